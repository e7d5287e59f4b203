import { useRef } from 'react'

/**
 * Returns an idempotency key for the content to send: the same content sent again (because a reply was lost)
 * has the same key, so that the server creates only one record.
 */
export function useRetryKey(): (data: object) => string {
  const last = useRef({ content: '', key: '' })
  return (data) => {
    const content = JSON.stringify(data)
    if (content !== last.current.content) last.current = { content, key: randomKey() }
    return last.current.key
  }
}

// randomUUID exists only on https and localhost, but a console in a local network may use plain http.
/** A new idempotency key. */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
