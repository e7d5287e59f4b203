import { sql } from 'kysely'
import type { Narrow } from '#server/engine/conduct.ts'

/** Of the results of a day everybody gets the current version; the archives are for bringing back alone. */
export const scoringResultRows: Narrow = () => sql`is_current`
