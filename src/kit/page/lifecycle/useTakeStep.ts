import { useCallback } from 'react'
import { saveCall } from '#contract/resourceCalls.ts'
import { useBackEnd } from '#src/kit/base/call/callsContext.ts'
import { useContract } from '#src/kit/base/resource/contractOf.ts'

/**
 * Takes a step of a record of the current resource, with the step's input, and returns the changed record.
 * Rejects on failure.
 */
export function useTakeStep() {
  const contract = useContract()
  const { send } = useBackEnd()
  return useCallback(
    (id: string, step: string, taken: object): Promise<Readonly<Record<string, unknown>>> =>
      send(saveCall(contract), { query: { cond: { _id: id } }, body: { action: step, ...taken } }),
    [send, contract],
  )
}
