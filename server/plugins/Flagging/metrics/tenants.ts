import { sql } from 'kysely'
import type { Sql } from '#server/engine/condSql.ts'
import type { Judged } from './Judged.ts'

/** The tenancies that have a store on the day, which metrics read as `tenant`; of one store if it is given. */
export const tenants = ({ site, day }: Judged, storeId?: string): Sql => sql`
  select ship._id as ship_id, ship.store_id, ship.start_date, ship.open_date, ship.lease_ship_id, brand.level1_id
  from tenant_ship ship join brand on brand._id = ship.brand_id
  where ship.site = ${site} and ship.deleted_at is null and ship.start_date <= ${day}::date
    and ship_leaves(ship) >= ${day}::date and ${storeId === undefined ? sql`true` : sql`ship.store_id = ${storeId}`}`
