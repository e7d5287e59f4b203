import { sql } from 'kysely'
import { contract } from '#contract/index.ts'
import type { Resource } from '#contract/resource.ts'
import { or } from '#server/engine/condSql.ts'
import type { RowFilter } from '#server/engine/conduct.ts'
import { visibleTable } from '#server/engine/visible.ts'

const problems: readonly (readonly [type: string, problem: Resource])[] = [
  ['tour', contract.resources.tourProblem],
  ['myscust', contract.resources.myscustProblem],
]

/** Of what happened everybody gets what happened to the problems that they may see. */
export const problemEventRows: RowFilter = (context) =>
  or(
    problems.map(
      ([type, problem]) => sql`(problem_type = ${type} and problem_id in (
        select _id from ${visibleTable(problem, context)}))`,
    ),
  )
