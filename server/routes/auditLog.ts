import { sql } from 'kysely'
import type { RowFilter } from '#server/engine/conduct.ts'

/** Of the log everybody gets what belongs to no site and what happened at the own ones. */
export const auditLogRows: RowFilter = ({ who }) =>
  who.isAdmin ? undefined : sql`(site is null or site = any(${who.sites.map((site) => site._id)}))`
