import { sql } from 'kysely'
import { evaluate } from '#contract/access.ts'
import type { Narrow } from '#server/http/resourceRoutes.ts'

/**
 * Of the menu a person gets the active entries that one of the own permissions opens at one of the own sites; an entry
 * without a permission is the administrator's alone. `manage=1` gives all of them to whoever maintains the menu.
 */
export const menuRows: Narrow = ({ who }, query) => {
  if (query.manage === '1' && evaluate('system.menu.view', who) === 'yes') return undefined
  if (who.isAdmin) return sql`is_active`
  const sites = who.sites.map((site) => site._id)
  return sql`is_active and permission_code = any(${[...who.permissions]}) and (sites = '[]' or sites ?| ${sites}::text[])`
}
