import { useEffect, useEffectEvent } from 'react'
import { useNotify } from '#src/kit/base/text/useNotify.ts'
import { failureOf } from './failureOf.ts'

/**
 * Also shows the error of a failed call as a toast if the page shows it in place (specification section 8).
 * Shows nothing for the end of the session, or for an error that is not from a call.
 */
export function useToastOf(error: unknown): void {
  const notify = useNotify()
  const tell = useEffectEvent((failed: unknown) => {
    const { message, isSilent } = failureOf(failed)
    if (message && !isSilent) notify(message, { type: 'error', messageArgs: { _: message } })
  })
  useEffect(() => tell(error), [error])
}
