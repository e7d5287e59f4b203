import { DatabaseError } from 'pg'
import { fileProblemText, isFileReason } from '#contract/fileProblems.ts'
import { Refusal, type Envelope, type ErrorKey } from '#contract/reply.ts'
import { isUnreachable } from '#server/base/isUnreachable.ts'
import { underWay } from '#server/db/undo/undoSchema.ts'
import { isQuota, quotaText } from '#server/services/files/quotaText.ts'
import { StoreUnavailable } from '#server/services/files/StoreUnavailable.ts'
import { errorText, type Locale } from '#server/base/errorText.ts'
import type { Log } from '#server/base/log.ts'

/**
 * Turns whatever was thrown into the envelope, in one place. Business errors travel with HTTP 200, because the console
 * shows every other status as a network failure (specification section 8).
 */
export function failure(
  error: unknown,
  locale: Locale,
  requestId: string,
  log: Log,
): { status: number; envelope: Envelope } {
  const refusal = asRefusal(error, requestId, log)
  const { key, data, errcode } = refusal
  return { status: statusOf[key] ?? 200, envelope: { data, errcode, errmsg: textOf(refusal, locale) } }
}

/** Of a file it says what is wrong with it, and what to do; of a plugin, which one it is. */
function textOf({ key, data }: Refusal, locale: Locale): string {
  const { reason, limit, quota, used, plugin } = data ?? {}
  if (key === 'file.quota' && isQuota(quota))
    return quotaText(quota, locale, { used: Number(used), limit: Number(limit) })
  if (typeof plugin === 'string') return errorText[key][locale].replaceAll('%{plugin}', () => plugin)
  const isFile = key === 'file.too_large' || key === 'file.type'
  if (!isFile || !isFileReason(reason)) return errorText[key][locale]
  return fileProblemText(reason, locale, typeof limit === 'number' ? limit : undefined)
}

const statusOf: Partial<Record<ErrorKey, number>> = {
  'path.unknown': 404,
  'method.unknown': 405,
  'body.too_large': 413,
  internal: 500,
  starting: 503,
}

function asRefusal(error: unknown, requestId: string, log: Log): Refusal {
  if (error instanceof Refusal) {
    if (error.cause) log.warn({ requestId, err: error.cause }, 'a file could not be read')
    return error
  }
  const trace = { trace_id: requestId }
  if (isFull(error)) {
    log.error({ requestId, err: error }, 'no room left on the disk')
    return new Refusal('storage.full', trace)
  }
  if (isUnreachable(error)) {
    log.error({ requestId, err: error }, 'database unreachable')
    return new Refusal('upstream', trace)
  }
  if (error instanceof StoreUnavailable) {
    log.error({ requestId, err: error }, 'store of files unavailable')
    return new Refusal('upstream', trace)
  }
  if (error instanceof DatabaseError && error.code === underWay) return new Refusal('job.running', trace)
  // Class 22: a value that the database cannot take. The contract should have caught it, so it is worth a look.
  if (error instanceof DatabaseError && error.code?.startsWith('22')) {
    log.warn({ requestId, err: error }, 'value refused by the database')
    return new Refusal('param.invalid', trace)
  }
  log.error({ requestId, err: error }, 'request failed')
  return new Refusal('internal', trace)
}

/** Whether the disk of the database, or the one of uploads, is full. */
const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['53100', 'ENOSPC', 'EDQUOT'].includes(String(error.code))
