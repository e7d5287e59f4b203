import { DatabaseError } from 'pg'
import { ApiError, type FieldErrors } from '#contract/reply.ts'
import type { Resource } from '#contract/resource.ts'
import type { Context } from '#server/engine/context.ts'
import { createAll } from '#server/engine/create.ts'
import { updateAll } from '#server/engine/write.ts'
import type { Plan } from './plan.ts'

interface Trying {
  readonly site: string | null
  /** Whether there is no time for more; called only after something has been tried. */
  readonly isOver: () => boolean
}

/** The result of tried plans: the errors of each, or undefined. */
export type Tried = ReadonlyMap<Plan, FieldErrors | undefined>

/**
 * Does what rows say, inside a transaction: through the engine as if a person did it, with as few statements
 * as possible. Refused rows are left out, and the others are stored. Returns, in order, those that there was
 * time for.
 */
export async function tryPlans(
  resource: Resource,
  inside: Context,
  plans: readonly Plan[],
  { site, isOver }: Trying,
): Promise<Tried> {
  const tried = new Map<Plan, FieldErrors | undefined>()
  for (const runs = inRuns(plans); runs.length > 0 && (tried.size === 0 || !isOver());) {
    const run = runs.shift() ?? []
    const errors = await errorsIn(storeAll(resource, inside, run, site))
    // The wrong row is found by bisection.
    if (errors && run.length > 1) runs.unshift(...halves(run))
    else for (const plan of run) tried.set(plan, errors)
  }
  return tried
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

function halves(run: readonly Plan[]): Plan[][] {
  const middle = Math.ceil(run.length / 2)
  return [run.slice(0, middle), run.slice(middle)]
}

/** Stores plans that are all for new records, or none of them. */
function storeAll(
  resource: Resource,
  inside: Context,
  run: readonly Plan[],
  site: string | null,
): Promise<void> {
  if (run[0]?.action === 'change') return updateAll(resource, inside, run.flatMap(changeOf))
  const docs = run.map(({ doc }) => doc)
  return createAll(resource, inside, site === null ? {} : { site }, docs)
}

const changeOf = ({ id, doc, rev }: Plan) => (id === null ? [] : [{ id, doc, rev }])

/** The errors by field, if any; an error that is not about the rows fails the whole import. */
async function errorsIn(storing: Promise<void>): Promise<FieldErrors | undefined> {
  try {
    await storing
    return undefined
  } catch (error) {
    if (error instanceof ApiError) {
      const fields = error.data?.['fields']
      // By the convention of `refuseFields`.
      return isFields(fields) ? fields : { '': error.key }
    }
    const isValue = error instanceof DatabaseError && /^2[23]/.test(error.code ?? '')
    if (isValue) return { '': 'param.invalid' }
    throw error
  }
}

const isFields = (value: unknown): value is FieldErrors =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0
