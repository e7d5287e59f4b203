import { sql } from 'kysely'
import type { Field } from '#contract/field.ts'
import { ApiError, refuseFields } from '#contract/reply.ts'
import type { Resource } from '#contract/resource.ts'
import { committed, lockOf, possible } from './committed.ts'
import type { Sql } from './condSql.ts'
import type { Context, Row } from './context.ts'
import { mayBe } from './ruleSql.ts'
import { visibleTable } from './visible.ts'

/** A record as it is to be stored, and the fields of it that change. */
export interface Changed {
  readonly record: Row
  readonly changed: ReadonlySet<string>
}

/**
 * Checks what records refer to: throws 4004 per field for what is absent, removed, of another site, or
 * outside what `within` asks. What they refer to is locked against removal until the transaction ends. Only
 * the fields that change, or whose `within` does, are looked at. `insert` and `amend` do this by themselves.
 */
export async function checkReferences(
  resource: Resource,
  context: Context,
  changes: readonly Changed[],
): Promise<void> {
  const references = changes.map(({ record, changed }) => referencesOf(resource, record, changed))
  const there = await lockReferred(context, references.flat())
  for (const [at, { record }] of changes.entries()) {
    const wrong = (references[at] ?? []).filter(({ field, to, ids }) => {
      const target = context.resources.get(to)
      const found = ids.map((id) => there.get(to)?.get(id))
      return !found.every((row) => row && agrees(row, record, field, { resource, target }))
    })
    refuse(wrong.map(({ name }) => name))
  }
}

/** Refuses to make a tree run into itself (4004), once its records are stored: the new parent of one lies below it. */
export async function checkRings(
  resource: Resource,
  context: Context,
  changes: readonly Changed[],
): Promise<void> {
  const parents = Object.entries(resource.fields).filter(
    ([, { to, kind }]) => to === resource.name && kind === 'ref',
  )
  for (const [parent] of parents) {
    const moved = changes.filter(
      ({ record, changed }) => changed.has(parent) && idsIn(record[parent]).length > 0,
    )
    const ids = moved.map(({ record }) => record['_id'])
    if (ids.length > 0 && (await hasRing(resource, context, { parent, ids }))) refuse([parent])
  }
}

function refuse(fields: readonly string[]): void {
  if (fields.length === 0) return
  throw refuseFields('validation.failed', Object.fromEntries(fields.map((name) => [name, 'reference'])))
}

/** What a field of a record refers to: ids of one resource. */
interface Reference {
  readonly name: string
  readonly field: Field
  readonly to: string
  readonly ids: readonly string[]
}

function referencesOf({ fields }: Resource, record: Row, changed: ReadonlySet<string>): Reference[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const isChanged = changed.has(name) || (field.within !== undefined && changed.has(field.within))
    const ids = isChanged && field.to !== undefined ? idsIn(record[name]) : []
    return field.to !== undefined && ids.length > 0 ? [{ name, field, to: field.to, ids }] : []
  })
}

/** What is referred to, by resource and id. What is absent or removed is not in it. */
async function lockReferred(
  context: Context,
  references: readonly Reference[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, Row>>> {
  const referred = new Map<string, ReadonlyMap<string, Row>>()
  for (const [noun, some] of Map.groupBy(references, ({ to }) => to)) {
    const ids = [...new Set(some.flatMap((reference) => reference.ids))]
    const withins = some.flatMap(({ field }) => field.within ?? [])
    const site = context.resources.get(noun)?.scope === 'site' ? ['site'] : []
    const columns = [...new Set(['_id', ...site, ...withins])].map((name) => sql.ref(name))
    const { rows } = await sql<Row>`
      select ${sql.join(columns)} from ${committed(noun, context)} where _id = any(${ids}) and deleted_at is null
      order by _id ${lockOf(noun, context, 'share')}`.execute(context.db)
    referred.set(noun, new Map(rows.map((row) => [String(row['_id']), row])))
  }
  return referred
}

/**
 * Call it before you remove records by a statement of your own: throws 4093 when others refer to them, logs
 * apart, with the count per resource of those that the person may see.
 */
export async function checkUnused(
  resource: Resource,
  context: Context,
  ids: readonly string[],
): Promise<void> {
  await refuseReferred(context, ids, ({ to }, name) => to === resource.name && !bookkeeping.has(name))
}

async function refuseReferred(
  context: Context,
  ids: readonly string[],
  counts: (field: Field, name: string) => boolean,
): Promise<void> {
  const references: Record<string, number> = {}
  let isReferred = false
  for (const other of context.resources.values()) {
    if (other.isLog) continue
    const tests = Object.entries(other.fields)
      .filter(([name, field]) => counts(field, name))
      .map(([name, field]) =>
        field.kind === 'refs' ? sql`${sql.ref(name)} && ${ids}::text[]` : sql`${sql.ref(name)} = any(${ids})`,
      )
    if (tests.length === 0) continue
    const refers = sql`(${sql.join(tests, sql` or `)})`
    const { rows } = await sql`
      select from ${possible(other.name, context)} where deleted_at is null and ${refers} limit 1`.execute(
      context.db,
    )
    if (rows.length === 0) continue
    isReferred = true
    const count = await countInSight(other, context, refers)
    if (count > 0) references[other.name] = count
  }
  if (isReferred) throw new ApiError('in_use', { references })
}

/** How many of the records that refer to it the person may see: the number of others would tell of them. */
async function countInSight(other: Resource, context: Context, refers: Sql): Promise<number> {
  if (!mayBe(other.can.view, context.who)) return 0
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from ${visibleTable(other, context)} where ${refers}`.execute(context.db)
  return rows[0]?.n ?? 0
}

/**
 * Refuses to move records, such as a level 1 to another category, while others refer to them and rely on where they
 * are (`within` in the contract), with the count per resource (4093).
 */
export async function checkMovable(
  resource: Resource,
  context: Context,
  id: string,
  changed: ReadonlySet<string>,
): Promise<void> {
  const relies = ({ to, within }: Field): boolean =>
    to === resource.name && within !== undefined && changed.has(within)
  await refuseReferred(context, [id], relies)
}

// Who made or changed a record stays named there after leaving.
const bookkeeping: ReadonlySet<string> = new Set(['created_by', 'updated_by'])

/** Who refers, and to what. */
interface Ends {
  resource: Resource
  target: Resource | undefined
}

function agrees(referred: Row, record: Row, field: Field, { resource, target }: Ends): boolean {
  const sameSite =
    resource.scope !== 'site' || target?.scope !== 'site' || referred['site'] === record['site']
  return sameSite && (field.within === undefined || referred[field.within] === record[field.within])
}

/** Whether one of these records lies above itself by now. */
async function hasRing(
  { name }: Resource,
  { db }: Context,
  { parent, ids }: { parent: string; ids: readonly unknown[] },
): Promise<boolean> {
  // Two moves at once could close a ring that neither sees.
  await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(db)
  const { rows } = await sql`
    with recursive above (start, _id) as (
      select _id, ${sql.ref(parent)} from ${sql.table(name)} where _id = any(${ids})
      union
      select above.start, t.${sql.ref(parent)} from ${sql.table(name)} t join above on t._id = above._id
    ) select from above where start = _id limit 1`.execute(db)
  return rows.length > 0
}

const idsIn = (value: unknown): string[] => [
  ...new Set((Array.isArray(value) ? value : [value]).filter((id): id is string => typeof id === 'string')),
]
