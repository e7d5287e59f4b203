import { createContext, useCallback, useContext } from 'react'
import { saveCall } from '#contract/resourceCalls.ts'
import { useBackEnd } from '#src/kit/base/call/callsContext.ts'
import { useContract } from '#src/kit/base/resource/contractOf.ts'

/** Takes a step of a record, with the step's input, and returns the changed record. */
export type TakeStep = (id: string, step: string, taken: object) => Promise<Readonly<Record<string, unknown>>>

/** Another way to take the steps in here, such as in the place of somebody who is away. */
export const TakeStepContext = createContext<TakeStep | null>(null)

/**
 * Takes a step of a record of the current resource, with the step's input, and returns the changed record.
 * Rejects on failure.
 */
export function useTakeStep(): TakeStep {
  const contract = useContract()
  const { send } = useBackEnd()
  const own = useCallback<TakeStep>(
    (id, step, taken) =>
      send(saveCall(contract), { query: { cond: { _id: id } }, body: { action: step, ...taken } }),
    [send, contract],
  )
  return useContext(TakeStepContext) ?? own
}
