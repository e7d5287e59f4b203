import type { z } from 'zod'

/**
 * Refuses a period whose end comes before its start, at the field of the end (`before_start`). Every call with such a pair uses it:
 * `z.object({ from: day, to: day }).superRefine(inOrder('from', 'to'))`. A pair that is not complete is in order. With
 * `isOpen` the end is not part of the period, so it cannot be the start either.
 */
export const inOrder =
  <N extends string>(first: N, last: N, { isOpen = false } = {}) =>
  (
    given: Readonly<Partial<Record<N, string | number | undefined>>>,
    context: z.core.$RefinementCtx,
  ): void => {
    const [from, to] = [given[first], given[last]]
    if (from === undefined || to === undefined || from < to || (from === to && !isOpen)) return
    context.addIssue({ code: 'custom', path: [last], params: { key: 'before_start' } })
  }
