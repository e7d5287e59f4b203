import { sql } from 'kysely'
import { isDerived } from '#contract/PS/figure.ts'
import { figures, storedFigures } from '#contract/PS/figures.ts'
import type { Sql } from '#server/engine/condSql.ts'
import { calculated } from '#server/plugins/PS/formulas/ofRow.ts'
import { firstDay, lastDay, type CalculatedMonth } from './calculatedMonth.ts'
import { historyTables, isUnderWay } from './history.ts'
import { leaseTerms } from './leaseTerms.ts'
import { occupancyTables } from './occupancy.ts'
import { rentTables } from './rents.ts'
import { rowTables } from './rows.ts'
import { salesTables } from './sales.ts'

/** A tenancy that was in one unit is compared with itself in any unit. */
const key = sql`case row.units when 1 then '' else row.unit end`

/** Units that are never comparable. */
const kinds = ['anchor', 'cinema', 'kiosk', 'popup']

/** The rows, each with the history it is compared with: its own, or that of the units it came from. */
const compared: Sql = sql`
  select row.*, ship.site, ship.brand_id, ship.company_id, ship.is_comparable_excluded, ship.starts, ship.opens, ship.leaves,
    u.floor_id, u.store_type, b.category_id, b.level1_id, b.level2_id,
    case when base.has_previous then base.previous else inherited.previous end as sales_prev_month,
    case when base.has_last_year then base.last_year else inherited.last_year end as sales_last_year,
    case when base.has_last_year then 'direct' when inherited.last_year is not null then 'lineage' else 'none' end
      as yoy_basis,
    so_far.this_year, so_far.eleven_months, so_far.months, so_far.last_year_area, own.rank_prev, row_term.terms
  from row join ship using (ship_id) join store u on u._id = row.unit left join brand b on b._id = ship.brand_id
  left join base_sum base on base.tenant_ship_id = ship_id and base.store_key = ${key}
  left join past_sum so_far on so_far.tenant_ship_id = ship_id and so_far.store_key = ${key}
  left join past_sum own on own.tenant_ship_id = ship_id and own.store_key = row.unit
  left join inherited on inherited.unit = row.unit
  left join row_term on row_term.ship_id = row.ship_id and row_term.unit = row.unit`

/**
 * The figures of retail performance of a site and month, without ranks: a `with` clause whose table `figure`
 * has a row for each tenancy and unit. Inputs that have no column of their own are in the column `inputs`.
 */
export const figureTables = (scope: CalculatedMonth): Sql => sql`
  with recursive ${occupancyTables(scope)}, ${salesTables(scope)}, ${rentTables(scope)}, ${rowTables(scope)},
  ${historyTables(scope)}, ${leaseTerms(scope)},
  compared as (${compared}),
  sum as (${sums(scope)}),
  figure as materialized (${figureRows(scope)})`

/** The figures that are not derived from others. */
const sums = (scope: CalculatedMonth): Sql => sql`
  select compared.*, round(area_days / ${countedDays(scope)}, 2) as area_avg,
    round(sales / (1 + ${scope.params.salesTax}::numeric), 2) as sales_net,
    case when coalesce(sales, this_year) is not null
      then coalesce(sales, 0) + coalesce(this_year, 0) end as ytd_sales,
    case when months = 11 then sales + eleven_months end as mat_sales
  from compared`

/** The days that the figures are of. */
const countedDays = (scope: CalculatedMonth): Sql => sql`(${scope.until}::date - ${firstDay(scope)} + 1)`

const figureRows = (scope: CalculatedMonth): Sql => sql`
  -- The terms only tell why figures changed: what they come to in the month is among the inputs.
  select given.*, md5((inputs - 'terms' || in_columns)::text) as input_hash, ${warnings(scope)} as warnings from (
    select *, ${isComparable(scope)} as is_comparable,
      coverage is distinct from 1 or trading_days < ${monthLength(scope)} as is_partial,
      ${inputs(scope)} as inputs, ${inColumns(scope)} as in_columns
    from sum ${calculated(derived(), { days: countedDays(scope), isCovered: isCovered(scope) })}
  ) given`

const derived = () => storedFigures().filter((name) => isDerived(figures[name]))

const isCovered = ({ params }: CalculatedMonth): Sql =>
  sql`coalesce(coverage >= ${params.minCoverage}::numeric, false)`

const monthLength = (scope: CalculatedMonth): Sql =>
  sql`(${lastDay(firstDay(scope))} - ${firstDay(scope)} + 1)`

const isComparable = (scope: CalculatedMonth): Sql => sql`
  coalesce(yoy_basis = 'direct' and opens <= (${firstDay(scope)} - interval '1 year')::date
    and leaves >= ${scope.until}::date and not is_comparable_excluded and not is_rent_free
    and store_type <> all(${kinds}::text[]) and units = 1
    and abs(area_avg - last_year_area) <= ${scope.params.areaTolerance}::numeric * last_year_area, false)`

/** The inputs of a row that are not among its columns, in a form that people can read. */
const inputs = (scope: CalculatedMonth): Sql => sql`
  jsonb_build_object(
    'store_type', store_type, 'leases', leases, 'terms', terms, 'until', ${scope.until}::text,
    'computed', jsonb_build_object('base', base, 'turnover', turnover, 'mgmt', mgmt, 'promo', promo),
    'billed', jsonb_strip_nulls(jsonb_build_object('base', billed_base, 'turnover', billed_turnover,
      'mgmt', billed_mgmt, 'promo', billed_promo, 'other', billed_other)),
    'this_year', this_year, 'eleven_months', eleven_months, 'months', months,
    'params', jsonb_build_array(${scope.params.minCoverage}::numeric, ${scope.params.salesTax}::numeric))`

/** The inputs that are columns already, and are not stored twice. */
const inColumns = (scope: CalculatedMonth): Sql => sql`
  jsonb_build_object(
    'brand', brand_id, 'company', company_id, 'floor', floor_id,
    'classification', jsonb_build_array(category_id, level1_id, level2_id),
    'area', area_avg, 'days', days, 'trading_days', trading_days, 'reported_days', reported_days,
    'estimated', is_estimated, 'outside', is_outside, 'sales', sales, 'transactions', transactions,
    'previous', sales_prev_month, 'last_year', sales_last_year, 'yoy_basis', yoy_basis,
    'comparable', ${isComparable(scope)}, 'version', 1)
    || case when days_to_come > 0 then jsonb_build_object('days_to_come', days_to_come) else '{}' end`

const warnings = (scope: CalculatedMonth): Sql => sql`
  array_remove(array[
    case when is_estimated then 'estimated' end,
    case when is_outside then 'outside' end,
    case when trading_days > 0 and sales is null then 'no_sales' end,
    case when sales is not null and not ${isCovered(scope)} and not is_outside then 'low_coverage' end,
    case when leases = '{}' and not is_outside then 'no_lease' end,
    case when sales < 0 then 'negative' end,
    case when days > 0 and area_days = 0 then 'no_area' end,
    case when ${isUnderWay(scope)} then 'under_way' end], null)`
