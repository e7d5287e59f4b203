import { contract } from '#contract/index.ts'
import type { Call } from '#contract/call.ts'
import { Refusal } from '#contract/reply.ts'
import { route, type Route } from '#server/http/handler.ts'
import { resourceRoutes } from '#server/http/resourceRoutes.ts'
import type { Resource } from '#contract/resource.ts'
import type { ServerPlugin } from '#server/http/defineServerPlugin.ts'
import { nounsOf } from './plugins/nounsOf.ts'
import { brandAuditInprogressRoute } from '#server/plugins/brandDB/routes/brandAuditInprogress.ts'
import { brandCountsRoute } from '#server/plugins/brandDB/routes/brandCounts.ts'
import { brandExportRoute } from '#server/plugins/brandDB/routes/brandExport.ts'
import { brandSearchRoute } from '#server/plugins/brandDB/routes/brandSearch.ts'
import { contactSearchRoute } from '#server/plugins/brandDB/routes/contactSearch.ts'
import { duplicatesRoute } from '#server/plugins/brandDB/routes/duplicates.ts'
import { eventsRoute } from '#server/plugins/core/events.ts'
import { favoriteBrandRoutes } from '#server/plugins/brandDB/routes/favoriteBrand.ts'
import { frameTokenRoutes } from '#server/plugins/core/frameToken.ts'
import { healthRoutes } from '#server/plugins/core/health.ts'
import { i18nRoutes } from '#server/plugins/System/i18n.ts'
import { fileRoute } from '#server/plugins/core/file.ts'
import { fileAddressesRoute } from '#server/plugins/core/fileAddresses.ts'
import { importRoutes } from '#server/http/sheetRoutes.ts'
import { jobCancelRoute } from '#server/plugins/core/job.ts'
import { levelStaffRoute } from '#server/plugins/common/levelStaff.ts'
import { ownSessionRoutes } from '#server/plugins/core/ownSession.ts'
import { passwordRoutes } from '#server/plugins/core/password.ts'
import { permissionsListRoute } from '#server/plugins/System/permissionList.ts'
import { pluginReportRoutes } from '#server/plugins/core/pluginReport.ts'
import { preferenceRoutes } from '#server/plugins/core/preference.ts'
import { searchCatesRoute } from '#server/plugins/common/searchCates.ts'
import { sessionRoutes } from '#server/plugins/core/session.ts'
import { signInGuardRoutes } from '#server/plugins/core/signInGuards.ts'
import { smsRoutes } from '#server/plugins/core/sms.ts'
import { spaceOwnerRoute } from '#server/plugins/common/spaceOwner.ts'
import { storeAccessRoutes } from '#server/plugins/brandDB/routes/storeAccess.ts'
import { storeChangeRoutes } from '#server/plugins/brandDB/routes/storeChange.ts'
import { storeLineageRoutes } from '#server/plugins/brandDB/routes/storeLineage.ts'
import { storeShipsRoute } from '#server/plugins/RM_shop_detail/storeShips.ts'
import { uploadFileRoute } from '#server/plugins/core/upload.ts'

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
  ...pluginReportRoutes,
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
    ...plugins.flatMap((plugin) =>
      routesOfPlugin(plugin, nouns).map((own) => ({ ...own, plugin: plugin.id })),
    ),
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
