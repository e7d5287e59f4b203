import { sql } from 'kysely'
import type { Cond } from '#contract/query.ts'
import { ApiError } from '#contract/reply.ts'
import type { Resource } from '#contract/resource.ts'
import { searchedBy } from '#contract/searchedBy.ts'
import { readIn } from './columns.ts'
import { and, condSql, never, or, type Sql } from './condSql.ts'
import type { Context } from './context.ts'
import { openTo } from './privacy.ts'
import { phoneDigits, searchWord, searchWords, type SearchWord } from './searchWord.ts'
import { spelledFields } from './spelling.ts'
import { labelTable, readableBy } from './visible.ts'
import { mayBe } from './ruleSql.ts'

/** A parsed condition on a resource, as this person reads it, as SQL over its table. */
export function whereSql(cond: Cond, resource: Resource, context: Context): Sql {
  const read = readIn(resource, context)
  return condSql(cond, resource, { read, search: (asked) => searchSql(asked, resource, context) })
}

/**
 * Contains each of the words, in any order, in its own texts (or their pinyin in Chinese names) or in those of what it refers
 * to. All texts are compared in their `search_form`: without case, accents and width, in simplified Chinese. A resource
 * reduced to its labels is searched only in the labels. Nobody finds anything by what they may not see.
 */
export function searchSql(asked: { q: string; isSimilar?: true }, resource: Resource, context: Context): Sql {
  if (resource.search.length === 0) throw new ApiError('cond.field', { field: '$q' })
  const words = searchWords(asked.q).map((word) => searchWord(word, asked.isSimilar === true))
  const found = and(words.map((word) => wordSql(word, resource, context)))
  const digits = phoneDigits(asked.q)
  if (digits.length === 0) return found
  const read = readIn(resource, context)
  const phones = searchable(resource, context).filter((name) => resource.fields[name]?.means === 'phone')
  const ends = phones.flatMap((name) => digits.map((end) => sql`${read(name)} like ${`%${end}`}`))
  return or([found, ...ends])
}

/** One word, in any of the texts. */
function wordSql(word: SearchWord, resource: Resource, context: Context): Sql {
  const names = searchable(resource, context)
  const ways = Map.groupBy(names, (name) => searchedBy(resource, name))
  const stored = ways.get('stored') ?? []
  const read = readIn(resource, context)
  // The column has more than the labels.
  const isReduced = Object.keys(resource.fields).every((name) => resource.labels.includes(name))
  const apart = [...(isReduced ? stored : []), ...(ways.get('read') ?? [])]
  const spelled = !isReduced && word.isSpelling && spelledFields(resource).length > 0
  return or([
    ...(stored.length > 0 && !isReduced ? [word.isIn(sql.ref('search_text'))] : []),
    ...(spelled ? [word.isIn(sql.ref('pinyin'))] : []),
    ...apart.map((name) => word.isIn(sql`search_form(${read(name)})`)),
    ...(ways.get('reference') ?? []).map((name) => referenceSql(name, word, { resource, context, read })),
  ])
}

/** What this person may search by. */
function searchable(resource: Resource, { who }: Context): readonly string[] {
  const { fields, asked } = openTo(resource, who)
  return resource.search.filter((name) => {
    const [first = ''] = name.split('.')
    return first in fields || first in asked
  })
}

interface Place {
  readonly resource: Resource
  readonly context: Context
  readonly read: (field: string) => Sql
}

/**
 * Refers to a record that has the word. Those are looked up first, as a list: there are few of them, and the list can be
 * looked up in an index of the records.
 */
function referenceSql(name: string, word: SearchWord, { resource, context, read }: Place): Sql {
  const [field = '', inside] = name.split('.')
  const { to, kind } = resource.fields[field] ?? resource.asked[field] ?? {}
  const whole = context.resources.get(to ?? '')
  if (!whole || (!mayBe(whole.can.view, context.who) && whole.labels.length === 0)) return never
  const target = readableBy(whole, context)
  if (inside !== undefined && !(inside in openTo(target, context.who).fields)) return never
  if (inside === undefined && target.search.length === 0) return never
  const found =
    inside === undefined
      ? wordSql(word, target, context)
      : word.isIn(sql`search_form(${readIn(target, context)(inside)})`)
  const ids = sql`array(select _id from ${labelTable(whole, context)} where ${found})`
  return kind === 'refs' ? sql`${read(field)} && ${ids}` : sql`${read(field)} = any(${ids})`
}
