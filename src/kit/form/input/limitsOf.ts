import type { Field } from '#contract/field.ts'
import { daysOf } from '#contract/window.ts'
import { secondsNow } from '#src/kit/base/clock/clock.ts'
import { dayOf } from '#src/kit/value/field/formatDate.ts'

/** Today at the site by the operator's clock, `YYYY-MM-DD`. For what is checked or drawn at a moment; see `useToday`. */
export const today = (): string => dayOf(secondsNow())

/** The first and the last day that a field takes today, or the months, for its input. Nothing for a field without a window. */
export function limitsOf({ window, means }: Field): { readonly first?: string; readonly last?: string } {
  if (!window) return {}
  const { first, last } = daysOf(window, today())
  return means === 'month' ? { first: first.slice(0, 7), last: last.slice(0, 7) } : { first, last }
}
