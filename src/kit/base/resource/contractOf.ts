import { createContext, useContext } from 'react'
import { useResourceContext } from 'react-admin'
import type { SortPayload } from 'react-admin'
import type { Field } from '#contract/field.ts'
import type { Resource } from '#contract/resource.ts'
import type { ResourceDefinition } from './defineResource.ts'

/** The mounted resources by react-admin name. The application provides it; tests may provide their own. */
export const ResourcesContext = createContext<ReadonlyMap<string, ResourceDefinition>>(new Map())

/**
 * Returns the contract of the current resource (react-admin's ResourceContext), or of the named resource: its
 * fields, choices, bounds and rules. Throws outside a mounted resource.
 */
export function useContract(name?: string): Resource {
  const current = useResourceContext()
  const resources = useContext(ResourcesContext)
  const definition = resources.get(name ?? current ?? '')
  if (!definition) throw new Error(`This resource is not mounted: ${name ?? current}`)
  return definition.contract
}

/** Returns a field of a contract. Throws for an unknown name, which is a mistake of the screen. */
export function fieldOf(contract: Resource, source: string): Field {
  const field = contract.fields[source]
  if (!field) throw new Error(`The resource "${contract.name}" has no field "${source}"`)
  return field
}

/**
 * A contract's default sort order, in react-admin's form: dictionaries are read in the order that people gave
 * them.
 */
export function orderOf({ sort }: Pick<Resource, 'sort'>): SortPayload {
  const [field = '_id', direction = 1] = Object.entries(sort)[0] ?? []
  return { field, order: direction === 1 ? 'ASC' : 'DESC' }
}

/**
 * Returns the react-admin name of the resource that a contract `ref` field names in `to` (`brand_category`
 * gives `brandDB/settings/category`); undefined if no plugin mounts it. If several do, one that runs
 * at the current site counts.
 */
export function useResourceOf(noun: string): string | undefined {
  return resourceOf(useContext(ResourcesContext), noun)
}

/** Does what `useResourceOf` does, outside of components. */
export function resourceOf(
  resources: ReadonlyMap<string, ResourceDefinition>,
  noun: string,
): string | undefined {
  for (const { name, contract } of resources.values()) if (contract.name === noun) return name
  return undefined
}
