import type { Report } from './problem.ts'

/**
 * Checks a rule that nobody type-checked: every part of a known kind, every code known. `place` is made only when
 * something is wrong, because most rules are right.
 */
export function checkRule(
  rule: unknown,
  isKnown: (code: string) => boolean,
  place: () => string,
  report: Report,
  depth = 0,
): void {
  if (typeof rule === 'string') {
    if (!isKnown(rule)) report('permission.unknown', place(), `There is no permission ${rule}.`)
    return
  }
  const parts = depth > 20 ? null : partsOf(rule)
  if (parts === null) {
    report('rule.kind', place(), `This is no rule: ${print(rule)}.`)
    return
  }
  for (const part of parts) checkRule(part, isKnown, place, report, depth + 1)
}

/** The rules inside a rule; null when it is none. */
function partsOf(rule: unknown): readonly unknown[] | null {
  if (typeof rule !== 'object' || rule === null) return null
  const given = rule as Readonly<Record<string, unknown>>
  const [kind, ...more] = Object.keys(given)
  const value = kind === undefined ? undefined : given[kind]
  if (kind === 'own' || kind === 'permit') {
    const isOwn = typeof given['own'] === 'string' && typeof given['permit'] === 'string' && more.length === 1
    return isOwn ? [] : null
  }
  if (more.length > 0) return null
  if (kind === 'all' || kind === 'any') return Array.isArray(value) ? value : null
  if (kind === 'not') return [value]
  if (kind === 'department' || kind === 'site') return isTexts(value) ? [] : null
  if (kind === 'region') return typeof value === 'string' ? [] : null
  return kind === 'manager' && value === true ? [] : null
}

const isTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')

function print(rule: unknown): string {
  try {
    return String(JSON.stringify(rule)).slice(0, 80)
  } catch {
    return String(typeof rule)
  }
}
