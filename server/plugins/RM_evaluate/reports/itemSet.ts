import { sql } from 'kysely'
import { refuseFields } from '#contract/reply.ts'
import type { Db } from '#server/db/database.ts'

/** The shop and the day that a set of items is for. */
interface Wanted {
  readonly store_id: string
  /** `YYYY-MM-DD`. */
  readonly day: string
  /** Another version of the set than the one in force. */
  readonly version?: number | undefined
}

/**
 * The set of items that a shop is scored by on a day: of those in force the most specific, by site before
 * region before all, then by category before all. Throws 4004 if there is none, or not in this version.
 */
export async function itemSetFor(db: Db, { store_id, day, version }: Wanted): Promise<string> {
  const { rows } = await sql<{ _id: string | null }>`
    with fitting as (
      select own.*, (own.site is not null)::int * 4 + (own.region is not null)::int * 2
          + (own.category_id is not null)::int as closeness
      from score_item_set own, store shop join site at on at._id = shop.site
      where shop._id = ${store_id} and own.deleted_at is null
        and coalesce(own.site = shop.site, true) and coalesce(own.region = at.site_region, true)
        and coalesce(own.category_id = shop.category_id, own.category_id is null)
    ), in_force as (
      select * from fitting
      where status = 'active' and effective_from <= ${day}::date and coalesce(effective_to >= ${day}::date, true)
      order by closeness desc, effective_from desc limit 1
    )
    select case when ${version ?? null}::int is null then in_force._id else (
      select other._id from fitting other where other.closeness = in_force.closeness
        and other.version = ${version ?? null}::int and other.status <> 'draft') end as _id
    from in_force`.execute(db)
  const id = rows[0]?._id
  if (!id)
    throw refuseFields('validation.failed', {
      [version === undefined ? 'store_id' : 'item_set_version']: 'choice',
    })
  return id
}
