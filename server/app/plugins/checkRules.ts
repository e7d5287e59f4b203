import type { Field, FieldKind } from '#contract/field.ts'
import { isRecord } from '#contract/isRecord.ts'
import type { Fields, Resource } from '#contract/resource.ts'
import { fieldOfRule, ruleKinds, ruleParts } from '#contract/ruleParts.ts'
import type { ServerPlugin } from '#server/http/defineServerPlugin.ts'
import type { PluginProblem } from '#server/base/pluginProblem.ts'

/**
 * Finds rules that nobody could meet as intended: rules with a code that no area declares, rules about a
 * field that the resource does not have or that cannot have the value, and rules of an unknown kind.
 */
export function checkRules(plugin: ServerPlugin, isCode: (code: string) => boolean): PluginProblem[] {
  return rulesOf(plugin).flatMap(({ place, rule, fields }) => {
    const sentence = faultOf(rule, { isCode, fields })
    return sentence === undefined ? [] : [{ plugin: plugin.id, place, sentence }]
  })
}

/** A rule, its place, and the fields of the records that it is about; undefined if these are not known. */
interface PlacedRule {
  readonly place: string
  readonly rule: unknown
  readonly fields?: Fields
}

/** Every rule of a server half. */
const rulesOf = ({
  resources = [],
  externalResources = [],
  extend = [],
  routes = [],
  reports = [],
  todos = [],
}: ServerPlugin): PlacedRule[] => [
  ...resources.flatMap((resource, i) => rulesIn(resource, `resources.${i}`)),
  ...externalResources.flatMap((resource, i) => rulesIn(resource, `externalResources.${i}`)),
  ...extend.flatMap(({ fields, asked }, i) =>
    Object.entries({ ...fields, ...asked }).flatMap(([name, { private: rule }]): PlacedRule[] =>
      rule === undefined ? [] : [{ place: `extend.${i}.fields.${name}.private`, rule }],
    ),
  ),
  ...routes.flatMap(({ call }, i): PlacedRule[] =>
    call.can === 'anyone' ? [] : [{ place: `routes.${i}.call.can`, rule: call.can }],
  ),
  ...reports.map(({ can }, i): PlacedRule => ({ place: `reports.${i}.can`, rule: can })),
  ...todos.flatMap(({ resource, kinds }, i) =>
    kinds.flatMap(({ can }, at): PlacedRule[] =>
      can === undefined ? [] : [{ place: `todos.${i}.kinds.${at}.can`, rule: can, fields: resource.fields }],
    ),
  ),
]

// Packages built before the contract had actions lack them.
const rulesIn = (
  { can, fields, actions = {}, lifecycle, exports, imports }: Resource,
  place: string,
): PlacedRule[] =>
  [
    ...[
      ...Object.entries(can).map(([action, rule]) => ({ place: `${place}.can.${action}`, rule })),
      ...Object.entries(fields).map(([name, field]) => ({
        place: `${place}.fields.${name}.private`,
        rule: field.private,
      })),
      { place: `${place}.exports`, rule: exports },
    ].filter(({ rule }) => rule !== undefined),
    ...(imports ? [{ place: `${place}.imports.can`, rule: imports.can }] : []),
    ...Object.entries(actions).map(([name, action]) => ({
      place: `${place}.${lifecycle && Object.hasOwn(lifecycle.steps, name) ? 'lifecycle.steps' : 'actions'}.${name}.can`,
      rule: action.can,
    })),
  ].map((one) => ({ ...one, fields }))

function faultOf(
  rule: unknown,
  among: { isCode: (code: string) => boolean; fields: Fields | undefined },
  depth = 0,
): string | undefined {
  if (typeof rule === 'string') {
    return among.isCode(rule) ? undefined : unknownCode(rule)
  }
  // A rule that contains itself would never end.
  const parts = depth > 20 ? null : ruleParts(rule)
  if (!parts) return `this is not a rule. Use a code, ${ruleKinds.join(', ')}.`
  const field = fieldOfRule(rule)
  if (among.fields && field !== undefined) {
    const fault = fieldFault(
      field,
      among.fields[field],
      isRecord(rule) && 'field' in rule ? rule['in'] : undefined,
    )
    if (fault !== undefined) return fault
  }
  return parts.map((part) => faultOf(part, among, depth + 1)).find(Boolean)
}

/** The type of the values that a field of a kind holds, or that are in its list. A rule cannot look into `json`. */
const valueTypes: Readonly<Record<FieldKind, 'string' | 'number' | 'boolean' | null>> = {
  text: 'string',
  integer: 'number',
  decimal: 'number',
  flag: 'boolean',
  date: 'string',
  seconds: 'number',
  choice: 'string',
  list: 'string',
  json: null,
  ref: 'string',
  refs: 'string',
}

/** Why a rule cannot be about a field, or can never be met by its values: `wanted` are those of `{ field, in }`. */
function fieldFault(name: string, field: Field | undefined, wanted: unknown): string | undefined {
  if (!field) return `there is no field ${name}. A rule about a record names one of its fields.`
  const type = valueTypes[field.kind] ?? null
  const values: readonly unknown[] | undefined = Array.isArray(wanted) ? wanted : undefined
  // Some JSON is a list of ids.
  if (!values)
    return type === null || type === 'string'
      ? undefined
      : `this rule is about an id, but the field ${name} holds a ${type}.`
  if (type === null) return `a rule cannot look into ${name}, whose value is JSON.`
  const other = values.find((value) => typeof value !== type)
  if (other !== undefined) return `the field ${name} holds a ${type}, never ${JSON.stringify(other)}.`
  const unknown = field.choices && values.find((value) => !field.choices?.includes(String(value)))
  return unknown === undefined ? undefined : `${JSON.stringify(unknown)} is no value of the field ${name}.`
}

/** The message for a code that no area declares. */
export const unknownCode = (code: string): string =>
  `there is no permission ${code}. Declare it under permissions, or use a code of another area.`
