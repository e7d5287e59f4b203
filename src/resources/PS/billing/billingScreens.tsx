import { billingLine } from '#contract/PS/billingLine.ts'
import { billingRun } from '#contract/PS/billingRun.ts'
import { useRecord } from '#src/kit/base/resource/useRecord.ts'
import { resourceScreens } from '#src/kit/page/screens/resourceScreens.tsx'
import { RelatedRecords } from '#src/kit/page/record/RelatedRecords.tsx'
import { LineRow } from './LineRow.tsx'
import { RunButtons } from './RunButtons.tsx'
import { RunList, runLooks } from './RunList.tsx'
import { RunTotals } from './RunTotals.tsx'

/** Billing runs: what each comes to, and its first lines. */
export const billingScreens = resourceScreens(billingRun, {
  status: 'status',
  looks: runLooks,
  list: RunList,
  facts: ['kind', 'stat_month', 'to_month'],
  buttons: RunButtons,
  sections: [RunTotals],
  related: Lines,
  aside: [
    {
      title: 'PS.billing.decisions',
      fields: ['payment_days', 'calculated_at', 'reviewed_by', 'issued_by', 'issued_at', 'reason'],
    },
  ],
})

/** Calculating writes the lines without telling of each, so they are read when it has ended. */
function Lines() {
  const calculated = useRecord<typeof billingRun>()?.calculated_at ?? null
  if (calculated === null) return null
  return (
    <RelatedRecords
      key={calculated}
      title="PS.billing.lines"
      contract={billingLine}
      by="run_id"
      empty="PS.billing.no_lines"
      render={(line) => <LineRow line={line} />}
    />
  )
}
