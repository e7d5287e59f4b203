import { ruleParts } from '#contract/ruleParts.ts'
import { print } from './manifest.ts'
import type { Report } from './problem.ts'

/**
 * Checks a rule that was not type-checked: every part must be of a known kind, every code must be known.
 * `place` is only computed for a problem, because most rules are right.
 */
export function checkRule(
  rule: unknown,
  isKnown: (code: string) => boolean,
  place: () => string,
  report: Report,
  depth = 0,
): void {
  if (typeof rule === 'string') {
    if (!isKnown(rule)) report('permission.unknown', place(), rule)
    return
  }
  const parts = depth > 20 ? null : ruleParts(rule)
  if (parts === null) {
    report('rule.kind', place(), print(rule))
    return
  }
  for (const part of parts) checkRule(part, isKnown, place, report, depth + 1)
}
