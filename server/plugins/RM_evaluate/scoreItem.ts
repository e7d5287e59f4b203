import { sql } from 'kysely'
import { scoreItemSet } from '#contract/RM_evaluate/scoreItemSet.ts'
import type { RowFilter } from '#server/engine/hooks.ts'
import { visibleTable } from '#server/engine/visible.ts'

/** Everybody gets the items of the sets that they may see. */
export const scoreItemRows: RowFilter = (context) =>
  sql`set_id in (select _id from ${visibleTable(scoreItemSet, context)})`
