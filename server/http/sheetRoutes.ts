import { ApiError } from '#contract/reply.ts'
import type { Resource } from '#contract/resource.ts'
import { exportCall, importCall, templateCall } from '#contract/sheetCalls.ts'
import {
  importAddUnknown,
  importApply,
  importFailed,
  importPreview,
  importUnknown,
} from '#contract/core/importRun.ts'
import type { ServedResource } from '#server/engine/hooks.ts'
import { mayBe } from '#server/engine/ruleSql.ts'
import { downloadRoute, exportRoute, route, uploadRoute, type Request, type Route } from './handler.ts'
import type { Locale } from '#contract/localText.ts'
import { answerLocale } from '#server/base/errorText.ts'
import { exportRecords, timeZoneOf } from './exportRecords.ts'
import type { Session } from '#server/services/session/session.ts'
import { textsFor } from '#server/services/sheet/textsFor.ts'
import { applyRun, runInSight } from '#server/services/imports/applyRun.ts'
import { failedRows } from '#server/services/imports/failedRows.ts'
import { readPreview } from '#server/services/imports/preview.ts'
import { startImport } from '#server/services/imports/startImport.ts'
import { templateFile } from '#server/services/imports/templateFile.ts'
import { addUnknown, unknownNames } from '#server/services/imports/unknownNames.ts'

/** The calls that a resource has because its contract has `exports` or `imports`. */
export function sheetRoutes(resource: ServedResource): Route[] {
  const { exports, imports } = resource
  const taking = exports === undefined ? [] : [exportCall(resource, exports)]
  return [
    ...taking.map((call) =>
      exportRoute(call, (request) => exportRecords(resource, request, { withId: true })),
    ),
    ...(imports === undefined
      ? []
      : [
          downloadRoute(templateCall(resource, imports.can), ({ query, context, session }) => {
            const texts = textsFor(resource)
            return templateFile(resource, context(), {
              ...query,
              site: query.site,
              texts,
              locale: localeOf(session),
            })
          }),
          uploadRoute(
            importCall(resource, imports.can),
            async ({ body, context, services, session }, upload) => {
              requireBuilt(resource, body.mode, context().who)
              const timeZone = await timeZoneOf(services.database.db, known(session))
              const reader = { locale: localeOf(session), timeZone }
              return {
                data: await startImport(resource, services, context(), { upload, asked: body, reader }),
              }
            },
          ),
        ]),
  ]
}

/** The calls on imports, of any resource. */
export const importRoutes: readonly Route[] = [
  route(importApply, async ({ body, params, context, services }) => ({
    data: await applyRun(services, context(), params.id, body),
  })),
  route(importPreview, async ({ query, params, context }) => {
    const run = await runInSight(context(), params.id, { files: true })
    return { data: await readPreview(run, context(), query) }
  }),
  route(importUnknown, async ({ params, context }) => {
    const run = await runInSight(context(), params.id, { files: true })
    return { data: { list: await unknownNames(run, context()) } }
  }),
  route(importAddUnknown, async ({ params, body, context, services }) => ({
    data: await addUnknown(services, context(), { id: params.id, ...body }),
  })),
  exportRoute(importFailed, async ({ query, params, context, services, session }) => {
    const run = await runInSight(context(), params.id, { files: true })
    return failedRows(run, context(), services, { ...query, locale: localeOf(session) })
  }),
]

function known(session: Session | null): Session {
  if (!session) throw new ApiError('auth.required')
  return session
}

const localeOf = (session: Session | null): Locale => answerLocale(known(session).user.locale, undefined)

/** What is not built yet cannot be done through a file either. */
function requireBuilt(
  { waiting, can }: Resource,
  mode: 'add' | 'update' | 'both',
  who: ReturnType<Request<unknown, unknown>['context']>['who'],
): void {
  const actions = mode === 'add' ? ['create'] : mode === 'update' ? ['update'] : ['create', 'update']
  const missing = waiting.filter((action) => actions.includes(action))
  if (missing.some((action) => mayBe(can[action], who))) throw new ApiError('call.not_built')
}
