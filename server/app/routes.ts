import type { Call } from '#contract/call.ts'
import { ApiError } from '#contract/reply.ts'
import type { Resource } from '#contract/resource.ts'
import { isOfServer } from '#server/base/isOfServer.ts'
import type { ServerPlugin } from '#server/http/defineServerPlugin.ts'
import { route, type Route } from '#server/http/handler.ts'
import { resourceRoutes } from '#server/http/resourceRoutes.ts'
import { resourcesOf } from './plugins/resourcesOf.ts'

type Resources = ReadonlyMap<string, Resource>

/**
 * Every call of the server. Fixed paths come before paths with an open segment, which would match them as
 * well.
 */
export function routesOf(
  plugins: readonly ServerPlugin[],
  resources: Resources = resourcesOf(plugins),
): readonly Route[] {
  const all = plugins.flatMap((plugin) => {
    const own = routesOfPlugin(plugin, resources)
    return isOfServer(plugin.id) ? own : own.map((route) => ({ ...route, plugin: plugin.id }))
  })
  return [...all.filter(({ call }) => !isOpen(call)), ...all.filter(({ call }) => isOpen(call))]
}

const isOpen = ({ path }: Call): boolean => path.includes('{')

/**
 * The calls of one plugin. `extended` has its resources with what other areas add to them. A call of the
 * plugin replaces the generic call of a resource at the same address.
 */
export function routesOfPlugin(
  { routes = [], waiting = [], resources = [] }: ServerPlugin,
  extended: Resources = new Map(),
): readonly Route[] {
  const own = [...routes, ...waiting.map(waitingRoute)]
  const replaced = new Set(own.map(addressOf))
  const generic = resources.flatMap((resource) => resourceRoutes(extended.get(resource.name) ?? resource))
  return [...own, ...generic.filter((route) => !replaced.has(addressOf(route)))]
}

const addressOf = ({ call: { method, path } }: Route): string => `${method} ${path}`

/** A call that is not built yet says so to people who may call it. */
const waitingRoute = (call: Call): Route => ({
  ...route(call, () => Promise.reject(new ApiError('call.not_built'))),
  queue: call.carries === 'upload' ? 'uploads' : 'calls',
})

/** The single calls of the plugins that are not built yet. */
export const waitingOf = (plugins: readonly ServerPlugin[]): ReadonlySet<Call> =>
  new Set(plugins.flatMap(({ waiting = [] }) => waiting))

/** The single calls of the plugins: everything except the generic calls of resources. */
export const callsOf = (plugins: readonly ServerPlugin[]): readonly Call[] =>
  plugins.flatMap(({ routes = [], waiting = [] }) => [...routes.map(({ call }) => call), ...waiting])
