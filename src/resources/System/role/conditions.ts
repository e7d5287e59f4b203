import type { ScopeField, ScopeResource, ScopeRule } from '#contract/System/dataScope.ts'

export const conditionKinds = [
  'self',
  'colleague',
  'own',
  'ownSite',
  'field',
  'site',
  'region',
  'department',
] as const
/** What a condition is about. */
export type ConditionKind = (typeof conditionKinds)[number]

type Group = Extract<ScopeRule, { all: unknown } | { any: unknown }>
/** A rule without parts. */
export type Condition = Exclude<ScopeRule, Group | { not: unknown }>

export const isGroup = (rule: ScopeRule): rule is Group => 'all' in rule || 'any' in rule

/** A rule as a group: as it is, or as the only condition of one. */
export const asGroup = (rule: ScopeRule): Group => (isGroup(rule) ? rule : { all: [rule] })

export const partsOf = (group: Group): readonly ScopeRule[] => ('all' in group ? group.all : group.any)

/** A group of these parts, of which all must be met, or any. */
export const groupOf = (by: 'all' | 'any', parts: readonly ScopeRule[]): Group =>
  by === 'all' ? { all: parts } : { any: parts }

/** The rule that `not` turns round, and whether there is one. */
export const stripped = (rule: ScopeRule): { readonly inner: ScopeRule; readonly isNot: boolean } =>
  'not' in rule ? { inner: rule.not, isNot: true } : { inner: rule, isNot: false }

export const kindOf = (rule: Condition): ConditionKind =>
  conditionKinds.find((kind) => kind in rule) ?? 'field'

const fieldKinds: Readonly<Partial<Record<ConditionKind, readonly ScopeField['kind'][]>>> = {
  self: ['person'],
  colleague: ['person', 'department'],
  own: ['store'],
  ownSite: ['site'],
  field: ['choice', 'flag'],
}

/** The fields that a condition of this kind can be about. */
export const fieldsFor = (kind: ConditionKind, resource: ScopeResource): readonly ScopeField[] =>
  resource.fields.filter((field) => fieldKinds[kind]?.includes(field.kind))

/** The kinds of conditions that a resource has something for. */
export const kindsFor = (resource: ScopeResource): readonly ConditionKind[] =>
  conditionKinds.filter((kind) =>
    kind === 'site' || kind === 'region'
      ? resource.has_site
      : kind === 'department' || fieldsFor(kind, resource).length > 0,
  )

/** A new condition about a field, with its values still open. */
export function newCondition(kind: ConditionKind, resource: ScopeResource, name?: string): Condition {
  const field = fieldsFor(kind, resource).find((one) => name === undefined || one.name === name)?.name ?? ''
  switch (kind) {
    case 'self':
      return { self: field }
    case 'colleague':
      return { colleague: field }
    case 'own':
      return { own: field, permit: 'tour', past: true, some: true }
    case 'ownSite':
      return { ownSite: field }
    case 'field':
      return { field, in: [] }
    case 'site':
      return { site: [] }
    case 'region':
      return { region: '' }
    case 'department':
      return { department: [] }
  }
}

/** The field that a condition is about. */
export const fieldOf = (rule: Condition): string | undefined =>
  'self' in rule
    ? rule.self
    : 'colleague' in rule
      ? rule.colleague
      : 'own' in rule
        ? rule.own
        : 'ownSite' in rule
          ? rule.ownSite
          : 'field' in rule
            ? rule.field
            : undefined
