import { tour } from '#contract/RM/tour.ts'
import { tourSchedule } from '#contract/RM/tourSchedule.ts'
import { formatDate } from '#src/kit/value/field/formatDate.ts'
import { DaysInput } from '#src/kit/form/input/DaysInput.tsx'
import { TemplateInput } from '#src/resources/RM/tourTemplate/TemplateInput.tsx'
import { RelatedRecords } from '#src/kit/page/record/RelatedRecords.tsx'
import { TimeInput } from '#src/kit/form/input/TimeInput.tsx'
import { resourceScreens } from '#src/kit/page/screens/resourceScreens.tsx'
import { AssigneesInput } from '#src/resources/RM/tour/AssigneesInput.tsx'
import { problemColors, ScheduleList } from './ScheduleList.tsx'
import { Weekdays } from './Weekdays.tsx'
import { WeekdaysInput } from './WeekdaysInput.tsx'

/** Schedules of tours: list, page and forms. */
export const scheduleScreens = resourceScreens(tourSchedule, {
  looks: {
    plan_problem: { statusColors: problemColors },
    weekdays: {
      render: (days) => <Weekdays days={days} />,
      input: WeekdaysInput,
    },
    time: { input: () => <TimeInput source="time" /> },
    holidays: { input: () => <DaysInput source="holidays" /> },
    template_id: { input: TemplateInput },
    assignee_ids: { input: () => <AssigneesInput isRequired={false} /> },
  },
  list: ScheduleList,
  facts: ['time', 'starts_on', 'ends_on', 'plan_problem', 'plan_failed_at'],
  form: [
    {
      title: 'RM.tourSchedule.group.when',
      fields: ['title', 'weekdays', 'time', 'starts_on', 'ends_on', 'holidays', 'is_paused'],
    },
    { title: 'RM.tourSchedule.group.who', fields: ['assignee_ids', 'department'] },
    { title: 'RM.tourSchedule.group.where', fields: ['floor_ids', 'store_ids', 'template_id'] },
  ],
  related: Tours,
})

/** The tours that it has planned, the latest first. */
function Tours() {
  return (
    <RelatedRecords
      title="RM.tourSchedule.group.tours"
      contract={tour}
      by="schedule_id"
      sort={{ field: 'planned_at', order: 'DESC' }}
      empty="RM.tourSchedule.no_tours"
      renderBeside={({ planned_at, status }, { words }) =>
        `${formatDate(planned_at, 'YYYY/M/D HH:mm')} · ${words.choice('status', status)}`
      }
    />
  )
}
