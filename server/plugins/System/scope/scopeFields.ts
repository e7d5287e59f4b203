import type { Field } from '#contract/field.ts'
import type { Resource } from '#contract/resource.ts'
import { codesIn } from '#contract/ruleParts.ts'
import { conditionsIn, type ScopeField, type ScopeRule } from '#contract/System/dataScope.ts'

/** The permissions that open a resource. A role can narrow its rows only if there are some. */
export const openingCodes = ({ can }: Resource): readonly string[] => [...new Set(codesIn(can.view))]

/** The kind of condition that a field is for; undefined for a field that none can be about. */
function kindOf(name: string, field: Field, resource: Resource): ScopeField['kind'] | undefined {
  if (field.derived || field.private !== undefined) return undefined
  // Whether a record is in use is only meant where people say so; at another site nobody sees it anyway.
  if (name === 'is_active' && field.writable === 'never') return undefined
  if (name === 'site' && resource.scope === 'site') return undefined
  if (resource.name === 'store' && name === '_id') return 'store'
  if (field.kind === 'choice' || field.kind === 'flag') return field.kind
  // Who changed a record last says nothing about whose it is.
  if (name === 'updated_by') return undefined
  return field.to === undefined ? undefined : kinds[field.to]
}

const kinds: Readonly<Record<string, ScopeField['kind']>> = {
  user: 'person',
  department: 'department',
  store: 'store',
  site: 'site',
}

/** The fields of a resource that conditions can be about, with their kinds. */
export const scopeFieldsOf = (resource: Resource) =>
  Object.entries(resource.fields).flatMap(([name, field]) => {
    const kind = kindOf(name, field, resource)
    return kind === undefined ? [] : [{ name, field, kind }]
  })

/** Whether every condition of a rule can be met by a row of the resource. */
export function fits(rule: ScopeRule, resource: Resource): boolean {
  const fields = new Map(scopeFieldsOf(resource).map((one) => [one.name, one]))
  const isOf = (name: string, wanted: readonly ScopeField['kind'][]): boolean =>
    wanted.some((kind) => fields.get(name)?.kind === kind)
  return conditionsIn(rule).every((one) => {
    if ('self' in one) return isOf(one.self, ['person'])
    if ('colleague' in one) return isOf(one.colleague, ['person', 'department'])
    if ('ownSite' in one) return isOf(one.ownSite, ['site'])
    if ('own' in one) return isOf(one.own, ['store'])
    if ('field' in one) return one.in.every((value) => holds(fields.get(one.field)?.field, value))
    return 'department' in one || resource.scope === 'site'
  })
}

const holds = (field: Field | undefined, value: unknown): boolean =>
  field?.kind === 'flag'
    ? typeof value === 'boolean'
    : field?.kind === 'choice' && typeof value === 'string' && (field.choices ?? []).includes(value)
