import { sql } from 'kysely'
import { evaluate } from '#contract/access.ts'
import { user } from '#contract/System/user.ts'
import type { TodoPerson } from '#contract/core/todo.ts'
import { columnsOf } from '#server/engine/columns.ts'
import type { Context, Row } from '#server/engine/context.ts'
import { labelTable, visibleTable } from '#server/engine/visible.ts'
import { activePeople } from '#server/services/session/personNow.ts'
import type { TodoKind, TodoSource } from './todo.ts'
import { isOpenTo } from './todoSql.ts'

/** The largest number of people that are looked at for one record. */
const mostPeople = 60

/** A to-do: a kind and the record. */
export interface OneTodo {
  readonly source: TodoSource
  readonly kind: TodoKind
  readonly id: string
}

/** Whether somebody may see the record and do it. */
export async function isTodoOf({ source, kind, id }: OneTodo, context: Context): Promise<boolean> {
  const { rows } = await sql`
    select from ${visibleTable(source.resource, context)}
    where _id = ${id} and ${isOpenTo(source, kind, context)}`.execute(context.db)
  return rows.length > 0
}

/**
 * The people who may do it, except the caller and the built-in accounts, by name; `seen`: only those whom the caller
 * sees. Rules decide without the database for most
 * of the people who may not.
 */
export async function todoPeople(
  todo: OneTodo,
  context: Context,
  { seen = false } = {},
): Promise<readonly TodoPerson[]> {
  const record = await recordOf(todo, context)
  if (!record) return []
  const others = sql`not u.is_builtin and u._id <> ${context.who.id}
    and (${!seen} or u._id in (select _id from ${labelTable(user, context)}))`
  const possible = (await activePeople(context.db, others))
    .map(({ row, subject }) => ({ row, who: { ...subject, site: null } }))
    .filter(({ who }) => couldBe(todo, who, record))
    .slice(0, mostPeople)
  const found: TodoPerson[] = []
  for (const { row, who } of possible) {
    if (await isTodoOf(todo, { ...context, who }))
      found.push({ _id: row._id, name: row.name, name_en: row.name_en })
  }
  return found
}

function couldBe({ source, kind }: OneTodo, who: Context['who'], record: Row): boolean {
  const { resource } = source
  if (resource.scope === 'site' && !who.sites.some(({ _id }) => _id === record.site)) return false
  if (evaluate(resource.can.view, who, record) === 'no') return false
  const rules = kind.can
    ? [kind.can]
    : (kind.steps ?? []).flatMap((name) => resource.lifecycle?.steps[name]?.can ?? [])
  return rules.some((rule) => evaluate(rule, who, record) !== 'no')
}

/** The stored fields of the record, regardless of who may see them. */
async function recordOf({ source: { resource }, id }: OneTodo, { db }: Context): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select ${columnsOf(resource)} from ${sql.table(resource.name)}
    where _id = ${id} and deleted_at is null`.execute(db)
  return rows[0]
}
