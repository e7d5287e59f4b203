import { tour } from '#contract/RM/tour.ts'
import { TemplateInput } from '#src/resources/RM/tourTemplate/TemplateInput.tsx'
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
import { TourList } from './TourList.tsx'

/** The short address of a tour. */
export const TourAddress = () => <RecordAddress resource="RM/tour/list" />

/** Tours: list, page and forms. */
export const tourScreens = resourceScreens(tour, {
  status: 'status',
  looks: {
    status: { statusColors },
    template_id: {
      input: TemplateInput,
    },
  },
  list: TourList,
  form: [
    { title: 'RM.tour.group.plan', fields: ['title', 'planned_at', AssigneesInput, 'template_id'] },
    { title: 'RM.tour.group.route', fields: [RouteInput] },
  ],
  facts: ['tour_no', 'planned_at', 'assignee_ids'],
  buttons: Buttons,
  sections: [Route],
  aside: [
    {
      title: 'RM.tour.group.course',
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
