import { tour } from '#contract/RM/tour.ts'
import { tourSchedule } from '#contract/RM/tourSchedule.ts'
import { formatDate } from '#src/kit/value/field/formatDate.ts'
import { DaysInput } from '#src/kit/form/input/DaysInput.tsx'
import { ReferenceInput } from '#src/kit/form/input/ReferenceInput.tsx'
import { RelatedRecords } from '#src/kit/page/record/RelatedRecords.tsx'
import { TimeInput } from '#src/kit/form/input/TimeInput.tsx'
import { resourceScreens } from '#src/kit/page/screens/resourceScreens.tsx'
import { AssigneesInput } from '#src/resources/RM/tour/AssigneesInput.tsx'
import { problemColors, scheduleList } from './ScheduleList.tsx'
import { Weekdays } from './Weekdays.tsx'
import { WeekdaysInput } from './WeekdaysInput.tsx'

/** Schedules of tours: list, page and forms. Both areas of retail management mount them. */
export function scheduleScreens(area: 'RM' | 'RMHK') {
  const texts = `${area}.tourSchedule`
  const templates = { status: 'active', region: area === 'RM' ? 'CN' : 'HK' }
  return resourceScreens(tourSchedule, {
    looks: {
      plan_problem: { statusColors: problemColors },
      weekdays: {
        render: (days) => <Weekdays days={days} texts={texts} />,
        input: () => <WeekdaysInput texts={texts} />,
      },
      time: { input: () => <TimeInput source="time" /> },
      holidays: { input: () => <DaysInput source="holidays" /> },
      template_id: { input: () => <ReferenceInput source="template_id" filter={templates} /> },
      assignee_ids: { input: () => <AssigneesInput isRequired={false} /> },
    },
    list: scheduleList(texts),
    facts: ['time', 'starts_on', 'ends_on', 'plan_problem', 'plan_failed_at'],
    form: [
      {
        title: `${texts}.group.when`,
        fields: ['title', 'weekdays', 'time', 'starts_on', 'ends_on', 'holidays', 'is_paused'],
      },
      { title: `${texts}.group.who`, fields: ['assignee_ids', 'department'] },
      { title: `${texts}.group.where`, fields: ['floor_ids', 'store_ids', 'template_id'] },
    ],
    related: () => <Tours texts={texts} />,
  })
}

/** The tours that it has planned, the latest first. */
const Tours = ({ texts }: { readonly texts: string }) => (
  <RelatedRecords
    title={`${texts}.group.tours`}
    contract={tour}
    by="schedule_id"
    sort={{ field: 'planned_at', order: 'DESC' }}
    empty={`${texts}.no_tours`}
    renderBeside={({ planned_at, status }, { words }) =>
      `${formatDate(planned_at, 'YYYY/M/D HH:mm')} · ${words.choice('status', status)}`
    }
  />
)
