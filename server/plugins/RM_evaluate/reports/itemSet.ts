import { sql } from 'kysely'
import { refuseFields } from '#contract/reply.ts'
import type { Db } from '#server/db/database.ts'
import type { Sql } from '#server/engine/condSql.ts'

/** The shop and the day that a set of items is for. */
interface ItemSetQuery {
  readonly store_id: string
  /** `YYYY-MM-DD`. */
  readonly day: string
  /** Another version of the set than the one in force. */
  readonly version?: number | undefined
}

/**
 * The set in force on a day, as a subquery for its id; the statement has the shop as `store` and its site as
 * `at`. Of the sets that fit, the most specific counts: site before region before all, then category before all.
 */
export const setInForce = (day: Sql): Sql => sql`(
  select own._id from score_item_set own
  where ${fits} and own.status = 'active' and own.effective_from <= ${day}
    and coalesce(own.effective_to >= ${day}, true)
  order by ${closeness} desc, own.effective_from desc limit 1)`

const fits = sql`(own.deleted_at is null and coalesce(own.site = store.site, true)
  and coalesce(own.region = at.site_region, true) and coalesce(own.category_id = store.category_id, own.category_id is null))`

const closeness = sql`(
  (own.site is not null)::int * 4 + (own.region is not null)::int * 2 + (own.category_id is not null)::int)`

/**
 * The set of items that a shop is scored by on a day. Throws 4004 if there is none, or not in this version.
 */
export async function itemSetFor(db: Db, { store_id, day, version }: ItemSetQuery): Promise<string> {
  const { rows } = await sql<{ _id: string | null }>`
    with shop as (
      select store.*, at.site_region, ${setInForce(sql`${day}::date`)} as set_id
      from store join site at on at._id = store.site where store._id = ${store_id}
    )
    select case when ${version ?? null}::int is null then shop.set_id else (
      select other._id from score_item_set other join score_item_set used on used._id = shop.set_id
      where other.deleted_at is null and other.version = ${version ?? null}::int and other.status <> 'draft'
        and (other.site, other.region, other.category_id)
          is not distinct from (used.site, used.region, used.category_id)) end as _id
    from shop`.execute(db)
  const id = rows[0]?._id
  if (!id)
    throw refuseFields('validation.failed', {
      [version === undefined ? 'store_id' : 'item_set_version']: 'choice',
    })
  return id
}
