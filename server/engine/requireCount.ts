import { uncountedLimit, type Cond } from '#contract/query.ts'
import { ApiError } from '#contract/reply.ts'

/**
 * Refuses (4006, with `data.total`) to change a number of records other than the expected one, and more than
 * `uncountedLimit` when the caller said no number. `isNamed`: the call names each of them, so it need not count them.
 * None at all is always fine: a removal that is sent again finds nothing left.
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
