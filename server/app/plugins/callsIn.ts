import { z } from 'zod'
import type { FaultyHalf } from '#server/http/quarantine.ts'
import { address, tableName } from './checkShape.ts'

/** The calls that a half declares, without those that cannot be read. Never throws. */
export function callsIn(id: string, given: unknown): FaultyHalf {
  const { resources, externalResources, routes } = halfSchema
    .catch({ resources: [], externalResources: [], routes: [] })
    .parse(given)
  return {
    id,
    resources: resources.flatMap((resource) => resource?.name ?? []),
    paths: [
      ...routes.flatMap((route) => route?.call.path ?? []),
      ...resources.flatMap((resource) => (resource ? [resource.path, `${resource.path}/*`] : [])),
    ],
    externalResources: externalResources.flatMap((resource) => resource?.path ?? []),
  }
}

const list = <T extends z.ZodType>(item: T) => z.array(item.optional().catch(undefined)).catch([])
const resource = z.object({ name: tableName, path: address })
const halfSchema = z.object({
  resources: list(resource),
  externalResources: list(resource),
  routes: list(z.object({ call: z.object({ path: address }) })),
})
