import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
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
const kept = [...sums, 'sales_prev_month', 'sales_last_year', 'area'].map((name) => ({
  name,
  below: name === 'area' ? '1e10' : '1e14',
}))

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
        sum(occupancy_cost) filter (where occupancy_cost is not null and row.sales is not null) / nullif(sum(row.sales) filter (where occupancy_cost is not null and row.sales is not null), 0) as ocr,
        sum(total_rent) filter (where total_rent is not null and row.sales is not null)
          / nullif(sum(row.sales) filter (where total_rent is not null and row.sales is not null), 0) as rent_ratio,
        count(*) filter (where occupancy_cost is null or row.sales is null)::int as excluded_rows,
        max(base.previous) as sales_prev_month, max(base.last_year) as sales_last_year
      from row left join base using (site, dimension, dimension_id) group by row.site, dimension, dimension_id
    ), rounded as (
      select site, dimension, dimension_id, ${sql.join(kept.map(({ name, below }) => sql`case when abs(${sql.ref(name)}) < ${sql.raw(below)} then ${sql.ref(name)} end as ${sql.ref(name)}`))},
        excluded_rows,
        case when abs(ocr) < 999999 then round(ocr, 6) end as ocr,
        case when abs(rent_ratio) < 999999 then round(rent_ratio, 6) end as rent_ratio,
        case when abs(sales / nullif(area, 0)) < 1e14 then round(sales / nullif(area, 0), 2) end as sales_density,
        case when abs(total_rent / nullif(area, 0)) < 1e10
          then round(total_rent / nullif(area, 0) / (${run.until}::date - ${firstDay(run)} + 1), 6) end as rent_density_day,
        ${change('sales_prev_month')} as mom, ${change('sales_last_year')} as yoy
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

const change = (
  base: string,
) => sql`case when ${sql.ref(base)} > 0 and abs(sales / ${sql.ref(base)} - 1) < 999999
  then round(sales / ${sql.ref(base)} - 1, 6) end`

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
