/* oxlint-disable typescript/triple-slash-reference -- an import for its types alone would be empty */
/// <reference path="./areas.ts" />

// `atrium/contract`, for what both halves of a plugin share: its resources, its calls, and who may.

export { isAfter, isEmpty, isPartOf } from '#contract/checks.ts'
export { asList, oneOrMany } from '#contract/oneOrMany.ts'
export { isReplaceable } from '#contract/dictionary.ts'
export { placeholderProblem, placeholdersOf } from '#contract/placeholders.ts'
export { call, formCall } from '#contract/call.ts'
export { changeRequest, openRequestCall } from '#contract/changeRequest.ts'
export type { ChangeRequest, RequestReceipt } from '#contract/changeRequest.ts'
export { choices } from '#contract/choices.ts'
export { fileReading, type FileReading } from '#contract/fileChoices.ts'
export {
  calendarMonth,
  date,
  dayOrMonth,
  days,
  daySeconds,
  dayWithin,
  seconds,
  secondsWithin,
} from '#contract/dayFields.ts'
export {
  choice,
  code,
  country,
  email,
  phone,
  file,
  files,
  flag,
  json,
  list,
  ref,
  refs,
  siteNumber,
  staffRef,
  staffRefs,
  text,
} from '#contract/fields.ts'
export { permissionNames } from '#contract/localText.ts'
export { lineText, plainText, recordId, revision } from '#contract/fieldSchemas.ts'
export { area, decimal, inDecimals, integer, scale, money, ratio, usual } from '#contract/numberFields.ts'
export { place } from '#contract/place.ts'
export { keyOf, keyText } from '#contract/keyText.ts'
export { readNumber } from '#contract/numberText.ts'
export { windows, withWindow } from '#contract/window.ts'
export { evaluate, signedIn, staff } from '#contract/access.ts'
export { extension } from '#contract/extension.ts'
export { lifecycle, type LifecycleStep, type StepName } from '#contract/lifecycle.ts'
export { crudRules, log, names, resource, viewAndEdit } from '#contract/resource.ts'
export { batchCall } from '#contract/batchCall.ts'
export type { BatchRow } from '#contract/batchCall.ts'
export { page } from '#contract/page.ts'
export { label, shopSummary, threeNames } from '#contract/common/shopSummary.ts'
export { takenSchema, type Taken } from '#contract/takenFields.ts'
export { isRecord } from '#contract/isRecord.ts'
export { recordSchema } from '#contract/recordSchema.ts'
export {
  createCall,
  createFormCall,
  historyCall,
  listCall,
  oneCall,
  readCall,
  removeCall,
  saveCall,
  stepCall,
  updateCall,
} from '#contract/resourceCalls.ts'
export { joinNames } from '#contract/joinNames.ts'
export { jsonText } from '#contract/jsonText.ts'
export { searchQuery } from '#contract/searchQuery.ts'
export { inOrder, oneOrPeriod } from '#contract/inOrder.ts'
export { daysLater } from '#contract/day.ts'
export { lastSecond } from '#contract/limits.ts'
export { everyMonth, month, monthRange, monthsBetween, oneRange, shiftMonth } from '#contract/month.ts'
export { explanation, type Explanation } from '#contract/explanation.ts'
export { exportQuery } from '#contract/sheetCalls.ts'
export { parseFrameHost } from '#contract/frameHost.ts'
export { permits, type Permit } from '#contract/permit.ts'
export { errcodes } from '#contract/reply.ts'
export {
  boolParam,
  decimalParam,
  intParam,
  mapParam,
  regionalParam,
  publicParam,
  recordsParam,
  textParam,
  textsParam,
  withText,
} from '#contract/paramDefinition.ts'
export { pageLimit } from '#contract/printQuery.ts'

export type { Area } from '#contract/area.ts'
export type { Answer, Rule, Subject } from '#contract/access.ts'
export type { Call, FormCall, SendableCall } from '#contract/call.ts'
export type { CallParts } from '#contract/callInput.ts'
export type { CreateInput, StepInput, Where } from '#contract/resourceCalls.ts'
export type { Field } from '#contract/field.ts'
export type { ExtendedRecord, Extension } from '#contract/extension.ts'
export type { Action } from '#contract/action.ts'
export type { Fields, RecordOf, Resource, StoredRecord } from '#contract/resource.ts'
export type { Source } from '#contract/source.ts'
export type { ErrorKey, FieldErrors, Page } from '#contract/reply.ts'

// Exported whole, because a package can only augment what comes through a star export: `declare module
// 'atrium/contract' { interface PluginPermissions { 'parking.view': true } }`.
export type * from '#contract/pluginErrors.ts'
export type * from '#contract/permission.ts'
export type * from '#contract/paramDefinition.ts'

// Types by which a package's own declarations name what they infer
export type { OpenRequest, RequestRules } from '#contract/changeRequest.ts'
export type { Lifecycle } from '#contract/lifecycle.ts'
export type { NounScreens } from '#contract/nounScreens.ts'
export type { Reach } from '#contract/reach.ts'
export type { Imports } from '#contract/resource.ts'
