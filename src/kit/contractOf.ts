import { createContext, useContext } from 'react'
import { useResourceContext } from 'react-admin'
import type { SortPayload } from 'react-admin'
import type { Field } from '#contract/field.ts'
import type { Resource } from '#contract/resource.ts'
import type { ResourceDefinition } from './defineResource.ts'

/** What is mounted, by react-admin resource name. The application fills it; tests may give their own. */
export const ResourcesContext = createContext<ReadonlyMap<string, ResourceDefinition>>(new Map())

/**
 * The contract of the current resource (react-admin's ResourceContext), or of the one named: its fields, choices,
 * bounds and rules. Throws outside of a mounted resource.
 */
export function useContract(name?: string): Resource {
  const current = useResourceContext()
  const resources = useContext(ResourcesContext)
  const definition = resources.get(name ?? current ?? '')
  if (!definition) throw new Error(`No such resource is mounted: ${name ?? current}`)
  return definition.contract
}

/** A field of a contract; a name that it does not know is a mistake of the screen. */
export function fieldOf(contract: Resource, source: string): Field {
  const field = contract.fields[source]
  if (!field) throw new Error(`The resource "${contract.name}" has no field "${source}"`)
  return field
}

/** The order that a contract gives its records, as react-admin has it: dictionaries are read in the order someone gave them. */
export function orderOf({ sort }: Pick<Resource, 'sort'>): SortPayload {
  const [field = '_id', direction = 1] = Object.entries(sort)[0] ?? []
  return { field, order: direction === 1 ? 'ASC' : 'DESC' }
}

/**
 * The react-admin name of the mounted resource of a resource, as a contract `ref` field names it in `to`
 * (`brand_category` gives `brandDB/settings/category`); undefined when no plugin mounts the resource. Of several the
 * first one mounted.
 */
export function useResourceOf(noun: string): string | undefined {
  return resourceOf(useContext(ResourcesContext), noun)
}

/** The same outside of components. */
export function resourceOf(
  resources: ReadonlyMap<string, ResourceDefinition>,
  noun: string,
): string | undefined {
  for (const { name, contract } of resources.values()) if (contract.name === noun) return name
  return undefined
}
