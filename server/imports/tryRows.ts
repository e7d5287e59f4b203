import { DatabaseError } from 'pg'
import { Refusal, type FieldErrors } from '#contract/reply.ts'
import type { Resource } from '#contract/resource.ts'
import type { Context } from '#server/engine/context.ts'
import { conductOf } from '#server/engine/conduct.ts'
import { createAll } from '#server/engine/create.ts'
import { updateAll } from '#server/engine/write.ts'
import type { Plan } from './plan.ts'

interface Trying {
  readonly site: string | null
  /** Asked before each row; throws when the work is to end. */
  readonly onRow: () => void
}

/** So many records are stored with one statement. */
const atOnce = 50

/**
 * Does what rows say that have something to do, each through the engine as if a person did it, inside a transaction. What is
 * refused is written into the plan, and the others go on.
 */
export async function tryRows(
  resource: Resource,
  inside: Context,
  plans: readonly Plan[],
  { site, onRow }: Trying,
): Promise<void> {
  const storeSome = (some: readonly Plan[]) => storeAll(resource, inside, { some, site })
  for (const run of inRuns(plans, storedAtOnce(resource, inside))) {
    for (const _ of run) onRow()
    // What is wrong with one of them is found when each is tried.
    if (run.length > 1 && !(await errorsIn(storeSome(run)))) continue
    for (const plan of run) plan.errors = (await errorsIn(storeSome([plan]))) ?? plan.errors
  }
}

/** Where a noun takes steps of its own with each record, a record may ask for what the one before did. */
function storedAtOnce(resource: Resource, inside: Context): number {
  const { prepare, follow, attach } = conductOf(resource, inside)
  return prepare || follow || attach ? 1 : atOnce
}

/** The plans in their order, in runs of so many at most that do the same. */
function inRuns(plans: readonly Plan[], most: number): Plan[][] {
  const runs: Plan[][] = []
  for (const plan of plans) {
    const last = runs.at(-1)
    if (last && last.length < most && last[0]?.action === plan.action) last.push(plan)
    else runs.push([plan])
  }
  return runs
}

/** Stores what plans say that are all new records, or none. */
function storeAll(
  resource: Resource,
  inside: Context,
  { some, site }: { some: readonly Plan[]; site: string | null },
): Promise<void> {
  if (some[0]?.action === 'change') return updateAll(resource, inside, some.flatMap(changeOf))
  const docs = some.map(({ doc }) => doc)
  return createAll(resource, inside, site === null ? {} : { site }, docs)
}

const changeOf = ({ id, doc, rev }: Plan) => (id === null ? [] : [{ id, doc, rev }])

/** What is wrong by field, if anything; whatever is not about the rows goes on to fail the whole. */
async function errorsIn(storing: Promise<void>): Promise<FieldErrors | undefined> {
  try {
    await storing
    return undefined
  } catch (error) {
    if (error instanceof Refusal) {
      const fields = error.data?.['fields']
      // By convention of `refuseFields`.
      return isFields(fields) ? fields : { '': error.key }
    }
    const isValue = error instanceof DatabaseError && /^2[23]/.test(error.code ?? '')
    if (isValue) return { '': 'param.invalid' }
    throw error
  }
}

const isFields = (value: unknown): value is FieldErrors =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0
