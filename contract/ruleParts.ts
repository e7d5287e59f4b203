/** The kinds of rules other than permission codes. */
export const ruleKinds = [
  'all',
  'any',
  'not',
  'department',
  'site',
  'region',
  'manager',
  'role',
  'own',
  'self',
  'colleague',
  'ownSite',
  'field',
] as const

/**
 * The rules inside a rule that was not type-checked: an empty list if it contains none, null if it is not a
 * rule. A rule has exactly one kind: with two, `evaluate` would use only the first.
 */
export function ruleParts(rule: unknown): readonly unknown[] | null {
  if (typeof rule !== 'object' || rule === null) return null
  const given = rule as Readonly<Record<string, unknown>>
  const [kind, ...more] = Object.keys(given)
  const value = kind === undefined ? undefined : given[kind]
  if (kind === 'own' || kind === 'permit' || kind === 'past' || kind === 'some') {
    const { own, permit, past, some, ...others } = given
    const isOwn =
      typeof own === 'string' &&
      typeof permit === 'string' &&
      [past, some].every((one) => one === undefined || one === true)
    return isOwn && Object.keys(others).length === 0 ? [] : null
  }
  if (kind === 'field' || kind === 'in') {
    const isField = typeof given['field'] === 'string' && Array.isArray(given['in']) && more.length === 1
    return isField ? [] : null
  }
  if (kind === 'ownSite' || kind === 'named') {
    const { ownSite, named, ...others } = given
    const isOwnSite = typeof ownSite === 'string' && (named === undefined || named === true)
    return isOwnSite && Object.keys(others).length === 0 ? [] : null
  }
  if (more.length > 0) return null
  if (kind === 'all' || kind === 'any') return Array.isArray(value) ? value : null
  if (kind === 'not') return [value]
  if (kind === 'department' || kind === 'site') return isTexts(value) ? [] : null
  if (kind === 'region' || kind === 'self' || kind === 'colleague' || kind === 'role')
    return typeof value === 'string' ? [] : null
  return kind === 'manager' && value === true ? [] : null
}

/**
 * The field of a record that a rule is about, for a rule that was not type-checked; undefined if it is about
 * none.
 */
export function fieldOfRule(rule: unknown): string | undefined {
  if (typeof rule !== 'object' || rule === null) return undefined
  const given = rule as Readonly<Record<string, unknown>>
  const name = given['own'] ?? given['self'] ?? given['colleague'] ?? given['ownSite'] ?? given['field']
  return typeof name === 'string' ? name : undefined
}

/** The permission codes that a rule names, for a rule that was not type-checked. */
export const codesIn = (rule: unknown): readonly string[] =>
  typeof rule === 'string' ? [rule] : (ruleParts(rule) ?? []).flatMap(codesIn)

const isTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')
