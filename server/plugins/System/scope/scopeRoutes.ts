import { sql } from 'kysely'
import type { LocalText } from '#contract/localText.ts'
import { ApiError, refuseFields } from '#contract/reply.ts'
import { scopeResources, scopeTrial, shownRows } from '#contract/System/dataScope.ts'
import { scopeTexts } from '#contract/System/dataScope.words.ts'
import { countedRows } from '#contract/System/sight.ts'
import type { Sql } from '#server/engine/condSql.ts'
import type { ServedResource } from '#server/engine/hooks.ts'
import { denial } from '#server/engine/refuse.ts'
import { mayBe, ruleSql } from '#server/engine/ruleSql.ts'
import { visibleTable } from '#server/engine/visible.ts'
import { route } from '#server/http/handler.ts'
import { personAsked } from '#server/plugins/System/sight/personAsked.ts'
import { labelFields } from '#server/services/sheet/labelFields.ts'
import { fits, openingCodes, scopeFieldsOf } from './scopeFields.ts'

/** The names of the fields that every record has. */
const commonNames: Readonly<Record<string, LocalText>> = scopeTexts.common

const resourcesRoute = route(scopeResources, async ({ context, locale }) => {
  const list = [...context().resources.values()].flatMap((noun) => {
    const codes = [...openingCodes(noun)]
    if (codes.length === 0) return []
    const fields = scopeFieldsOf(noun).map(({ name, field, kind }) => ({
      name,
      label: (noun.texts?.fields[name] ?? commonNames[name])?.[locale] ?? name,
      kind,
      choices: (field.choices ?? []).map((value) => ({
        value,
        label: noun.texts?.choices?.[name]?.[value]?.[locale] ?? value,
      })),
    }))
    const name = noun.texts?.title[locale] ?? noun.name
    return [{ noun: noun.name, name, codes, has_site: noun.scope === 'site', fields }]
  })
  return { data: { list } }
})

const trialRoute = route(scopeTrial, ({ body: { noun: name, rule, user_id }, reading }) =>
  reading(async (caller) => {
    const person = await personAsked(caller, user_id, undefined)
    const noun = caller.resources.get(name)
    if (!noun || openingCodes(noun).length === 0) throw new ApiError('not_found')
    if (!fits(rule, noun)) throw refuseFields('validation.failed', { rule: 'choice' })
    // By the answers for rows that they do not see, the caller could find out what is in them.
    if (!mayBe(noun.can.view, caller.who)) throw denial(noun.can.view, caller.who)
    const unscoped = { ...person, who: { ...person.who, scopedRoles: undefined } }
    if (!mayBe(noun.can.view, unscoped.who)) return { data: { total: 0, kept: 0, rows: [] } }
    const { rows } = await sql<TrialRow>`
      with tried as (
        select _id, ${labelOf(noun)} as label, is_kept from ${visibleTable(noun, caller)}
          join (select _id as tried_id, coalesce(${ruleSql(rule, unscoped, noun)}, false) as is_kept
            from ${visibleTable(noun, unscoped)}) theirs on tried_id = _id
        limit ${countedRows}),
      placed as (
        select *, row_number() over (partition by is_kept order by _id) as place,
          count(*) over (partition by is_kept)::int as n from tried)
      select _id, label, is_kept, n from placed where place <= ${shownRows} order by is_kept desc, _id`.execute(
      caller.db,
    )
    const count = (isKept: boolean): number => rows.find(({ is_kept: is }) => is === isKept)?.n ?? 0
    return {
      data: {
        total: count(true) + count(false),
        kept: count(true),
        rows: rows.map(({ n: _, ...row }) => row),
      },
    }
  }),
)

interface TrialRow {
  _id: string
  label: string
  is_kept: boolean
  /** How many rows have the same answer. */
  n: number
}

/** What people call a record: its name or title, otherwise its number, otherwise its id. */
function labelOf(noun: ServedResource): Sql {
  const { names = [], code } = labelFields(noun) ?? {}
  const wanted = [...names.slice(0, 1), 'title', ...(code === undefined ? [] : [code])]
  const numbered = Object.entries(noun.fields).flatMap(([name, { numbered: is }]) =>
    is === undefined ? [] : [name],
  )
  const shown = [...wanted, ...numbered].filter((name) => {
    const field = noun.fields[name]
    return field?.kind === 'text' && !field.derived && field.private === undefined
  })
  return sql`coalesce(${sql.join([...shown.map((name) => sql`nullif(${sql.ref(name)}, '')`), sql`_id`])})`
}

export const scopeRoutes = [resourcesRoute, trialRoute]
