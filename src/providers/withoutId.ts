import { text } from '#contract/localText.ts'
import { HttpError } from './http.ts'
import { storedLocale } from './locale.ts'

/** The back end returned a record that nobody can refer to. */
export const withoutId = (path: string): HttpError =>
  new HttpError(idTexts[storedLocale()].replace('{path}', path), { status: 200, isNetwork: true })

const idTexts = text(
  '接口 {path} 返回的记录缺少 _id，无法显示。请联系接口的维护人员。',
  '介面 {path} 傳回的記錄缺少 _id，未能顯示。請聯絡介面的維護人員。',
  'The call {path} returned a record without _id, so it cannot be shown. Tell whoever runs the back end.',
)
