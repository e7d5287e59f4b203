import { sql } from 'kysely'
import type { RowFilter } from '#server/engine/hooks.ts'

/** Of the results of a day everybody gets the current version; the archives are for bringing back alone. */
export const scoringResultRows: RowFilter = () => sql`is_current`
