import { sql } from 'kysely'
import type { Context, Row } from '#server/engine/context.ts'

/**
 * What a tenant reported on average in the two months before a day, or in the three months before a month, in the same
 * category: ten times as much is probably a digit too many. Null if nothing was reported.
 */
export async function comparableSales(
  { db }: Pick<Context, 'db'>,
  docs: readonly Row[],
): Promise<readonly (Row | null)[]> {
  const asked = docs.map(({ tenant_ship_id, sales_category_id, grain = 'D', period_key, sale_date }, at) => {
    const period = period_key ?? sale_date
    return { at, ship: tenant_ship_id, category: sales_category_id, grain, period }
  })
  const { rows } = await sql<{ at: number; amount: number | null; transactions: number | null }>`
    select at, amount, transactions
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
      as asked (at int, ship text, category text, grain text, period text)
    cross join lateral (
      select avg(x.amount)::float8 as amount, avg(x.transactions)::float8 as transactions from tenant_sale x
      where x.tenant_ship_id = ship and x.sales_category_id = category and x.grain = asked.grain
        and x.deleted_at is null and x.status <> 'void' and period ~ '^[12][0-9]{3}-(0[1-9]|1[0-2])'
        and x.period_key < period
        and x.period_key >= case asked.grain
          when 'M' then to_char((left(period, 7) || '-01')::date - interval '3 months', 'YYYY-MM')
          else to_char((left(period, 7) || '-01')::date - interval '2 months', 'YYYY-MM') end
    ) lately`.execute(db)
  const found = new Map(rows.map(({ at, amount, transactions }) => [at, { amount, transactions }]))
  return docs.map((_, at) => found.get(at) ?? null)
}
