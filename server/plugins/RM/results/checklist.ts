import { sql } from 'kysely'
import type { Sql } from '#server/engine/condSql.ts'

/** Whether a point is checked in every shop. */
const isForAll = sql`point -> 'category_ids' = '[]' and point -> 'floor_ids' = '[]'`

/** The shops on the route to which the conditions of a point apply. */
const shops = sql`(
  select coalesce(jsonb_agg(shop._id), '[]') from store shop left join brand_category kind on kind._id = shop.category_id
  where shop._id = any(tour.store_ids)
    and (point -> 'category_ids' = '[]' or point -> 'category_ids' ? shop.category_id or point -> 'category_ids' ? kind.parent)
    and (point -> 'floor_ids' = '[]' or point -> 'floor_ids' ? shop.floor_id))`

/** The checklist of a tour: the points of its template and where they apply, for a statement over tours. */
export const checklistSql: Sql = sql`(
  select coalesce(jsonb_agg(point - '{code,category_ids,floor_ids}'::text[] || jsonb_build_object(
    'item', point -> 'code', 'store_ids', case when ${isForAll} then null else ${shops} end) order by place), '[]')
  from tour_template template, jsonb_array_elements(template.items) with ordinality as listed (point, place)
  where template._id = tour.template_id)`

/**
 * The number of shops of a tour in which every point that applies was checked; `results` are those to count. A shop to
 * which none of the points applies counts once somebody has opened its result.
 */
export const checkedCountSql = (results: Sql): Sql => sql`(
  select count(*)::int from (select ${checklistSql} as points) checklist, ${results}
  where tour_result.tour_id = tour._id and (tour_result.items <> '[]' or checklist.points <> '[]') and not exists (
    select from jsonb_array_elements(checklist.points) point
    where (point -> 'store_ids' = 'null' or point -> 'store_ids' ? tour_result.store_id)
      and not tour_result.items @> jsonb_build_array(jsonb_build_object('item', point -> 'item'))))`
