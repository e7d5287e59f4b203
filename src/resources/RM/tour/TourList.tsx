import { tour } from '#contract/RM/tour.ts'
import { Counters } from '#src/kit/table/list/Counters.tsx'
import { listOf } from '#src/kit/page/screens/listOf.tsx'
import { statusColors } from './colors.ts'
import { PlannedAt } from './PlannedAt.tsx'
import { Progress } from './Progress.tsx'
import { TourCard } from './TourCard.tsx'
import { TourTools } from './TourTools.tsx'

const flags = [{ counter: 'overdue', source: 'is_overdue', tone: 'red' }] as const

/** The tours of an area, the latest first. */
export const TourList = listOf(tour, {
  looks: { status: { statusColors } },
  columns: [
    { source: 'title', width: 160, grows: true },
    { source: 'tour_no', width: 140 },
    { source: 'planned_at', width: 150, render: (record) => <PlannedAt tour={record} /> },
    { source: 'status', width: 100 },
    {
      source: 'checked_count',
      width: 130,
      align: 'start',
      sortable: false,
      render: (record) => <Progress of={record} />,
    },
    { source: 'assignee_ids', width: 170 },
    { source: 'floor_ids', width: 140 },
    { source: 'schedule_id', width: 140 },
    { source: 'started_at', width: 140, hidden: true },
    { source: 'finished_at', width: 140, hidden: true },
  ],
  filters: ['floor_ids', 'assignee_ids'],
  more: ['status', 'schedule_id', 'store_ids', 'planned_at', 'started_at', 'finished_at'],
  sort: { field: 'planned_at', order: 'DESC' },
  page: {
    actions: <TourTools />,
    above: <Counters source="status" statusColors={statusColors} flags={flags} />,
    views: [
      { name: 'RM.tour.views.mine', filter: (me) => ({ assignee_ids: me }) },
      { name: 'RM.tour.views.today', filter: { is_today: true } },
      { name: 'RM.tour.views.overdue', filter: { is_overdue: true } },
    ],
  },
  table: { card: (record) => <TourCard tour={record} /> },
})
