import { sql } from 'kysely'
import type { z } from 'zod'
import { evaluate, signedIn } from '#contract/access.ts'
import { floor } from '#contract/brandDB/floor.ts'
import { site } from '#contract/common/site.ts'
import { livingFloor } from '#contract/leasing/livingFloor.ts'
import { tourProblem } from '#contract/RM/tourProblem.ts'
import { ApiError } from '#contract/reply.ts'
import type { Context } from '#server/engine/context.ts'
import { naturalOrder } from '#server/engine/naturalOrder.ts'
import { openedBy, visibleTable } from '#server/engine/visible.ts'
import { route } from '#server/http/handler.ts'
import { seesAmounts } from '#server/plugins/leasing/leases/leaseTotalsSql.ts'
import {
  leasesOf,
  lettingOf,
  months,
  openProblems,
  salesOf,
  storesOf,
  tenanciesOf,
  unitsOf,
} from './floorSql.ts'

type Reply = z.infer<typeof livingFloor.reply>

/** The units of a floor month by month. */
export const livingFloorRoute = route(livingFloor, async ({ query, reading }) => ({
  data: await reading(async (context) => {
    const at = await siteOf(context, query.floor_id)
    const sees = seenBy(context, at._id)
    const list = await readMonths(context, { ...query, ...at, sees })
    const units = await readUnits(context, list)
    return { units, list, total: list.length, currency: at.currency, sees }
  }),
}))

interface FloorQuery {
  readonly floor_id: string
  readonly from_month: string
  readonly to_month: string
  /** The site of the floor, and its time zone. */
  readonly _id: string
  readonly timezone: string
  readonly sees: Reply['sees']
}

/** The site of a floor. Throws if the person sees no such floor. */
async function siteOf(context: Context, id: string) {
  const { rows } = await sql<{ _id: string; currency: string; timezone: string }>`
    select site._id, site.currency, site.timezone from ${visibleTable(openedBy(floor, signedIn), context)}
    join ${visibleTable(openedBy(site, signedIn), context)} on site._id = floor.site where floor._id = ${id}`.execute(
    context.db,
  )
  const [found] = rows
  if (!found) throw new ApiError('not_found')
  return found
}

/** Which figures a person sees at a site. Which problems they see depends on the problem. */
const seenBy = ({ who, ...context }: Context, at: string): Reply['sees'] => ({
  sales: evaluate('perf.view', who) === 'yes',
  rents: seesAmounts({ ...context, who }),
  problems: evaluate(tourProblem.can.view, { ...who, site: at }) !== 'no',
})

async function readMonths(context: Context, query: FloorQuery): Promise<Reply['list']> {
  const { sees } = query
  const { rows } = await sql<Reply['list'][number]>`
    with month as ${months(context, query)}, unit as materialized ${unitsOf(context, query.floor_id)},
      tenancy as materialized ${tenanciesOf(context)}, lease as ${leasesOf(context)}, letting as ${lettingOf(context, sees)},
      sale as ${salesOf(context, query._id)}, problem as ${openProblems(context, query.timezone)}
    select unit.store_id, unit.stat_month, unit.day, unit.area, coalesce(letting.tenants, '[]') as tenants,
      case when ${sees.sales} then sale.density end as sales_density,
      round(letting.base / nullif(unit.area, 0), 2) as base_rent_per_m2,
      case when ${sees.problems} then coalesce(problem.count, 0) end as open_problems
    from unit left join letting using (store_id, stat_month) left join sale using (store_id, stat_month)
    left join problem using (store_id, stat_month)
    order by unit.stat_month, ${naturalOrder('unit.store_no')}, unit.store_id`.execute(context.db)
  return rows
}

/** The units that exist in one of the months, with their outlines. */
async function readUnits(context: Context, list: Reply['list']): Promise<Reply['units']> {
  const ids = [...new Set(list.map(({ store_id }) => store_id))]
  const { rows } = await sql<Reply['units'][number]>`
    select _id as store_id, store_no, plan_polygon as outline from ${storesOf(context)}
    where _id = any(${ids}) order by ${naturalOrder('store_no')}, _id`.execute(context.db)
  return rows
}
