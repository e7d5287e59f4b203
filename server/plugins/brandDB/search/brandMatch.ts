import { sql } from 'kysely'
import { and, or, type Sql } from '#server/engine/condSql.ts'

/**
 * What a typed text means for brands, each part such that PostgreSQL answers it from an index. A table of `brand` must be
 * what the statement reads.
 */
export interface BrandMatch {
  /** The columns in which something may begin with the text, the names first. */
  readonly beginnings: readonly Sql[]
  /** Begins with the whole text: of a column out of `beginnings`. */
  readonly begins: (column: Sql) => Sql
  /** Contains each word, in whatever order. */
  readonly contains: Sql
}

/** Of a text that is not empty. */
export function brandMatch(text: string): BrandMatch {
  const whole = text.toLowerCase().replace(/\s+/g, ' ').trim()
  // All codes begin alike: of so few letters they would be all one finds.
  const columns = whole.length < 3 ? names : [...names, code]
  return {
    beginnings: /^[a-z]+$/.test(whole) ? [...columns, ...spellings] : columns,
    begins: (column) => sql`${column} like ${`${escaped(whole)}%`}`,
    contains: and(whole.split(' ').map(wordSql)),
  }
}

// Each as its index has it (0025_brand_search.sql).
const named = (name: string): Sql => sql`lower(${sql.ref(name)}) collate "C"`
const names = ['name', 'name_en', 'name_tc'].map(named)
const code = named('code')
const spellings = ['pinyin', 'initials'].map((name) => sql`${sql.ref(name)} collate "C"`)

/**
 * Three letters and more are found anywhere, Chinese ones too when they are fewer. One or two others are found where a
 * word begins: they stand in nearly everything.
 */
function wordSql(word: string): Sql {
  const columns = /^[a-z]+$/.test(word) ? ['search_text', 'pinyin'] : ['search_text']
  const like = (pattern: string): Sql => or(columns.map((name) => sql`${sql.ref(name)} like ${pattern}`))
  const part = escaped(word)
  const characters = [...word]
  if (characters.length > 2) return like(`%${part}%`)
  const han = characters.filter((character) => /\p{Script=Han}/u.test(character))
  if (han.length === 0) return or([like(`${part}%`), like(`% ${part}%`)])
  const isHan = han.length === characters.length
  const paired = sql`han_pairs(search_text) @> ${isHan ? [word] : han}::text[]`
  return isHan ? paired : and([paired, like(`%${part}%`)])
}

const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
