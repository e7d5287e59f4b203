import { isRecord } from '#contract/isRecord.ts'
import { errcodes } from '#contract/reply.ts'
import { HttpError, networkText } from './http.ts'
import { storedLocale } from './locale.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * The data of a list call. A back end may leave `total` out, and send null or nothing for an empty list;
 * anything else that is not a list is an invalid reply.
 */
export function readPage(data: unknown): {
  list: readonly Values[]
  total: number | undefined
  counters?: Values
  summary?: Values
  similar?: true
} {
  if (data === undefined || data === null) return { list: [], total: 0 }
  const { list, total, counters, summary, similar } = readRecord(data)
  if (list === null) return { list: [], total: 0 }
  if (!Array.isArray(list)) throw unreadable()
  return {
    list: list.filter(isRecord),
    total: typeof total === 'number' ? total : undefined,
    ...(isRecord(counters) ? { counters } : {}),
    ...(isRecord(summary) ? { summary } : {}),
    ...(similar === true ? { similar } : {}),
  }
}

/**
 * The data of a call that returns one record: no data means that there is no such record; anything else that
 * is not a record is an invalid reply.
 */
export function readRecord(data: unknown): Values {
  if (data === undefined || data === null) throw notFound()
  if (!isRecord(data)) throw unreadable()
  return data
}

export const notFound = (): HttpError =>
  new HttpError('ra.notification.item_doesnt_exist', { errcode: errcodes.not_found, status: 200 })

const unreadable = (): HttpError =>
  new HttpError(networkText(storedLocale()), { status: 200, isNetwork: true })
