// `atrium/server`, for the author of a server half: how it is declared, and what its custom calls use.
// Statements are written with `sql` of kysely.

// The server half itself, and the columns of its sheets
export { defineServerPlugin } from '#server/http/defineServerPlugin.ts'
export { migrationsIn } from '#server/http/migrationsIn.ts'
export { extend } from '#server/http/extend.ts'
export { defineJob } from '#server/services/jobs/defineJob.ts'
export { isParam, readParams } from '#server/services/params.ts'
export type { ServerPlugin } from '#server/http/defineServerPlugin.ts'
export type { ServerExtension } from '#server/http/extend.ts'
export type { DemoTable } from '#server/db/demoTable.ts'
export type { Job, Work } from '#server/services/jobs/defineJob.ts'
export type { JobTools } from '#server/http/jobTools.ts'
export { text } from '#contract/localText.ts'
export type { Locale, LocalText } from '#contract/localText.ts'

// Custom calls
export { route, upstreamRoute, uploadRoute, downloadRoute, exportRoute } from '#server/http/handler.ts'
export { importNow } from '#server/services/imports/importNow.ts'
export { uploadedRows } from '#server/services/imports/uploadedRows.ts'
export { sheetFile } from '#server/services/sheet/sheetFile.ts'
export { auditExport } from '#server/engine/auditExport.ts'
export { exportRecords, timeZoneOf } from '#server/http/exportRecords.ts'
export { parseCond, parseRange, parseSort } from '#contract/query.ts'
export { parseDoc } from '#contract/doc.ts'
export { filled } from '#server/base/filled.ts'
export { answerLocale } from '#server/base/errorText.ts'
export { once, repliedBefore } from '#server/engine/once.ts'
export { ApiError, refuseFields } from '#contract/reply.ts'
export { checkEach, keyOfChange } from '#server/engine/checkEach.ts'
export { authorize } from '#server/engine/refuse.ts'
export { requireSite } from '#server/engine/scope.ts'
export type { Request, Route } from '#server/http/handler.ts'
export type { FileAnswer } from '#server/base/fileAnswer.ts'
export type { Cell, Rows, Sheet, SheetColumn } from '#server/services/sheet/sheet.ts'
export type { SheetRow } from '#server/services/sheet/sheetRow.ts'
export type { Cond, Leaf, Range } from '#contract/query.ts'

// Reports, and what shows and sends them
export { defineReport } from '#server/services/reports/defineReport.ts'
export { resourceReport } from '#server/services/reports/resourceReport.ts'
export { nextDue } from '#server/services/reports/nextDue.ts'
export { sumsOf } from '#server/services/reports/sumsOf.ts'
export { reportsOpenTo } from '#server/services/reports/reports.ts'
export { checkReport, parametersOf, readReport, requireReport } from '#server/services/reports/readReport.ts'
export type { Recurrence } from '#server/services/reports/nextDue.ts'
export type { Report } from '#server/services/reports/defineReport.ts'
export type { ReportRequest } from '#server/services/reports/readReport.ts'

// Change requests
export { changeRequests } from '#server/services/changeRequest/changeRequests.ts'
export type { ProposedPart, RequestOptions } from '#server/services/changeRequest/requests.ts'

// To-dos
export { atEverySite } from '#server/services/setup/setupStep.ts'
export type { AreaSetup } from '#server/services/setup/setupStep.ts'
export { todosOf } from '#server/services/todos/todo.ts'
export type { TodoKind, TodoSource } from '#server/services/todos/todo.ts'

// Records, and the people to notify
export { containsWords } from '#server/engine/searchWord.ts'
export { visibleTable, labelTable, openedBy } from '#server/engine/visible.ts'
export { inScope, isNarrowed, scopedTable, sourcesInScope } from '#server/engine/inScope.ts'
export { naturalOrder } from '#server/engine/naturalOrder.ts'
export { byId, list, matchingTable, one } from '#server/engine/read.ts'
export { stepsFrom, type Steps } from '#server/engine/steps.ts'
export { showing } from '#server/engine/privacy.ts'
export { asSystem, authorOf } from '#server/engine/asSystem.ts'
export { asPerson } from '#server/services/session/asPerson.ts'
export { countingRole } from '#server/services/session/countingRole.ts'
export { seesEverySite } from '#server/services/session/seesEverySite.ts'
export { today, todayAt, todaySql } from '#server/engine/today.ts'
export { tellOfRecord } from '#server/engine/tellOfRecord.ts'
export { transact } from '#server/engine/transact.ts'
export { countBy } from '#server/engine/counters.ts'
export { oneByOne } from '#server/engine/hooks.ts'
export { audit, isSame } from '#server/engine/audit.ts'
export { filterLink, linkAt } from '#server/services/notifications/linkAt.ts'
export { announce, notify } from '#server/services/notifications/notify.ts'
export { tellOfAccess } from '#server/services/events/tellOfAccess.ts'
export { newId } from '#server/base/newId.ts'
export type {
  ResourceHooks,
  Intent,
  ChangeIntent,
  Interceptor,
  Done,
  RowFilter,
  SummaryQuery,
} from '#server/engine/hooks.ts'
export type { Context, Row } from '#server/engine/context.ts'
export type { Notice } from '#server/services/notifications/notify.ts'
export type { NoticeText } from '#server/services/notifications/noticeText.ts'

// Checking and storing records inside a transaction
export { insert } from '#server/engine/create.ts'
export { amend } from '#server/engine/amend.ts'
export { inSavepoint } from '#server/db/inSavepoint.ts'
export { doersOf, peopleWho, requireDoers } from '#server/services/session/doers.ts'
export { discard } from '#server/engine/discard.ts'
export { takeStep } from '#server/engine/takeStep.ts'
export { takeSteps } from '#server/engine/takeSteps.ts'
export { updateAll } from '#server/engine/write.ts'
export { checkIntent } from '#server/engine/checkIntent.ts'
export { checkReferences, checkUnused } from '#server/engine/references.ts'
export { assign, assignEach, insertRows, idsOf, whole } from '#server/engine/rows.ts'
export { attachFiles, uidsIn } from '#server/engine/attachFiles.ts'
export { seenFiles } from '#server/services/files/seenFiles.ts'
export { showFiles } from '#server/services/files/showFiles.ts'
export type { FileRow } from '#server/services/files/showFiles.ts'
export { takeFile } from '#server/services/files/takeFile.ts'
export { keptDays } from '#server/services/files/keptFor.ts'
export { storeContent } from '#server/services/files/storeContent.ts'
export { newFileName } from '#server/base/newFileName.ts'

// Parts of SQL statements
export { and, or } from '#server/engine/condSql.ts'
export { columnsOf, recordSql } from '#server/engine/columns.ts'
export { countBars } from '#server/engine/countBars.ts'
export { countedBars } from '#server/engine/countedBars.ts'
export { namesOf } from '#server/engine/namesOf.ts'
export { labelOf } from '#server/engine/labelOf.ts'
export { namesField } from '#server/engine/asks.ts'
export { soundsOf } from '#server/engine/soundsOf.ts'
export { searchWord, searchWords, similarTo } from '#server/engine/searchWord.ts'
export type { SearchWord } from '#server/engine/searchWord.ts'
export type { Sql } from '#server/engine/condSql.ts'
export type { Db } from '#server/db/database.ts'
export { planOnce } from '#server/db/planOnce.ts'

// Stores, and the people who may act on them
export { storesAtSites, requireStore } from '#server/engine/readableStore.ts'
export { shipOn, shopColumns } from '#server/engine/shopSummary.ts'
export { withOwnStores, holdsToday } from '#server/engine/ownStores.ts'
