import { sql } from 'kysely'
import type { z } from 'zod'
import { store } from '#contract/brandDB/store.ts'
import { leaseShip } from '#contract/leasing/leaseShip.ts'
import { tenantShip } from '#contract/leasing/tenantShip.ts'
import { seesLetting, type rentRoll } from '#contract/reports/report.ts'
import type { Resource } from '#contract/resource.ts'
import type { Sql } from '#server/engine/condSql.ts'
import type { Context } from '#server/engine/context.ts'
import { todaySql } from '#server/engine/today.ts'
import { openedBy, visibleTable } from '#server/engine/visible.ts'
import { areaOfLease, baseOn, lastDayOn, statusOn } from '#server/plugins/leasing/leases/leaseSql.ts'

/** Of which site, and of which day; by default of all own sites, and of today. */
export type ReportQuery = z.infer<typeof rentRoll.query>

/** The day of a report at the site `at`. */
export const dayOf = (context: Context, { as_of }: ReportQuery): Sql =>
  sql`coalesce(${as_of ?? null}::date, ${todaySql(context)})`

/** People who may see a report see all units, tenancies and leases in it. */
const rowsOf = (resource: Resource, context: Context, { site }: ReportQuery) =>
  visibleTable(openedBy(resource, seesLetting), context, { site })

/** The area of a unit on a day, in a statement over units. */
export const areaOn = (day: Sql): Sql => sql`coalesce((select h.area from store_area_history h
  where h.store_id = store._id and h."from" <= ${day} and coalesce(h."to" >= ${day}, true)
  order by h."from" desc limit 1), store.area)`

/** Whether a unit can be let on a day: it exists, and has not been split or merged. */
export const isLettable = (day: Sql): Sql => sql`(store.status <> 'planned'
  and coalesce(store.effective_from <= ${day}, true)
  and coalesce(store.effective_to >= ${day}, not (store.is_split or store.is_merge)))`

/** Whether a tenancy has its unit on a day. A tenant who has not left still has it, whatever the contract says. */
export const isThere = (day: Sql): Sql => sql`(tenant_ship.start_date <= ${day}
  and (tenant_ship.actual_exit_date >= ${day} or tenant_ship.actual_exit_date is null
    and (tenant_ship.end_date >= ${day} or tenant_ship.status in ('trading', 'notice'))))`

/** The status of a tenancy on a day. That somebody has given notice is known of the present day only. */
export const shipStatusOn = (
  day: Sql,
  today: Sql,
): Sql => sql`case when ${day} >= ${today} then tenant_ship.status
  when coalesce(tenant_ship.open_date <= ${day}, tenant_ship.status not in ('signed', 'fitting_out')) then 'trading'
  when tenant_ship.status = 'signed' then 'signed' else 'fitting_out' end`

const measuredDay = sql`measured.day`

/**
 * The lettable units on a day, with their area of that day: neither planned units nor those that did not
 * exist yet or were split or merged before.
 */
export const unitsOn = (context: Context, query: ReportQuery): Sql => sql`(
  select store._id as store_id, store.site, store.store_no, store.floor_id, measured.day,
    ${areaOn(measuredDay)} as area
  from ${rowsOf(store, context, query)} join site at on at._id = store.site
  cross join lateral (select ${dayOf(context, query)} as day) measured where ${isLettable(measuredDay)})`

/** The tenancies that have a unit on a day. */
export const shipsOn = (context: Context, query: ReportQuery): Sql => sql`(
  select tenant_ship.*, ${shipStatusOn(measuredDay, todaySql(context))} as status_on
  from ${rowsOf(tenantShip, context, query)} join site at on at._id = tenant_ship.site
  cross join lateral (select ${dayOf(context, query)} as day) measured where ${isThere(measuredDay)})`

/** The leases in force on a day, with their base rent and what is left of their term in years. */
export const leasesOn = (context: Context, query: ReportQuery): Sql => sql`(
  select lease_ship.*, on_day.status as status_on, on_day.last_day, measured.day, ${baseOn(measuredDay)} as base,
    ${areaOfLease(measuredDay)} as area_on, greatest(0, on_day.last_day - measured.day) / 365.25 as years
  from ${rowsOf(leaseShip, context, query)} join site at on at._id = lease_ship.site
  cross join lateral (select ${dayOf(context, query)} as day) measured
  cross join lateral (select ${statusOn(measuredDay)} as status, ${lastDayOn(measuredDay)} as last_day) on_day
  where on_day.status in ('active', 'holdover'))`
