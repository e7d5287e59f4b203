import { sql } from 'kysely'
import type { Sql } from '#server/engine/condSql.ts'
import type { AssessmentDay } from './assessmentDay.ts'

/** The store, or one of its tenants, whose figures are read. */
export interface FigureOwner {
  readonly store_id: string
  readonly tenant_ship_id: string | null
}

/** The tenancies that have a store on the day, which metrics read as `tenant`: all, or only some. */
export const tenants = ({ site, day }: AssessmentDay, only?: FigureOwner): Sql => sql`
  select ship._id as ship_id, ship.store_id, ship.start_date, ship.open_date, ship.lease_ship_id, brand.level1_id
  from tenant_ship ship join brand on brand._id = ship.brand_id
  where ship.site = ${site} and ship.deleted_at is null and ship.start_date <= ${day}::date
    and ship_leaves(ship) >= ${day}::date and ${only ? sql`ship.store_id = ${only.store_id} and coalesce(ship._id = ${only.tenant_ship_id}, true)` : sql`true`}`
