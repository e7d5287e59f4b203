import { createContext, useContext } from 'react'
import type { Calls } from '#src/providers/calls.ts'

/** How calls are sent; null without a back end, as when the shell is rendered alone. */
export const CallsContext = createContext<Calls | null>(null)

/** Every way to send a call. */
export type BackEnd = Calls

/**
 * For code that decides at run time which call to send; use `useSend` for a call that is known. `send`
 * rejects like that of `useSend`, but without texts for the fields. The generic calls of a resource (`list`,
 * `one`, `id`, `create`, `update`, `remove`) and the calls for files (`download`, `upload`) never reject: a
 * failure goes to `onError`, or is shown in a toast, and the result is then `{}` (specification sections 7
 * and 8). Throws outside the console.
 */
export function useBackEnd(): BackEnd {
  const calls = useContext(CallsContext)
  if (!calls) throw new Error('Calls can be sent only inside the console.')
  return calls
}
