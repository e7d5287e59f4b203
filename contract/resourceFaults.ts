import type { Resource } from './resource.ts'

/** A mistake in a contract: where it is, what is wrong and what to do. */
export interface ContractFault {
  /** For example `sort.naem`. */
  readonly place: string
  readonly wrong: string
}

/** A resource that was not type-checked. */
type LooseResource = Partial<Omit<Resource, 'can'>> & { readonly can?: Partial<Resource['can']> }

/**
 * Finds the mistakes in a resource's contract that no compiler finds: no rule for reading, an unknown scope,
 * a scope without its field, and names of undeclared fields. Both halves of a plugin are checked with it at
 * startup. A plugin built against an older contract can lack whole parts.
 */
export const resourceFaults = (resource: LooseResource): ContractFault[] => [
  ...rightFaults(resource),
  ...scopeFaults(resource),
  ...numberFaults(resource),
  ...sortFaults(resource),
  ...nameFaults(resource),
]

function rightFaults({ can = {} }: LooseResource): ContractFault[] {
  const missing = {
    place: 'can',
    wrong: 'there is no rule for view, so nobody could read a record. Write can: { view: … }.',
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

const numberFaults = ({ scope = 'global', fields = {} }: LooseResource): ContractFault[] =>
  Object.keys(fields)
    .filter((name) => fields[name]?.numbered !== undefined)
    .flatMap((name, at) => {
      const place = `fields.${name}`
      if (scope !== 'site') return [{ place, wrong: "a number of a site needs scope: 'site'." }]
      return at === 0 ? [] : [{ place, wrong: 'a record has one number of its site. Leave the others out.' }]
    })

const sortFaults = ({ sort = {}, fields = {} }: LooseResource): ContractFault[] =>
  Object.entries(sort).flatMap(([name, direction]) => {
    const { derived, kind } = fields[name] ?? {}
    const wrong =
      derived || kind === 'json'
        ? `a list cannot be sorted by ${name}, which is ${derived ? 'derived' : 'json'}. Name another field.`
        : direction === 1 || direction === -1
          ? null
          : 'the direction must be 1 (ascending) or -1 (descending).'
    return wrong === null ? [] : [{ place: `sort.${name}`, wrong }]
  })

/** Checks every place in a contract that names fields. */
function nameFaults({
  fields = {},
  asked = {},
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
      .filter(
        ({ place, name }) =>
          !Object.hasOwn(fields, place === 'search' ? ownPart(name) : name) &&
          !(place === 'search' && Object.hasOwn(asked, ownPart(name))),
      )
      .map(({ place, name }) => ({
        place,
        wrong: `there is no field ${name}. Name one of the resource's fields.`,
      })),
    ...shown
      // A search by it finds nothing for people who may not see it.
      .filter(({ place, name }) => place !== 'search' && fields[name]?.private !== undefined)
      .map(({ place, name }) => ({
        place,
        wrong: `${name} is private, and this would reveal it. Name another field.`,
      })),
  ]
}

const actions: readonly string[] = ['view', 'create', 'update', 'remove']
const scopes: readonly string[] = ['global', 'site', 'self']

/** Of `store_id.store_no`, the field of the resource itself. */
const ownPart = (name: string): string => name.split('.')[0] ?? name
