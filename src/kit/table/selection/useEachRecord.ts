import { useRef, useState } from 'react'
import type { Identifier } from 'react-admin'
import { failureOf } from '#src/kit/base/call/failureOf.ts'

/** The result of an action for one record; without `refusal` it succeeded. */
export interface RecordOutcome {
  readonly id: Identifier
  /** The server's message; may be empty. */
  readonly refusal?: string
}

/** Acts on records one after another: they are independent, so a refused record does not affect the others. */
export function useEachRecord() {
  const [outcomes, setOutcomes] = useState<readonly RecordOutcome[]>([])
  const [phase, setPhase] = useState<'asking' | 'running' | 'over'>('asking')
  const isStopped = useRef(false)

  async function run(ids: readonly Identifier[], act: (id: Identifier) => Promise<unknown>): Promise<void> {
    if (phase !== 'asking') return
    setPhase('running')
    for (const id of ids) {
      if (isStopped.current) break
      const outcome = await act(id).then(
        (): RecordOutcome => ({ id }),
        (error: unknown): RecordOutcome => ({ id, refusal: failureOf(error).message }),
      )
      setOutcomes((known) => [...known, outcome])
    }
    setPhase('over')
  }

  const stop = () => {
    isStopped.current = true
  }
  return { outcomes, phase, run, stop }
}

/** The records whose action succeeded. */
export const succeeded = (outcomes: readonly RecordOutcome[]): readonly Identifier[] =>
  outcomes.filter(({ refusal }) => refusal === undefined).map(({ id }) => id)
