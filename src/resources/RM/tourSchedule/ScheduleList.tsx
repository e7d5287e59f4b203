import { tourSchedule } from '#contract/RM/tourSchedule.ts'
import { listOf } from '#src/kit/page/screens/listOf.tsx'
import { Weekdays } from './Weekdays.tsx'

/** What keeps a schedule from planning tours. */
export const problemColors = {
  no_people: 'red',
  no_shops: 'red',
  too_many_shops: 'red',
  no_checklist: 'red',
  route: 'red',
} as const

/** Schedules of tours. */
export const ScheduleList = listOf(tourSchedule, {
  looks: {
    plan_problem: { statusColors: problemColors },
    weekdays: { render: (days) => <Weekdays days={days} /> },
  },
  columns: [
    { source: 'title', width: 180, grows: true },
    { source: 'weekdays', width: 180, sortable: false },
    { source: 'time', width: 80 },
    { source: 'assignee_ids', width: 170 },
    { source: 'department', width: 120, hidden: true },
    { source: 'floor_ids', width: 120 },
    { source: 'is_paused', width: 80 },
    { source: 'plan_problem', width: 150 },
    { source: 'starts_on', width: 110 },
    { source: 'ends_on', width: 110, hidden: true },
  ],
  filters: ['is_paused', 'assignee_ids', 'plan_problem'],
})
