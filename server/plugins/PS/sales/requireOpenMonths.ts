import { sql } from 'kysely'
import { tenantSale } from '#contract/PS/tenantSale.ts'
import { ApiError } from '#contract/reply.ts'
import { checkEach, keyOfChange } from '#server/engine/checkEach.ts'
import type { Context } from '#server/engine/context.ts'
import type { Sale } from './completeSales.ts'

/** A change of a sale; `after` is null when it is removed. */
interface SaleChange {
  readonly before: Sale | null
  readonly after: Sale | null
}

/**
 * Throws 4096 for sales of a locked month. A request that locks the month waits until this transaction has ended. The
 * database itself refuses changes of what figures depend on; this is for the other fields.
 */
export async function requireOpenMonths({ db }: Context, changes: readonly SaleChange[]): Promise<void> {
  const sales = changes.flatMap(salesIn)
  const months = [...new Set(sales.map(monthOf))]
  const { rows } = await sql<{ site: string; stat_month: string }>`
    with month as (
      select value ->> 0 as site, value ->> 1 as stat_month from unnest(${months.toSorted()}::jsonb[]) value
    ), waited as materialized (
      select pg_advisory_xact_lock_shared(period_key(site, stat_month)) from month order by site, stat_month)
    select site, stat_month, (select count(*) from waited) as waited from month`.execute(db)
  // A lock that was set while this one waited is visible only to the next statement.
  const { rows: locked } = await sql<{ site: string; stat_month: string }>`
    select site, stat_month from period_lock where deleted_at is null
      and (site, stat_month) in (select * from unnest(${rows.map((row) => row.site)}::text[],
        ${rows.map((row) => row.stat_month)}::text[]))`.execute(db)
  const closed = new Map(locked.map((row) => [JSON.stringify([row.site, row.stat_month]), row]))
  checkEach(changes, { of: tenantSale.name, keyOf: keyOfChange }, (change) => {
    const month = salesIn(change)
      .map((sale) => closed.get(monthOf(sale)))
      .find(Boolean)
    if (month) throw new ApiError('period.locked', { ...month })
  })
}

const salesIn = ({ before, after }: SaleChange): Sale[] => [before, after].filter((sale) => sale !== null)

const monthOf = ({ site, sale_date }: Sale): string => JSON.stringify([site, sale_date.slice(0, 7)])
