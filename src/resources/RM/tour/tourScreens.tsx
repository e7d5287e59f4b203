import { tour } from '#contract/RM/tour.ts'
import { ReferenceInput } from '#src/kit/form/input/ReferenceInput.tsx'
import { StepButtons } from '#src/kit/page/lifecycle/StepButtons.tsx'
import { PrintAction } from '#src/kit/page/record/PrintAction.tsx'
import { DeleteAction, EditAction } from '#src/kit/page/record/RecordActions.tsx'
import { RecordAddress } from '#src/kit/page/record/RecordAddress.tsx'
import { useRecord } from '#src/kit/base/resource/useRecord.ts'
import { resourceScreens } from '#src/kit/page/screens/resourceScreens.tsx'
import { AssigneesInput } from './AssigneesInput.tsx'
import { statusColors } from './colors.ts'
import { Route } from './Route.tsx'
import { RouteInput } from './ShopsByFloor.tsx'
import { tourList } from './TourList.tsx'

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
    list: tourList(area),
    form: [
      { title: `${texts}.group.plan`, fields: ['title', 'planned_at', AssigneesInput, 'template_id'] },
      { title: `${texts}.group.route`, fields: [RouteInput] },
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

function Buttons() {
  const record = useRecord<typeof tour>()
  if (!record) return null
  const { status } = record
  return (
    <>
      <StepButtons steps={['start', 'finish', 'cancel']} />
      {['planned', 'in_progress'].includes(status) && <EditAction isPrimary={false} />}
      {['planned', 'cancelled'].includes(status) && <DeleteAction />}
      <PrintAction />
    </>
  )
}
