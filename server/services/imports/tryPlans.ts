import type { ApiError, FieldErrors } from '#contract/reply.ts'
import type { Resource } from '#contract/resource.ts'
import type { Context } from '#server/engine/context.ts'
import { createAll } from '#server/engine/create.ts'
import { storeGood } from '#server/engine/storeGood.ts'
import { updateAll, type ChangeOfOne } from '#server/engine/write.ts'
import type { Plan } from './plan.ts'

interface TrialOptions {
  readonly site: string | null
  /** Whether there is no time for more; called only after something has been tried. */
  readonly isOver: () => boolean
}

/** The result of tried plans: the errors of each, or undefined. */
export type TrialErrors = ReadonlyMap<Plan, FieldErrors | undefined>

/**
 * Does what rows say, inside a transaction: through the engine as if a person did it, with as few statements
 * as possible. Refused rows are left out, and the others are stored. Returns, in order, those that there was
 * time for.
 */
export async function tryPlans(
  resource: Resource,
  inside: Context,
  plans: readonly Plan[],
  { site, isOver }: TrialOptions,
): Promise<TrialErrors> {
  const store = (run: readonly Plan[]) => storeAll(resource, inside, run, site)
  const tried = await storeGood(inRuns(plans), store, {
    isOver,
    names: { of: resource.name, keyOf: ({ id }, at) => id ?? at },
  })
  return new Map([...tried].map(([plan, refusal]) => [plan, refusal && errorsIn(refusal)]))
}

/** The plans in order, in runs of the same action. */
function inRuns(plans: readonly Plan[]): Plan[][] {
  const runs: Plan[][] = []
  for (const plan of plans) {
    const last = runs.at(-1)
    if (last?.[0]?.action === plan.action) last.push(plan)
    else runs.push([plan])
  }
  return runs
}

/** Stores plans that are all for new records, or none of them. */
function storeAll(
  resource: Resource,
  inside: Context,
  run: readonly Plan[],
  site: string | null,
): Promise<unknown> {
  if (run[0]?.action === 'change')
    return updateAll(
      resource,
      inside,
      run.flatMap((plan) => changeOf(resource, plan)),
    )
  const docs = run.map(({ doc }) => doc)
  return createAll(resource, inside, site === null ? {} : { site }, docs)
}

/**
 * A change of an amount alone would clear the parts of it (`partsOf`); a file that does not say them leaves them, as they were in
 * the revision that it was compared with.
 */
function changeOf({ partsOf = {} }: Resource, { id, doc, rev, seen, current }: Plan): ChangeOfOne[] {
  if (id === null) return []
  const left = Object.entries(partsOf)
    .filter(([amount]) => amount in doc)
    .flatMap(([, parts]) => parts.filter((part) => !(part in doc) && (current?.[part] ?? null) !== null))
  if (left.length === 0) return [{ id, doc, rev }]
  const kept = Object.fromEntries(left.map((part) => [part, current?.[part]]))
  return [{ id, doc: { ...doc, ...kept }, rev: rev ?? seen ?? undefined }]
}

/** The errors by field, by the convention of `refuseFields`. */
function errorsIn({ data, key }: ApiError): FieldErrors {
  const fields = data?.['fields']
  return isFields(fields) ? fields : { '': key }
}

const isFields = (value: unknown): value is FieldErrors =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0
