import { scopeRule, type ScopeResource, type ScopeRule } from '#contract/System/dataScope.ts'

export const presets = ['all', 'site', 'department', 'stores', 'own', 'custom'] as const
/** How a data scope is chosen: everything, one of the usual rules, or a rule that is put together. */
export type Preset = (typeof presets)[number]

/** The presets that make sense for a resource. */
export const presetsOf = (resource: ScopeResource): readonly Preset[] =>
  presets.filter((preset) => preset === 'all' || preset === 'custom' || ruleOf(preset, resource) !== null)

/** The rule of a preset; null if the resource has no field for it. */
export function ruleOf(preset: Exclude<Preset, 'all' | 'custom'>, resource: ScopeResource): ScopeRule | null {
  const named = (...kinds: readonly string[]): string[] =>
    resource.fields.flatMap(({ kind, name }) => (kinds.includes(kind) ? [name] : []))
  switch (preset) {
    case 'own':
      return anyOf(named('person').map((self) => ({ self })))
    case 'department':
      return anyOf(named('department', 'person').map((colleague) => ({ colleague })))
    case 'stores':
      return anyOf(named('store').map((own) => ({ own, permit: 'tour', past: true, some: true })))
    case 'site':
      return resource.has_site ? { site: [] } : null
  }
}

/** The preset that a rule is of. */
export function presetOf(rule: ScopeRule | undefined, resource: ScopeResource): Preset {
  if (rule === undefined) return 'all'
  if ('site' in rule) return 'site'
  const same = (['own', 'department', 'stores'] as const).find(
    (preset) => textOf(ruleOf(preset, resource)) === textOf(rule),
  )
  return same ?? 'custom'
}

/** Whether a rule can be saved: nothing in it is left open. */
export const isComplete = (rule: ScopeRule): boolean => scopeRule.safeParse(rule).success

/** The rule as text, whatever the order of its keys, which the database does not keep. */
const textOf = (rule: ScopeRule | null): string =>
  JSON.stringify(rule, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  )

const anyOf = (rules: readonly ScopeRule[]): ScopeRule | null =>
  rules.length > 1 ? { any: rules } : (rules[0] ?? null)
