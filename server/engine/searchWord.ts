import { sql } from 'kysely'
import type { Cond } from '#contract/query.ts'
import { countryCodes } from '#contract/core/sms.ts'
import { and, containing, or, type Sql } from './condSql.ts'

/** A word that somebody searches for. */
export interface SearchWord {
  /** Whether a text in its `search_form` contains it. */
  readonly isIn: (text: Sql) => Sql
  /** Whether it can be pinyin. */
  readonly isSpelling: boolean
}

/** The words of a typed text, in the letters in which they are compared. The database also makes Chinese simplified. */
export const searchWords = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]|\p{Cf}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)

/** With `isSimilar`, a word of four letters or more, or of three in Chinese, may have one typing error. */
export function searchWord(word: string, isSimilar: boolean): SearchWord {
  const part = containing(word)
  const pattern = isSimilar ? similarPattern(word) : null
  return {
    isSpelling: /^[a-z]+$/.test(word),
    isIn: (text) =>
      or([
        sql`${text} like search_form(${part})`,
        ...(pattern === null ? [] : [sql`${text} ~ search_form(${pattern})`]),
      ]),
  }
}

/** Whether a text contains all words of a typed text, compared as in lists; true if there are none. */
export const containsWords = (text: Sql, typed: string): Sql =>
  and(searchWords(typed).map((word) => searchWord(word, false).isIn(sql`search_form(${text})`)))

/** The condition for texts that are similar to what a condition searches for; null if it does not search for a word that can have a typing error. */
export function similarTo(cond: Cond): Cond | null {
  if ('q' in cond)
    return searchWords(cond.q).some((word) => similarPattern(word) !== null)
      ? { ...cond, isSimilar: true }
      : null
  if (!('and' in cond)) return null
  const parts = cond.and.map((part) => similarTo(part) ?? part)
  return parts.some((part, at) => part !== cond.and[at]) ? { and: parts } : null
}

/**
 * A regular expression for words like this one: with another letter, one more, one fewer, or two that changed places. One
 * expression instead of a pattern for each, because it reads a text once. Null for a word that is too short: everything would
 * be like it. Null for a number or a code as well: another one is not what somebody meant.
 */
export function similarPattern(word: string): string | null {
  if (!/^[\p{L}'-]+$/u.test(word)) return null
  const letters = [...word]
  const isHan = letters.every((letter) => /\p{Script=Han}/u.test(letter))
  if (letters.length < (isHan ? 3 : 4) || letters.length > longest) return null
  const start = (at: number): string => escaped(letters.slice(0, at))
  const rest = (at: number): string => escaped(letters.slice(at))
  const changes = letters.flatMap((letter, at) => {
    const next = letters[at + 1]
    return [
      `${start(at)}.${rest(at + 1)}`,
      // Without its first or last letter, a short word is a part of too many.
      ...(at > 0 || letters.length > 5 ? [`${start(at)}${rest(at + 1)}`] : []),
      ...(at > 0 ? [`${start(at)}.${rest(at)}`] : []),
      ...(next === undefined || next === letter
        ? []
        : [`${start(at)}${escaped([next, letter])}${rest(at + 2)}`]),
    ]
  })
  // Words are compared from their beginning; Chinese has no spaces between them.
  return `${/^[a-z0-9]/.test(word) ? String.raw`\m` : ''}(?:${[...new Set(changes)].join('|')})`
}

/** The database takes long for the expression of a long word, and nobody types one. */
const longest = 40

const escaped = (letters: readonly string[]): string =>
  letters.map((letter) => letter.replace(/[^\p{L}\p{N}]/u, String.raw`\$&`)).join('')

/**
 * What the number ends with that a text could be as a phone number: `+86 138-0013-8000` is 13800138000 with a calling code.
 * None for other texts.
 */
export function phoneDigits(text: string): readonly string[] {
  const plain = text.normalize('NFKC').trim()
  if (!/^\+?[\d\s()./\u2010-\u2015\u2212-]+$/.test(plain)) return []
  const digits = plain.replaceAll(/\D/g, '').replace(/^00/, '')
  const codes = countryCodes.filter((code) => digits.startsWith(code))
  return [digits, ...codes.map((code) => digits.slice(code.length))].filter(({ length }) => length >= 7)
}
