import { sql } from 'kysely'
import { seconds } from '#contract/dayFields.ts'
import { ref, refs } from '#contract/fields.ts'
import { ApiError, refuseFields } from '#contract/reply.ts'
import { resource } from '#contract/resource.ts'
import { dailyScoreTag } from '#contract/RMHK_evaluate/dailyScoreTag.ts'
import { tagsShops, tagStoresUpdate } from '#contract/RMHK_evaluate/storeScoreTag.ts'
import { audit } from '#server/engine/audit.ts'
import type { Context } from '#server/engine/context.ts'
import { withOwnStores } from '#server/engine/ownStores.ts'
import { storesAtSites } from '#server/engine/readableStore.ts'
import { authorize } from '#server/engine/refuse.ts'
import { transact } from '#server/engine/transact.ts'
import { visibleTable } from '#server/engine/visible.ts'
import { route } from '#server/http/handler.ts'
import { requireHongKong } from './requireHongKong.ts'

/** Gives a shop exactly these tags on a day. */
export const replaceTagsRoute = route(tagStoresUpdate, async ({ body, context }) => {
  const { store_id, stat_time } = body
  const tag_ids = [...new Set(body.tag_ids)]
  return {
    data: await transact(context(), async (inside) => {
      authorize(tagsShops, await withOwnStores(tagsShops, inside, [body]), body)
      const site = await lockedSite(inside, store_id)
      requireHongKong(inside.who, site)
      await requireOpen(inside, body)
      await requireTags(inside, site, tag_ids, body)
      const before = await givenTags(inside, site, body)
      await sql`
        delete from store_score_tag
        where store_id = ${store_id} and stat_time = ${stat_time} and tag_id <> all(${tag_ids})`.execute(
        inside.db,
      )
      await sql`
        insert into store_score_tag (store_id, stat_time, tag_id, "by", by_hand)
        select ${store_id}, ${stat_time}, tag, ${inside.who.id}, true from unnest(${tag_ids}::text[]) tag
        on conflict (store_id, stat_time, tag_id) do update set by_hand = true where not store_score_tag.by_hand`.execute(
        inside.db,
      )
      const after = await givenTags(inside, site, body)
      await audit(shopTags, inside, 'update', [{ before, after }])
      return { store_id, stat_time, tag_ids }
    }),
  }
})

/** The tags of a shop on a day, as the audit log records them: by the shop. */
async function givenTags({ db }: Context, site: string, { store_id, stat_time }: ShopDay) {
  const { rows } = await sql<{ tag_id: string }>`
    select tag_id from store_score_tag where store_id = ${store_id} and stat_time = ${stat_time} order by tag_id`.execute(
    db,
  )
  return { _id: store_id, site, stat_time, tag_ids: rows.map(({ tag_id }) => tag_id) }
}

/** Tags of shops have no records that are read; the audit log has these. */
const shopTags = resource({
  name: 'store_score_tag',
  path: tagStoresUpdate.path,
  fields: { site: ref('site'), stat_time: seconds(), tag_ids: refs('daily_score_tag') },
  can: { view: { any: [] } },
})

/** A shop on a day. */
interface ShopDay {
  readonly store_id: string
  readonly stat_time: number
}

async function lockedSite(inside: Context, store_id: string): Promise<string> {
  const { rows } = await sql<{ site: string }>`
    select site from store where _id in (select _id from ${storesAtSites(inside)} where _id = ${store_id})
    for update`.execute(inside.db)
  if (!rows[0]) throw new ApiError('not_found')
  return rows[0].site
}

/** Throws 4004 for a day that has not begun or is no day of the site, and 4096 once its report is confirmed. */
async function requireOpen({ db, now }: Context, { store_id, stat_time }: ShopDay): Promise<void> {
  const { rows } = await sql<{ is_start: boolean; is_confirmed: boolean }>`
    select extract(epoch from date_trunc('day', moment)) = extract(epoch from moment) as is_start,
      exists (select from scoring_report report where report.store_id = store._id and report.stat_time = ${stat_time}
        and report.status = 'confirmed' and report.deleted_at is null) as is_confirmed
    from store join site at on at._id = store.site
      cross join lateral (select to_timestamp(${stat_time}) at time zone at.timezone as moment) day
    where store._id = ${store_id}`.execute(db)
  if (!rows[0]?.is_start || stat_time > now) throw refuseFields('validation.failed', { stat_time: 'date' })
  if (rows[0].is_confirmed) throw new ApiError('period.locked')
}

/** Throws 4004 for tags of another site, and for those that the shop does not have already if they or all tags of the site are out of use. */
async function requireTags(
  inside: Context,
  site: string,
  tags: readonly string[],
  { store_id, stat_time }: ShopDay,
): Promise<void> {
  const { rows } = await sql`
    select from ${visibleTable(dailyScoreTag, inside, { site })} where _id = any(${[...tags]}) and (is_active and exists (
      select from site at where at._id = ${site} and tags_enabled) or exists (select from store_score_tag link
      where link.tag_id = daily_score_tag._id and link.store_id = ${store_id} and link.stat_time = ${stat_time}))`.execute(
    inside.db,
  )
  if (rows.length < tags.length) throw refuseFields('validation.failed', { tag_ids: 'reference' })
}
