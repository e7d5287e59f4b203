import type { ResourceDefinition } from '#src/kit/defineResource.ts'

/**
 * The list that somebody at a page of one record of a site comes to when the site changes, because that record is not at the other
 * one; undefined for every other page.
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
