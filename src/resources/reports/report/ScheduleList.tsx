import { reportSchedule } from '#contract/reports/reportSchedule.ts'
import { NameField } from '#src/kit/value/field/NameField.tsx'
import { listOf } from '#src/kit/page/screens/listOf.tsx'

const lastColors = { done: 'green', failed: 'red' } as const

/** The reports that are sent to the user. */
export const ScheduleList = listOf(reportSchedule, {
  columns: [
    {
      source: 'name',
      width: 180,
      grows: true,
      sortable: false,
      render: (record) => <NameField record={record} />,
    },
    { source: 'site', width: 120 },
    { source: 'repeats', width: 100 },
    { source: 'at_time', width: 80 },
    { source: 'next_at', width: 150 },
    { source: 'last_at', width: 150 },
    { source: 'last_state', width: 110, statusColors: lastColors },
    { source: 'last_reason', width: 160, grows: true },
    { source: 'is_paused', width: 90 },
  ],
  filters: ['repeats', 'is_paused', 'last_state'],
  sort: { field: 'next_at', order: 'ASC' },
})
