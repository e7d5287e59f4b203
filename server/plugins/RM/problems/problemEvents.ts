import { myscustProblem } from '#contract/RM/myscustProblem.ts'
import { tourProblem } from '#contract/RM/tourProblem.ts'
import type { problemEvent } from '#contract/RM/problemEvent.ts'
import type { StoredRecord } from '#contract/resource.ts'
import { newId } from '#server/base/newId.ts'
import { authorOf } from '#server/engine/asSystem.ts'
import type { Context } from '#server/engine/context.ts'
import { sql } from 'kysely'

/** Whose problems a table holds. */
export type ProblemType = 'tour' | 'myscust'

/** The resource of such problems. */
export const problemOf = (type: ProblemType) => (type === 'tour' ? tourProblem : myscustProblem)

type Event = Pick<StoredRecord<typeof problemEvent>, 'problem_id' | 'from' | 'to' | 'action'> & {
  readonly comment?: string | null | undefined
  readonly attachs?: readonly string[]
}

/** Adds to the history of a problem what the caller does to it now. */
export async function addEvent(
  inside: Context,
  problem_type: ProblemType,
  { problem_id, from, to, action, comment = null, attachs = [] }: Event,
): Promise<void> {
  await sql`
    insert into problem_event (_id, problem_type, problem_id, "from", "to", action, by, at, comment, attachs)
    values (${newId()}, ${problem_type}, ${problem_id}, ${from}, ${to}, ${action}, ${authorOf(inside)}, ${inside.now},
      ${comment}, ${[...attachs]}::text[])`.execute(inside.db)
}
