import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { mayRecalculate } from '#contract/PS/retailCalculation.ts'
import { ActionButton } from '#src/kit/record/RecordActions.tsx'
import { PlainPage } from '#src/kit/record/PlainPage.tsx'
import { useCan } from '#src/kit/subject.ts'
import { Locks } from './Locks.tsx'
import { RunHistory } from './RunHistory.tsx'
import { RunStatus } from './RunStatus.tsx'
import { StartRun } from './StartRun.tsx'
import { useRun } from './useRun.ts'

/** Recalculates retail performance: the current run, all runs, and the months that are locked. */
export function Recalculation() {
  const translate = useTranslate()
  const [isAsking, setAsking] = useState(false)
  const isAllowed = useCan(mayRecalculate)
  const run = useRun()
  const start = (
    <ActionButton isPrimary reason={undefined} onClick={() => setAsking(true)}>
      {translate('PS.recalculation.start')}
    </ActionButton>
  )
  return (
    <PlainPage title="PS.recalculation.title" actions={isAllowed ? start : undefined}>
      <RunStatus run={run} />
      <RunHistory />
      <Locks />
      {isAsking && <StartRun onStarted={run.retry} onClose={() => setAsking(false)} />}
    </PlainPage>
  )
}
