import { ApiError } from '#contract/reply.ts'
import type { Row } from '#server/engine/context.ts'

/** Whether a unit was divided or merged away: it can be read, and nothing else. */
export const isHistory = (store: Row): boolean => store['is_split'] === true || store['is_merge'] === true

/** Refuses (4091) a unit that is history. The rule is the same for everybody, the administrator too. */
export function requirePresent(store: Row): void {
  if (isHistory(store))
    throw new ApiError('state.transition', { reason: store['is_split'] ? 'is_split' : 'is_merge' })
}
