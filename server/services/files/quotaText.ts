import { type Locale, type LocalText, text } from '#contract/localText.ts'
import { keptDays, unusedDays } from './keptFor.ts'

/** The size of a person's files that no record uses, of all their files, and of everybody's files. */
export type Quota = 'unused' | 'person' | 'total'

const texts: Readonly<Record<Quota, LocalText>> = {
  unused: text(
    `您上传后尚未被任何记录使用的文件已占 {used} MB，上限为 {limit} MB。请先保存使用这些文件的记录；未使用的上传 ${unusedDays} 天后删除，导入文件 ` +
      `${keptDays} 天后删除`,
    `你上載後尚未被任何記錄使用的檔案已佔 {used} MB，上限為 {limit} MB。請先儲存使用這些檔案的記錄；未使用的上載 ${unusedDays} 天後刪除，匯入檔案 ` +
      `${keptDays} 天後刪除`,
    'Your files that no record uses take {used} MB of {limit} MB. Save the records that use them. ' +
      `Uploads that stay unused are removed after ${unusedDays} days, imported files after ` +
      `${keptDays} days`,
  ),
  person: text(
    '您上传的文件已占 {used} MB，上限为 {limit} MB。请联系管理员增加空间',
    '你上載的檔案已佔 {used} MB，上限為 {limit} MB。請聯絡管理員增加空間',
    'Your files take {used} MB of {limit} MB. Ask the administrator for more room',
  ),
  total: text(
    '全部上传文件已占 {used} MB，上限为 {limit} MB。请联系管理员增加空间',
    '全部上載檔案已佔 {used} MB，上限為 {limit} MB。請聯絡管理員增加空間',
    'All uploaded files take {used} MB of {limit} MB. Ask the administrator for more room',
  ),
}

/** Why there is no room for a file, in words for the user; `used` and `limit` in bytes. */
export function quotaText(
  quota: Quota,
  locale: Locale,
  { used, limit }: { used: number; limit: number },
): string {
  const megabytes = (bytes: number): string =>
    (bytes / 2 ** 20).toLocaleString('en-US', { maximumFractionDigits: 1 })
  return texts[quota][locale].replace('{used}', megabytes(used)).replace('{limit}', megabytes(limit))
}

export const isQuota = (name: unknown): name is Quota =>
  typeof name === 'string' && Object.hasOwn(texts, name)
