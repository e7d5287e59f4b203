import { sql } from 'kysely'
import { unfixedStatuses } from '#contract/RM/problem.ts'
import type { Sql } from '#server/engine/condSql.ts'
import type { Context } from '#server/engine/context.ts'

/** Whether a problem is past its due date and not fixed, for a statement over problems. */
export const isOverdue = ({ now }: Pick<Context, 'now'>): Sql =>
  sql`coalesce(due_at < ${now} and status = any(${[...unfixedStatuses]}), false)`
