import { DatabaseError } from 'pg'
import { Refusal, type FieldErrors } from '#contract/reply.ts'
import type { Resource } from '#contract/resource.ts'
import type { Context } from '#server/engine/context.ts'
import { create, update } from '#server/engine/write.ts'
import type { Plan } from './planRows.ts'

interface Trying {
  readonly site: string | null
  /** Asked before each row; throws when the work is to end. */
  readonly onRow: () => void
}

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
  for (const plan of plans) {
    onRow()
    if (!isGood(plan) || plan.action === 'none') continue
    try {
      const query = site === null ? {} : { site }
      if (plan.id === null) await create(resource, inside, query, plan.doc)
      else {
        const doc = plan.rev === undefined ? plan.doc : { ...plan.doc, rev: plan.rev }
        await update(resource, inside, { cond: JSON.stringify({ _id: plan.id }) }, doc)
      }
    } catch (error) {
      plan.errors = errorsOf(error)
    }
  }
}

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
