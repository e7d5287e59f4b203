import { sql } from 'kysely'
import { perfScenario } from '#contract/PS/perfScenario.ts'
import { ApiError } from '#contract/reply.ts'
import { columnsOf } from '#server/engine/columns.ts'
import type { Context } from '#server/engine/context.ts'
import { visibleTable } from '#server/engine/visible.ts'
import type { Scenario } from './assume.ts'

/** A scenario that the person sees, with its revision. Throws 4040. */
export async function readScenario(context: Context, id: string): Promise<Scenario & { rev: number }> {
  const { rows } = await sql<Scenario & { rev: number }>`
    select ${columnsOf(perfScenario)} from ${visibleTable(perfScenario, context)} where _id = ${id}`.execute(
    context.db,
  )
  if (!rows[0]) throw new ApiError('not_found')
  return rows[0]
}
