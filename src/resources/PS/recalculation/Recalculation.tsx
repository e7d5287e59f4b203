import { useState } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { month } from '#contract/month.ts'
import { mayRecalculate } from '#contract/PS/retailCalculation.ts'
import { ActionButton } from '#src/kit/page/record/RecordActions.tsx'
import { PlainPage } from '#src/kit/value/frame/PlainPage.tsx'
import { usePageChoices } from '#src/kit/page/statistics/usePageChoices.ts'
import { useCan } from '#src/kit/base/person/subject.ts'
import { Locks } from './Locks.tsx'
import { RunHistory } from './RunHistory.tsx'
import { RunStatus } from './RunStatus.tsx'
import { StartRun } from './StartRun.tsx'
import { useRun } from './useRun.ts'

/** Recalculates retail performance: the current run, all runs, and the months that are locked. */
export function Recalculation() {
  const translate = useTranslate()
  // A link to months that are out of date opens the question for them.
  const { text } = usePageChoices()
  const [from, to] = [text('from'), text('to')]
  const [isAsking, setAsking] = useState(from !== '')
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
      {isAllowed && isAsking && (
        <StartRun
          months={isMonth(from) && isMonth(to) ? { from_month: from, to_month: to } : undefined}
          onStarted={run.retry}
          onClose={() => setAsking(false)}
        />
      )}
    </PlainPage>
  )
}

const isMonth = (typed: string): boolean => month.safeParse(typed).success
