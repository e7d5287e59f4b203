import { sql, type RawBuilder } from 'kysely'
import { later, monthEnd, monthStart } from '#server/demo/calendar.ts'
import { drawn, rowsAs } from '#server/demo/draws.ts'
import type { Tenancy } from './tenancies.ts'

/**
 * The statement that writes `tenant_rent` from leases and sales: what was billed in the last 24 months,
 * calculated as the performance calculation does, and the forecast for this month.
 */
export const tenantRents = (tenancies: readonly Tenancy[], today: string) => {
  const part = rowsAs('part', leaseParts(tenancies, today), partColumns)
  const [from, to] = [monthStart(today, -24), monthStart(today)]
  return sql`
    insert into tenant_rent (_id, site, tenant_ship_id, store_id, stat_month, charge_type, amount_due, amount_paid, is_actual,
      status, due_date, source, created_at, updated_at)
    with sale as materialized (${monthlySums}), month as materialized (${months({ part, from, to })}), rent as (${rents}), charge as (${charges})
    select 'RE' || substr(tenant_ship_id, 3) || to_char(month, '-YYYY-MM-') || charge_type, site, tenant_ship_id, store_id,
      to_char(month, 'YYYY-MM'), charge_type, due, case status when 'paid' then due when 'partly_paid' then round(due / 2, 2) else 0 end,
      status <> 'forecast', status, due_date, case charge_type when 'other' then 'import' else 'calc' end, made_at, made_at
    from (select *, ${statusOf(to)} as status,
        (month + case charge_type when 'turnover' then interval '1 month 14 days' else interval '4 days' end)::date as due_date,
        extract(epoch from month)::int8 + case charge_type when 'turnover' then 35 else 1 end * 86400 as made_at
      from charge where round(amount, 2) > 0 and (month < ${to}::date or charge_type not in ('turnover', 'other'))
    ) as billed cross join lateral (select round(amount, 2) as due) as rounded`
}

const partColumns = `tenant_ship_id text, site text, store_id text, lease_id text, first date, last date, is_example bool`

const monthlySums = sql`
  select tenant_ship_id, date_trunc('month', sale_date)::date as month, sum(amount) as gross, sum(net_amount) as net
  from tenant_sale where status <> 'void' group by 1, 2`

// The periods in which a tenancy pays by each lease; for a holdover also after its end.
const leaseParts = (tenancies: readonly Tenancy[], today: string) =>
  tenancies.flatMap(({ _id, site, store, leases, start, exit, fixture }) =>
    leases.map((lease) => ({
      tenant_ship_id: _id,
      site: site._id,
      store_id: store._id,
      lease_id: lease._id,
      first: later(start, lease.start),
      last:
        lease.status === 'holdover' ? monthEnd(today) : exit !== null && exit < lease.end ? exit : lease.end,
      is_example: fixture !== undefined,
    })),
  )

// A row for each month of each lease, with its base rent by days: none while it is rent-free, the last step's
// during a holdover.
const months = ({ part, from, to }: { part: RawBuilder<unknown>; from: string; to: string }) => sql`
  select part.*, moment::date as month, last_day, days, lease.area, rent_model, turnover_basis, turnover_period,
    (mgmt_fee_per_m2 * lease.area * present / days) as mgmt, (promo_fee_per_m2 * lease.area * present / days) as promo,
    coalesce((select sum(coalesce(base_rent_month, base_rent_per_m2 * lease.area) / days * greatest(0, 1
        + least(case when "to" = end_date then last else "to" end, last, last_day)
        - greatest("from", first, moment::date, start_date + rent_free_days)))
      from lease_rent_step where lease_rent_step.lease_id = lease._id), 0) as base
  from ${part} join lease_ship lease on lease._id = part.lease_id
  cross join generate_series(${from}::timestamp, ${to}::timestamp, '1 month') as moment
  cross join lateral (select (moment + interval '1 month' - interval '1 day')::date as last_day) as ending
  cross join lateral (select extract(day from last_day)::numeric as days,
    1 + least(last, last_day) - greatest(first, moment::date) as present) as counted
  where part.first <= last_day and part.last >= moment::date`

// The share of the sales of a month, by the lease at its end. Yearly shares are billed at the end of the
// year.
const rents = sql`
  select due.*, case when turnover_period = 'month' then (
    select sum(rate * greatest(0, least(sales, coalesce(to_amount, sales))
      - case when rent_model = 'base_plus' and from_amount = 0 then base_rent / rate else from_amount end))
    from lease_turnover_tier where lease_turnover_tier.lease_id = due.lease_id) end as commission
  from (
    select distinct on (month.tenant_ship_id, month.month) month.*,
      sum(base) over whole as base_rent, sum(mgmt) over whole as mgmt_fee, sum(promo) over whole as promo_fee,
      case turnover_basis when 'net' then net else gross end as sales
    from month left join sale on sale.tenant_ship_id = month.tenant_ship_id and sale.month = month.month
    window whole as (partition by month.tenant_ship_id, month.month)
    order by month.tenant_ship_id, month.month, first desc
  ) as due`

const charges = sql`
  select tenant_ship_id, site, store_id, month, charge_type, amount
  from rent cross join lateral (values
    ('base', base_rent),
    ('turnover', case rent_model when 'higher_of' then greatest(0, commission - base_rent) else commission end),
    ('mgmt', mgmt_fee),
    ('promo', promo_fee),
    ('other', case when not is_example and ${drawn(sql`'other' || tenant_ship_id || month`)} < 0.2
      then (200 + 2600 * ${drawn(sql`'water' || tenant_ship_id || month`)})::numeric end)
  ) as kind (charge_type, amount)`

// For the last month six tenants in a hundred owe everything and some owe half; for earlier months very few
// do.
const statusOf = (to: string) => sql`case
  when month = ${to}::date then 'forecast'
  when charge_type = 'promo' and ${drawn(sql`'waived' || tenant_ship_id || month`)} < 0.004 then 'waived'
  when month = (${to}::date - interval '1 month') and ${drawn(sql`'owes' || tenant_ship_id`)} < 0.06 then 'billed'
  when month = (${to}::date - interval '1 month') and ${drawn(sql`'owes' || tenant_ship_id`)} < 0.1 then 'partly_paid'
  when month >= (${to}::date - interval '5 months') and ${drawn(sql`'owes' || tenant_ship_id`)} < 0.005 then 'billed'
  else 'paid' end`
