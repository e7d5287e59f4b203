import { myscustProblem } from '#contract/RM/myscustProblem.ts'
import { amend } from '#server/engine/amend.ts'
import { asSystem } from '#server/engine/asSystem.ts'
import { audit } from '#server/engine/audit.ts'
import type { Context } from '#server/engine/context.ts'
import { assign } from '#server/engine/rows.ts'
import type { KnownProblem } from './regenPlan.ts'

/** What follows from answers or rules is done by the system: a problem that it changes is still untouched. */
export async function changeAuto(inside: Context, wanted: Parameters<typeof amend>[2]): Promise<void> {
  if (wanted.length > 0) await amend(myscustProblem, await asSystem(inside), wanted)
}

/** Removes problems that nobody has begun to deal with. */
export async function removeAuto(inside: Context, problems: readonly KnownProblem[]): Promise<void> {
  if (problems.length === 0) return
  await assign(myscustProblem, inside, problems, { deleted_at: inside.now, is_active: false })
  const changes = problems.map(({ is_touched: _, ...before }) => ({ before, after: null }))
  await audit(myscustProblem, inside, 'remove', changes)
}
