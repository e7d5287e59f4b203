import { describe, expect, it } from 'vitest'
import { inLanguage } from '#contract/localText.ts'
import { coreTexts } from '#src/messages/coreTexts.ts'
import type { Locale } from '#src/providers/locale.ts'
import type { Messages } from '#src/providers/messageSource.ts'

describe('the words of the console', () => {
  const english = flat('en_US')
  const chinese = (['zh_CN', 'zh_TW'] as const).map((locale) => ({ locale, texts: flat(locale) }))

  it.each(chinese)('$locale leaves no text empty', ({ texts }) => {
    const empty = Object.keys(texts).filter((key) => texts[key]?.trim() === '')
    expect(empty).toEqual(['ra.boolean.null'])
  })

  it.each(chinese)('$locale fills in the same values as the English plural, in one form', ({ texts }) => {
    const filled = (text = '') => [...new Set(text.match(/%\{\w+\}/g))].sort()
    for (const [key, text] of Object.entries(texts)) {
      const plural = english[key]?.split('||||').at(-1)
      // Chinese has no use for a lowered first letter.
      expect(filled(text), key).toEqual(filled(plural?.replace('field_lower_first', 'field')))
      expect(text, key).not.toContain('||||')
    }
  })

  it('Traditional Chinese uses Hong Kong words and no simplified characters', () => {
    const wrong = Object.entries(flat('zh_TW')).filter(
      ([, text]) => simplified.test(text) || notHongKong.test(text),
    )
    expect(wrong).toEqual([])
    expect(simplified.test(coreTexts.atrium.state.no_result.title.zh_CN)).toBe(true)
  })
})

/** Common characters and words that betray a converted or a mainland text. */
const simplified = /[个们这为时会发现对应开关选择项显该条记录页码图标签复还载输删编辑视设换长无间数据员]/
const notHongKong = /登錄|郵箱|打印|保存|導出|導入|查看|字段|信息|網路|菜單|上傳|默認|[裡您]|使用者/

const flat = (locale: Locale): Record<string, string> => flatten(inLanguage(coreTexts, locale))

function flatten(messages: Messages, prefix = ''): Record<string, string> {
  const entries = Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : Object.entries(flatten(value, `${prefix}${key}.`)),
  )
  return Object.fromEntries(entries)
}
