import { sql } from 'kysely'
import type { Narrow } from '#server/engine/conduct.ts'

/** Everybody gets the own ones, the administrator too. */
export const notificationRows: Narrow = ({ who }) => sql`user_id = ${who.id}`
