// `atrium/server`, for the author of a server half: how it is declared, and what its own calls work with. Statements are
// written with `sql` of kysely.

export { defineServerPlugin } from '#server/plugins/defineServerPlugin.ts'
export { route } from '#server/http/handler.ts'
export { defineJob } from '#server/jobs/defineJob.ts'
export { Refusal, refuseFields } from '#contract/reply.ts'
export { demand } from '#server/engine/refuse.ts'
export { demandSite } from '#server/engine/scope.ts'
export { visibleTable } from '#server/engine/visible.ts'
export { transact } from '#server/engine/transact.ts'
export { oneByOne } from '#server/engine/conduct.ts'
export { audit } from '#server/engine/audit.ts'
export { newId } from '#server/db/newId.ts'

export type { DemoContext, ServerPlugin } from '#server/plugins/defineServerPlugin.ts'
export type { LocalText } from '#server/messages/localText.ts'
export type { Request, Route } from '#server/http/handler.ts'
export type { Job, Work } from '#server/jobs/defineJob.ts'
export type { ChangeIntent, Conduct, Done, Intent } from '#server/engine/conduct.ts'
export type { Context, Row } from '#server/engine/context.ts'
