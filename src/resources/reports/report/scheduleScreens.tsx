import { reportSchedule } from '#contract/reports/reportSchedule.ts'
import { resourceScreens } from '#src/kit/page/screens/resourceScreens.tsx'
import { LatestFiles } from './LatestFiles.tsx'
import { ScheduleActions } from './ScheduleActions.tsx'
import { ScheduleList } from './ScheduleList.tsx'

/** The reports that are sent to the user: when, what was sent last, and why not. */
export const scheduleScreens = resourceScreens(reportSchedule, {
  list: ScheduleList,
  buttons: ScheduleActions,
  form: [
    {
      title: 'reports.schedule.when',
      fields: [
        'repeats',
        'weekday',
        'day',
        'at_time',
        'format',
        'recipients',
        'recipient_roles',
        'is_paused',
      ],
    },
  ],
  sections: [
    {
      title: 'reports.schedule.when',
      fields: [
        'site',
        'repeats',
        'weekday',
        'day',
        'at_time',
        'timezone',
        'format',
        'recipients',
        'recipient_roles',
        'is_paused',
      ],
    },
    {
      title: 'reports.schedule.result',
      fields: ['next_at', 'last_at', 'last_state', 'last_reason'],
    },
  ],
  related: LatestFiles,
})
