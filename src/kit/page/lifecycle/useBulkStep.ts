import { useState } from 'react'
import { useListContext } from 'react-admin'
import { useSelection } from '#src/kit/table/selection/selection.ts'
import { succeeded, useEachRecord } from '#src/kit/table/selection/useEachRecord.ts'
import { useTakeStep } from './useTakeStep.ts'

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
  const { outcomes, phase, run: runEach, stop } = useEachRecord()

  async function run(taken: Readonly<Record<string, unknown>>): Promise<void> {
    await runEach(ids, (id) => take(String(id), step, taken))
    void refetch()
  }

  function close() {
    stop()
    if (phase === 'running') return
    tick(succeeded(outcomes), false)
    onClose()
  }

  return { ids, outcomes, phase, run, close }
}
