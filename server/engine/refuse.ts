import { evaluate, type Rule, type Subject } from '#contract/access.ts'
import { Refusal, type ErrorKey } from '#contract/reply.ts'
import type { Row } from './context.ts'

/** Lets the work go on when the rule says yes to this record, or refuses it with the code that names what was missing. */
export function demand(rule: Rule | undefined, who: Subject, record?: Row): asserts rule is Rule {
  if (rule !== undefined && evaluate(rule, who, record) === 'yes') return
  throw denial(rule, who, record)
}

/** The refusal that names what a person lacks: 4031 a department, 4033 the store, else 4030 the permission. */
export function denial(rule: Rule | undefined, who: Subject, record?: Row): Refusal {
  const key: ErrorKey =
    rule === undefined
      ? 'permission.denied'
      : evaluate(anyDepartment(rule), who, record) !== 'no'
        ? 'department.denied'
        : evaluate(anyStore(rule), who, record) !== 'no'
          ? 'store.denied'
          : 'permission.denied'
  return new Refusal(key)
}

const anyDepartment = (rule: Rule): Rule => without(rule, 'department')
const anyStore = (rule: Rule): Rule => without(rule, 'own')

/** The rule with every predicate of one kind taken as met. */
function without(rule: Rule, kind: 'department' | 'own'): Rule {
  if (typeof rule === 'string') return rule
  if (kind in rule) return { all: [] }
  if ('all' in rule) return { all: rule.all.map((part) => without(part, kind)) }
  if ('any' in rule) return { any: rule.any.map((part) => without(part, kind)) }
  return rule
}
