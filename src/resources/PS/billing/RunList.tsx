import { billingRun } from '#contract/PS/billingRun.ts'
import type { FieldLooks } from '#src/kit/form/FieldGroup.ts'
import { listOf } from '#src/kit/page/screens/listOf.tsx'
import { StartActions } from './StartActions.tsx'
import { runColors } from './colors.ts'

/** How fields of a run are shown where their kind alone is not enough. */
export const runLooks: FieldLooks<typeof billingRun> = {
  status: { statusColors: runColors },
  difference: { as: 'money' },
}

/** Billing runs, and how to start one. */
export const RunList = listOf(billingRun, {
  looks: runLooks,
  columns: [
    { source: 'run_no', width: 150 },
    { source: 'kind', width: 100 },
    { source: 'stat_month', width: 100 },
    { source: 'to_month', width: 100 },
    { source: 'status', width: 110 },
    { source: 'difference', width: 130, align: 'end', sortable: false },
    { source: 'created_by', width: 130, grows: true },
    { source: 'issued_by', width: 130 },
    { source: 'issued_at', width: 150 },
  ],
  filters: ['stat_month', 'kind', 'status'],
  page: {
    actions: <StartActions />,
    emptyAction: <StartActions />,
    views: [
      { name: 'PS.billing.views.open', filter: { status: ['draft', 'reviewed'] } },
      { name: 'PS.billing.views.to_issue', filter: { status: 'reviewed' } },
    ],
  },
})
