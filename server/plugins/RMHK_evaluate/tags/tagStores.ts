import { naturalOrder } from '#server/engine/naturalOrder.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import { ApiError } from '#contract/reply.ts'
import { tagStores } from '#contract/RMHK_evaluate/storeScoreTag.ts'
import { storesAtSites } from '#server/engine/readableStore.ts'
import { shipOn, shopColumns } from '#server/engine/shopSummary.ts'
import { route } from '#server/http/handler.ts'
import { requireHongKong } from './requireHongKong.ts'

type Answer = z.infer<typeof tagStores.reply>

/** The maximum number of days of a request. */
const most = 366

/** The shops with tags, those with most of them first; for several days also the tags by shop and day. */
export const tagStoresRoute = route(tagStores, async ({ query, reading }) => ({
  data: await reading(async (context): Promise<Answer> => {
    const { tag_id, store_id, polarity, stat_time, from = stat_time, to = from } = query
    const sites = requireHongKong(context.who, query.site)
    if (Number(to) - Number(from) > most * 86_400) throw new ApiError('range.limit', { limit: most })
    const days =
      stat_time === undefined
        ? sql`stat_time >= ${from} and stat_time < ${to}`
        : sql`stat_time = ${stat_time}`
    const given = sql`(
      select link.store_id, link.stat_time, tag._id, tag.name, tag.name_en, tag.name_tc
      from store_score_tag link join daily_score_tag tag on tag._id = link.tag_id
      where ${days} and tag.site = any(${sites}) and tag.deleted_at is null
        and ${tag_id === undefined ? sql`true` : sql`tag._id = ${tag_id}`}
        and ${store_id === undefined ? sql`true` : sql`link.store_id = ${store_id}`}
        and ${polarity === undefined ? sql`true` : sql`polarity = ${polarity}`}) given`
    const { rows: list } = await sql<Answer['list'][number]>`
      select ${shopColumns(context, shipOn(sql`(to_timestamp(last_stat_time) at time zone at.timezone)::date`))},
        tags, last_stat_time
      from (
        select store_id, max(last) as last_stat_time, sum(count) as total,
          jsonb_agg(jsonb_build_object('tag_id', _id, 'name', name, 'name_en', name_en, 'name_tc', name_tc, 'count', count)
            order by count desc, _id) as tags
        from (
          select store_id, _id, name, name_en, name_tc, count(*)::int as count, max(stat_time) as last
          from ${given} group by store_id, _id, name, name_en, name_tc
        ) counted group by store_id
      ) shop join ${storesAtSites(context)} on store._id = shop.store_id join site at on at._id = store.site
      where store.site = any(${sites})
      order by total desc, ${naturalOrder('store_no')}`.execute(context.db)
    if (stat_time !== undefined) return { list, total: list.length }
    const { rows: matrix } = await sql<NonNullable<Answer['matrix']>[number]>`
      select store_id, stat_time, count(*)::int as count
      from ${given} join ${storesAtSites(context)} on store._id = given.store_id
      group by store_id, stat_time order by stat_time, store_id`.execute(context.db)
    return { list, total: list.length, matrix }
  }),
}))
