import type { Resource } from '#contract/resource.ts'

/** Whether records of a resource can be changed or removed by the generic calls. */
export const takesChange = ({ isLog, can, waiting }: Resource, change: 'update' | 'remove'): boolean =>
  !isLog && can[change] !== undefined && !waiting.includes(change)

/** Whether many records can be saved with one call. */
export const takesBatch = ({ batch }: Resource): boolean => batch === true
