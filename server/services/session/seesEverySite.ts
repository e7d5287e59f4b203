import { sql } from 'kysely'
import { countingRole } from './countingRole.ts'

/**
 * A condition for the rows of `"user"`: people who have every site, whatever is in `sites`. Use it wherever a statement looks
 * for the people of a site. It is the same as in `personOf`.
 */
export const seesEverySite = sql`(
  (is_builtin and username = 'admin')
  or exists (
    select from role r where ${countingRole('user')}
    having bool_or(r.type = 'management') and bool_or(r.permissions ? 'site.all')))`
