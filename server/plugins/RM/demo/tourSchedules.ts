import { commonColumns, siteDay } from '#server/demo/commonColumns.ts'
import { momentOf } from '#server/demo/calendar.ts'
import type { DemoSite } from '#server/demo/sites.ts'
import type { DemoTour } from './tours.ts'

/** The id of the schedule of a site. */
export const scheduleIdOf = ({ code }: Pick<DemoSite, 'code'>): string => `TS-${code}`

/** A weekly tour at every site, of which the next one is planned already. */
export const tourSchedules = (tours: readonly DemoTour[], createdAt: number) =>
  tours.flatMap(({ row, site, day }) =>
    'schedule_id' in row
      ? {
          _id: scheduleIdOf(site),
          site: site._id,
          title: row.title,
          assignee_ids: row.assignee_ids,
          store_ids: row.store_ids,
          weekdays: [new Date(`${day}T00:00:00Z`).getUTCDay() || 7],
          time: '14:30',
          starts_on: siteDay(Math.max(createdAt, momentOf(day) - 28 * 86_400)),
          holidays: ['2027-01-01'],
          ...commonColumns(createdAt),
        }
      : [],
  )
