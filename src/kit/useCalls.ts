import { createContext, useContext } from 'react'
import type { Calls } from '#src/providers/calls.ts'

/** The application fills it. */
export const CallsContext = createContext<Calls | null>(null)

/** The generic calls, for screens that do not go through react-admin. Throws outside of the console. */
export function useCalls(): Calls {
  const calls = useContext(CallsContext)
  if (!calls) throw new Error('There is no back end here')
  return calls
}
