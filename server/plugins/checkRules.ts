import { permissions as catalogue } from '#contract/permission.ts'
import type { Resource } from '#contract/resource.ts'
import { ruleKinds, ruleParts } from '#contract/ruleParts.ts'
import type { ServerPlugin } from './defineServerPlugin.ts'
import { pluginError } from './pluginError.ts'

/**
 * Throws a sentence for a rule that nobody could meet as it was meant: one that names a code which neither the catalogue
 * nor the plugin itself has, or one of no known kind.
 */
export function checkRules(plugin: ServerPlugin): void {
  const known = new Set<string>([...catalogue, ...Object.keys(plugin.permissions ?? {})])
  for (const [place, rule] of rulesOf(plugin)) {
    const wrong = rule === undefined ? undefined : faultOf(rule, known)
    if (wrong) throw pluginError(plugin.id, place, wrong)
  }
}

/** Every rule of a server half, with its place. */
const rulesOf = ({ resources = [], elsewhere = [], routes = [] }: ServerPlugin): [string, unknown][] => [
  ...resources.flatMap((resource, i) => rulesIn(resource, `resources.${i}`)),
  ...elsewhere.flatMap((resource, i) => rulesIn(resource, `elsewhere.${i}`)),
  ...routes.flatMap(({ call }, i): [string, unknown][] =>
    call.can === 'anyone' ? [] : [[`routes.${i}.call.can`, call.can]],
  ),
]

// What a package was built with before the contract had actions has none.
const rulesIn = ({ can, fields, actions = {} }: Resource, place: string): [string, unknown][] => [
  ...Object.entries(can).map(([action, rule]): [string, unknown] => [`${place}.can.${action}`, rule]),
  ...Object.entries(fields).map(([name, field]): [string, unknown] => [
    `${place}.fields.${name}.private`,
    field.private,
  ]),
  ...Object.entries(actions).map(([name, action]): [string, unknown] => [
    `${place}.actions.${name}.can`,
    action.can,
  ]),
]

function faultOf(rule: unknown, known: ReadonlySet<string>, depth = 0): string | undefined {
  if (typeof rule === 'string') {
    return known.has(rule)
      ? undefined
      : `there is no permission ${rule}. Declare it under permissions, or use one of the catalogue.`
  }
  // A rule that stands within itself would never end.
  const parts = depth > 20 ? null : ruleParts(rule)
  if (!parts) return `this is no rule. Use a code, ${ruleKinds.join(', ')}.`
  return parts.map((part) => faultOf(part, known, depth + 1)).find(Boolean)
}
