import { uncountedLimit } from '#contract/printQuery.ts'
import { type Cond } from '#contract/query.ts'
import { ApiError } from '#contract/reply.ts'

/**
 * Throws 4006 (with `data.total`) if the number of records to change differs from the expected number, or
 * exceeds `uncountedLimit` when the caller gave no number. `isNamed`: the call names each record, so it need
 * not give their number. Zero is always fine: a repeated removal finds nothing left.
 */
export function requireCount(total: number, expect: number | undefined, isNamed = false): void {
  if (total === 0 || expect === total) return
  if (expect !== undefined) throw new ApiError('count.unconfirmed', { total, expect })
  if (total > uncountedLimit && !isNamed) {
    throw new ApiError('count.unconfirmed', { total, limit: uncountedLimit })
  }
}

/** Whether a condition matches only records that it names by id. */
export function namesEach(cond: Cond): boolean {
  if ('and' in cond) return cond.and.some(namesEach)
  return 'field' in cond && cond.field === '_id' && (cond.op === '$eq' || cond.op === '$in')
}
