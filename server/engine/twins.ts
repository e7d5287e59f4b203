import { sql } from 'kysely'
import type { Resource } from '#contract/resource.ts'
import { columnsOf } from './columns.ts'
import type { Context, Row } from './context.ts'
import { hooksOf } from './hooks.ts'
import { idsOf } from './rows.ts'
import { lockOf, requireCommitted } from './committed.ts'
import { visibleTable } from './visible.ts'

/** New records with what the resource fills in before they are checked. */
export async function completed(
  resource: Resource,
  context: Context,
  docs: readonly Row[],
): Promise<readonly Row[]> {
  const more = await hooksOf(resource, context).complete?.(context, docs)
  return more ? docs.map((doc, at) => ({ ...doc, ...more[at] })) : docs
}

/**
 * The existing records that have the keys of these new ones (`upsertBy`), locked until the transaction ends;
 * a key that nobody has is locked as well, so that no other request can add it.
 */
export async function twinsOf(
  resource: Resource,
  inside: Context,
  docs: readonly Row[],
): Promise<readonly (Row | undefined)[]> {
  const { upsertBy: key = [], name } = resource
  const keyOf = (row: Row): string => JSON.stringify(key.map((field) => String(row[field])))
  const whole = docs.filter((doc) => key.length > 0 && key.every((field) => typeof doc[field] === 'string'))
  if (whole.length === 0) return docs.map(() => undefined)
  const keys = [...new Set(whole.map(keyOf))].toSorted()
  // In one order, so that two requests never wait for each other.
  await sql`
    select pg_advisory_xact_lock(hashtextextended(${name} || key, 0))
    from unnest(${keys}::text[]) with ordinality as asked (key, place) order by place`.execute(inside.db)
  const lists = key.map((field) => sql`${whole.map((doc) => doc[field])}::text[]`)
  const { rows } = await sql<Row>`
    select ${columnsOf(resource)} from ${visibleTable(resource, inside)}
    where (${sql.join(key.map((field) => sql.ref(field)))}) in (select * from unnest(${sql.join(lists)}))
    order by _id ${lockOf(name, inside, 'update')}`.execute(inside.db)
  await requireCommitted(name, inside, idsOf(rows))
  const byKey = new Map(rows.map((row) => [keyOf(row), row]))
  return docs.map((doc) => byKey.get(keyOf(doc)))
}
