import { sql } from 'kysely'
import type { LocalText } from '#contract/localText.ts'
import { ApiError, refuseFields } from '#contract/reply.ts'
import { scopeResources, scopeTrial, shownRows } from '#contract/System/dataScope.ts'
import { scopeTexts } from '#contract/System/dataScope.words.ts'
import { countedRows } from '#contract/System/sight.ts'
import type { Sql } from '#server/engine/condSql.ts'
import type { ServedResource } from '#server/engine/hooks.ts'
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
    const unscoped = { ...person, who: { ...person.who, scopedRoles: undefined } }
    if (!mayBe(noun.can.view, unscoped.who)) return { data: { total: 0, kept: 0, rows: [] } }
    const table = visibleTable(noun, unscoped)
    const isKept = sql`coalesce(${ruleSql(rule, unscoped, noun)}, false)`
    const { rows: counted } = await sql<{ total: number; kept: number }>`
      select count(*)::int as total, (count(*) filter (where is_kept))::int as kept
      from (select ${isKept} as is_kept from ${table} limit ${countedRows}) counted`.execute(caller.db)
    const { total = 0, kept = 0 } = counted[0] ?? {}
    if (!mayBe(noun.can.view, caller.who)) return { data: { total, kept, rows: [] } }
    // The caller sees the names of their own rows, and of those only the ones that the person could see.
    const rows = await sql<{ _id: string; label: string; is_kept: boolean }>`
      select _id, label, is_kept from (
        select _id, ${labelOf(noun)} as label, tried.is_kept,
          row_number() over (partition by tried.is_kept order by _id) as place
        from ${visibleTable(noun, caller)}
          join (select _id as tried_id, ${isKept} as is_kept from ${table} limit ${countedRows}) tried
            on tried_id = _id) shown
      where place <= ${shownRows} order by is_kept desc, _id`.execute(caller.db)
    return { data: { total, kept, rows: rows.rows } }
  }),
)

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
