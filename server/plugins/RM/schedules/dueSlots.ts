import { sql } from 'kysely'
import { tourSchedule } from '#contract/RM/tourSchedule.ts'
import type { Context } from '#server/engine/context.ts'
import { todaySql } from '#server/engine/today.ts'
import { visibleTable } from '#server/engine/visible.ts'
import type { ScheduleRow } from './scheduleRow.ts'

/** A tour that a schedule should have on a day. */
export interface Slot extends ScheduleRow {
  /** At the site, `YYYY-MM-DD`. */
  readonly day: string
  readonly planned_at: number
}

/** The tours at a site that were not planned yet, for this many days from now on, today included. */
export async function dueSlots(context: Context, site: string, days: number): Promise<readonly Slot[]> {
  const { rows } = await sql<Slot>`
    select tour_schedule.*, day::date::text as day, planned_at
    from ${visibleTable(tourSchedule, context, { site })} join site at on at._id = tour_schedule.site
    cross join generate_series(${todaySql(context)}, ${todaySql(context)} + ${days - 1}::int, '1 day') day
    cross join lateral (
      select extract(epoch from (day::date + time::time) at time zone at.timezone)::int8 as planned_at) moment
    where not is_paused and planned_at > ${context.now}
      and day between starts_on and coalesce(ends_on, 'infinity')
      and weekdays @> to_jsonb(extract(isodow from day)::int) and day::date::text <> all(holidays)
      and not exists (select from tour where schedule_id = tour_schedule._id and schedule_day = day::date)
    order by planned_at, tour_schedule._id`.execute(context.db)
  return rows
}
