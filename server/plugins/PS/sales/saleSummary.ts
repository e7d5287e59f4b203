import { sql } from 'kysely'
import { tenantShip } from '#contract/leasing/tenantShip.ts'
import { tenantSale } from '#contract/PS/tenantSale.ts'
import type { Cond, Leaf } from '#contract/query.ts'
import type { Sql } from '#server/engine/condSql.ts'
import type { Context } from '#server/engine/context.ts'
import type { SummaryQuery } from '#server/engine/hooks.ts'
import { isNarrowed, scopedTable } from '#server/engine/inScope.ts'
import { todaySql } from '#server/engine/today.ts'
import { daysBetween } from './spans.ts'

/** The maximum number of days for which missing days are counted. */
const longest = 366

/** Days and months of the same tenancies must not be added up (domain reference D.1.1). */
const isOneGrain: Sql = sql`count(distinct grain) filter (where status <> 'void') < 2`

/** The totals of a list of sales, apart from void ones, and the days that are missing in its period. */
export const saleSummary = (context: Context, matching: Sql, asked: SummaryQuery): Sql => sql`
  select case when count(distinct (select currency from site at where at._id = tenant_sale.site)) < 2 and ${isOneGrain}
      then coalesce(sum(amount) filter (where status <> 'void'), 0) end as amount,
    case when ${isOneGrain} then coalesce(sum(transactions) filter (where status <> 'void'), 0) end as transactions,
    ${missingDays(context, asked)} as missing_days
  from ${matching}`

function missingDays(context: Context, { site, cond }: SummaryQuery): Sql {
  const { who, now } = context
  const leaves = leavesOf(cond)
  const [from, to] = [dayIn(leaves, ['$gte', '$eq']), dayIn(leaves, ['$lte', '$eq'])]
  if (from === undefined || to === undefined || daysBetween(from, to) > longest) return sql`null::int`
  const isOne = site !== undefined && site !== '' && site !== 'ALL'
  const sites = isOne ? [site] : who.sites.map(({ _id }) => _id)
  const chosen = (['store_id', 'tenant_ship_id'] as const).map((field) => {
    const ids = idsIn(leaves, field)
    const column = field === 'store_id' ? sql`ship.store_id` : sql`ship._id`
    return ids === undefined ? sql`true` : sql`${column} = any(${ids})`
  })
  const isSeen = isNarrowed(tenantShip, context)
    ? sql`ship._id in (select _id from ${scopedTable(tenantShip, context)})`
    : sql`true`
  return sql`(
    select count(*)::int from tenant_ship ship join site at on at._id = ship.site
    cross join lateral generate_series(greatest(${from}::date, ship.open_date)::timestamp,
      least(${to}::date, ship_leaves(ship), ${todaySql({ now })} - 1)::timestamp, '1 day') as day
    where ship.deleted_at is null and ${isSeen} and ship.open_date is not null and ship.site = any(${sites}) and ${sql.join(chosen, sql` and `)}
      and not exists (
        select from (select * from ${scopedTable(tenantSale, context)}) reported
        where reported.tenant_ship_id = ship._id and reported.deleted_at is null and reported.status <> 'void'
          and (reported.grain, reported.period_key) in (('D', to_char(day, 'YYYY-MM-DD')), ('M', to_char(day, 'YYYY-MM')))))`
}

/** The tests that every matching record passes. */
const leavesOf = (cond: Cond): readonly Leaf[] =>
  'and' in cond ? cond.and.flatMap(leavesOf) : 'field' in cond ? [cond] : []

function dayIn(leaves: readonly Leaf[], operators: readonly Leaf['op'][]): string | undefined {
  const leaf = leaves.find(({ field, op }) => field === 'sale_date' && operators.includes(op))
  return typeof leaf?.value === 'string' ? leaf.value : undefined
}

function idsIn(leaves: readonly Leaf[], name: string): string[] | undefined {
  const leaf = leaves.find(({ field, op }) => field === name && (op === '$eq' || op === '$in'))
  return leaf && [leaf.value].flat().map(String)
}
