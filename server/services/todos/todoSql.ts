import { sql } from 'kysely'
import { stepCond } from '#contract/lifecycle.ts'
import type { Locale } from '#contract/localText.ts'
import { isList, parseCond } from '#contract/query.ts'
import type { Resource } from '#contract/resource.ts'
import { askable, readIn } from '#server/engine/columns.ts'
import { and, or, type Sql } from '#server/engine/condSql.ts'
import type { Context } from '#server/engine/context.ts'
import { ruleSql } from '#server/engine/ruleSql.ts'
import { whereSql } from '#server/engine/searchSql.ts'
import { labelTable } from '#server/engine/visible.ts'
import { labelFields } from '#server/services/sheet/labelFields.ts'
import type { TodoKind, TodoSource } from './todo.ts'

// Everything here is SQL over `visibleTable(source.resource, …)`.

/** Whether a record matches a condition as in `cond`. */
export const matches = (resource: Resource, context: Context, cond: Readonly<Record<string, unknown>>): Sql =>
  whereSql(parseCond(JSON.stringify(cond), askable(resource)), resource, context)

/** Whether it waits for anybody. */
export function isPending(
  { resource }: TodoSource,
  { steps = [], when = {} }: TodoKind,
  context: Context,
): Sql {
  const { lifecycle } = resource
  const states = lifecycle ? [...new Set(steps.flatMap((name) => lifecycle.steps[name]?.from ?? []))] : []
  return and([
    ...(lifecycle && steps.length > 0
      ? [sql`${readIn(resource, context)(lifecycle.field)} = any(${states})`]
      : []),
    matches(resource, context, when),
  ])
}

/** Whether the person of this context may do it. */
export function isOpenTo(source: TodoSource, kind: TodoKind, context: Context): Sql {
  const { resource } = source
  const { steps = [], can, not = [] } = kind
  const read = readIn(resource, context)
  return and([
    isPending(source, kind, context),
    ...(steps.length > 0 ? [or(steps.map((name) => sql`${read(`${stepCond}.${name}`)} is true`))] : []),
    ...(can === undefined ? [] : [sql`${ruleSql(can, context, resource)} is true`]),
    ...not.map((field) => sql`${read(field)} is distinct from ${context.who.id}`),
  ])
}

/** Whether the record names this person as the one it waits for; true for everybody if it names nobody. */
export function isHolder({ resource }: TodoSource, { holder }: TodoKind, person: string): Sql {
  if (holder === undefined) return sql`true`
  const column = sql.ref(holder)
  const field = resource.fields[holder]
  return field && isList(field) ? sql`${column} @> ${[person]}::text[]` : sql`${column} = ${person}`
}

/**
 * The person to whom it was last transferred, while they can sign in and have not done it: what then still waits, such as
 * a second approval, waits for others.
 */
export const handlerSql = ({ resource }: TodoSource, { id, steps = [] }: TodoKind): Sql => sql`(
  select case when u._id is not null and not exists (
    select from audit_log l where l.entity = ${resource.name} and l.entity_id = a.record_id
      and l.user_id = a.to_id and l.step = any(${[...steps]}) and l.at >= a.created_at) then a.to_id end
  from todo_action a left join "user" u on u._id = a.to_id and u.is_active and u.deleted_at is null
  where a.record_id = ${sql.ref(`${resource.name}._id`)} and a.kind = ${id} and a.action = 'transfer'
  order by a.created_at desc, a._id desc limit 1)`

/** Since when it waits, in unix seconds. */
export const sinceSql = ({ resource }: TodoSource, { since }: TodoKind): Sql =>
  since === undefined
    ? sql`coalesce((
        select max(l.at) from audit_log l where l.entity = ${resource.name}
          and l.entity_id = ${sql.ref(`${resource.name}._id`)} and l.step is not null), updated_at)`
    : sql`coalesce(${sql.ref(since)}, updated_at)`

/** What a record is called, as a json object with a text for each language. */
export function titleSql({ resource, title }: TodoSource, context: Context): Sql {
  const parts = title.map((part) =>
    typeof part === 'string' ? fieldIn(resource, part, context) : part(context),
  )
  const inLanguage = (locale: Locale): Sql =>
    sql`concat_ws(' · ', ${sql.join(parts.map((part) => sql`nullif((${part[locale]})::text, '')`))})`
  return sql`jsonb_build_object('zh_CN', ${inLanguage('zh_CN')}, 'zh_TW', ${inLanguage('zh_TW')},
    'en_US', ${inLanguage('en_US')})`
}

function fieldIn(resource: Resource, name: string, context: Context): Readonly<Record<Locale, Sql>> {
  const value = readIn(resource, context)(name)
  const target = context.resources.get(resource.fields[name]?.to ?? '')
  const by = target && labelFields(target)
  if (!target || !by) {
    const other = (suffix: string): Sql => {
      const named = `name_${suffix}`
      return name === 'name' && named in resource.fields
        ? sql`coalesce(nullif(${readIn(resource, context)(named)}, ''), ${value})`
        : value
    }
    return { zh_CN: value, zh_TW: other('tc'), en_US: other('en') }
  }
  const own = (column: string): Sql => {
    const names = [...(by.names.includes(column) ? [column] : []), by.names[0]]
    return sql`(select coalesce(${sql.join(names.map((one) => sql`nullif(${sql.ref(`${target.name}.${one}`)}, '')`))})
      from ${labelTable(target, context)}
      where ${sql.ref(`${target.name}._id`)} = ${sql.ref(`${resource.name}.${name}`)})`
  }
  return { zh_CN: own('name'), zh_TW: own('name_tc'), en_US: own('name_en') }
}
