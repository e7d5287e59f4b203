import { sql } from 'kysely'
import { brand } from '#contract/brandDB/brand.ts'
import { brandCategory } from '#contract/brandDB/brandCategory.ts'
import { floor } from '#contract/brandDB/floor.ts'
import type { Sql } from './condSql.ts'
import type { Context } from './context.ts'
import { labelOf } from './labelOf.ts'
import { labelTable } from './visible.ts'

/**
 * The columns of `shopSummary` (contract/common) for a statement over stores as `store`; `ship` is the id of
 * the tenancy whose brand is shown, such as that on a past day.
 */
export const shopColumns = (context: Context, ship: Sql): Sql => sql`
  store._id as store_id, store.store_no, store.name, store.name_en, store.name_tc,
  (select code from ${labelTable(floor, context)} where floor._id = store.floor_id) as floor,
  (select ${labelOf('brand')} from ${labelTable(brand, context)}
    where brand._id = (select brand_id from tenant_ship where tenant_ship._id = ${ship})) as brand,
  (select ${labelOf('brand_category')} from ${labelTable(brandCategory, context)}
    where brand_category._id = store.category_id) as category`

/** The tenancy that holds `store` on a day, as a subquery for its id; null if it is vacant. */
export const shipOn = (day: Sql): Sql => sql`(
  select held._id from tenant_ship held
  where held.store_id = store._id and held.deleted_at is null
    and ${day} between held.start_date and coalesce(held.actual_exit_date, held.end_date)
  order by held.start_date desc, held._id limit 1)`
