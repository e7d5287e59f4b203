import { sql } from 'kysely'
import type { Sql } from '#server/engine/condSql.ts'
import { firstDay, lastDay, type CalculatedMonth } from './calculatedMonth.ts'

/** The part of a bill that belongs to a row: in a month under way, that of the days until then. */
const share = (billed: Sql): Sql => sql`coalesce(
  round(${billed} * days_so_far / all_days, 2) - round(${billed} * (days_so_far - days) / all_days, 2),
  case place when 1 then ${billed} else ${billed} * 0 end)`

/** The tables that bring the segments of the month together: a row for each tenancy and unit. */
export const rowTables = (scope: CalculatedMonth): Sql => sql`
  part as materialized (${parts(scope)}),
  row as materialized (${rows(scope)})`

/** Sums by tenancy and unit, with the running total of days, by which bills of the tenancy are divided. */
const parts = (scope: CalculatedMonth): Sql => sql`
  select sums.*, days_to_come, count(*) over (partition by ship_id) as units, row_number() over so_far as place,
    sum(days) over so_far as days_so_far, nullif(sum(days) over (partition by ship_id) + days_to_come, 0) as all_days
  from (
    select seg.ship_id, seg.unit, min(seg.seg_id) as first_seg, sum(days)::int as days,
      sum(trading_days)::int as trading_days, least(sum(reported_days), sum(trading_days))::int as reported_days,
      sum(area_days) as area_days, sum(gross) as sales, sum(transactions)::int as transactions,
      bool_or(is_estimated) as is_estimated, bool_or(seg.since is null) as is_outside,
      array_remove(array_agg(distinct seg.lease_id), null) as leases,
      sum(base) as base, sum(turnover) as turnover, sum(mgmt) as mgmt, sum(promo) as promo,
      coalesce(bool_or(is_rent_free), false) as is_rent_free
    from seg join seg_area using (seg_id) join seg_sale using (seg_id)
    left join seg_rent using (seg_id) left join seg_turnover using (seg_id)
    where seg.k = ${firstDay(scope)}
    group by seg.ship_id, seg.unit
  ) sums join ship using (ship_id) cross join lateral (
    select greatest(0, least(leaves, ${lastDay(firstDay(scope))}) - greatest(starts - 1, ${scope.until}::date)) as days_to_come
  ) coming window so_far as (partition by ship_id order by first_seg)`

/** A billed charge replaces the computed one; between the units of a tenancy it is divided by days, to the cent. */
const rows = (scope: CalculatedMonth): Sql => sql`
  select part.*, bill.base as billed_base, bill.turnover as billed_turnover, bill.mgmt as billed_mgmt,
    bill.promo as billed_promo, bill.other as billed_other,
    coalesce(${share(sql`bill.base`)}, part.base) as base_rent,
    coalesce(${share(sql`bill.turnover`)}, part.turnover) as turnover_rent,
    coalesce(${share(sql`bill.mgmt`)}, part.mgmt) as mgmt_fee,
    coalesce(${share(sql`bill.promo`)}, part.promo) as promo_fee,
    coalesce(${share(sql`bill.other`)}, 0) as other_charge
  from part left join bill on bill.ship_id = part.ship_id and bill.k = ${firstDay(scope)}`
