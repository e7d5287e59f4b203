import { sql } from 'kysely'
import { isDictionary } from '#contract/dictionary.ts'
import { ApiError } from '#contract/reply.ts'
import type { Locale } from '#contract/localText.ts'
import { dictionaryEntries, dictionaryTypes } from '#contract/System/dictionary.ts'
import type { Context } from '#server/engine/context.ts'
import type { ServedResource } from '#server/engine/hooks.ts'
import { mayBe } from '#server/engine/ruleSql.ts'
import { visibleTable } from '#server/engine/visible.ts'
import { route } from '#server/http/handler.ts'
import { usesOf, valueUses } from './usesOf.ts'

const nameOf = ({ name, texts }: ServedResource, locale: Locale): string => texts?.title[locale] ?? name

const typesRoute = route(dictionaryTypes, ({ reading, locale }) =>
  reading(async (context) => {
    const nouns = [...context.resources.values()].filter(({ can }) => mayBe(can.view, context.who))
    const list = []
    for (const noun of nouns.filter(isDictionary)) {
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from ${visibleTable(noun, context)}`.execute(context.db)
      list.push({
        noun: noun.name,
        field: null,
        name: nameOf(noun, locale),
        of: null,
        entries: rows[0]?.n ?? 0,
      })
    }
    for (const noun of nouns) {
      for (const [field, values] of Object.entries(noun.texts?.choices ?? {})) {
        const name = noun.texts?.fields[field]?.[locale]
        if (noun.fields[field]?.kind !== 'choice' || noun.fields[field]?.derived || !name) continue
        list.push({
          noun: noun.name,
          field,
          name,
          of: nameOf(noun, locale),
          entries: Object.keys(values).length,
        })
      }
    }
    return { data: { list } }
  }),
)

const entriesRoute = route(dictionaryEntries, ({ query: { noun: name, field }, reading }) =>
  reading(async (context) => {
    const noun = context.resources.get(name)
    if (!noun || !mayBe(noun.can.view, context.who)) throw new ApiError('not_found')
    return {
      data: { list: field === undefined ? await records(noun, context) : await values(noun, field, context) },
    }
  }),
)

/** The records of a dictionary in their order. */
async function records(noun: ServedResource, context: Context) {
  if (!isDictionary(noun)) throw new ApiError('not_found')
  const uses = await usesOf(noun, context)
  const column = (name: string) => (name in noun.fields ? sql.ref(name) : sql`null`)
  const { rows } = await sql<Omit<Entry, 'uses'>>`
    select _id, name, name_tc, name_en, ${column('color')}::text as color, ${column('order')}::int as "order",
      ${column('site')}::text as site, is_active
    from ${visibleTable(noun, context)} order by site nulls first, "order" nulls last, name, _id`.execute(
    context.db,
  )
  return rows.map((row) => ({ ...row, uses: uses.get(row._id) ?? 0 }))
}

interface Entry {
  _id: string
  name: string | null
  name_tc: string | null
  name_en: string | null
  color: string | null
  order: number | null
  site: string | null
  is_active: boolean
  uses: number
}

/** The values that the program knows for a field, in its order. */
async function values(noun: ServedResource, field: string, context: Context): Promise<Entry[]> {
  const labels = noun.texts?.choices?.[field]
  if (noun.fields[field]?.kind !== 'choice' || noun.fields[field]?.derived || !labels)
    throw new ApiError('not_found')
  const uses = await valueUses(noun, field, context)
  return Object.entries(labels).map(([value, label], place) => ({
    _id: value,
    name: label.zh_CN,
    name_tc: label.zh_TW,
    name_en: label.en_US,
    color: null,
    order: place + 1,
    site: null,
    is_active: true,
    uses: uses.get(value) ?? 0,
  }))
}

export const dictionaryRoutes = [typesRoute, entriesRoute]
