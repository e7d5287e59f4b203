import type { ResourceDefinition } from '#src/kit/base/resource/defineResource.ts'

/**
 * Returns the list to go to when the site changes on the page of a record that belongs to a site, because the
 * other site does not have that record; undefined for every other page.
 */
export function listAtSite(
  path: string,
  resources: ReadonlyMap<string, ResourceDefinition>,
): string | undefined {
  for (const { name, contract, list } of resources.values()) {
    if (contract.scope !== 'site' || !list || !path.startsWith(`/${name}/`)) continue
    if (path !== `/${name}/create`) return `/${name}`
  }
  return undefined
}
