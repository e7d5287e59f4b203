import { sql } from 'kysely'
import type { z } from 'zod'
import { leaseExpiry } from '#contract/reports/report.ts'
import type { Context } from '#server/engine/context.ts'
import { route } from '#server/http/handler.ts'
import { seesAmounts } from '#server/plugins/leasing/leases/leaseTotalsSql.ts'
import { totalsOn } from './totalsOn.ts'
import { dayOf, leasesOn, type ReportQuery } from './unitsOn.ts'

type Bucket = z.infer<typeof leaseExpiry.reply>['list'][number]

/** The leases in force on a day, by the year in which they end: this year, the next five, and later. */
export const leaseExpiryRoute = route(leaseExpiry, async ({ query, reading }) =>
  reading(async (context) => {
    const list = await expiryBuckets(context, query)
    return { data: { list, total: list.length, summary: await totalsOn(context, query) } }
  }),
)

/** The buckets of the expiry profile, which are always the same eight. */
export async function expiryBuckets(context: Context, query: ReportQuery): Promise<Bucket[]> {
  const { rows } = await sql<Bucket>`
    with lease as ${leasesOn(context, query)}, year as (
      select extract(year from coalesce(max(day) filter (where at._id = ${query.site ?? null}), max(day)))::int as first
      from site at cross join lateral (select ${dayOf(context, query)} as day) measured
    ), bucket as (
      select 0 as place, 'holdover' as bucket
      union all select 1 + n, (first + n)::text from year cross join generate_series(0, 5) n
      union all select 7, 'later'
    ), placed as (
      select lease.*, case when status_on = 'holdover' then 'holdover'
        when extract(year from last_day) > first + 5 then 'later'
        else extract(year from last_day)::int::text end as bucket
      from lease cross join year
    ), whole as (
      select sum(area) as area, sum(base) as base, count(distinct currency) as currencies from lease
    )
    select bucket.bucket, count(placed._id)::int as leases, coalesce(sum(placed.area), 0) as area,
      round(coalesce(sum(placed.area), 0) / nullif(max(whole.area), 0), 6) as area_share,
      case when ${seesAmounts(context)} and max(whole.currencies) = 1 then coalesce(sum(base_of.base), 0) end as monthly_base,
      case when ${seesAmounts(context)} and max(whole.currencies) = 1
        then round(coalesce(sum(base_of.base), 0) / nullif(max(whole.base), 0), 6) end as rent_share
    from bucket left join placed on placed.bucket = bucket.bucket
    left join lateral (select placed.base) base_of on true cross join whole
    group by bucket.place, bucket.bucket order by bucket.place`.execute(context.db)
  return rows
}
