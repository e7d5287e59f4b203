import { sql } from 'kysely'
import type { scoreItemSet } from '#contract/RM_evaluate/scoreItemSet.ts'
import type { StoredRecord } from '#contract/resource.ts'
import type { Sql } from '#server/engine/condSql.ts'
import type { Context } from '#server/engine/context.ts'

/** A stored version of a set of items. */
export type SetRow = StoredRecord<typeof scoreItemSet>

/** Two versions that come into force at once, or go out of it, must see each other. */
export const lockVersions = ({ db }: Pick<Context, 'db'>): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtext('score_item_set'))`.execute(db)

/** A condition for the versions of the same set. */
export const isVersionOf = ({ site, region, category_id }: SetRow): Sql => sql`(
  (score_item_set.site, score_item_set.region, score_item_set.category_id)
    is not distinct from (${site}::text, ${region}::text, ${category_id}::text) and score_item_set.deleted_at is null)`

/** The time zone of the site of a set, or of a site at which it applies. */
const zoneOf = (set: Sql): Sql => sql`(
  select timezone from site where coalesce(site._id = ${set}.site, true) and coalesce(site.site_region = ${set}.region, true)
  order by site._id limit 1)`

/** The days on which a set is in force, as an `int8range` of unix seconds; null for a draft or a retired set. */
export const daysOf = (set: Sql): Sql => {
  const start = (day: Sql): Sql =>
    sql`extract(epoch from ${day}::timestamp at time zone ${zoneOf(set)})::int8`
  return sql`case when ${set}.status = 'active' then
    int8range(${start(sql`${set}.effective_from`)}, ${start(sql`(${set}.effective_to + 1)`)}) end`
}

/** Today where a set applies. */
export const todayOf = ({ now }: Pick<Context, 'now'>): Sql =>
  sql`(to_timestamp(${now}) at time zone ${zoneOf(sql`score_item_set`)})::date`
