import { myscustProblem } from '#contract/RM/myscustProblem.ts'
import { amend } from '#server/engine/amend.ts'
import { asSystem } from '#server/engine/asSystem.ts'
import type { Context } from '#server/engine/context.ts'
import { discard } from '#server/engine/discard.ts'
import type { KnownProblem } from './regenPlan.ts'

/** What follows from answers or rules is done by the system: a problem that it changes is still untouched. */
export async function changeAuto(inside: Context, wanted: Parameters<typeof amend>[2]): Promise<void> {
  if (wanted.length > 0) await amend(myscustProblem, await asSystem(inside), wanted)
}

/** Removes problems that nobody has begun to deal with. */
export async function removeAuto(inside: Context, problems: readonly KnownProblem[]): Promise<void> {
  await discard(
    myscustProblem,
    inside,
    problems.map(({ is_touched: _, ...problem }) => problem),
  )
}
