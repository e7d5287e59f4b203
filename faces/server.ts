// `atrium/server`, for the author of a server half: how it is declared, and what its own calls work with. Statements are
// written with `sql` of kysely.

// The half itself, and what its sheets say
export { defineServerPlugin } from '#server/http/defineServerPlugin.ts'
export { extend } from '#server/http/extend.ts'
export { defineJob } from '#server/services/jobs/defineJob.ts'
export { readParams } from '#server/services/params.ts'
export type { DemoContext, ServerPlugin } from '#server/http/defineServerPlugin.ts'
export type { ErrorsOfPlugin, PluginError } from '#server/base/errorCatalogue.ts'
export type { ServerExtension } from '#server/http/extend.ts'
export type { MenuEntry, MenuSites } from '#server/http/menuEntry.ts'
export type { DemoTable } from '#server/db/demoTable.ts'
export type { Job, Work } from '#server/services/jobs/defineJob.ts'
export type { LocalText } from '#server/base/localText.ts'
export type { RecordTexts } from '#server/base/recordTexts.ts'
export type { CellKind } from '#server/base/recordTexts.ts'

// Calls of one's own
export { route, uploadRoute, downloadRoute } from '#server/http/handler.ts'
export { Refusal, refuseFields } from '#contract/reply.ts'
export { demand } from '#server/engine/refuse.ts'
export { demandSite } from '#server/engine/scope.ts'
export type { Request, Route } from '#server/http/handler.ts'
export type { FileAnswer } from '#server/base/fileAnswer.ts'

// Records, and people who are told
export { visibleTable } from '#server/engine/visible.ts'
export { transact } from '#server/engine/transact.ts'
export { oneByOne } from '#server/engine/conduct.ts'
export { audit } from '#server/engine/audit.ts'
export { notify } from '#server/services/notifications/notify.ts'
export { newId } from '#server/base/newId.ts'
export type { Conduct, Intent, ChangeIntent, Done, RowFilter } from '#server/engine/conduct.ts'
export type { Context, Row } from '#server/engine/context.ts'
export type { Notice } from '#server/services/notifications/notify.ts'
