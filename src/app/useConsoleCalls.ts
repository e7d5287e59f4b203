import { useMemo } from 'react'
import { useNotify } from '#src/kit/base/text/useNotify.ts'
import { createCalls } from '#src/providers/calls.ts'
import type { ConsoleParts } from './startConsole.ts'

/** The calls of the console, whose failures are shown as toasts. */
export function useConsoleCalls({ http, site, signIn }: ConsoleParts) {
  const notify = useNotify()
  return useMemo(
    () =>
      createCalls({
        http,
        site,
        notify: (message) => notify(message, { type: 'error', messageArgs: { _: message } }),
        onSignedOut: signIn.expire,
      }),
    [http, site, notify, signIn],
  )
}
