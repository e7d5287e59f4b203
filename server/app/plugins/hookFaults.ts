import type { Resource } from '#contract/resource.ts'
import type { ContractFault } from '#contract/resourceFaults.ts'
import type { ResourceHooks } from '#server/engine/hooks.ts'

/**
 * Finds mistakes in the hooks of resources: hooks of an unknown resource, fields that are not derived and
 * steps that the contract does not have, none of which would ever be called; derived fields without SQL; and
 * steps that take what nothing stores.
 */
export const hookFaults = (
  resources: readonly Resource[],
  hooksByName: Readonly<Record<string, ResourceHooks>>,
): ContractFault[] => [
  ...strangersIn(resources, hooksByName, 'hooks'),
  ...resources.flatMap((resource) => faultsOf(resource, hooksByName[resource.name] ?? {})),
]

/** The names in a part of a plugin that are not names of its resources. */
export function strangersIn(
  resources: readonly Resource[],
  byName: Readonly<Record<string, unknown>>,
  part: string,
): ContractFault[] {
  const names = resources.map(({ name }) => name)
  return Object.keys(byName)
    .filter((name) => !names.includes(name))
    .map((name) => ({
      place: `${part}.${name}`,
      wrong: `there is no resource ${name} here. Name ${choiceOf(names)}.`,
    }))
}

function faultsOf(
  { name, fields, asked = {}, actions = {}, lifecycle }: Resource,
  hooks: ResourceHooks,
): ContractFault[] {
  const workedOut = [...Object.keys(fields).filter((field) => fields[field]?.derived), ...Object.keys(asked)]
  const known = {
    derived: { names: workedOut, kind: 'derived field' },
    readAs: {
      names: Object.keys(fields).filter((field) => !workedOut.includes(field)),
      kind: 'stored field',
    },
    settled: {
      names: Object.keys(fields).filter((field) => !workedOut.includes(field)),
      kind: 'stored field',
    },
    actions: { names: Object.keys(actions), kind: 'action' },
  }
  const misspelt = Object.entries(known).flatMap(([part, { names, kind }]) =>
    Object.keys(hooks[part as keyof typeof known] ?? {})
      .filter((given) => !names.includes(given))
      .map((given) => ({
        place: `hooks.${name}.${part}.${given}`,
        wrong: `the contract of ${name} has no ${kind} ${given}. Name ${choiceOf(names)}.`,
      })),
  )
  const missing = workedOut
    .filter((field) => !Object.hasOwn(hooks.derived ?? {}, field))
    .map((field) => ({
      place: `hooks.${name}.derived.${field}`,
      wrong: `${field} has no column and is not derived. Write its SQL, or take it out of the contract.`,
    }))
  const lost = Object.entries(lifecycle?.steps ?? {})
    .filter(([step]) => !Object.hasOwn(hooks.actions ?? {}, step))
    .flatMap(([step, { takes = {} }]) => Object.keys(takes).map((taken) => ({ step, taken })))
    .filter(({ taken }) => workedOut.includes(taken) || !Object.hasOwn(fields, taken))
    .map(({ step, taken }) => ({
      place: `hooks.${name}.actions.${step}`,
      wrong: `${step} takes ${taken}, which no field of the record holds. Write this hook, or add a field ${taken}.`,
    }))
  return [...misspelt, ...missing, ...lost]
}

/** The names that could be meant. */
const choiceOf = (names: readonly string[]): string =>
  names.length === 0 ? 'nothing here: the contract has none' : `one of these: ${names.join(', ')}`
