import { reportSchedule } from '#contract/reports/reportSchedule.ts'
import { NameField } from '#src/kit/field/NameField.tsx'
import { resourceScreens } from '#src/kit/screens/resourceScreens.tsx'
import { LatestFiles } from './LatestFiles.tsx'
import { ScheduleActions } from './ScheduleActions.tsx'

const lastColors = { done: 'green', failed: 'red' } as const

/** The reports that are sent to the user: when, what was sent last, and why not. */
export const scheduleScreens = resourceScreens(reportSchedule, {
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
  buttons: ScheduleActions,
  form: [
    {
      title: 'reports.schedule.when',
      fields: ['repeats', 'weekday', 'day', 'at_time', 'format', 'is_paused'],
    },
  ],
  sections: [
    {
      title: 'reports.schedule.when',
      fields: ['site', 'repeats', 'weekday', 'day', 'at_time', 'timezone', 'format', 'is_paused'],
    },
    {
      title: 'reports.schedule.result',
      fields: ['next_at', 'last_at', 'last_state', 'last_reason'],
    },
  ],
  related: LatestFiles,
})
