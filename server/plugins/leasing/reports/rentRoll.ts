import { sql } from 'kysely'
import type { z } from 'zod'
import { rentRoll } from '#contract/reports/report.ts'
import type { Context } from '#server/engine/context.ts'
import { labelOf } from '#server/engine/labelOf.ts'
import { naturalOrder } from '#server/engine/naturalOrder.ts'
import { route } from '#server/http/handler.ts'
import { isLeaseOf } from '#server/plugins/leasing/leases/leaseSql.ts'
import { seesAmounts } from '#server/plugins/leasing/leases/leaseTotalsSql.ts'
import { totalsOn } from './totalsOn.ts'
import { leasesOn, shipsOn, unitsOn, type ReportQuery } from './unitsOn.ts'

type Line = z.infer<typeof rentRoll.reply>['list'][number]

/** Every unit of a day with its tenants and their terms. */
export const rentRollRoute = route(rentRoll, async ({ query, reading }) =>
  reading(async (context) => {
    const list = await rentRollLines(context, query)
    const vacant = list.filter(({ tenant_ship_id }) => tenant_ship_id === null)
    const vacant_area = vacant.reduce((sum, { area }) => sum + Math.round(area * 100), 0) / 100
    return {
      data: { list, total: list.length, summary: { ...(await totalsOn(context, query)), vacant_area } },
    }
  }),
)

/** The lines of a rent roll: a tenant of a unit, or a vacant unit. */
export async function rentRollLines(context: Context, query: ReportQuery): Promise<Line[]> {
  const amount = (value: ReturnType<typeof sql>) => sql`case when ${seesAmounts(context)} then ${value} end`
  const { rows } = await sql<Line>`
    with unit as materialized ${unitsOn(context, query)}, ship as materialized ${shipsOn(context, query)},
      lease as materialized ${leasesOn(context, query)},
      mine as (
        select distinct on (ship._id) ship._id as tenant_ship_id, lease.* from ship
        join (select lease.*, unnest(store_ids) as of_store from lease) lease
          on of_store = ship.store_id and ${isLeaseOf(sql`ship`, sql`lease`)}
        order by ship._id, lease._id = ship.lease_ship_id desc, lease.start_date desc, lease._id
      ), whole as (
        select part._id, sum(unit.area) as area
        from (select distinct _id, unnest(store_ids) as store_id from lease) part join unit using (store_id)
        group by part._id
      )
    select unit.site, unit.store_id, unit.store_no, unit.floor_id,
      round(unit.area * coalesce(ship.share_ratio, 1), 2) as area, ship._id as tenant_ship_id,
      ship.brand_id, brand.category_id, ship.company_id, ship.trade_name, ship.status_on as status, lease._id as lease_ship_id,
      case when brand._id is not null then ${labelOf('brand')} end as brand,
      lease.contract_no, lease.status_on as lease_status, coalesce(lease.start_date, ship.start_date) as start_date,
      coalesce(lease.last_day, ship.end_date) as end_date, lease.rent_model,
      ${amount(sql`round(lease.base * portion, 2)`)} as base_rent_month, lease.currency,
      ${amount(sql`round(lease.base / lease.area_on, 2)`)} as base_rent_per_m2,
      ${amount(sql`round(lease.mgmt_fee_per_m2 * lease.area_on * portion, 2)`)} as mgmt_fee_month,
      ${amount(sql`round(lease.promo_fee_per_m2 * lease.area_on * portion, 2)`)} as promo_fee_month,
      ${amount(sql`round(lease.deposit * portion, 2)`)} as deposit
    from unit left join ship on ship.store_id = unit.store_id left join mine lease on lease.tenant_ship_id = ship._id
    left join whole on whole._id = lease._id left join brand on brand._id = ship.brand_id
    cross join lateral (select unit.area / nullif(whole.area, 0) as portion) part
    join floor on floor._id = unit.floor_id
    order by unit.site, floor."order", ${naturalOrder('unit.store_no')}, ship.start_date, ship._id`.execute(
    context.db,
  )
  return rows
}
