import { sql } from 'kysely'
import { and, or, type Sql } from '#server/engine/condSql.ts'
import { searchWord, searchWords } from '#server/engine/searchWord.ts'

/**
 * The conditions on brands for a typed text, written so that PostgreSQL can use an index for each. The
 * statement must read a table `brand`.
 */
export interface BrandMatch {
  /** The columns that can begin with the text, the names first. */
  readonly beginnings: readonly Sql[]
  /** Begins with the whole text, for a column of `beginnings`. */
  readonly begins: (column: Sql) => Sql
  /** Contains each word, in any order. */
  readonly contains: Sql
}

/** For a text that is not empty; with `isSimilar`, a word may have one typing error. */
export function brandMatch(text: string, isSimilar = false): BrandMatch {
  const whole = text.toLowerCase().replace(/\s+/g, ' ').trim()
  const words = searchWords(text)
  // All codes begin alike, so with few letters they would be the only matches.
  const columns = whole.length < 3 ? names : [...names, code]
  return {
    beginnings: /^[a-z]+$/.test(whole) ? [...columns, ...spellings] : columns,
    begins: (column) => sql`${column} like ${`${escaped(whole)}%`}`,
    contains: and(words.map((word) => (isSimilar ? similarSql(word) : wordSql(word)))),
  }
}

// Each as in its index (0025_brand_search.sql).
const named = (name: string): Sql => sql`lower(${sql.ref(name)}) collate "C"`
const names = ['name', 'name_en', 'name_tc'].map(named)
const code = named('code')
const spellings = ['pinyin', 'initials'].map((name) => sql`${sql.ref(name)} collate "C"`)

/**
 * Three or more letters are found anywhere, and so are Chinese characters of any number. One or two other
 * letters are found only at the beginning of a word, because nearly everything contains them.
 */
function wordSql(word: string): Sql {
  const columns = /^[a-z]+$/.test(word) ? ['search_text', 'pinyin'] : ['search_text']
  const like = (pattern: string): Sql =>
    or(columns.map((name) => sql`${sql.ref(name)} like search_form(${pattern})`))
  const part = escaped(word)
  const characters = [...word]
  if (characters.length > 2) return like(`%${part}%`)
  const han = characters.filter((character) => /\p{Script=Han}/u.test(character))
  if (han.length === 0) return or([like(`${part}%`), like(`% ${part}%`)])
  const isHan = han.length === characters.length
  const paired = sql`han_pairs(search_text) @> array[${sql.join((isHan ? [word] : han).map((one) => sql`search_form(${one})`))}]`
  return isHan ? paired : and([paired, like(`%${part}%`)])
}

const similarSql = (word: string): Sql => {
  const { isIn, isSpelling } = searchWord(word, true)
  return or((isSpelling ? ['search_text', 'pinyin'] : ['search_text']).map((name) => isIn(sql.ref(name))))
}

const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
