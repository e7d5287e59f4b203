import { sql } from 'kysely'
import { tourProblem } from '#contract/RM/tourProblem.ts'
import type { Sql } from '#server/engine/condSql.ts'
import type { Context } from '#server/engine/context.ts'
import { matchingTable } from '#server/engine/read.ts'

/** Which problems are counted: found from `from` up to, but not including, `to`, in unix seconds. */
export interface Period {
  readonly from: number
  readonly to: number
  readonly site?: string | undefined
  readonly cond?: string | undefined
}

/** The problems of a period that this person may see, each with its site as `at`; void ones too. For `from`. */
export function foundIn(context: Context, { from, to, ...query }: Period): Sql {
  return sql`(
    select * from ${matchingTable(tourProblem, context, query)} where found_at >= ${from} and found_at < ${to}
  ) problem join site at on at._id = problem.site`
}

/** Fixed, at least once for good. */
export const isFixed = sql`status in ('fixed', 'verified', 'closed')`
