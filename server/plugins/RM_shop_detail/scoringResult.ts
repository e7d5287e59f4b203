import { sql } from 'kysely'
import type { RowFilter } from '#server/engine/hooks.ts'

/** Everybody gets the current version of a day's results; archives are only for restoring. */
export const scoringResultRows: RowFilter = () => sql`is_current`
