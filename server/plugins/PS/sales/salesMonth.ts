import { sql } from 'kysely'
import { evaluate } from '#contract/access.ts'
import { brand } from '#contract/brandDB/brand.ts'
import { store } from '#contract/brandDB/store.ts'
import { tenantShip } from '#contract/leasing/tenantShip.ts'
import { salesMonth, type SalesRow, type SoldDay } from '#contract/PS/salesMonth.ts'
import { saleKeeper, tenantSale } from '#contract/PS/tenantSale.ts'
import type { Context } from '#server/engine/context.ts'
import { inScope, scopedTable } from '#server/engine/inScope.ts'
import { labelOf } from '#server/engine/labelOf.ts'
import { naturalOrder } from '#server/engine/naturalOrder.ts'
import { withOwnStores } from '#server/engine/ownStores.ts'
import { requireSite } from '#server/engine/scope.ts'
import { today } from '#server/engine/today.ts'
import { visibleTable } from '#server/engine/visible.ts'
import { route } from '#server/http/handler.ts'

/** A month of a site as a table of tenancies and days. */
export const salesMonthRoute = route(salesMonth, async ({ query, context: contextOf }) => {
  const context = contextOf()
  const { site, month } = query
  requireSite(context.who, site)
  const { rows: facts } = await sql<{ currency: string; is_locked: boolean }>`
    select currency, exists (
      select from period_lock where site = ${site} and stat_month = ${month} and deleted_at is null) as is_locked
    from site where _id = ${site}`.execute(context.db)
  const day = await today(context, site)
  const lines = await linesOf(context, query, day)
  const who = await withOwnStores(saleKeeper, context, lines)
  const list = lines.map((line) => ({ ...line, may_edit: evaluate(saleKeeper, who, line) === 'yes' }))
  return {
    data: { list, today: day, currency: facts[0]?.currency ?? '', is_locked: facts[0]?.is_locked ?? false },
  }
})

type Line = Omit<SalesRow, 'may_edit'>

/** The tenancies that trade in the month or sold something in it, and each category that they sell in. */
async function linesOf(
  context: Context,
  { site, month }: { site: string; month: string },
  day: string,
): Promise<Line[]> {
  const from = `${month}-01`
  const { rows } = await sql<Line & { days: SoldDay[] | null }>`
    with sold as (
      select tenant_ship_id, sales_category_id,
        jsonb_agg(jsonb_build_object('_id', _id, 'rev', rev, 'day', extract(day from sale_date)::int, 'amount', amount,
          'status', status, 'remark', remark) order by sale_date) filter (where grain = 'D') as days,
        sum(amount) filter (where grain = 'M' and status <> 'void') as whole_month
      from ${visibleTable(tenantSale, context, { site })}
      where sale_date >= ${from}::date and sale_date < ${from}::date + interval '1 month'
      group by tenant_ship_id, sales_category_id
    ), ship as (
      select *, coalesce(open_date, start_date) as opens, ship_leaves(tenant_ship) as leaves
      from tenant_ship where site = ${site} and deleted_at is null and ${inScope(tenantShip, context)}
    ), line as (
      select _id as tenant_ship_id, sales_category_id from ship
      where open_date is not null and opens < ${from}::date + interval '1 month' and leaves >= ${from}::date
        and open_date <= ${day}::date
      union select tenant_ship_id, sales_category_id from sold
    )
    select ship._id as tenant_ship_id, ship.store_id, store.store_no, floor.code as floor,
      coalesce(ship.trade_name, brand.name) as trade_name,
      ${labelOf('brand')} as brand, line.sales_category_id,
      case when category._id is not null then ${labelOf('category')} end as category,
      case when ship.opens < ${from}::date + interval '1 month' then extract(day from greatest(ship.opens, ${from}::date))::int
        else 32 end as first,
      greatest(0, least(ship.leaves, ${day}::date, (${from}::date + interval '1 month - 1 day')::date)
        - ${from}::date + 1) as last,
      sold.whole_month, coalesce(sold.days, '[]'::jsonb) as days
    from line
      join ship on ship._id = line.tenant_ship_id
      join ${scopedTable(store, context)} on store._id = ship.store_id
      join ${scopedTable(brand, context)} on brand._id = ship.brand_id
      join floor on floor._id = store.floor_id
      left join sales_category category on category._id = line.sales_category_id
      left join sold on sold.tenant_ship_id = line.tenant_ship_id
        and sold.sales_category_id is not distinct from line.sales_category_id
    order by floor."order", ${naturalOrder('store.store_no')}, ship.opens, ship._id, category."order", line.sales_category_id`.execute(
    context.db,
  )
  return rows.map((row) => ({ ...row, days: row.days ?? [] }))
}
