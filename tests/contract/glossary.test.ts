import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const areas = import.meta.glob<object>(
  [
    '../../contract/**/*.ts',
    '../../src/plugins/*/words.ts',
    '../../server/plugins/**/{menu,reports,permissions}.ts',
  ],
  { eager: true },
)

interface LocalText {
  readonly zh_CN: string
  readonly zh_TW: string
  readonly en_US: string
}

const isText = (value: object): value is LocalText =>
  'zh_CN' in value && 'zh_TW' in value && 'en_US' in value && typeof value.zh_CN === 'string'

/** All texts inside a value. */
function textsIn(value: unknown, seen = new Set<unknown>()): LocalText[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  return isText(value) ? [value] : Object.values(value).flatMap((part) => textsIn(part, seen))
}

/** The rows of the glossary's tables. */
const terms = [...readFileSync('docs/glossary.md', 'utf8').matchAll(/^\| ([^|]+) \| ([^|]+) \| ([^|]+) \|/gm)]
  .map(([, zh_CN = '', zh_TW = '', en_US = '']) => ({
    zh_CN: zh_CN.trim(),
    zh_TW: zh_TW.trim(),
    english: en_US.split(',').map((name) => name.trim().toLowerCase()),
  }))
  .filter(({ zh_CN }) => /^\p{Script=Han}+$/u.test(zh_CN))

it('the glossary names each term once, and the texts of the areas keep to it', () => {
  expect(terms.length).toBeGreaterThan(35)
  expect(new Set(terms.map(({ zh_CN }) => zh_CN)).size).toBe(terms.length)
  const texts = textsIn(areas)
  expect(texts.length).toBeGreaterThan(2000)
  const isNamed = ({ zh_TW, english }: (typeof terms)[number], text: LocalText) =>
    text.zh_TW === zh_TW && text.en_US.split(' |||| ').every((form) => english.includes(form.toLowerCase()))
  const usesOf = ({ zh_CN }: { zh_CN: string }) => texts.filter((text) => text.zh_CN === zh_CN)
  expect(terms.filter((term) => usesOf(term).length === 0)).toEqual([])
  expect(terms.flatMap((term) => usesOf(term).filter((text) => !isNamed(term, text)))).toEqual([])
})
