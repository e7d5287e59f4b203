import { isRecord } from './isRecord.ts'

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
  'reach',
  'everySite',
  'field',
] as const

type Check = (value: unknown) => boolean
const isText: Check = (value) => typeof value === 'string'
const isTrue: Check = (value) => value === true
const isTexts: Check = (value) => Array.isArray(value) && value.every(isText)

/** The shapes of the rules that contain no other rules. A key with a `?` can be absent. */
const shapes: readonly Readonly<Record<string, Check>>[] = [
  { department: isTexts },
  { site: isTexts },
  { region: isText },
  { manager: isTrue },
  { role: isText },
  { own: isText, permit: isText, 'past?': isTrue, 'some?': isTrue },
  { self: isText },
  { colleague: isText },
  { ownSite: isText },
  { reach: isText },
  { everySite: isTrue },
  { field: isText, in: Array.isArray },
]

/**
 * The rules inside a rule that was not type-checked: an empty list if it contains none, null if it is not a
 * rule. A rule has exactly one kind: with two, `evaluate` would use only the first.
 */
export function ruleParts(rule: unknown): readonly unknown[] | null {
  if (!isRecord(rule)) return null
  const given = new Map(Object.entries(rule))
  const [kind] = given.keys()
  if (given.size === 1 && kind === 'not') return [given.get(kind)]
  if (given.size === 1 && (kind === 'all' || kind === 'any')) {
    const parts = given.get(kind)
    return Array.isArray(parts) ? parts : null
  }
  return shapes.some((shape) => fits(given, shape)) ? [] : null
}

function fits(given: ReadonlyMap<string, unknown>, shape: Readonly<Record<string, Check>>): boolean {
  const known = new Set<string>()
  for (const [key, check] of Object.entries(shape)) {
    const name = key.replace('?', '')
    const value = given.get(name)
    known.add(name)
    if (!check(value) && !(value === undefined && name !== key)) return false
  }
  return [...given.keys()].every((name) => known.has(name))
}

/**
 * The field of a record that a rule is about, for a rule that was not type-checked; undefined if it is about
 * none.
 */
export function fieldOfRule(rule: unknown): string | undefined {
  if (!isRecord(rule)) return undefined
  const name =
    rule['own'] ?? rule['self'] ?? rule['colleague'] ?? rule['ownSite'] ?? rule['reach'] ?? rule['field']
  return typeof name === 'string' ? name : undefined
}

/** The permission codes that a rule names, for a rule that was not type-checked. */
export const codesIn = (rule: unknown): readonly string[] =>
  typeof rule === 'string' ? [rule] : (ruleParts(rule) ?? []).flatMap(codesIn)
