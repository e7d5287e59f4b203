import { ApiError } from '#contract/reply.ts'
import type { Row } from '#server/engine/context.ts'

/** Whether a unit was split or merged away: it can only be read. */
export const isHistory = (store: Row): boolean => store['is_split'] === true || store['is_merge'] === true

/** Throws 4091 for a historical unit. The rule is the same for everybody, including the administrator. */
export function requirePresent(store: Row): void {
  if (isHistory(store))
    throw new ApiError('state.transition', { reason: store['is_split'] ? 'is_split' : 'is_merge' })
}
