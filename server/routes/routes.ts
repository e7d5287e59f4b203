import { contract } from '#contract/index.ts'
import type { Call } from '#contract/call.ts'
import { Refusal } from '#contract/reply.ts'
import { route, type Route } from '#server/http/handler.ts'
import { resourceRoutes } from '#server/http/resourceRoutes.ts'
import type { Resource } from '#contract/resource.ts'
import type { ServerPlugin } from '#server/plugins/defineServerPlugin.ts'
import { nounsOf } from '#server/plugins/nounsOf.ts'
import { brandAuditInprogressRoute } from './brandAuditInprogress.ts'
import { brandCountsRoute } from './brandCounts.ts'
import { brandExportRoute } from './brandExport.ts'
import { brandSearchRoute } from './brandSearch.ts'
import { contactSearchRoute } from './contactSearch.ts'
import { duplicatesRoute } from './duplicates.ts'
import { eventsRoute } from './events.ts'
import { favoriteBrandRoutes } from './favoriteBrand.ts'
import { frameTokenRoutes } from './frameToken.ts'
import { healthRoutes } from './health.ts'
import { i18nRoutes } from './i18n.ts'
import { fileRoute } from './file.ts'
import { fileAddressesRoute } from './fileAddresses.ts'
import { importRoutes } from '#server/imports/sheetRoutes.ts'
import { jobCancelRoute } from './job.ts'
import { levelStaffRoute } from './levelStaff.ts'
import { ownSessionRoutes } from './ownSession.ts'
import { passwordRoutes } from './password.ts'
import { permissionsListRoute } from './permissionList.ts'
import { preferenceRoutes } from './preference.ts'
import { searchCatesRoute } from './searchCates.ts'
import { sessionRoutes } from './session.ts'
import { signInGuardRoutes } from './signInGuards.ts'
import { smsRoutes } from './sms.ts'
import { spaceOwnerRoute } from './spaceOwner.ts'
import { storeAccessRoutes } from './storeAccess.ts'
import { storeChangeRoutes } from './storeChange.ts'
import { storeLineageRoutes } from './storeLineage.ts'
import { storeShipsRoute } from './storeShips.ts'
import { uploadFileRoute } from './upload.ts'

const calls: readonly Route[] = [
  ...healthRoutes,
  eventsRoute,
  ...signInGuardRoutes,
  ...sessionRoutes,
  ...ownSessionRoutes,
  ...frameTokenRoutes,
  ...smsRoutes,
  ...passwordRoutes,
  ...i18nRoutes,
  ...importRoutes,
  jobCancelRoute,
  permissionsListRoute,
  ...preferenceRoutes,
  spaceOwnerRoute,
  ...storeAccessRoutes,
  ...storeChangeRoutes,
  ...storeLineageRoutes,
  storeShipsRoute,
  brandAuditInprogressRoute,
  brandCountsRoute,
  brandExportRoute,
  brandSearchRoute,
  ...favoriteBrandRoutes,
  contactSearchRoute,
  duplicatesRoute,
  levelStaffRoute,
  searchCatesRoute,
  uploadFileRoute,
  fileAddressesRoute,
  fileRoute,
]

/** The single calls that the contract has and nobody has built yet. */
export const waitingCalls: ReadonlySet<Call> = new Set(
  Object.values<Call>(contract.calls).filter((declared) => calls.every(({ call }) => call !== declared)),
)

/** They say so to those who may call them. */
const waiting: readonly Route[] = [...waitingCalls].map((call) => ({
  ...route(call, () => Promise.reject(new Refusal('call.not_built'))),
  queue: call.carries === 'upload' ? 'uploads' : 'calls',
}))

type Nouns = ReadonlyMap<string, Resource>

const resourceRoutesOf = (resources: readonly Resource[], nouns: Nouns): readonly Route[] =>
  resources.flatMap((resource) => resourceRoutes(nouns.get(resource.name) ?? resource))

/** Every call that the server answers: the console's own, then those of each plugin in the same order. */
export function routesOf(plugins: readonly ServerPlugin[]): readonly Route[] {
  const nouns = nounsOf(plugins)
  return [
    // Fixed paths come before those with an open part, which would swallow them.
    ...calls,
    ...waiting,
    ...resourceRoutesOf(Object.values(contract.resources), nouns),
    ...plugins.flatMap((plugin) => routesOfPlugin(plugin, nouns)),
  ]
}

/** Every call of the console's own. */
export const routes: readonly Route[] = routesOf([])

/** What one plugin answers. */
export const routesOfPlugin = (
  { routes = [], resources = [] }: ServerPlugin,
  nouns: Nouns = new Map(),
): readonly Route[] => [...routes, ...resourceRoutesOf(resources, nouns)]

/** The single calls of the contract and of the plugins: all but the generic ones of resources. */
export const callsOf = (plugins: readonly ServerPlugin[]): readonly Call[] => [
  ...Object.values<Call>(contract.calls),
  ...plugins.flatMap(({ routes: own = [] }) => own.map(({ call }) => call)),
]
