import { sql } from 'kysely'
import { myscustProblem } from '#contract/RM/myscustProblem.ts'
import { tourProblem } from '#contract/RM/tourProblem.ts'
import type { Resource } from '#contract/resource.ts'
import { or } from '#server/engine/condSql.ts'
import type { RowFilter } from '#server/engine/hooks.ts'
import { visibleTable } from '#server/engine/visible.ts'

const problems: readonly (readonly [type: string, problem: Resource])[] = [
  ['tour', tourProblem],
  ['myscust', myscustProblem],
]

/** Everybody gets the events of the problems that they may see. */
export const problemEventRows: RowFilter = (context) =>
  or(
    problems.map(
      ([type, problem]) => sql`(problem_type = ${type} and problem_id in (
        select _id from ${visibleTable(problem, context)}))`,
    ),
  )
