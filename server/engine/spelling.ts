import { pinyin } from 'pinyin-pro'
import { isList } from '#contract/query.ts'
import type { Resource } from '#contract/resource.ts'
import { storedSearch } from '#contract/searchedBy.ts'

/** Texts longer than this are not names. */
const longestName = 200
/** The maximum number of readings that are kept for a name whose characters can be read in several ways. */
const mostReadings = 8

/** The fields that people also search by pinyin: the names among the searched fields. */
export const spelledFields = (resource: Resource): readonly string[] =>
  storedSearch(resource).filter((name) => {
    const field = resource.fields[name]
    return (
      field !== undefined && (isList(field) || (field.kind === 'text' && (field.max ?? 0) <= longestName))
    )
  })

/** The pinyin of a record's names, complete and as initials, for each usual reading. */
export function spellingOf(texts: readonly unknown[]): string {
  const words = texts.flat().filter((text) => typeof text === 'string' && /\p{Script=Han}/u.test(text))
  return [...new Set(words.flatMap((text) => spellings(String(text))))].join(' ')
}

/**
 * Whether records are sorted by the pronunciation of their `name`, which must be among the fields with
 * pinyin.
 */
export const hasNameOrder = (resource: Resource): boolean => spelledFields(resource).includes('name')

/**
 * The sort key of a name: Chinese as in dictionaries, syllable by syllable with tones, other letters ignoring
 * case and accents. Empty without a name. A person's name begins with a surname. A long name is cut to what
 * an index takes: some letters expand to many.
 */
export function nameOrderOf(name: unknown, isPerson = false): string {
  if (typeof name !== 'string') return ''
  const spoken = pinyin(name, {
    toneType: 'num',
    type: 'array',
    nonZh: 'consecutive',
    surname: isPerson ? 'head' : 'off',
  }).join('')
  const plainly = spoken.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return [...plainly].slice(0, 300).join('') + between + [...name].slice(0, 100).join('')
}

/**
 * Comes before anything that a name can continue with, so that a name comes before longer names that begin
 * with it.
 */
const between = '\u0001'

/** The initials of a name: `hdl` of 海底捞. Null if it has nothing Chinese. */
export const initialsOf = (text: string): string | null =>
  pinyin(text, { ...plain, pattern: 'first' })
    .join('')
    .toLowerCase() || null

const plain = { toneType: 'none', type: 'array', nonZh: 'removed' } as const

function spellings(text: string): string[] {
  // By words first, which resolves most of the ambiguous readings.
  const syllables = pinyin(text, plain)
  const others = [...text].filter((character) => /\p{Script=Han}/u.test(character)).map(readingsOf)
  const readings = others.length === syllables.length ? combined(syllables, others) : [syllables]
  return readings.flatMap((reading) => [reading.join(''), reading.map((syllable) => syllable[0]).join('')])
}

const readingsOf = (character: string): string[] => [
  ...new Set(pinyin(character, { ...plain, multiple: true })),
]

/** The reading itself, then those in which one character is read differently. */
function combined(syllables: readonly string[], others: readonly string[][]): (readonly string[])[] {
  const more = others.flatMap((readings, at) =>
    readings.filter((reading) => reading !== syllables[at]).map((reading) => syllables.with(at, reading)),
  )
  return [syllables, ...more].slice(0, mostReadings)
}
