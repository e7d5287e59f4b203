import { useEffect, useEffectEvent } from 'react'
import { useNotify } from 'react-admin'
import { failureOf } from './failureOf.ts'

/**
 * Shows what a failed call says as a toast too, where the page tells it in its place (specification section 8). Nothing for
 * the end of a session, which is no news to the person, nor for what is no call.
 */
export function useToastOf(error: unknown): void {
  const notify = useNotify()
  const tell = useEffectEvent((failed: unknown) => {
    const { message, isSilent } = failureOf(failed)
    if (message && !isSilent) notify(message, { type: 'error', messageArgs: { _: message } })
  })
  useEffect(() => tell(error), [error])
}
