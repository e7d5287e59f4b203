import { lifecycleFaults } from './lifecycleFaults.ts'
import type { Resource } from './resource.ts'

/** A mistake in a contract: where in it, and in words what is wrong and what to do. */
export interface ContractFault {
  /** `sort.naem` */
  readonly place: string
  readonly wrong: string
}

/** A resource that nobody type-checked. */
type LooseResource = Partial<Omit<Resource, 'can'>> & { readonly can?: Partial<Resource['can']> }

/**
 * The mistakes in a resource's contract that no compiler finds: no rule for reading, a scope that is unknown or without its
 * field, and fields that are named but not declared. Both halves of a plugin are checked with it at the start. What was built
 * against an older contract may lack whole parts.
 */
export const resourceFaults = (noun: LooseResource): ContractFault[] => [
  ...rightFaults(noun),
  ...scopeFaults(noun),
  ...sortFaults(noun),
  ...nameFaults(noun),
  ...lifecycleFaults(noun),
]

function rightFaults({ can = {} }: LooseResource): ContractFault[] {
  const missing = {
    place: 'can',
    wrong: 'it has no rule for view, so nobody could read a record. Write can: { view: … }.',
  }
  const unknown = Object.keys(can).filter((action) => !actions.includes(action))
  return [
    ...(can.view === undefined ? [missing] : []),
    ...unknown.map((action) => ({
      place: `can.${action}`,
      wrong: `there is no action ${action}. Use ${actions.join(', ')}.`,
    })),
  ]
}

function scopeFaults({ scope = 'global', fields: { site } = {} }: LooseResource): ContractFault[] {
  if (!scopes.includes(scope)) {
    return [{ place: 'scope', wrong: `there is no scope ${scope}. Use ${scopes.join(', ')}.` }]
  }
  if (scope !== 'site' || (site?.to === 'site' && site.required && site.writable === 'create')) return []
  const wrong =
    "with scope: 'site' every record names its site. " +
    "Declare site: ref('site', { required: true, writable: 'create' }), with a column, or leave the scope out."
  return [{ place: 'fields.site', wrong }]
}

const sortFaults = ({ sort = {}, fields = {} }: LooseResource): ContractFault[] =>
  Object.entries(sort).flatMap(([name, direction]) => {
    const { derived, kind } = fields[name] ?? {}
    const wrong =
      derived || kind === 'json'
        ? `a list cannot be sorted by ${name}, which is ${derived ? 'derived' : 'json'}. Name another field.`
        : direction === 1 || direction === -1
          ? null
          : 'the direction is 1 (ascending) or -1 (descending).'
    return wrong === null ? [] : [{ place: `sort.${name}`, wrong }]
  })

/** Names of fields, wherever a contract has some. */
function nameFaults({
  fields = {},
  search = [],
  labels = [],
  sort = {},
  imports,
}: LooseResource): ContractFault[] {
  const shown = [
    ...Object.keys(sort).map((name) => ({ place: `sort.${name}`, name })),
    ...search.map((name) => ({ place: 'search', name })),
    ...labels.map((name) => ({ place: 'labels', name })),
  ]
  const others = [
    ...(imports?.key ?? []).map((name) => ({ place: 'imports.key', name })),
    ...Object.entries(fields).flatMap(([field, { within }]) =>
      within === undefined ? [] : [{ place: `fields.${field}.within`, name: within }],
    ),
  ]
  return [
    ...[...shown, ...others]
      .filter(({ name }) => !Object.hasOwn(fields, name))
      .map(({ place, name }) => ({
        place,
        wrong: `there is no field ${name}. Name one of the noun's fields.`,
      })),
    ...shown
      .filter(({ name }) => fields[name]?.private !== undefined)
      .map(({ place, name }) => ({
        place,
        wrong: `${name} is private, and this would give it away. Name another field.`,
      })),
  ]
}

const actions: readonly string[] = ['view', 'create', 'update', 'remove']
const scopes: readonly string[] = ['global', 'site', 'self']
