import { sql } from 'kysely'
import type { z } from 'zod'
import { occupancy } from '#contract/reports/report.ts'
import type { Context } from '#server/engine/context.ts'
import { route } from '#server/http/handler.ts'
import { shipsOn, unitsOn, type ReportQuery } from './unitsOn.ts'

type Reply = z.infer<typeof occupancy.reply>
type Row = Reply['list'][number]

/** How much of each floor, and of all of them, is let on a day. */
export const occupancyRoute = route(occupancy, async ({ query, reading }) =>
  reading(async (context) => {
    const { list, summary } = await occupancyOf(context, query)
    return { data: { list, total: list.length, summary } }
  }),
)

/** The occupancy of each floor, and of all of them. */
export async function occupancyOf(context: Context, query: ReportQuery) {
  const { rows } = await sql<Row & { is_total: boolean }>`
      with unit as ${unitsOn(context, query)}, ship as ${shipsOn(context, query)}, filled as (
        select unit.*, (select case when count(*) > 0 then least(1, sum(share_ratio)) end from ship where ship.store_id = unit.store_id) as share from unit
      )
      select site, floor_id, grouping(site) = 1 as is_total, count(*)::int as stores,
        count(*) filter (where share is null)::int as vacant, coalesce(sum(area), 0) as lettable_area,
        coalesce(round(sum(area * share), 2), 0) as leased_area,
        round(coalesce(sum(area * share), 0) / nullif(sum(area), 0), 6) as occupancy_rate
      from filled group by grouping sets ((site, floor_id), ())
      order by site, (select "order" from floor where floor._id = floor_id), floor_id`.execute(context.db)
  const list = rows.flatMap(({ is_total, ...row }) => (is_total ? [] : [row]))
  const total = rows.find(({ is_total }) => is_total)
  if (!total) throw new Error('The totals of units are always one row.')
  const { stores, vacant, lettable_area, leased_area, occupancy_rate } = total
  const summary = { stores, vacant, lettable_area, leased_area, occupancy_rate }
  return { list, summary }
}
