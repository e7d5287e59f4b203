import type { Db } from '#server/db/database.ts'
import { inTransaction } from '#server/db/inTransaction.ts'
import type { Step } from '#server/db/longTransaction.ts'
import type { Work } from '#server/services/jobs/defineJob.ts'
import { doPlans } from './doPlans.ts'
import type { Workshop } from './importJobs.ts'
import { isGood } from './plan.ts'
import { fileErrors, openFile, planFile } from './planFile.ts'
import { writePreview } from './preview.ts'
import { writeErrors, writeFailure, writeOutcome, type RunRow } from './runRow.ts'

/**
 * Records what would happen to each row of a file. Stores nothing: each batch is done and rolled back. With `applies` a
 * file without wrong rows is to be stored next.
 */
export async function checkFile(
  run: RunRow,
  workshop: Workshop,
  { context, progress, signal, applies }: Omit<Work<unknown>, 'body'> & { applies: boolean },
): Promise<void> {
  const { pace } = workshop.database
  const { db } = context
  try {
    const file = await openFile(run, context, workshop)
    const { length } = file.rows
    const onBatch = (before: number) => (done: number) => {
      signal.throwIfAborted()
      progress(before + done, 2 * length)
    }
    const planned = await planFile(file, context, { pace, onBatch: onBatch(0) })
    const plans = run.with_unusual ? planned.map((plan) => ({ ...plan, unusual: {} })) : planned
    const { resource } = file.setting
    const step = takenBack(db)
    await doPlans(plans, {
      resource,
      context: { ...context, isTrial: true },
      site: run.site,
      step,
      pace,
      onBatch: onBatch(length),
    })
    const inOne: Step = (work) => inTransaction(db, work)
    await writeErrors(run._id, plans, { step: inOne, pace })
    await writePreview(run._id, plans, { file, step: inOne, pace })
    await writeOutcome(db, run._id, applies && plans.every(isGood) ? 'applying' : 'checked', plans)
  } catch (error) {
    const errors = signal.aborted ? undefined : fileErrors(error)
    if (!errors) throw error
    await writeFailure(db, run._id, errors)
  }
}

/** Does work in a transaction, keeps its result, and rolls back what it stored. */
const takenBack =
  (db: Db): Step =>
  async (work) => {
    const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof work>>>()
    await inTransaction(db, async (inside) => {
      resolve(await work(inside))
      throw new TakenBack()
    }).catch((error: unknown) => {
      if (!(error instanceof TakenBack)) throw error
    })
    return promise
  }

class TakenBack extends Error {}
