import { tour } from '#contract/RM/tour.ts'
import { ReferenceInput } from '#src/kit/input/ReferenceInput.tsx'
import { StepButtons } from '#src/kit/lifecycle/StepButtons.tsx'
import { Counters } from '#src/kit/list/Counters.tsx'
import { PrintAction } from '#src/kit/record/PrintAction.tsx'
import { DeleteAction, EditAction } from '#src/kit/record/RecordActions.tsx'
import { RecordAddress } from '#src/kit/record/RecordAddress.tsx'
import { resourceScreens } from '#src/kit/screens/resourceScreens.tsx'
import { useRecord } from '#src/kit/record/useRecord.ts'
import { AssigneesInput } from './AssigneesInput.tsx'
import { statusColors } from './colors.ts'
import { PlannedAt } from './PlannedAt.tsx'
import { Progress } from './Progress.tsx'
import { Route } from './Route.tsx'
import { RouteInput } from './RouteInput.tsx'
import { TourCard } from './TourCard.tsx'
import { TourTools } from './TourTools.tsx'

const flags = [{ counter: 'overdue', source: 'is_overdue', tone: 'red' }] as const

/** Tours: list, page and forms, and the short address of a tour. Both areas of retail management mount them. */
export const tourScreens = (area: 'RM' | 'RMHK') => ({
  tourScreens: screensOfTours(area, `${area}.tour`),
  TourAddress: () => <RecordAddress resource={`${area}/tour/list`} />,
})

const screensOfTours = (area: 'RM' | 'RMHK', texts: string) =>
  resourceScreens(tour, {
    status: 'status',
    looks: {
      status: { statusColors },
      template_id: {
        input: () => (
          <ReferenceInput
            source="template_id"
            filter={{ status: 'active', region: area === 'RM' ? 'CN' : 'HK' }}
          />
        ),
      },
    },
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
        render: (record) => <Progress of={record} texts={texts} />,
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
      actions: <TourTools area={area} />,
      above: <Counters source="status" statusColors={statusColors} flags={flags} />,
      views: [
        { name: `${texts}.views.mine`, filter: (me) => ({ assignee_ids: me }) },
        { name: `${texts}.views.today`, filter: { is_today: true } },
        { name: `${texts}.views.overdue`, filter: { is_overdue: true } },
      ],
    },
    table: { card: (record) => <TourCard tour={record} texts={texts} /> },
    form: [
      { title: `${texts}.group.plan`, fields: ['title', 'planned_at', AssigneesInput, 'template_id'] },
      { title: `${texts}.group.route`, fields: [() => <RouteInput texts={texts} />] },
    ],
    facts: ['tour_no', 'planned_at', 'assignee_ids'],
    buttons: Buttons,
    sections: [() => <Route texts={texts} />],
    aside: [
      {
        title: `${texts}.group.course`,
        fields: ['template_id', 'schedule_id', 'started_at', 'finished_at', 'cancel_reason', 'floor_ids'],
      },
    ],
  })

/** The step that usually comes next. */
const next: Readonly<Record<string, string>> = { planned: 'start', in_progress: 'finish' }

function Buttons() {
  const record = useRecord<typeof tour>()
  if (!record) return null
  const { status } = record
  return (
    <>
      <StepButtons steps={['start', 'finish', 'cancel']} primary={[next[status] ?? '']} />
      {['planned', 'in_progress'].includes(status) && <EditAction isPrimary={false} />}
      {['planned', 'cancelled'].includes(status) && <DeleteAction />}
      <PrintAction />
    </>
  )
}
