import { sql } from 'kysely'
import type { Sql } from '#server/engine/condSql.ts'
import type { Judged } from './Judged.ts'

/** The days for which the oldest bill has been due and not paid in full. */
export const rentDaysOutstanding = ({ day }: Judged): Sql => sql`
  select tenant.ship_id, ${day} as at, (${day}::date - min(rent.due_date))::numeric as value, 1 as nth
  from tenant join tenant_rent rent on rent.tenant_ship_id = tenant.ship_id and rent.deleted_at is null
    and rent.is_actual and rent.status <> 'waived' and rent.amount_due > rent.amount_paid and rent.due_date < ${day}::date
  group by tenant.ship_id`
