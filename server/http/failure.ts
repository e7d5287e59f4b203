import { DatabaseError } from 'pg'
import { fileProblemText, isFileReason } from '#contract/fileProblems.ts'
import { ApiError, type Envelope, type ErrorKey } from '#contract/reply.ts'
import { filled } from '#server/base/filled.ts'
import { isUnreachable } from '#server/base/isUnreachable.ts'
import { underWay } from '#server/db/undo/undoSchema.ts'
import { isQuota, quotaText } from '#server/services/files/quotaText.ts'
import { StoreUnavailable } from '#server/services/files/StoreUnavailable.ts'
import { errorsOf, type ErrorCatalogue } from '#server/base/errorCatalogue.ts'
import type { Locale } from '#contract/localText.ts'
import type { Log } from '#server/base/log.ts'

/**
 * Turns anything that was thrown into the envelope, in one place. Business errors have HTTP status 200,
 * because the console shows every other status as a network failure (specification section 8).
 */
export function failure(
  error: unknown,
  { locale, requestId, log, errors = coreErrors }: FailureContext,
): { status: number; envelope: Envelope } {
  const refusal = asRefusal(error, requestId, log)
  const known = errors.get(refusal.key)
  // A package that was not type-checked can use an error that no plugin declares.
  if (!known) {
    const undeclared = new Error(`The error ${refusal.key} is not declared by any plugin.`)
    return failure(undeclared, { locale, requestId, log, errors })
  }
  const errmsg = fileText(refusal, locale) ?? withDetails(known.text[locale], refusal)
  const envelope = { data: refusal.data, errcode: known.errcode, errmsg }
  return { status: statusOf[refusal.key] ?? 200, envelope }
}

/** The language of the reply, the request and its log, and the known errors. */
interface FailureContext {
  readonly locale: Locale
  readonly requestId: string
  readonly log: Log
  readonly errors?: ErrorCatalogue
}

const coreErrors = errorsOf([])

/** A text can contain values of `data`: `%{plugin}`. */
const withDetails = (text: string, { data }: ApiError): string => filled(text, data ?? {})

/** For a file error: what is wrong with the file, and what to do. */
function fileText({ key, data }: ApiError, locale: Locale): string | undefined {
  const { reason, limit, quota, used } = data ?? {}
  if (key === 'file.quota' && isQuota(quota))
    return quotaText(quota, locale, { used: Number(used), limit: Number(limit) })
  const isFile = key === 'file.too_large' || key === 'file.type'
  if (!isFile || !isFileReason(reason)) return undefined
  return fileProblemText(reason, locale, typeof limit === 'number' ? limit : undefined)
}

const statusOf: Partial<Record<ErrorKey, number>> = {
  'path.unknown': 404,
  'method.unknown': 405,
  'body.too_large': 413,
  internal: 500,
  starting: 503,
}

function asRefusal(error: unknown, requestId: string, log: Log): ApiError {
  if (error instanceof ApiError) {
    if (error.cause) log.warn({ requestId, err: error.cause }, 'a file could not be read')
    return error
  }
  const trace = { trace_id: requestId }
  if (isFull(error)) {
    log.error({ requestId, err: error }, 'no room left on the disk')
    return new ApiError('storage.full', trace)
  }
  if (isUnreachable(error)) {
    log.error({ requestId, err: error }, 'database unreachable')
    return new ApiError('upstream', trace)
  }
  if (error instanceof StoreUnavailable) {
    log.error({ requestId, err: error }, 'file store unavailable')
    return new ApiError('upstream', trace)
  }
  if (error instanceof DatabaseError && error.code === underWay) return new ApiError('job.running', trace)
  // Class 22 and violated checks: a value that the database cannot store. The contract should have caught it, so it is
  // logged.
  if (error instanceof DatabaseError && /^22|^23514$/.test(error.code ?? '')) {
    log.warn({ requestId, err: error }, 'value refused by the database')
    return new ApiError('param.invalid', trace)
  }
  log.error({ requestId, err: error }, 'request failed')
  return new ApiError('internal', trace)
}

/** Whether the disk of the database or of the uploads is full. */
const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['53100', 'ENOSPC', 'EDQUOT'].includes(String(error.code))
