import { sql } from 'kysely'
import type { Sql } from '#server/engine/condSql.ts'
import type { Judged } from './Judged.ts'

/** The days until an active lease ends, unless its successor is agreed. */
export const leaseDaysLeft = ({ day }: Judged): Sql => sql`
  select tenant.ship_id, ${day} as at, (least(lease.end_date, lease.terminated_on) - ${day}::date)::numeric as value, 1 as nth
  from tenant join lease_ship lease on lease._id = tenant.lease_ship_id and lease.deleted_at is null
  where lease_status_on(lease._id, lease.status, lease.start_date, lease.end_date, lease.activated_on,
      lease.terminated_on, ${day}::date) = 'active'
    and not exists (
      select from lease_ship next where next.prev_lease_id = lease._id and next.deleted_at is null
        and next.status not in ('draft', 'pending_approval', 'terminated'))`
