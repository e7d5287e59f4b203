import { sql } from 'kysely'
import type { ResourceHooks } from '#server/engine/hooks.ts'

/** What is known about people in addition to their rows. */
export const userHooks: ResourceHooks = {
  // Who works at a site is no secret there, and is not shown at other sites.
  labelFilter: ({ who }) => {
    const sites = who.sites.map(({ _id }) => _id)
    const shares = sql`sites && ${sites}::text[]`
    return sites.length === 0 ? sql`_id = ${who.id}` : sql`(_id = ${who.id} or ${shares} or ${seesEverySite})`
  },
}

/** The same as in `personOf`. */
const seesEverySite = sql`(
  (is_builtin and username = 'admin')
  or roles && array(
    select r._id from role r
    where r.type = 'management' and r.permissions ? 'site.all' and r.is_active and r.deleted_at is null))`
