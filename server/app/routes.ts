import type { Call } from '#contract/call.ts'
import { ApiError } from '#contract/reply.ts'
import type { Resource } from '#contract/resource.ts'
import { isOfServer } from '#server/base/isOfServer.ts'
import type { ServerPlugin } from '#server/http/defineServerPlugin.ts'
import { route, type Route } from '#server/http/handler.ts'
import { resourceRoutes } from '#server/http/resourceRoutes.ts'
import { resourcesOf } from './plugins/resourcesOf.ts'

type Resources = ReadonlyMap<string, Resource>

/** Every call that the server answers. Fixed paths come before those with an open part, which would swallow them. */
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
 * What one plugin answers; `extended` has its resources with what other areas add to them. A call of its own replaces the
 * generic one of a resource at the same address.
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

/** A call that nobody has built yet says so to those who may call it. */
const waitingRoute = (call: Call): Route => ({
  ...route(call, () => Promise.reject(new ApiError('call.not_built'))),
  queue: call.carries === 'upload' ? 'uploads' : 'calls',
})

/** The single calls of the plugins that nobody has built yet. */
export const waitingOf = (plugins: readonly ServerPlugin[]): ReadonlySet<Call> =>
  new Set(plugins.flatMap(({ waiting = [] }) => waiting))

/** The single calls of the plugins: all but the generic ones of resources. */
export const callsOf = (plugins: readonly ServerPlugin[]): readonly Call[] =>
  plugins.flatMap(({ routes = [], waiting = [] }) => [...routes.map(({ call }) => call), ...waiting])
