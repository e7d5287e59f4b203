import { sql } from 'kysely'
import { ApiError } from '#contract/reply.ts'
import type { Context } from '#server/engine/context.ts'
import type { Sale } from './completeSales.ts'

/**
 * Throws 4096 for sales of a locked month. Whoever locks the month waits until this transaction has ended. The
 * database itself refuses changes of what figures depend on; this is for the other fields.
 */
export async function requireOpenMonths({ db }: Context, sales: readonly Sale[]): Promise<void> {
  const months = [
    ...new Set(sales.map(({ site, sale_date }) => JSON.stringify([site, sale_date.slice(0, 7)]))),
  ]
  const { rows } = await sql<{ site: string; stat_month: string }>`
    with month as (
      select value ->> 0 as site, value ->> 1 as stat_month from unnest(${months.toSorted()}::jsonb[]) value
    ), waited as materialized (
      select pg_advisory_xact_lock_shared(period_key(site, stat_month)) from month order by site, stat_month)
    select site, stat_month, (select count(*) from waited) as waited from month`.execute(db)
  // A lock that was set meanwhile is visible only to the next statement.
  const { rows: locked } = await sql<{ site: string; stat_month: string }>`
    select site, stat_month from period_lock where deleted_at is null
      and (site, stat_month) in (select * from unnest(${rows.map((row) => row.site)}::text[],
        ${rows.map((row) => row.stat_month)}::text[])) limit 1`.execute(db)
  if (locked[0]) throw new ApiError('period.locked', locked[0])
}
