import { sql } from 'kysely'
import type { Sql } from '#server/engine/condSql.ts'
import type { Judged } from './Judged.ts'

/** The days for which the oldest bill has been due and not paid in full. A bill that its corrections settle is not due. */
export const rentDaysOutstanding = ({ day }: Judged): Sql => sql`
  select tenant.ship_id, ${day} as at, (${day}::date - min(bill.due_date))::numeric as value, 1 as nth
  from tenant cross join lateral (
    select min(rent.due_date) filter (where rent.amount_due > rent.amount_paid) as due_date
    from tenant_rent rent where rent.tenant_ship_id = tenant.ship_id and rent.deleted_at is null
      and rent.is_actual and rent.status <> 'waived'
    group by coalesce(rent.corrects, rent._id) having sum(rent.amount_due - rent.amount_paid) > 0
  ) bill where bill.due_date < ${day}::date group by tenant.ship_id`
