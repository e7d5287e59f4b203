import { evaluate, type Answer, type Rule, type Subject } from '#contract/access.ts'
import { ApiError } from '#contract/reply.ts'
import type { Row } from './context.ts'

/** Returns if the rule is met for this record; otherwise throws the error for what is missing. */
export function authorize(rule: Rule | undefined, who: Subject, record?: Row): asserts rule is Rule {
  if (rule !== undefined && evaluate(rule, who, record) === 'yes') return
  throw denial(rule, who, record)
}

/**
 * The error that says what a person lacks: 4031 a department, 4033 the store, 4032 the site, otherwise 4030
 * the permission. Nothing is lacking if the answer is the same without it.
 */
export function denial(rule: Rule | undefined, who: Subject, record?: Row): ApiError {
  const answer = (part: Rule): number => answers.indexOf(evaluate(part, who, record))
  const lacking = reasons.find(([kind]) => rule !== undefined && answer(without(rule, kind)) > answer(rule))
  return new ApiError(lacking?.[1] ?? 'permission.denied')
}

/** From the worst to the best. Own stores that were not read make a rule "maybe". */
const answers: readonly Answer[] = ['no', 'maybe', 'yes']

const reasons = [
  ['department', 'department.denied'],
  ['own', 'store.denied'],
  ['ownSite', 'site.denied'],
  ['reach', 'site.denied'],
  ['everySite', 'site.denied'],
] as const

/** The rule with every condition of one kind taken as met. */
function without(rule: Rule, kind: (typeof reasons)[number][0]): Rule {
  if (typeof rule === 'string') return rule
  if (kind in rule) return { all: [] }
  if ('all' in rule) return { all: rule.all.map((part) => without(part, kind)) }
  if ('any' in rule) return { any: rule.any.map((part) => without(part, kind)) }
  return rule
}
