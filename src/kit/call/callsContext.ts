import { createContext, useContext } from 'react'
import type { Calls } from '#src/providers/calls.ts'

/** How calls are sent; null where there is no back end, as for a shell on its own. */
export const CallsContext = createContext<Calls | null>(null)

/** Sends any call of the contract, and says in a toast why one failed. */
export type BackEnd = Pick<Calls, 'send' | 'showFailure'>

/**
 * For code that chooses while it runs which call it sends; `useSend` is for one known call. Its `send` rejects as that of
 * `useSend` does, without sentences for the fields. Throws outside of the console.
 */
export function useBackEnd(): BackEnd {
  const calls = useContext(CallsContext)
  if (!calls) throw new Error('Calls can be sent only inside the console.')
  return calls
}
