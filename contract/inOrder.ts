import type { z } from 'zod'

/** Checks what was given, and adds what is wrong. */
type Refinement<N extends string> = (
  given: Readonly<Partial<Record<N, string | number | undefined>>>,
  context: z.core.$RefinementCtx,
) => void

/**
 * Refuses a period whose end comes before its start, at the field of the end (`before_start`). Every call with such a pair uses it:
 * `z.object({ from: day, to: day }).superRefine(inOrder('from', 'to'))`. A pair that is not complete is in order. With
 * `isOpen` the end is not part of the period, so it cannot be the start either.
 */
export const inOrder =
  <N extends string>(first: N, last: N, { isOpen = false } = {}): Refinement<N> =>
  (given, context) => {
    const [from, to] = [given[first], given[last]]
    if (from === undefined || to === undefined || from < to || (from === to && !isOpen)) return
    context.addIssue({ code: 'custom', path: [last], message: 'before_start' })
  }

/** Refuses what gives neither one moment nor both ends of a period, or more than that, at the name of the moment; and a period as `inOrder` does. */
export const oneOrPeriod =
  <N extends string>(one: N, first: N, last: N, options?: { isOpen: boolean }): Refinement<N> =>
  (given, context) => {
    const ends = [first, last].filter((name) => given[name] !== undefined).length
    if (ends !== (given[one] === undefined ? 2 : 0)) context.addIssue({ code: 'custom', path: [one] })
    inOrder(first, last, options)(given, context)
  }
