import { sql } from 'kysely'
import type { z } from 'zod'
import { storeAreas } from '#contract/brandDB/storeAreas.ts'
import { storeLineage } from '#contract/brandDB/storeLineage.ts'
import { storeOwners } from '#contract/brandDB/storeOwners.ts'
import { spaceOwner } from '#contract/common/spaceOwner.ts'
import { user } from '#contract/System/user.ts'
import { scopedTable } from '#server/engine/inScope.ts'
import { naturalOrder } from '#server/engine/naturalOrder.ts'
import { holdsToday } from '#server/engine/ownStores.ts'
import { route } from '#server/http/handler.ts'
import { requireStore, storesAtSites } from '#server/engine/readableStore.ts'
import { todaySql } from '#server/engine/today.ts'

type Lineage = z.infer<typeof storeLineage.reply>
type AreaRow = z.infer<typeof storeAreas.reply>['list'][number]
type Owner = z.infer<typeof storeOwners.reply>['list'][number]

/** The lineage of a store, its areas over time, and who may act on it. */
export const storeLineageRoutes = [
  route(storeLineage, async ({ query, reading }) =>
    reading(async (context) => {
      await requireStore(context, query)
      const { rows } = await sql<Lineage>`
        with recursive kin (_id) as (
          select ${query.store_id}::text
          union select case when l.parent_id = kin._id then l.child_id else l.parent_id end
          from kin join store_lineage l on kin._id in (l.parent_id, l.child_id)
        ), node as (
          select _id, store_no, name, name_en, name_tc, floor_id, area, is_split, is_merge, effective_from, effective_to
          from ${storesAtSites(context)} where _id in (select _id from kin)
        ), edge as (
          select parent_id, child_id, kind, effective_date, area_share from store_lineage
          where parent_id in (select _id from node) and child_id in (select _id from node)
        )
        select
          (select ${todaySql(context)} from store s join site at on at._id = s.site where s._id = ${query.store_id})
            as today,
          (select jsonb_agg(to_jsonb(node) order by effective_from nulls first, ${naturalOrder('store_no')}, _id) from node) as nodes,
          (select coalesce(jsonb_agg(to_jsonb(edge) order by effective_date, parent_id, child_id), '[]') from edge)
            as edges`.execute(context.db)
      const [lineage] = rows
      if (!lineage) throw new Error('a statement without a table returns one row')
      return { data: lineage }
    }),
  ),

  route(storeAreas, async ({ query, reading }) =>
    reading(async (context) => {
      await requireStore(context, query)
      const { rows } = await sql<AreaRow>`
        select nullif("from", '-infinity') as "from", "to", area from store_area_history where store_id = ${query.store_id}
        order by store_area_history."from" desc`.execute(context.db)
      return { data: { list: rows, total: rows.length } }
    }),
  ),

  route(storeOwners, async ({ query, reading }) =>
    reading(async (context) => {
      await requireStore(context, query)
      const { rows } = await sql<Owner>`
        select u._id as user_id, u.name, u.name_en, array_agg(distinct permit.name order by permit.name) as permits
        from space_owner_store owned
          join (select * from ${scopedTable(spaceOwner, context)}) o on o._id = owned.space_owner_id
          join store s on s._id = owned.store_id and s.site = o.site
          join site at on at._id = o.site
          join (select * from ${scopedTable(user, context)}) u on u._id = o.user_id and u.is_active and u.deleted_at is null
          cross join unnest(o.permits) permit (name)
        where owned.store_id = ${query.store_id} and not s.is_split and not s.is_merge and s.is_active
          and ${holdsToday(context.now)}
        group by u._id, u.name, u.name_en order by u.name, u._id`.execute(context.db)
      return { data: { list: rows, total: rows.length } }
    }),
  ),
]
