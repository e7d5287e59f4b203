import type { StepName, StepValues } from '#contract/lifecycle.ts'
import type { Resource } from '#contract/resource.ts'
import { actOn } from './act.ts'
import type { Context, Row } from './context.ts'
import { only } from './rows.ts'

/** A step of one record. */
interface TakenStep<R extends Resource, N extends StepName<R>> {
  readonly id: string
  readonly step: N
  /** What the step takes. */
  readonly takes?: StepValues<R, N>
  /** The revision that the decision was based on: throws 4092 if it is not the stored one. */
  readonly rev?: number
}

/**
 * Has a record take a step of its lifecycle in the name of `context`, with all checks and hooks, as a PUT
 * does that names the step: `takeStep(fault, await asSystem(context), { id, step: 'dismiss', takes: { reason
 * } })`. Returns the record. Throws 4040 if it is not visible, 4091 in another state, 4030 and 4035 if the
 * step is not for this person.
 */
export const takeStep = async <R extends Resource, N extends StepName<R>>(
  resource: R,
  context: Context,
  { id, step, takes, rev }: TakenStep<R, N>,
): Promise<Row> => {
  const cond = { field: '_id', path: [], op: '$eq', value: id } as const
  const request = { cond, single: true, doc: takes ?? {}, action: step, rev, expect: undefined }
  // The key of a request is for the whole of what it does.
  return only(await actOn(resource, { ...context, idempotencyKey: undefined }, {}, request))
}
