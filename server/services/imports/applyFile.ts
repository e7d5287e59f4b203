import { inTransaction } from '#server/db/inTransaction.ts'
import type { Step } from '#server/db/longTransaction.ts'
import type { Work } from '#server/services/jobs/defineJob.ts'
import { doPlans } from './doPlans.ts'
import type { Workshop } from './importJobs.ts'
import { isGood, isUnusual, withoutEmptying, type Plan } from './plan.ts'
import { openFile, planFile } from './planFile.ts'
import { refuseUnseen, writePreview } from './preview.ts'
import { readRun, writeErrors, writeOutcome, type RunRow } from './runRow.ts'

/**
 * Stores the content of a file, completely or not at all, or on request only the good rows. If somebody has
 * changed something since the check, so that a row is refused, nothing is stored. The import is then checked
 * again, which shows the reasons.
 */
export async function applyFile(
  run: RunRow,
  workshop: Workshop,
  { context, progress, signal }: Omit<Work<unknown>, 'body'>,
): Promise<void> {
  const { pace, inSteps } = workshop.database
  const { db } = context
  const { _id, site, only_good, empties, with_unusual } = run
  const file = await openFile(run, context, workshop)
  const planned = await planFile(file, context, { pace, onBatch: () => signal.throwIfAborted() })
  await refuseUnseen(db, _id, planned)
  const onBatch = (done: number): void => {
    signal.throwIfAborted()
    progress(done, planned.length)
  }
  try {
    await inSteps(
      async (step) => {
        // An interrupted attempt left nothing, and a completed attempt has been recorded here.
        if ((await step((inside) => readRun(inside, _id)))?.state !== 'applying') throw new AlreadyOver()
        const plans = planned.map((plan): Plan => {
          const kept = empties ? plan : withoutEmptying(plan)
          return { ...kept, isLeft: !with_unusual && isUnusual(kept) }
        })
        const { resource } = file.setting
        await doPlans(plans, { resource, context, site, step, pace, onBatch })
        if (!only_good && !plans.every(isGood)) throw new NotAll(plans)
        await writeErrors(_id, plans, { step, pace })
        return plans
      },
      (inside, plans) => writeOutcome(inside, _id, 'applied', plans),
    )
  } catch (error) {
    if (error instanceof AlreadyOver) return
    if (!(error instanceof NotAll)) throw error
    const step: Step = (work) => inTransaction(db, work)
    await writeErrors(_id, error.plans, { step, pace })
    await writePreview(_id, error.plans, { file, step, pace })
    await writeOutcome(db, _id, 'checked', error.plans)
  }
}

class AlreadyOver extends Error {}

/** Some rows cannot be stored, so none are. */
class NotAll extends Error {
  readonly plans: readonly Plan[]

  constructor(plans: readonly Plan[]) {
    super('not all rows can be stored')
    this.plans = plans
  }
}
