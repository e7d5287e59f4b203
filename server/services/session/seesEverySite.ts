import { sql } from 'kysely'

/**
 * A condition for the rows of `"user"`: people who have every site, whatever is in `sites`. Use it wherever a statement looks
 * for the people of a site. It is the same as in `personOf`.
 */
export const seesEverySite = sql`(
  (is_builtin and username = 'admin')
  or roles && array(
    select r._id from role r
    where r.type = 'management' and r.permissions ? 'site.all' and r.is_active and r.deleted_at is null))`
