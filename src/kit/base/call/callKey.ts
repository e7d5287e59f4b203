import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { SendableCall } from '#contract/call.ts'
import type { Resource } from '#contract/resource.ts'

const first = 'atrium.call'

/** The key of a call's reply in the query cache. It names the resources on which the reply depends. */
export const callKey = (
  { method, path }: SendableCall,
  refreshOn: readonly Pick<Resource, 'name'>[],
  input: readonly unknown[],
): QueryKey => [first, refreshOn.map(({ name }) => name), `${method} ${path}`, ...input]

/**
 * Whether a query is that of a call whose reply depends on one of these resources, by their names in the
 * contract.
 */
export const dependsOn = ([kind, names]: QueryKey, changed: (name: string) => boolean): boolean =>
  kind === first && Array.isArray(names) && names.some((name) => changed(String(name)))

/** Refetches the replies that depend on these resources. */
export const refreshCalls = (
  client: QueryClient,
  resources: readonly Pick<Resource, 'name'>[],
): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey }) => dependsOn(queryKey, (name) => resources.some((one) => one.name === name)),
  })
