import type { RaRecord } from 'react-admin'
import type { Field } from '#contract/field.ts'
import type { Resource } from '#contract/resource.ts'

/**
 * Records of a resource, generated from its fields, the same in every run: two complete records, and one
 * without any optional value. Their ids are 1, 2 and 3; references lead to 1 and 2.
 */
export const sampleRecords = ({ fields }: Resource): readonly RaRecord[] =>
  [1, 2, 3].map((n) => {
    const entries = Object.entries(fields).map(([source, field]) => [source, valueOf(source, field, n)])
    return { ...Object.fromEntries(entries), id: String(n), _id: String(n) }
  })

const inEveryLanguage = (words: string) => ({ zh_CN: words, zh_TW: words, en_US: words })

/** The first candidate that the field accepts; null if it accepts none of them. */
function valueOf(source: string, field: Field, n: number): unknown {
  if (n === 3 && field.nullable) return null
  return candidatesOf(source, field, n).find((value) => field.schema.safeParse(value).success) ?? null
}

function candidatesOf(source: string, { kind, choices = [], initial, min = 0, max }: Field, n: number) {
  switch (kind) {
    case 'text':
      // Words first, then values for patterns: a country, a code, an address, a time, a month.
      return [
        `${source} ${n}`,
        'HK',
        `CODE-${n}`,
        `https://example.com/${n}`,
        `name${n}`,
        `${n}`,
        `0${n}:30`,
        `2026-0${n}`,
      ]
    case 'integer':
      return [min + n, max ?? n]
    case 'decimal':
      return [min + n / 4, max ?? n]
    case 'flag':
      return [n === 1]
    case 'date':
      return [`2026-03-0${n}`]
    case 'seconds':
      return [1_772_000_000 + n * 86_400]
    case 'choice':
      return [choices[n % choices.length]]
    case 'ref':
      return [String((n % 2) + 1)]
    case 'list':
      return [
        choices.length > 0 ? choices.slice(0, 2) : [`${source} a`, `${source} b`],
        ['2026-03-01', '2026-03-02'],
      ]
    case 'refs':
      return [['1', '2']]
    case 'json':
      return [initial, [], {}, '', `${n}`, n, inEveryLanguage(`${source} ${n}`)]
  }
}
