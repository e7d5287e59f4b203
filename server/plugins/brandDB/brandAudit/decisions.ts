import { sql } from 'kysely'
import type { Sql } from '#server/engine/condSql.ts'
import type { Context } from '#server/engine/context.ts'
import type { Request } from './proposal.ts'

type Decision = Request['decisions'][number]

/** The decisions on a request with one more. */
export const withDecision = (
  { who, now }: Context,
  { decisions, level_done }: Request,
  result: Decision['result'],
  comment: unknown,
): Decision[] => [
  ...decisions,
  {
    by: who.id,
    at: now,
    level: level_done + 1,
    result,
    comment: typeof comment === 'string' && comment.trim() !== '' ? comment : null,
  },
]

/**
 * The people who have approved a request since it was last submitted: the last `level_done` decisions are
 * theirs.
 */
export const approvedBy: Sql = sql`array(
  select decision ->> 'by' from jsonb_array_elements(brand_audit.decisions) with ordinality as one(decision, place)
  where place > jsonb_array_length(brand_audit.decisions) - brand_audit.level_done)`
