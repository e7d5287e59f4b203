import { sql } from 'kysely'
import type { Sql } from '#server/engine/condSql.ts'
import { firstDay, type CalculatedMonth } from './calculatedMonth.ts'

/** The tables with the terms of the leases of a month, as people can read them, by lease and by row. */
export const leaseTerms = (scope: CalculatedMonth): Sql => sql`
  held as materialized (
    select distinct ship_id, unit, lease_id from seg where k = ${firstDay(scope)} and lease_id is not null),
  lease_term as materialized (${terms(scope)}),
  row_term as materialized (
    select ship_id, unit, jsonb_agg(term order by lease_id) as terms from held join lease_term using (lease_id)
    group by ship_id, unit)`

/** The rent steps that apply in the month. The last step goes on while a tenant holds over. */
const terms = (scope: CalculatedMonth): Sql => sql`
  select lease_id, jsonb_build_object('model', rent_model, 'basis', turnover_basis, 'period', turnover_period,
    'rent_free', rent_free_days, 'mgmt', mgmt_fee_per_m2, 'promo', promo_fee_per_m2,
    'steps', coalesce((
      select jsonb_agg(jsonb_build_array("from", "to", base_rent_month, base_rent_per_m2) order by "from")
      from lease_rent_step step where step.lease_id = lease.lease_id and "from" <= greatest(lease_starts, ${scope.until}::date)
        and ("to" >= ${firstDay(scope)} or "to" >= lease_ends)), '[]'),
    'tiers', coalesce((
      select jsonb_agg(jsonb_build_array(sales_category_id, from_amount, to_amount, rate) order by from_amount, sales_category_id)
      from lease_turnover_tier tier where tier.lease_id = lease.lease_id), '[]')) as term
  from (select distinct on (lease_id) * from chain where lease_id in (select lease_id from held)) lease`
