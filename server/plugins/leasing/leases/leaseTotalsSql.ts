import { sql } from 'kysely'
import { evaluate } from '#contract/access.ts'
import { seesRents } from '#contract/leasing/seesRents.ts'
import type { Sql } from '#server/engine/condSql.ts'
import type { Context } from '#server/engine/context.ts'

/** Whether this person sees amounts of leases. */
export const seesAmounts = ({ who }: Pick<Context, 'who'>): boolean => evaluate(seesRents, who) === 'yes'

/**
 * The totals of leases in force, from rows of `area`, `currency`, `base`, `status` and `years` (what is left
 * of the term). WALE is over active leases: the sum of weight x years over the sum of the weights.
 */
export const leaseTotalsSql = (context: Pick<Context, 'who'>, rows: Sql): Sql => {
  const isShown = sql`${seesAmounts(context)} and count(distinct currency) = 1`
  return sql`
    select coalesce(sum(area), 0) as area,
      case when count(distinct currency) = 1 then min(currency) end as currency,
      case when ${isShown} then coalesce(sum(base), 0) end as monthly_base,
      round(sum(area * years) filter (where status = 'active')
        / nullif(sum(area) filter (where status = 'active'), 0), 6) as wale_area,
      case when ${isShown} then round(sum(base * years) filter (where status = 'active')
        / nullif(sum(base) filter (where status = 'active'), 0), 6) end as wale_rent
    from (${rows}) in_force where status in ('active', 'holdover')`
}
