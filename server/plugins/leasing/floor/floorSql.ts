import { sql } from 'kysely'
import { brand } from '#contract/brandDB/brand.ts'
import { store } from '#contract/brandDB/store.ts'
import { leaseShip } from '#contract/leasing/leaseShip.ts'
import { tenantShip } from '#contract/leasing/tenantShip.ts'
import { performanceRecord } from '#contract/PS/performanceRecord.ts'
import { tourProblem } from '#contract/RM/tourProblem.ts'
import { unfixedStatuses } from '#contract/RM/problem.ts'
import type { Resource } from '#contract/resource.ts'
import type { Sql } from '#server/engine/condSql.ts'
import type { Context } from '#server/engine/context.ts'
import { scopedTable } from '#server/engine/inScope.ts'
import { labelOf } from '#server/engine/labelOf.ts'
import { labelTable, openedBy, visibleTable } from '#server/engine/visible.ts'
import { baseOn, isLeaseOf, lastDayOn, statusOn } from '#server/plugins/leasing/leases/leaseSql.ts'
import { areaOn, isLettable, isThere, shipStatusOn } from '#server/plugins/leasing/reports/unitsOn.ts'

// The parts of one statement about a floor. Each reads those before it by name: month, unit, tenancy, lease.

interface Months {
  readonly from_month: string
  readonly to_month: string
  readonly timezone: string
}

/** The rows of a resource for people who see the floor. */
const rowsOf = (resource: Resource, context: Context): Sql =>
  visibleTable(openedBy(resource, 'leasing.ship.view'), context)

/** The units, as a table `store`. */
export const storesOf = (context: Context): Sql => rowsOf(store, context)

/** The months, each with the day that represents it: its last, or today. */
export const months = ({ now }: Context, { from_month, to_month, timezone }: Months): Sql => sql`(
  select to_char(first, 'YYYY-MM') as stat_month, today, case
    when to_char(today, 'YYYY-MM') = to_char(first, 'YYYY-MM') then today
    else (first + interval '1 month - 1 day')::date end as day
  from generate_series(${`${from_month}-01`}::date, ${`${to_month}-01`}::date, interval '1 month') first
  cross join (select (to_timestamp(${now}) at time zone ${timezone})::date as today) clock)`

/** The units of a floor in the months in which they exist. */
export const unitsOf = (context: Context, floor: string): Sql => sql`(
  select store._id as store_id, store.store_no, month.*, ${areaOn(sql`month.day`)} as area
  from ${storesOf(context)} cross join month
  where store.floor_id = ${floor} and ${isLettable(sql`month.day`)})`

/** The tenancies that have the units then. */
export const tenanciesOf = (context: Context): Sql => sql`(
  select unit.stat_month, unit.day, unit.store_id, unit.area, tenant_ship._id, tenant_ship.trade_name,
    tenant_ship.brand_id, tenant_ship.lease_ship_id, tenant_ship.start_date, tenant_ship.end_date,
    ${shipStatusOn(sql`unit.day`, sql`unit.today`)} as status
  from unit join ${rowsOf(tenantShip, context)} on tenant_ship.store_id = unit.store_id and ${isThere(sql`unit.day`)})`

/** The lease in force of each tenancy then: its own if there are several. */
export const leasesOf = (context: Context): Sql => sql`(
  select distinct on (tenancy.stat_month, tenancy._id) tenancy.stat_month, tenancy._id as tenant_ship_id,
    lease_ship._id, lease_ship.start_date, ${lastDayOn(sql`tenancy.day`)} as last_day, on_day.status,
    round(${baseOn(sql`tenancy.day`)} * ${portion(context)}, 2) as base
  from tenancy join (
    select lease_ship.*, unnest(lease_ship.store_ids) as of_store from ${rowsOf(leaseShip, context)}
  ) lease_ship on of_store = tenancy.store_id and ${isLeaseOf(sql`tenancy`, sql`lease_ship`)}
    and least(lease_ship.start_date, activated_on) <= tenancy.day
  -- The offset has the status calculated once, not for the condition and again for the result.
  cross join lateral (select ${statusOn(sql`tenancy.day`)} as status offset 0) on_day
  where on_day.status in ('active', 'holdover')
  order by tenancy.stat_month, tenancy._id, lease_ship._id = tenancy.lease_ship_id desc,
    lease_ship.start_date desc, lease_ship._id)`

/** The part of a lease that a unit has: that of its area among the units of the lease. */
const portion = (context: Context): Sql => sql`case when cardinality(lease_ship.store_ids) = 1 then 1 else (
  select tenancy.area / nullif(sum(${areaOn(sql`tenancy.day`)}), 0) from ${storesOf(context)}
  where store._id = any(lease_ship.store_ids) and ${isLettable(sql`tenancy.day`)}) end`

/** The tenants of each unit then, and their base rent. */
export const lettingOf = (context: Context, sees: { readonly rents: boolean }): Sql => sql`(
  select tenancy.store_id, tenancy.stat_month, case when ${sees.rents} then sum(lease.base) end as base,
    jsonb_agg(jsonb_build_object('tenant_ship_id', tenancy._id, 'trade_name', trade_name, 'brand_id', brand_id,
      'brand', ${labelOf('brand')}, 'status', tenancy.status, 'lease_ship_id', lease._id, 'lease_status', lease.status,
      'start_date', coalesce(lease.start_date, tenancy.start_date),
      'end_date', coalesce(lease.last_day, tenancy.end_date),
      'base_rent_month', case when ${sees.rents} then lease.base end) order by tenancy.start_date, tenancy._id) as tenants
  from tenancy join ${labelTable(brand, context)} on brand._id = tenancy.brand_id
    left join lease on lease.stat_month = tenancy.stat_month and lease.tenant_ship_id = tenancy._id
  group by tenancy.store_id, tenancy.stat_month)`

/** What each unit sold per square metre in a month, where enough was reported. */
export const salesOf = (context: Context, site: string): Sql => sql`(
  select store_id, stat_month, round(sum(sales) / nullif(sum(area_avg), 0), 2) as density
  from ${scopedTable(openedBy(performanceRecord, 'leasing.ship.view'), context)} join unit using (store_id, stat_month)
  where site = ${site} and sales_density is not null group by store_id, stat_month)`

/** The problems of each unit then that the person may see and that were neither fixed nor closed. */
export const openProblems = (context: Context, timezone: string): Sql => sql`(
  select unit.store_id, unit.stat_month, count(*)::int as count
  from unit join ${visibleTable(tourProblem, context)} on tour_problem.store_id = unit.store_id
  cross join lateral (
    select extract(epoch from (unit.day + 1)::timestamp at time zone ${timezone}) as ends) night
  where tour_problem.status <> 'void' and found_at < night.ends
    and (tour_problem.status = any(${[...unfixedStatuses]}) or coalesce(fixed_at, closed_at) >= night.ends)
  group by unit.store_id, unit.stat_month)`
