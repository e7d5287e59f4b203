import { isRecord } from '#contract/isRecord.ts'
import { errcodes } from '#contract/reply.ts'
import { HttpError, networkText } from './http.ts'
import { storedLocale, type Locale } from './locale.ts'

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
} {
  if (data === undefined || data === null) return { list: [], total: 0 }
  const { list, total, counters, summary } = readRecord(data)
  if (list === null) return { list: [], total: 0 }
  if (!Array.isArray(list)) throw unreadable()
  return {
    list: list.filter(isRecord),
    total: typeof total === 'number' ? total : undefined,
    ...(isRecord(counters) ? { counters } : {}),
    ...(isRecord(summary) ? { summary } : {}),
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

/** The back end returned a record that nobody can refer to. */
export const withoutId = (path: string): HttpError =>
  new HttpError(idTexts[storedLocale()].replace('{path}', path), { status: 200, isNetwork: true })

const idTexts: Record<Locale, string> = {
  zh_CN: '接口 {path} 返回的记录缺少 _id，无法显示。请联系接口的维护人员。',
  zh_TW: '介面 {path} 傳回的記錄缺少 _id，未能顯示。請聯絡介面的維護人員。',
  en_US:
    'The call {path} returned a record without _id, so it cannot be shown. Tell whoever runs the back end.',
}

const unreadable = (): HttpError =>
  new HttpError(networkText(storedLocale()), { status: 200, isNetwork: true })
