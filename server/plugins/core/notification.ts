import { sql } from 'kysely'
import type { RowFilter } from '#server/engine/conduct.ts'

/** Everybody gets the own ones, the administrator too. */
export const notificationRows: RowFilter = ({ who }) => sql`user_id = ${who.id}`
