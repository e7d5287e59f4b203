import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'

interface CorrectedMonth {
  readonly site: string
  readonly month: string
}

/**
 * Calculates a month twice: with what was known at first, and then with what the demo operator has in its tables, so
 * that the second calculation shows what changed and why. Of four shops the last days were reported late, sales were
 * reported too low, the rent was billed too low, or the area was measured again.
 */
export async function lateCorrections(
  db: Db,
  { site, month }: CorrectedMonth,
  calculate: () => Promise<void>,
): Promise<void> {
  const { rows } = await sql<{ ship: string; store: string }>`
    select tenant_ship_id as ship, store_id as store from retail_performance
    where site = ${site} and stat_month = ${month} and coverage = 1 and total_rent > 0
    order by tenant_ship_id offset 5 limit 4`.execute(db)
  const [late, low, billed, measured] = rows
  if (!late || !low || !billed || !measured) return
  const { rows: days } = await sql<{ _id: string }>`
    select _id from tenant_sale where tenant_ship_id = ${late.ship} and grain = 'D' and status = 'reported'
      and to_char(sale_date, 'YYYY-MM') = ${month} order by sale_date desc limit 3`.execute(db)
  const ids = days.map(({ _id }) => _id)
  const known = async (isFirst: boolean) => {
    const sign = sql.lit(isFirst ? -1 : 1)
    await sql`update tenant_sale set status = ${isFirst ? 'void' : 'reported'} where _id = any(${ids}::text[])`.execute(
      db,
    )
    await sql`
      update tenant_sale set amount = amount + 400 * ${sign} where tenant_ship_id = ${low.ship} and grain = 'D'
        and to_char(sale_date, 'YYYY-MM') = ${month}`.execute(db)
    await sql`
      update tenant_rent set amount_due = amount_due + 3500 * ${sign} where tenant_ship_id = ${billed.ship}
        and charge_type = 'base' and stat_month = ${month}`.execute(db)
    await sql`update store set area = area + 6 * ${sign} where _id = ${measured.store}`.execute(db)
    await sql`update store_area_history set area = area + 6 * ${sign} where store_id = ${measured.store}`.execute(
      db,
    )
  }
  await known(true)
  await calculate()
  await known(false)
  await sql`delete from retail_calc_change where site = ${site}`.execute(db)
  await calculate()
  await sql`delete from perf_dirty where site = ${site}`.execute(db)
}
