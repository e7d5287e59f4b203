import { sql } from 'kysely'
import type { RowFilter } from '#server/engine/hooks.ts'

/**
 * Everybody gets the jobs that they follow: those they started, or requested while they were running. The
 * administrator gets all.
 */
export const jobRows: RowFilter = ({ who }) =>
  who.isAdmin ? undefined : sql`followers @> array[${who.id}]::text[]`
