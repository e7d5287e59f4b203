import { sql } from 'kysely'
import { store } from '#contract/brandDB/store.ts'
import { spaceOwner } from '#contract/common/spaceOwner.ts'
import { user } from '#contract/System/user.ts'
import type { Context } from '#server/engine/context.ts'
import { scopedTable } from '#server/engine/inScope.ts'
import { holdsToday } from '#server/engine/ownStores.ts'
import { countingRole } from '#server/services/session/countingRole.ts'

interface Place {
  readonly site: string
  readonly store_id: string
  readonly department: string
}

/**
 * Who looks after a shop and may deal with what mystery customers met there: first people of the department, then those with
 * the shortest list of shops. Null if nobody does.
 */
export async function ownerOf(
  context: Context,
  { site, store_id, department }: Place,
): Promise<string | null> {
  const { rows } = await sql<{ user_id: string }>`
    select o.user_id from (select * from ${scopedTable(spaceOwner, context)}) o
    join space_owner_store owned on owned.space_owner_id = o._id
    join ${scopedTable(store, context)} on store._id = owned.store_id
    join site at on at._id = o.site
    join (select * from ${scopedTable(user, context)}) u on u._id = o.user_id and u.is_active and u.deleted_at is null and o.site = any(u.sites)
    where o.site = ${site} and owned.store_id = ${store_id} and 'tour' = any(o.permits) and ${holdsToday(context.now)}
      and exists (select from role r where ${countingRole('u')}
        and r.permissions ? (case at.site_region when 'HK' then 'rmhk' else 'rm' end || '.myscust_problem.edit'))
    order by ${department} = any(u.department) desc,
      (select count(*) from space_owner_store every where every.space_owner_id = o._id), o.user_id
    limit 1`.execute(context.db)
  return rows[0]?.user_id ?? null
}
