import { DatabaseError } from 'pg'
import type { Query } from '#contract/query.ts'
import { Refusal, type FieldErrors } from '#contract/reply.ts'
import type { Resource } from '#contract/resource.ts'
import type { Context } from '#server/engine/context.ts'
import { conductOf } from '#server/engine/conduct.ts'
import { create, createAll } from '#server/engine/create.ts'
import { update } from '#server/engine/write.ts'
import type { Plan } from './planRows.ts'

interface Trying {
  readonly site: string | null
  /** Asked before each row; throws when the work is to end. */
  readonly onRow: () => void
}

/** So many new records are stored with one statement. */
const atOnce = 50

/**
 * Does what rows say, each through the engine as if a person did it, inside a transaction. What is refused is written into
 * the plan, and the others go on.
 */
export async function tryRows(
  resource: Resource,
  inside: Context,
  plans: readonly Plan[],
  { site, onRow }: Trying,
): Promise<void> {
  const query = site === null ? {} : { site }
  for (const run of inRuns(plans, addsAtOnce(resource, inside))) {
    for (const _ of run) onRow()
    if (run.length > 1 && (await areAdded(resource, inside, { query, run }))) continue
    for (const plan of run) await tryRow(resource, inside, { query, plan })
  }
}

/** Where a noun takes steps of its own with each new record, a record may ask for what the one before did. */
function addsAtOnce(resource: Resource, inside: Context): number {
  const { prepare, follow, attach } = conductOf(resource, inside)
  return prepare || follow || attach ? 1 : atOnce
}

/** The plans in their order, in runs of so many at most: of new records, or of one. */
function inRuns(plans: readonly Plan[], most: number): Plan[][] {
  const runs: Plan[][] = []
  for (const plan of plans) {
    const last = runs.at(-1)
    if (last && last.length < most && [plan, ...last].every(isAddable)) last.push(plan)
    else runs.push([plan])
  }
  return runs
}

/** Whether all of them could be stored at once; what is wrong with one of them is found when each is tried. */
async function areAdded(
  resource: Resource,
  inside: Context,
  { query, run }: { query: Query; run: readonly Plan[] },
): Promise<boolean> {
  try {
    await createAll(
      resource,
      inside,
      query,
      run.map(({ doc }) => doc),
    )
    return true
  } catch (error) {
    errorsOf(error)
    return false
  }
}

async function tryRow(
  resource: Resource,
  inside: Context,
  { query, plan }: { query: Query; plan: Plan },
): Promise<void> {
  if (!isGood(plan) || plan.action === 'none') return
  try {
    if (plan.id === null) await create(resource, inside, query, plan.doc)
    else {
      const doc = plan.rev === undefined ? plan.doc : { ...plan.doc, rev: plan.rev }
      await update(resource, inside, { cond: JSON.stringify({ _id: plan.id }) }, doc)
    }
  } catch (error) {
    plan.errors = errorsOf(error)
  }
}

const isAddable = (plan: Plan): boolean => plan.action === 'add' && isGood(plan)

export const isGood = ({ errors }: Plan): boolean => Object.keys(errors).length === 0

/** What is wrong by field; whatever is not about the row goes on to fail the whole. */
function errorsOf(error: unknown): FieldErrors {
  if (error instanceof Refusal) {
    const fields = error.data?.['fields']
    // By convention of `refuseFields`.
    return isFields(fields) ? fields : { '': error.key }
  }
  const isValue = error instanceof DatabaseError && /^2[23]/.test(error.code ?? '')
  if (isValue) return { '': 'param.invalid' }
  throw error
}

const isFields = (value: unknown): value is FieldErrors =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0
