import type { Cond } from '#contract/query.ts'

/**
 * Whether a parsed condition names a field, at any depth. Use it in the `defaultFilter` of a resource, which
 * leaves out rows that were not requested.
 */
export function namesField(cond: Cond, field: string): boolean {
  if ('and' in cond) return cond.and.some((part) => namesField(part, field))
  if ('or' in cond) return cond.or.some((part) => namesField(part, field))
  return 'field' in cond && cond.field === field
}
