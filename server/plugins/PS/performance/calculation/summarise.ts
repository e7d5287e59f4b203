import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { changeOf, hasBoth, ratioOfSums, sumPerArea } from '#server/plugins/PS/formulas/ratioOfSums.ts'
import type { MonthRun } from './calculateMonth.ts'
import { atSites, firstDay } from './calculatedMonth.ts'
import { isUnderWay, monthsBefore } from './history.ts'

/** The dimensions of the summary, and the column of each. */
const dimensions = sql`(values ('Total', 'Total'), ('floor', floor_id), ('category', category_id),
  ('level1', level1_id), ('brand', brand_id)) as member (dimension, dimension_id)`

const sums = `sales sales_net transactions base_rent turnover_rent total_rent mgmt_fee promo_fee other_charge
  occupancy_cost`.split(/\s+/)

const ratios = ['ocr', 'rent_ratio', 'sales_density', 'rent_density_day', 'mom', 'yoy']

const columns = [...sums, ...ratios, 'area', 'sales_prev_month', 'sales_last_year', 'excluded_rows']

const names = sql.join(columns.map((name) => sql.ref(name)))

/** Sums beyond what the table can hold mean nothing; they are left out. */
const kept = [
  ...[...sums, 'sales_prev_month', 'sales_last_year', 'sales_density'].map((name) => ({
    name,
    below: '1e14',
  })),
  ...['area', 'rent_density_day'].map((name) => ({ name, below: '1e10' })),
  ...['ocr', 'rent_ratio'].map((name) => ({ name, below: '999999' })),
]

/**
 * Sums a month by floor, category, brand and in total. Ratios are of the sums, those of costs to sales over the
 * rows that have both; months are compared with all tenants of that time. Only sums that changed are written.
 */
export async function summarise(db: Db, run: MonthRun): Promise<void> {
  await sql`
    with row as (
      select p.*, dimension, dimension_id from retail_performance p cross join lateral ${dimensions}
      where ${atSites(run, 'p.site')} and p.stat_month = ${run.month} and dimension_id is not null
    ), base as (${baseSums(run)}),
    fresh as (
      select row.site, dimension, dimension_id, ${sql.join(sums.map((name) => sql`sum(${sql.ref(`row.${name}`)}) as ${sql.ref(name)}`))},
        sum(area_avg) as area,
        ${ratioOfSums(sql`occupancy_cost`, sql`row.sales`)} as ocr,
        ${ratioOfSums(sql`total_rent`, sql`row.sales`)} as rent_ratio,
        ${sumPerArea(sql`row.sales`, sql`area_avg`)} as sales_density,
        ${sumPerArea(sql`total_rent`, sql`(area_avg * (${run.until}::date - ${firstDay(run)} + 1))`, { places: 6 })} as rent_density_day,
        count(*) filter (where not ${hasBoth(sql`occupancy_cost`, sql`row.sales`)})::int as excluded_rows,
        max(base.previous) as sales_prev_month, max(base.last_year) as sales_last_year
      from row left join base using (site, dimension, dimension_id) group by row.site, dimension, dimension_id
    ), rounded as (
      select site, dimension, dimension_id, excluded_rows,
        ${sql.join(kept.map(({ name, below }) => sql`case when abs(${sql.ref(name)}) < ${sql.raw(below)} then ${sql.ref(name)} end as ${sql.ref(name)}`))},
        ${changeOf(sql`sales`, sql`sales_prev_month`)} as mom, ${changeOf(sql`sales`, sql`sales_last_year`)} as yoy
      from fresh
    ), gone as (
      delete from retail_performance_summary s where ${atSites(run, 'site')} and stat_month = ${run.month}
        and not exists (select from fresh f where f.site = s.site and f.dimension = s.dimension and f.dimension_id = s.dimension_id)
    )
    insert into retail_performance_summary as s
      (site, stat_month, run_id, calculated_at, dimension, dimension_id, ${names})
    select site, ${run.month}, ${run.runId}, ${run.now}, dimension, dimension_id, ${names} from rounded
    on conflict (site, stat_month, dimension, dimension_id) do update set
      run_id = excluded.run_id, calculated_at = excluded.calculated_at,
      ${sql.join(columns.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`))}
    where ${sql.join(
      columns.map((name) => sql`${sql.ref(`s.${name}`)} is distinct from excluded.${sql.ref(name)}`),
      sql` or `,
    )}`.execute(db)
}

/**
 * The sales of the previous month and of last year: of all tenants of that time, for as many days. Null if those of one
 * of them are not known for these days.
 */
const baseSums = (run: MonthRun) => sql`
  select site, dimension, dimension_id, ${baseSum(run, 1)} as previous, ${baseSum(run, 12)} as last_year
  from (
    select site, stat_month, floor_id, category_id, level1_id, brand_id,
      case when ${isUnderWay(run)} then same_days_sales else sales end as amount,
      ${isUnderWay(run)} and sales is not null and same_days_sales is null as is_unknown
    from retail_performance
    where ${atSites(run, 'site')} and stat_month in (${monthsBefore(run, 1)}, ${monthsBefore(run, 12)})
  ) base cross join lateral ${dimensions} where dimension_id is not null group by site, dimension, dimension_id`

function baseSum(run: MonthRun, months: number) {
  const then = sql`filter (where stat_month = ${monthsBefore(run, months)})`
  return sql`case when bool_or(is_unknown) ${then} is not true then sum(amount) ${then} end`
}
