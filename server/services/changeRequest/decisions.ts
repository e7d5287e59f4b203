import { sql } from 'kysely'
import type { ChangeRequest } from '#contract/changeRequest.ts'
import type { Sql } from '#server/engine/condSql.ts'
import { actorOf } from '#server/engine/asSystem.ts'
import type { Context } from '#server/engine/context.ts'
import type { Decision, StoredRequest } from './requests.ts'

/** The decisions on a request with one more. */
export const withDecision = (
  context: Context,
  { decisions, level_done }: StoredRequest,
  result: Decision['result'],
  comment: unknown,
): Decision[] => [
  ...(decisions ?? []),
  {
    by: actorOf(context),
    at: context.now,
    level: level_done + 1,
    result,
    comment: typeof comment === 'string' && comment.trim() !== '' ? comment : null,
  },
]

/**
 * The people who have approved a request since it was last submitted: the last `level_done` decisions are
 * theirs.
 */
export const approvedBy = ({ name }: ChangeRequest): Sql => {
  const [decisions, done] = [sql.ref(`${name}.decisions`), sql.ref(`${name}.level_done`)]
  return sql`array(
    select decision ->> 'by' from jsonb_array_elements(${decisions}) with ordinality as one(decision, place)
    where place > jsonb_array_length(${decisions}) - ${done})`
}
