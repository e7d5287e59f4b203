import { sql } from 'kysely'
import type { Sql } from '#server/engine/condSql.ts'
import { atSites, firstDay, type CalculatedMonth } from './calculatedMonth.ts'

const monthDays = sql`(seg.k_last - seg.k + 1)`

/** The first day after the rent-free days of a lease; null if it has none. */
const freeUntil = sql`lease_starts + nullif(rent_free_days, 0)`

const isClosing = sql`least(ends, (period + interval '1 year')::date - 1) <= k_end`

/** What was billed for a kind of charge; a waived charge is billed as nothing. */
const amountOf = (charge: string): Sql => sql`
  sum(case r.status when 'waived' then 0 else r.amount_due end) filter (where r.charge_type = ${charge}) as ${sql.ref(charge)}`

/** The tables about rents and fees, by segment: what the leases say, before billed amounts replace it. */
export const rentTables = (scope: CalculatedMonth): Sql => sql`
  bill as materialized (${bills(scope)}),
  lease_day as (${leaseDays}),
  due_step as materialized (${dueSteps}),
  seg_rent as materialized (${segmentRents}),
  lease_month as materialized (${leaseMonths}),
  below as (${categoriesBelow}),
  tier_sale as materialized (${tierSales}),
  tier_share as (${tierShares(scope)}),
  lease_due as (${leaseDues}),
  lease_turnover as (${leaseTurnover(scope)}),
  seg_turnover as materialized (${segmentTurnover(scope)})`

/** Billed charges, by tenancy and month. */
const bills = (scope: CalculatedMonth): Sql => sql`
  select span.ship_id, span.k, ${amountOf('base')}, ${amountOf('turnover')}, ${amountOf('mgmt')},
    ${amountOf('promo')}, ${amountOf('other')}
  from span cross join lateral (
    -- The offset makes it a search in the index for each tenancy: a join would read the bills of all years.
    select * from tenant_rent r
    where r.tenant_ship_id = span.ship_id and r.stat_month = to_char(span.k, 'YYYY-MM') and r.is_actual
      and r.deleted_at is null and ${atSites(scope, 'r.site')}
    offset 0) r
  group by span.ship_id, span.k`

/** The area of segments on each day, and of all tenancies of their lease, where there are several in the month. */
const leaseDays: Sql = sql`
  select *, sum(own) over (partition by lease_id, day) as whole
  from (
    select seg.seg_id, seg.lease_id, seg.since + nth as day, seg.share_ratio * coalesce(area, 0) as own
    from seg join (
      select lease_id, k from seg where lease_id is not null
      group by lease_id, k having min(ship_id) <> max(ship_id)
    ) shared on shared.lease_id = seg.lease_id and shared.k = seg.k
    cross join generate_series(0, seg.till - seg.since) nth
    left join area_piece piece on piece.unit = seg.unit and seg.since + nth between piece.since and piece.till
  ) held`

/**
 * The days of a segment in each rent step: those after the rent-free days. The first step begins when the lease is put into
 * force, and the last goes on while a tenant holds over.
 */
const dueSteps: Sql = sql`
  select * from (
    select seg_id, unit, base_rent_month, base_rent_per_m2,
      greatest(case when "from" <= lease_starts then begins else "from" end, seg.since, ${freeUntil}) as since,
      least(case when "to" >= lease_ends then 'infinity' else "to" end, seg.till) as till
    from seg join chain using (ship_id, lease_id) join lease_rent_step step on step.lease_id = seg.lease_id
  ) due where since <= till`

const segmentRents: Sql = sql`
  select seg.seg_id, seg.lease_id, seg.period, seg.k, seg.ship_id,
    case chain.rent_model when 'turnover' then 0 else round(
      coalesce(by_month.rent / ${monthDays}, 0)
      + coalesce(by_area.rent * seg.share_ratio / ${monthDays}, 0), 2) end as base,
    round(coalesce(mgmt_fee_per_m2, 0) * area_days / ${monthDays}, 2) as mgmt,
    round(coalesce(promo_fee_per_m2, 0) * area_days / ${monthDays}, 2) as promo,
    coalesce(${freeUntil} > seg.since, false) as is_rent_free
  from seg join seg_area using (seg_id)
  join chain on chain.ship_id = seg.ship_id and chain.lease_id = seg.lease_id
  left join (
    -- A sum for several tenancies is divided day by day, by the area that each has then.
    select seg_id, sum(rent) as rent
    from (
      select due.seg_id, base_rent_month * case when whole is null then till - due.since + 1
        else own * count(*) / nullif(whole, 0) end as rent
      from due_step due left join lease_day on lease_day.seg_id = due.seg_id and day between due.since and till
      group by due.seg_id, base_rent_month, due.since, till, own, whole
    ) part group by seg_id
  ) by_month on by_month.seg_id = seg.seg_id
  left join (
    select seg_id, sum(base_rent_per_m2 * area
      * (least(piece.till, due.till) - greatest(piece.since, due.since) + 1)) as rent
    from due_step due join area_piece piece
      on piece.unit = due.unit and piece.since <= due.till and piece.till >= due.since
    where base_rent_per_m2 is not null group by seg_id
  ) by_area on by_area.seg_id = seg.seg_id`

/** Leases by lease year (or month) and month, with sums since the period began. */
const leaseMonths: Sql = sql`
  select of_month.*, sum(base) over so_far as all_base, sum(gross) over so_far as all_gross
  from (
    select seg.lease_id, seg.period, seg.k, sum(seg_rent.base) as base, sum(coalesce(gross, 0)) as gross,
      sum(case when seg.sales_since = '-infinity' then bill.turnover else bill.turnover * 0 end) as billed,
      max(case when term.till < ship.leaves then term.till else ship.leaves end) as ends, max(k_end) as k_end
    from seg join seg_rent using (seg_id) join seg_sale using (seg_id) join ship on ship.ship_id = seg.ship_id
    join term on term.ship_id = seg.ship_id and term.lease_id = seg.lease_id
    left join bill on bill.ship_id = seg.ship_id and bill.k = seg.k
    group by seg.lease_id, seg.period, seg.k
  ) of_month window so_far as (partition by lease_id, period order by k)`

/** Each category of a tier with those below it. */
const categoriesBelow: Sql = sql`
  select distinct sales_category_id as category, sales_category_id as _id
  from lease_turnover_tier where lease_id in (select lease_id from lease_month)
  union
  select below.category, s._id from below join sales_category s on s.parent = below._id`

/** The sales of the categories of tiers, since the period began. */
const tierSales: Sql = sql`
  select m.lease_id, m.period, m.k, below.category, sum(sold.gross) as gross
  from lease_month m
  join (
    select lease_id, period, k, category, sum(gross) as gross from seg join seg_category using (seg_id)
    where lease_id in (select lease_id from lease_turnover_tier where sales_category_id is not null)
    group by lease_id, period, k, category
  ) sold on sold.lease_id = m.lease_id and sold.period = m.period and sold.k <= m.k
  join below on below._id = sold.category
  group by m.lease_id, m.period, m.k, below.category`

/** What the tiers of a lease give for the sales since the period began. */
const tierShares = ({ params }: CalculatedMonth): Sql => sql`
  select m.lease_id, m.period, m.k,
    sum(rate * greatest(0, least(basis, to_amount) - from_amount)) as commission,
    -- Without an agreed break point it is where the share equals the base rent.
    sum(greatest(0, case from_amount when 0 then rate * least(basis, to_amount) - all_base
      else rate * (least(basis, to_amount) - from_amount) end)) as above_break
  from lease_month m join lease_ship l on l._id = m.lease_id
  join lease_turnover_tier t on t.lease_id = m.lease_id
  left join tier_sale sold on sold.lease_id = m.lease_id and sold.period = m.period and sold.k = m.k
    and sold.category = t.sales_category_id
  cross join lateral (
    select case when t.sales_category_id is null then m.all_gross else coalesce(sold.gross, 0) end as gross
  ) whole
  cross join lateral (
    select case turnover_basis when 'net' then round(whole.gross / (1 + ${params.salesTax}::numeric), 2)
      else whole.gross end as basis
  ) share
  group by m.lease_id, m.period, m.k`

/** The turnover rent due since the period began, by the model of the lease. */
const leaseDues: Sql = sql`
  select m.*, round(case rent_model
    when 'fixed' then 0
    when 'higher_of' then greatest(0, coalesce(commission, 0) - all_base)
    when 'base_plus' then coalesce(above_break, 0)
    else coalesce(commission, 0) end, 2) as due
  from lease_month m join lease_ship l on l._id = m.lease_id
  left join tier_share using (lease_id, period, k)`

/** What is recognised in the month. Only the month that closes a lease year can give something back. */
const leaseTurnover = (scope: CalculatedMonth): Sql => sql`
  select lease_id, period, case
    when ${isClosing} or turnover_period = 'month' then due - before else greatest(0, due - before) end as amount
  from (
    select lease_due.*, turnover_period,
      coalesce(recognised_rent(due, billed) over earlier, 0) as before
    from lease_due join lease_ship on _id = lease_id
    window earlier as (partition by lease_id, period order by k rows between unbounded preceding and 1 preceding)
  ) so_far where k = ${firstDay(scope)}`

/** Divided by sales among the tenancies and units of a lease, to the cent. */
const segmentTurnover = (scope: CalculatedMonth): Sql => sql`
  select seg_id, amount, case
    when whole > 0 then round(amount * so_far / whole, 2) - round(amount * (so_far - own) / whole, 2)
    when place = 1 then amount else 0 end as turnover
  from (
    select seg_id, amount, coalesce(gross, 0) as own, sum(coalesce(gross, 0)) over (of_lease order by seg_id) as so_far,
      sum(coalesce(gross, 0)) over of_lease as whole, row_number() over (of_lease order by seg_id) as place
    from seg join seg_sale using (seg_id) join lease_turnover using (lease_id, period)
    where seg.k = ${firstDay(scope)}
    window of_lease as (partition by lease_id, period)
  ) part`
