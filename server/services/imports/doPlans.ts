import { inPace, type Pace } from '#server/db/inPace.ts'
import type { Step } from '#server/db/longTransaction.ts'
import type { Context } from '#server/engine/context.ts'
import type { Resource } from '#contract/resource.ts'
import { isToDo, type Plan } from './plan.ts'
import { tryPlans } from './tryPlans.ts'

interface PlanContext {
  readonly resource: Resource
  readonly context: Context
  readonly site: string | null
  /** A transaction for each batch, or a step of a longer transaction. */
  readonly step: Step
  readonly pace: Pace
  /** Called after each batch with the number of rows done; throws when the work should end. */
  readonly onBatch: (done: number) => void
}

/** Does what the rows say, in batches, and writes the errors into each plan. */
export async function doPlans(
  plans: readonly Plan[],
  { resource, context, site, step, pace, onBatch }: PlanContext,
): Promise<void> {
  const toDo = plans.filter(isToDo)
  let done = 0
  onBatch(plans.length - toDo.length)
  await inPace(pace, async (size) => {
    if (done === toDo.length) return 0
    const tried = await step((db) => {
      const end = performance.now() + 2 * pace.aim
      const inside = { ...context, db, uncommitted: undefined }
      const isOver = () => performance.now() > end
      return tryPlans(resource, inside, toDo.slice(done, done + size), { site, isOver })
    })
    for (const [plan, errors = {}] of tried) plan.errors = errors
    done += tried.size
    onBatch(plans.length - toDo.length + done)
    return tried.size
  })
}
