import { sql } from 'kysely'
import type { RowFilter } from '#server/engine/hooks.ts'

/** One's own; managers get those of everybody, as far as they are about their sites. */
export const exportRows: RowFilter = ({ who }) => {
  if (who.isAdmin) return undefined
  const own = sql`created_by = ${who.id}`
  const sites = who.sites.map(({ _id }) => _id)
  return who.isManager ? sql`(${own} or site is null or site = any(${sites}))` : own
}
