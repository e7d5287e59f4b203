import { useRef } from 'react'

/**
 * A key for each content that is sent: the same content sent again (an answer was lost) has the same key, by which
 * the server makes one record and not two.
 */
export function useRetryKey(): (data: object) => string {
  const last = useRef({ content: '', key: '' })
  return (data) => {
    const content = JSON.stringify(data)
    if (content !== last.current.content) last.current = { content, key: randomKey() }
    return last.current.key
  }
}

// randomUUID exists only on https and localhost; a console in a local network may have neither.
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
