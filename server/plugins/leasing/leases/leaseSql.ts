import { sql } from 'kysely'
import type { Sql } from '#server/engine/condSql.ts'
import type { Context } from '#server/engine/context.ts'
import { todaySql } from '#server/engine/today.ts'

/**
 * The day on which a lease ends by termination, as far as that was known by the end of a day: one that was signed later changes
 * nothing on that day (domain reference H-16).
 */
const terminatedOn = (day: Sql): Sql => sql`case when lease_ship.terminated_on is not null
  and coalesce(lease_ship.terminated_at < extract(epoch from (${day} + 1)::timestamp at time zone (
    select timezone from site at where at._id = lease_ship.site)), true) then lease_ship.terminated_on end`

/** The status of a lease on a day, for a statement over leases. */
export const statusOn = (day: Sql): Sql => sql`lease_status_on(lease_ship._id, lease_ship.status,
  lease_ship.start_date, lease_ship.end_date, lease_ship.activated_on, ${terminatedOn(day)}, ${day})`

/** The units that a lease has whole. Of units that it shares with other leases, the contract says how much it has. */
const wholeUnits = sql`case when lease_ship.shares_unit then '{}'::text[] else lease_ship.store_ids end`

/** The area of the units of a lease on a day: what rents and fees per square metre are of. */
export const areaOfLease = (day: Sql): Sql => sql`lease_area_on(${wholeUnits}, lease_ship.area, ${day})`

/** The monthly base rent of a lease on a day: none if its rent is only a share of sales. */
export const baseOn = (
  day: Sql,
): Sql => sql`case when lease_ship.rent_model <> 'turnover' then lease_base_on(lease_ship._id,
  ${wholeUnits}, lease_ship.area, lease_ship.start_date, lease_ship.end_date, ${day}) end`

/** The largest area that a unit has between two days, in a statement over units. */
export const largestArea = (from: Sql, to: Sql): Sql => sql`greatest(store.area, (
  select max(h.area) from store_area_history h
  where h.store_id = store._id and coalesce(h."to" >= ${from}, true) and h."from" <= ${to}))`

/**
 * Whether a lease of the store of a tenancy is for that tenancy: its own, the one that its own renews, or one of its brand. Both
 * are names of tables in the statement.
 */
export const isLeaseOf = (ship: Sql, lease: Sql): Sql => sql`(
  ${lease}._id = ${ship}.lease_ship_id or ${lease}.brand_id = ${ship}.brand_id or exists (
    select from lease_ship own where own._id = ${ship}.lease_ship_id and own.prev_lease_id = ${lease}._id))`

/** The last day of a lease, by agreement if that is earlier. */
export const lastDay: Sql = sql`least(lease_ship.end_date, lease_ship.terminated_on)`

/** The last day of a lease as it was known on a day. */
export const lastDayOn = (day: Sql): Sql => sql`least(lease_ship.end_date, ${terminatedOn(day)})`

/** The present day at the site of a lease. */
export const todayOf = (context: Pick<Context, 'now'>): Sql => sql`(
  select ${todaySql(context)} from site at where at._id = lease_ship.site)`

/** The status today: what is stored may be of yesterday. */
export const statusNow = (context: Pick<Context, 'now'>): Sql => statusOn(todayOf(context))

/** The present day at each site, as a table `here`: with a column for the day, the status of many leases is one plan. */
export const todayBySite = (context: Pick<Context, 'now'>): Sql => sql`(
  select at._id as at_site, ${todaySql(context)} as today from site at) here`

/** Whether a lease is active and ends within `lease.expiring_days`, as its site has set them. */
export const isExpiring = (context: Pick<Context, 'now'>): Sql => sql`(
  ${statusNow(context)} = 'active' and ${lastDay} - ${todayOf(context)} <= coalesce((
    select (value #>> '{}')::numeric from param
    where "group" = 'lease' and key = 'expiring_days' and is_active and deleted_at is null
      and jsonb_typeof(value) = 'number' and (site is null or site = lease_ship.site)
    order by site nulls last limit 1), 180))`
