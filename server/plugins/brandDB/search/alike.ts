import { sql } from 'kysely'
import type { z } from 'zod'
import { likeness, type duplicates } from '#contract/brandDB/duplicates.ts'
import { or, type Sql } from '#server/engine/condSql.ts'
import { soundsOf } from '#server/engine/soundsOf.ts'

/** What is known about the record that is being entered. */
export type EnteredRecord = z.infer<typeof duplicates.query>

/** The most likely reason has the highest rank. */
const ranks: Readonly<Record<(typeof likeness)[number], number>> = {
  registration_no: 4,
  name: 3,
  sound: 2,
  similar: 1,
}
/** Below this, names merely have similar parts. */
const leastSimilarity = 0.45
/** The number of candidates of each kind that are compared closely. */
const mostLookedAt = 30
/** A brand has no more aliases. */
const mostAliases = 50

/**
 * The statement that finds similar records among those in `shown`. Every part can use an index of migration
 * 0027 or 0021.
 */
export function alikeSql(entered: EnteredRecord, shown: Sql): Sql {
  const { noun, name, name_en, name_tc, except_id } = entered
  const table = sql.table(noun)
  const names = [...new Set([name, name_en, name_tc].map((text) => text.trim()).filter(Boolean))]
  const aliases = new Set(entered.aliases.split(',').map((alias) => alias.trim()))
  const wanted = [...names, ...[...aliases].filter(Boolean).slice(0, mostAliases)]
  const rows = (rank: number, condition: Sql): Sql => sql`(
    select _id, ${rank}::int as rank from ${table} where deleted_at is null and ${condition} limit ${mostLookedAt})`
  const number = noun === 'company' ? plainNumber(entered) : ''
  const parts = [
    ...(number === ''
      ? []
      : [rows(ranks.registration_no, sql`replace(registration_no, '-', '') = ${number}`)]),
    ...(wanted.length === 0 ? [] : [rows(ranks.name, sql`${coresOf(noun)} && ${cores(wanted)}`)]),
    ...soundParts(names).map((condition) => rows(ranks.sound, condition)),
    ...names.map(
      (text) =>
        sql`(select _id, ${ranks.similar}::int as rank from rows_alike(${noun}::regclass, ${text}) _id)`,
    ),
  ]
  return sql`
    with given as materialized (
      select name_words(each_name) as words from unnest(${names}::text[]) each_name
    ), alike as (
      select _id, max(rank) as rank from (${parts.length === 0 ? rows(0, sql`false`) : sql.join(parts, sql` union all `)}) each_way
      group by _id
    )
    select _id, name, name_en, name_tc, ${sql.ref(noun === 'brand' ? 'code' : 'registration_no')} as number, status, rank,
      case when rank = ${ranks.name} then 1 else similarity end as similarity
    from alike join ${shown} using (_id) cross join lateral (
      select coalesce(max(similarity(given.words, own.words)), 0)::float8 as similarity
      from (select name_words(each_name) as words from unnest(${ownNames(noun)}) each_name offset 0) own cross join given
    ) compared
    where _id is distinct from ${except_id ?? null} and (rank > ${ranks.similar} or similarity >= ${leastSimilarity})
    order by rank desc, similarity desc, _id limit 10`
}

/** The reason for a rank. */
export const reasonOf = (rank: number): (typeof likeness)[number] =>
  likeness.find((reason) => ranks[reason] === rank) ?? 'similar'

// As in the indexes.
const coresOf = (noun: EnteredRecord['noun']): Sql =>
  noun === 'brand'
    ? sql`name_cores(name, name_en, name_tc, aliases)`
    : sql`name_cores(name, name_en, name_tc, '{}')`
const ownNames = (noun: EnteredRecord['noun']): Sql =>
  noun === 'brand' ? sql`array[name, name_en, name_tc] || aliases` : sql`array[name, name_en, name_tc]`

const cores = (names: readonly string[]): Sql =>
  sql`array_remove(array[${sql.join(names.map((text) => sql`name_core(${text})`))}], '')`

/** The pinyin of the name comes first in the column, followed by the initials. */
function soundParts(names: readonly string[]): Sql[] {
  const sounds = [...new Set(names.flatMap(soundsOf))]
  return sounds.length === 0 ? [] : [or(sounds.map((sound) => sql`pinyin collate "C" like ${`${sound} %`}`))]
}

/**
 * Without separators; of a Hong Kong certificate only the number of the business, not of the branch and the
 * year.
 */
function plainNumber({ registration_no, country }: EnteredRecord): string {
  const plain = registration_no
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
  return country === 'HK' && /^\d{9,}$/.test(plain) ? plain.slice(0, 8) : plain
}
