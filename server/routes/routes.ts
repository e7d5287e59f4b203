import { contract } from '#contract/index.ts'
import type { Route } from '#server/http/handler.ts'
import { resourceRoutes, type Narrow } from '#server/http/resourceRoutes.ts'
import { healthRoute } from './health.ts'
import { menuRows } from './menu.ts'
import { sessionRoutes } from './session.ts'

const narrowed: Readonly<Record<string, Narrow>> = { menu: menuRows }

/** Every call that the server answers. Fixed paths come before those with an open part, which would swallow them. */
export const routes: readonly Route[] = [
  healthRoute,
  ...sessionRoutes,
  ...Object.values(contract.resources).flatMap((resource) =>
    resourceRoutes(resource, narrowed[resource.name]),
  ),
]
