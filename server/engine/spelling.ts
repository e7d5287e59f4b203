import { pinyin } from 'pinyin-pro'
import { isList } from '#contract/query.ts'
import type { Resource } from '#contract/resource.ts'

/** Texts beyond so many characters are no names. */
const longestName = 200
/** Of a name whose characters are read in several ways: so many readings are kept. */
const mostReadings = 8

/** The fields of a resource whose Chinese people also look for by how it is spelled: the names among what is searched. */
export const spelledFields = ({ fields, search }: Resource): readonly string[] =>
  search.filter((name) => {
    const field = fields[name]
    return (
      field !== undefined && (isList(field) || (field.kind === 'text' && (field.max ?? 0) <= longestName))
    )
  })

/** How the names of a record are spelled in pinyin, whole and by first letters, for each usual reading. */
export function spellingOf(texts: readonly unknown[]): string {
  const words = texts.flat().filter((text) => typeof text === 'string' && /\p{Script=Han}/u.test(text))
  return [...new Set(words.flatMap((text) => spellings(String(text))))].join(' ')
}

/** Whether records are put in order by how their `name` is spoken: it is among what is spelled. */
export const hasNameOrder = (resource: Resource): boolean => spelledFields(resource).includes('name')

/**
 * By which names are put in order: Chinese as dictionaries do, syllable by syllable with its tone, other letters without
 * regard to case and accents. Empty where there is no name. A person's begins with a surname. Of a long one as much as an
 * index takes: there are letters that stand for many.
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

/** Before whatever a name can go on with, so that a name comes before those that begin with it. */
const between = '\u0001'

/** First letters of a name: `hdl` of 海底捞. None where there is nothing Chinese. */
export const initialsOf = (text: string): string | null =>
  pinyin(text, { ...plain, pattern: 'first' })
    .join('')
    .toLowerCase() || null

const plain = { toneType: 'none', type: 'array', nonZh: 'removed' } as const

function spellings(text: string): string[] {
  // By its words first, which decides most of what could be read in two ways.
  const syllables = pinyin(text, plain)
  const others = [...text].filter((character) => /\p{Script=Han}/u.test(character)).map(readingsOf)
  const readings = others.length === syllables.length ? combined(syllables, others) : [syllables]
  return readings.flatMap((reading) => [reading.join(''), reading.map((syllable) => syllable[0]).join('')])
}

const readingsOf = (character: string): string[] => [
  ...new Set(pinyin(character, { ...plain, multiple: true })),
]

/** The reading itself, then those in which one character is read otherwise. */
function combined(syllables: readonly string[], others: readonly string[][]): (readonly string[])[] {
  const more = others.flatMap((readings, at) =>
    readings.filter((reading) => reading !== syllables[at]).map((reading) => syllables.with(at, reading)),
  )
  return [syllables, ...more].slice(0, mostReadings)
}
