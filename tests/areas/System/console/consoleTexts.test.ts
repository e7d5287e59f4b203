import { beforeAll, expect, it } from 'vitest'
import { plugins } from '#console.config.ts'
import { i18nUpdate, i18nWorkbook } from '#contract/System/i18n.ts'
import { bodyLimit } from '#server/http/readBody.ts'
import { bundledTexts, type BundledText } from '#src/providers/bundledTexts.ts'

let texts: readonly BundledText[]
beforeAll(async () => {
  const all = await Promise.all(Object.values(plugins).map(async (load) => (await load()).default))
  texts = await bundledTexts(all)
})

it('every text of the console can be changed by its key', () => {
  const refused = texts.filter(({ key }) => !i18nUpdate.body.safeParse({ messages: { [key]: 'x' } }).success)
  expect(refused.map(({ key }) => key)).toEqual([])
})

it('all texts of the console fit in one workbook', () => {
  const rows = texts.map(({ key, texts: { zh_CN = '', zh_TW = '', en_US = '' } }) => ({
    key,
    zh_CN,
    zh_TW,
    en_US,
  }))
  const body = { name: 'texts', rows }
  expect(i18nWorkbook.body.safeParse(body).success).toBe(true)
  expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThan(bodyLimit)
})
