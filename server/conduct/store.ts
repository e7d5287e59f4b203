import { sql } from 'kysely'
import type { Sql } from '#server/engine/condSql.ts'
import type { Conduct } from '#server/engine/conduct.ts'

/** What is known of a store beside its row. */
export const storeConduct: Conduct = {
  derived: {
    current_ship: ({ now }) => sql`(
      select jsonb_build_object('_id', s._id, 'brand_id', s.brand_id, 'trade_name', s.trade_name, 'status', s.status,
        'start_date', s.start_date, 'end_date', s.end_date)
      ${shipsToday(now)} order by s.share_ratio desc, s.start_date, s._id limit 1)`,
    brand_id: ({ now }) => sql`array(select s.brand_id ${shipsToday(now)})`,
  },
}

/** The tenancies that run on the day that it is at the site. */
const shipsToday = (now: number): Sql => sql`
  from tenant_ship s join site at on at._id = s.site
  where s.store_id = store._id and s.deleted_at is null
    and (to_timestamp(${now}) at time zone at.timezone)::date
      between s.start_date and coalesce(s.actual_exit_date, s.end_date)`
