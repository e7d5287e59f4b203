import { sql } from 'kysely'
import { evaluate } from '#contract/access.ts'
import type { RowFilter } from '#server/engine/conduct.ts'

/** Everybody gets the own imports; whoever may see the audit log those of others too, at the own sites. */
export const importRows: RowFilter = ({ who }) => {
  if (who.isAdmin) return undefined
  const own = sql`created_by = ${who.id}`
  if (evaluate('system.auditlog.view', who) !== 'yes') return own
  return sql`(${own} or site is null or site = any(${who.sites.map(({ _id }) => _id)}))`
}

/** What was sent stays with whoever sent it: it may hold what others must not see, such as how to reach people. */
export const importFiles: RowFilter = ({ who }) => (who.isAdmin ? undefined : sql`created_by = ${who.id}`)
