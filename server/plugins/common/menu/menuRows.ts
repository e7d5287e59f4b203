import { sql } from 'kysely'
import { evaluate } from '#contract/access.ts'
import type { RowFilter } from '#server/engine/hooks.ts'

/**
 * People get the active menu entries that one of their permissions opens at one of their sites; entries
 * without a permission are only for the administrator. A group without visible entries is left out, because a
 * reader would take it for an entry. `manage=1` returns all entries to people who maintain the menu.
 */
export const menuRows: RowFilter = ({ who }, query) => {
  if (query.manage === '1' && evaluate('system.menu.view', who) === 'yes') return undefined
  const sites = who.sites.map((site) => site._id)
  const open = who.isAdmin
    ? sql`m.is_active`
    : sql`m.is_active and m.permission_code = any(${[...who.permissions]})
        and (m.sites = '[]' or m.sites ?| ${sites}::text[])`
  // From the entries with a page upwards.
  return sql`_id in (
    with recursive shown as (
      select m._id, m.parent from menu m
      where m.deleted_at is null and ${open}
        and not exists (select from menu below where below.parent = m._id and below.deleted_at is null)
      union
      select m._id, m.parent from menu m join shown on shown.parent = m._id
      where m.deleted_at is null and ${open}
    )
    select _id from shown)`
}
