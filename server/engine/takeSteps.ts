import type { StepName } from '#contract/lifecycle.ts'
import { ApiError } from '#contract/reply.ts'
import type { Resource } from '#contract/resource.ts'
import type { Context } from './context.ts'
import { takeStep } from './takeStep.ts'

/** A record for which a step is due, as it was read. */
interface DueRecord {
  readonly _id: string
  readonly rev: number
}

/**
 * Has records take a step one after another, each in a transaction of its own: for jobs. Records that somebody
 * has changed or removed in the meantime are left to the next run. Returns how many took it.
 */
export async function takeSteps<R extends Resource>(
  resource: R,
  context: Context,
  due: readonly DueRecord[],
  { step, signal }: { readonly step: StepName<R>; readonly signal: AbortSignal },
): Promise<number> {
  let taken = 0
  for (const { _id: id, rev } of due) {
    signal.throwIfAborted()
    try {
      await takeStep(resource, context, { id, step, rev })
      taken += 1
    } catch (error) {
      if (!(error instanceof ApiError && changedMeanwhile.includes(error.key))) throw error
    }
  }
  return taken
}

const changedMeanwhile: readonly string[] = ['state.transition', 'stale', 'not_found']
