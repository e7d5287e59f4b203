import { sql } from 'kysely'
import type { Sql } from '#server/engine/condSql.ts'
import { atSites, firstDay, lastDay, ofShips, type CalculatedMonth } from './calculatedMonth.ts'

const isAgreed = sql`l.deleted_at is null and l.status not in ('draft', 'pending_approval')`

const leaseColumns = sql`l._id as lease_id, l.prev_lease_id, l.start_date as lease_starts, l.end_date as lease_ends,
  least(l.start_date, l.activated_on) as begins, l.terminated_on, l.rent_model, l.turnover_basis, l.turnover_period,
  l.rent_free_days, l.mgmt_fee_per_m2, l.promo_fee_per_m2`

/** The number of full years of a lease before a day. */
const leaseYears = (day: Sql): Sql => sql`greatest(0, extract(year from age(${day}, lease_starts))::int)`

/** The first day of a lease year. */
const yearStart = (years: Sql): Sql => sql`(lease_starts + make_interval(years => ${years}))::date`

/** The day on which a lease year begins: the first one begins early if the lease was put into force early. */
const yearBegins = (years: Sql): Sql => sql`case ${years} when 0 then begins else ${yearStart(years)} end`

/**
 * The tables about who held which unit under which lease, for a `with recursive`. Their months `k` are first
 * days: the calculated month, and for leases with annual turnover rent the earlier months of their lease year.
 */
export const occupancyTables = (scope: CalculatedMonth): Sql => sql`
  ship as materialized (${ships(scope)}),
  line as (${lines(scope)}),
  place as (${places}),
  chain as (${chains}),
  lease_order as (${leaseOrders}),
  term as (${terms}),
  span as materialized (${spans(scope)}),
  stay as (${stays(scope)}),
  seg as materialized (${segments(scope)}),
  area_piece as materialized (${areaPieces}),
  seg_area as materialized (${segmentAreas})`

/**
 * Tenancies that hold a unit in the month, or have sales or bills in it although they do not, and those that
 * held a unit under an annual lease in the past year. A tenant who trades beyond the end of the contract stays
 * until the next tenant comes.
 */
const ships = (scope: CalculatedMonth): Sql => sql`
  select known.*, is_reported from (
    select s._id as ship_id, s.site, s.store_id, s.brand_id, s.company_id, s.share_ratio, s.lease_ship_id,
      s.is_comparable_excluded, s.start_date as starts, s.open_date as opens, leaves
    from tenant_ship s cross join lateral (
      -- The offset keeps the planner from calling the function once for each mention of the column.
      select ship_leaves(s) as leaves offset 0) leaving
    where ${atSites(scope, 's.site')} and s.deleted_at is null and ${ofShips(scope, 's._id')}
  ) known cross join lateral (
    select not (starts <= ${scope.until}::date and leaves >= ${firstDay(scope)}) and (
      exists (select from tenant_sale x where x.tenant_ship_id = ship_id and x.grain = 'D'
        and x.period_key between ${`${scope.month}-01`} and ${scope.until} and x.status <> 'void' and x.deleted_at is null)
      or exists (select from tenant_sale x where x.tenant_ship_id = ship_id and x.grain = 'M'
        and x.period_key = ${scope.month} and x.status <> 'void' and x.deleted_at is null)
      or exists (select from tenant_rent r where r.tenant_ship_id = ship_id and r.stat_month = ${scope.month}
        and r.is_actual and r.deleted_at is null)) as is_reported
  ) outside
  where starts <= ${scope.until}::date and leaves >= ${firstDay(scope)} or is_reported
    or starts <= ${scope.until}::date and leaves >= ${firstDay(scope)} - 366 and exists (
      select from lease_ship l where l._id = lease_ship_id and l.turnover_period = 'year')`

/** The units that a tenancy was in: its own, and before and after it the largest of those it came from or became. */
const lines = ({ until }: CalculatedMonth): Sql => sql`
  select ship_id, store_id as unit, 0 as hop, effective_from, effective_to
  from ship join store on store._id = store_id
  union all
  select line.ship_id, other.unit, other.hop, other.effective_from, other.effective_to
  from line join ship on ship.ship_id = line.ship_id
  cross join lateral (
    (select p._id as unit, line.hop - 1 as hop, p.effective_from, p.effective_to
      from store_lineage g join store p on p._id = g.parent_id
      where g.child_id = line.unit and line.hop <= 0 and line.effective_from > ship.starts
      order by p.area desc, p._id limit 1)
    union all
    (select c._id, line.hop + 1, c.effective_from, c.effective_to
      from store_lineage g join store c on c._id = g.child_id
      where g.parent_id = line.unit and line.hop >= 0
        and line.effective_to < least(ship.leaves, ${until}::date)
      order by c.area desc, c._id limit 1)
  ) other
  where abs(other.hop) < 30`

/** Every day of a tenancy in exactly one unit. */
const places: Sql = sql`
  select ship_id, unit,
    case when lag(unit) over units is null then '-infinity' else coalesce(effective_from, '-infinity') end as since,
    coalesce(lead(effective_from) over units - 1, 'infinity') as till
  from line window units as (partition by ship_id order by hop)`

/** Whether a lease is for the unit of a tenancy, or for what that was split from or merged into. */
const hasUnit = sql`(l._id = own or let = any(l.store_ids) or exists (
  select from store_lineage g
  where g.child_id = let and g.parent_id = any(l.store_ids) or g.parent_id = let and g.child_id = any(l.store_ids)))`

/** The leases of a tenancy: its own with those that it renewed and those that renewed it. */
const chains: Sql = sql`
  select ship_id, lease_ship_id as own, store_id as let, true as has_unit, ${leaseColumns} from ship join lease_ship l on l._id = lease_ship_id
  where ${isAgreed}
  union
  select chain.ship_id, own, let, ${hasUnit}, ${leaseColumns} from chain
  join lease_ship l on l._id = chain.prev_lease_id or l.prev_lease_id = chain.lease_id
  where ${isAgreed}`

/** The leases that began, in order: some are terminated before they begin. */
const leaseOrders: Sql = sql`
  select chain.*, lag(lease_id) over leases as preceding, lead(begins) over leases as following
  from chain where coalesce(terminated_on >= begins, true) window leases as (partition by ship_id order by begins, lease_id)`

/**
 * Every day of a tenancy under one lease or none. A lease that nobody terminated goes on until the next: the
 * tenant holds over. Nobody is under a renewal that left out their unit.
 */
const terms: Sql = sql`
  select ship_id, case when has_unit then lease_id end as lease_id, begins as since, least(terminated_on, coalesce(following - 1, 'infinity')) as till
  from lease_order
  union all
  select ship_id, null, '-infinity', begins - 1 from lease_order where preceding is null
  union all
  select ship_id, null, terminated_on + 1, coalesce(following - 1, 'infinity') from lease_order
  where terminated_on is not null
  union all
  select ship_id, null, '-infinity', 'infinity' from ship where not exists (
    select from lease_order where lease_order.ship_id = ship.ship_id)`

/** The months to look at for each tenancy. */
const spans = (scope: CalculatedMonth): Sql => sql`
  select ship_id, ${firstDay(scope)} as k, ${scope.until}::date as k_end, ${lastDay(firstDay(scope))} as k_last
  from ship
  union
  select ship_id, moment::date, ${lastDay(sql`moment::date`)}, ${lastDay(sql`moment::date`)}
  from chain cross join lateral (
    select generate_series(date_trunc('month', (${yearBegins(leaseYears(firstDay(scope)))})::timestamp),
      ${firstDay(scope)}::timestamp - interval '1 month', '1 month') as moment
  ) earlier
  where turnover_period = 'year' and begins <= ${scope.until}::date`

/** The days of a tenancy in a month, in one unit, under one lease, in one lease year. */
const stays = ({ month }: CalculatedMonth): Sql => sql`
  select span.ship_id, k, k_last, k_end, place.unit, term.lease_id, coalesce(year.period, k) as period,
    greatest(ship.starts, k, place.since, term.since, year.since) as since,
    least(ship.leaves, k_end, place.till, term.till, year.till) as till
  from span join ship using (ship_id) join place using (ship_id) join term using (ship_id)
  left join chain on chain.ship_id = span.ship_id and chain.lease_id = term.lease_id
  cross join lateral (
    select null::date as period, '-infinity'::date as since, 'infinity'::date as till
    where chain.turnover_period is distinct from 'year'
    union all
    select ${yearStart(sql`n`)}, ${yearBegins(sql`n`)}, ${yearStart(sql`n + 1`)} - 1
    from (select ${leaseYears(sql`k`)} as n union select ${leaseYears(sql`k_last + 1`)}) lease_year
    where chain.turnover_period = 'year'
  ) year
  where greatest(ship.starts, k, place.since, term.since, year.since)
      <= least(ship.leaves, k_end, place.till, term.till, year.till)
  union all
  -- Sales or bills outside a tenancy count in the month that they are of.
  select ship_id, k, k_last, k_end, store_id, null, k, null, null from span join ship using (ship_id)
  where is_reported and to_char(k, 'YYYY-MM') = ${month}`

/** The stays, each with the days whose sales are its own: every day of the month belongs to exactly one. */
const segments = (_: CalculatedMonth): Sql => sql`
  select row_number() over (order by stay.ship_id, k, since) as seg_id, stay.*,
    coalesce(till - since + 1, 0) as days,
    greatest(0, coalesce(till - greatest(since, ship.opens) + 1, 0)) * (ship.opens is not null)::int as trading_days,
    case when lag(unit) over month is null then '-infinity' else since end as sales_since,
    coalesce(lead(since) over month - 1, 'infinity') as sales_till,
    ship.share_ratio, ship.opens, ship.leaves
  from stay join ship using (ship_id)
  window month as (partition by ship_id, k order by since)`

/** The areas of units; one that was never measured has its present area on every day. */
const areaPieces: Sql = sql`
  select store_id as unit, "from" as since, coalesce("to", 'infinity') as till, area from store_area_history
  where store_id in (select unit from seg)
  union all
  select _id, '-infinity', 'infinity', area from store
  where _id in (select unit from seg) and not exists (select from store_area_history where store_id = store._id)`

const segmentAreas: Sql = sql`
  select seg_id, seg.share_ratio * coalesce(sum(area
    * (least(seg.till, piece.till) - greatest(seg.since, piece.since) + 1)), 0) as area_days
  from seg left join area_piece piece on piece.unit = seg.unit and piece.since <= seg.till and piece.till >= seg.since
  group by seg_id, seg.share_ratio`
