import { text } from '#contract/localText.ts'
import { HttpError } from './http.ts'
import { storedLocale } from './locale.ts'

/** The back end returned a record that nobody can refer to. */
export const withoutId = (path: string): HttpError => unusable(idTexts[storedLocale()], path)

/** The back end returned another record than the one that was requested: to save it would change the wrong one. */
export const anotherRecord = (path: string): HttpError => unusable(recordTexts[storedLocale()], path)

const unusable = (text: string, path: string): HttpError =>
  new HttpError(text.replace('{path}', path), { status: 200, isNetwork: true })

const idTexts = text(
  '接口 {path} 返回的记录缺少 _id，无法显示。请联系接口的维护人员。',
  '介面 {path} 傳回的記錄缺少 _id，未能顯示。請聯絡介面的維護人員。',
  'The call {path} returned a record without _id, so it cannot be shown. Tell whoever runs the back end.',
)

const recordTexts = text(
  '接口 {path} 返回了另一条记录，因此不显示。请联系接口的维护人员。',
  '介面 {path} 傳回了另一筆記錄，因此不予顯示。請聯絡介面的維護人員。',
  'The call {path} returned another record, so it is not shown. Tell whoever runs the back end.',
)
