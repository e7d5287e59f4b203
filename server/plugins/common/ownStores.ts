import { sql } from 'kysely'
import type { Subject } from '#contract/access.ts'
import { ref } from '#contract/fields.ts'
import { spaceowner, type OwnStores } from '#contract/common/ownStores.ts'
import { store } from '#contract/brandDB/store.ts'
import { spaceOwner } from '#contract/common/spaceOwner.ts'
import { parseCond, parseRange, type Range } from '#contract/query.ts'
import { ApiError, type Page } from '#contract/reply.ts'
import { scopedTable } from '#server/engine/inScope.ts'
import { holdsToday } from '#server/engine/ownStores.ts'
import type { Context } from '#server/engine/context.ts'
import { naturalOrder } from '#server/engine/naturalOrder.ts'
import { authorize } from '#server/engine/refuse.ts'
import { requireSite } from '#server/engine/scope.ts'
import { route } from '#server/http/handler.ts'

/** The current own stores of a person, at the caller's sites. */
export const ownStoresRoute = route(spaceowner, async ({ context, query }) => {
  const asking = context()
  const { who } = asking
  const user = wantedUser(query.cond) ?? who.id
  if (user !== who.id) authorize('system.user.view', who)
  return { data: await recordsOf(user, wantedSites(who, query.site), parseRange(query.range), asking) }
})

// The flags are read together with the stores, so they are never outdated.
async function recordsOf(
  user: string,
  sites: readonly string[],
  range: Range,
  context: Context,
): Promise<Page<OwnStores>> {
  const page = range === 'ALL' ? sql`` : sql`limit ${range.end - range.start + 1} offset ${range.start}`
  const matching = sql`
    from (select * from ${user === context.who.id ? sql`space_owner` : scopedTable(spaceOwner, context)}) o
    join site at on at._id = o.site
    where o.user_id = ${user} and o.site = any(${sites}) and ${holdsToday(context.now)}`
  const { rows } = await sql<OwnStores>`
    select o._id, o.user_id, o.site, o.permits, (
      select coalesce(jsonb_agg(
        jsonb_build_object('_id', s._id, 'is_split', s.is_split, 'is_merge', s.is_merge) order by ${naturalOrder('s.store_no')}, s._id
      ), '[]')
      from space_owner_store owned join (select * from ${scopedTable(store, context)}) s on s._id = owned.store_id
      where owned.space_owner_id = o._id and s.is_active and s.deleted_at is null
    ) as stores
    ${matching} order by at."order", o._id ${page}`.execute(context.db)
  const total = await sql<{ n: number }>`select count(*) as n ${matching}`.execute(context.db)
  return { list: rows, total: total.rows[0]?.n ?? 0 }
}

const fields = { user_id: ref('user') }

/** The person in an equality condition; undefined if it is empty or missing. */
function wantedUser(given: string | undefined): string | undefined {
  const cond = parseCond(given, fields)
  if ('field' in cond && cond.op === '$eq' && typeof cond.value === 'string') return cond.value
  if ('and' in cond && cond.and.length === 0) return undefined
  throw new ApiError('cond.field')
}

function wantedSites(who: Subject, asked: string | undefined): string[] {
  if (asked === undefined || asked === '' || asked === 'ALL') return who.sites.map((site) => site._id)
  requireSite(who, asked)
  return [asked]
}
