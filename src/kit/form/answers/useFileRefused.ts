import { useCallback } from 'react'
import { useNotify } from 'react-admin'
import { failureOf } from '#src/kit/base/call/failureOf.ts'

/** Returns a function that tells the user which file of an answer the server refused, and why. */
export function useFileRefused(): (file: File, error: unknown) => void {
  const notify = useNotify()
  return useCallback(
    ({ name }: File, error: unknown) => {
      const { isSilent, message } = failureOf(error)
      const reason = isSilent ? '' : message
      notify('atrium.answers.file_refused', { type: 'error', messageArgs: { name, reason } })
    },
    [notify],
  )
}
