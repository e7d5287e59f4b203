import { useRef, useState } from 'react'
import { useListContext } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { failureOf } from '#src/kit/state/failureOf.ts'
import { useSelection } from '#src/kit/selection/selection.ts'
import { useTakeStep } from './useTakeStep.ts'

/** The result of the step for one record; without `refusal` it succeeded. */
export interface Outcome {
  readonly id: RaRecord['id']
  /** The server's message; may be empty. */
  readonly refusal?: string
}

/**
 * Takes a step of each selected record, one after another. Records that took it are deselected when the
 * dialog closes.
 */
export function useBulkStep(step: string, onClose: () => void) {
  const { refetch } = useListContext()
  const { ids: ticked, tick } = useSelection()
  // The selection when the dialog opens.
  const [ids] = useState(() => [...(ticked ?? [])])
  const take = useTakeStep()
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([])
  const [phase, setPhase] = useState<'asking' | 'running' | 'over'>('asking')
  const isStopped = useRef(false)

  async function run(taken: Readonly<Record<string, unknown>>): Promise<void> {
    if (phase !== 'asking') return
    setPhase('running')
    for (const id of ids) {
      if (isStopped.current) break
      const outcome = await take(String(id), step, taken).then(
        (): Outcome => ({ id }),
        (error: unknown): Outcome => ({ id, refusal: failureOf(error).message }),
      )
      setOutcomes((known) => [...known, outcome])
    }
    setPhase('over')
    void refetch()
  }

  function close() {
    isStopped.current = true
    if (phase === 'running') return
    tick(
      outcomes.filter(({ refusal }) => refusal === undefined).map(({ id }) => id),
      false,
    )
    onClose()
  }

  return { ids, outcomes, phase, run, close }
}
