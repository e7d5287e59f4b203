import { useCallback } from 'react'
import { useContract } from '#src/kit/contractOf.ts'
import { answerOf } from '#src/kit/answerOf.ts'
import { useCalls } from '#src/kit/useCalls.ts'

/** Takes a step of one record of the resource on screen, with what it takes, and returns the record. Rejects on failure. */
export function useTakeStep() {
  const { path } = useContract()
  const calls = useCalls()
  return useCallback(
    (id: string, step: string, taken: object): Promise<Readonly<Record<string, unknown>>> =>
      answerOf(calls, {
        method: 'PUT',
        path,
        query: { cond: { _id: id } },
        body: { action: step, ...taken },
      }),
    [calls, path],
  )
}
