import { sql } from 'kysely'
import type { Field } from '#contract/field.ts'
import { ApiError, refuseFields } from '#contract/reply.ts'
import type { Resource } from '#contract/resource.ts'
import { parsedOnce } from '#server/db/parsed.ts'
import { isSystem } from './asSystem.ts'
import { committed, lockOf, possible } from './committed.ts'
import type { Sql } from './condSql.ts'
import type { Context, Row } from './context.ts'
import { hooksOf } from './hooks.ts'
import { mayBe } from './ruleSql.ts'
import { labelTable, visibleTable } from './visible.ts'

/** A record as it is to be stored, and its changed fields. */
export interface ChangedRecord {
  readonly record: Row
  readonly changed: ReadonlySet<string>
  /** As it was. */
  readonly before?: Row | null
}

/**
 * Checks the references of records: throws 4004 per field for records that do not exist, are removed, belong
 * to another site, violate `within`, or are newly named by somebody who does not know them (`labelFilter`). What a `past` field named before may be gone. The referenced records are locked against removal until the
 * transaction ends. Only fields that change, or whose `within` field does, are checked. `insert` and `amend`
 * call this themselves.
 */
export async function checkReferences(
  resource: Resource,
  context: Context,
  changes: readonly ChangedRecord[],
): Promise<void> {
  const references = changes.map((change) => referencesOf(resource, change))
  const there = await lockReferred(context, references.flat())
  const hidden = await hiddenFrom(context, references.flat())
  for (const [at, { record }] of changes.entries()) {
    const wrong = (references[at] ?? []).filter(({ field, to, ids }) => {
      const target = context.resources.get(to)
      const found = ids.map((id) => there.get(to)?.get(id))
      if (ids.some((id) => hidden.has(id))) return true
      return !found.every((row) => row && agrees(row, record, field, { resource, target }))
    })
    refuse(wrong.map(({ name }) => name))
  }
}

/**
 * Prevents cycles in a tree (4004), after its records are stored: the new parent of a record must not be
 * below it.
 */
export async function checkRings(
  resource: Resource,
  context: Context,
  changes: readonly ChangedRecord[],
): Promise<void> {
  const parents = Object.entries(resource.fields).filter(
    ([, { to, kind }]) => to === resource.name && kind === 'ref',
  )
  for (const [parent] of parents) {
    const moved = changes.filter(
      ({ record, changed }) => changed.has(parent) && idsIn(record[parent]).length > 0,
    )
    const ids = moved.map(({ record }) => record._id)
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
  /** The ids that it did not refer to before. */
  readonly added: readonly string[]
}

function referencesOf({ fields }: Resource, { record, changed, before }: ChangedRecord): Reference[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const isChanged = changed.has(name) || (field.within !== undefined && changed.has(field.within))
    const former = idsIn(before?.[name])
    const kept = field.past ? former : []
    const ids =
      isChanged && field.to !== undefined ? idsIn(record[name]).filter((id) => !kept.includes(id)) : []
    const added = isBookkeeping(name) ? [] : ids.filter((id) => !former.includes(id))
    return field.to !== undefined && ids.length > 0 ? [{ name, field, to: field.to, ids, added }] : []
  })
}

/** The referenced records, by resource and id, without those that do not exist or are removed. */
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
    const { rows } = await sql<Row>`${parsedOnce}
      select ${sql.join(columns)} from ${committed(noun, context)} where _id = any(${ids}) and deleted_at is null
      order by _id ${lockOf(noun, context, 'share')}`.execute(context.db)
    referred.set(noun, new Map(rows.map((row) => [String(row._id), row])))
  }
  return referred
}

/**
 * The ids of records that the person does not even know by name, such as people of other sites. To refer to them would
 * reveal that they exist, and notify people whom the person does not see.
 */
async function hiddenFrom(context: Context, references: readonly Reference[]): Promise<ReadonlySet<string>> {
  const hidden = new Set<string>()
  if (isSystem(context.who)) return hidden
  for (const [noun, some] of Map.groupBy(references, ({ to }) => to)) {
    const target = context.resources.get(noun)
    const ids = [...new Set(some.flatMap(({ added }) => added))].filter((id) => id !== context.who.id)
    if (!target || ids.length === 0 || !hooksOf(target, context).labelFilter) continue
    const { rows } = await sql<{ _id: string }>`
      select _id from ${labelTable(target, context)} where _id = any(${ids})`.execute(context.db)
    const seen = new Set(rows.map(({ _id }) => _id))
    for (const id of ids) if (!seen.has(id)) hidden.add(id)
  }
  return hidden
}

/**
 * Call it before you remove records with your own statement: throws 4093 if other records (except logs) refer
 * to them, with the count per resource of the records that the person may see.
 */
export async function checkUnused(
  resource: Resource,
  context: Context,
  ids: readonly string[],
): Promise<void> {
  await refuseReferred(
    context,
    ids,
    ({ to, past }, name) => to === resource.name && !past && !isBookkeeping(name),
  )
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

/** How many of the referring records the person may see; the number of others would reveal them. */
async function countInSight(other: Resource, context: Context, refers: Sql): Promise<number> {
  if (!mayBe(other.can.view, context.who)) return 0
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from ${visibleTable(other, context)} where ${refers}`.execute(context.db)
  return rows[0]?.n ?? 0
}

/**
 * Throws 4093 for moving records, such as a level 1 to another category, while others refer to them and rely
 * on where they are (`within` in the contract), with the count per resource.
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

/** Whether a field names who created or changed a record: they stay named after they have left. */
export const isBookkeeping = (name: string): boolean => name === 'created_by' || name === 'updated_by'

/** The two ends of a reference. */
interface ReferenceEnds {
  resource: Resource
  target: Resource | undefined
}

function agrees(referred: Row, record: Row, field: Field, { resource, target }: ReferenceEnds): boolean {
  const sameSite = resource.scope !== 'site' || target?.scope !== 'site' || referred.site === record.site
  return sameSite && (field.within === undefined || referred[field.within] === record[field.within])
}

/** Whether one of these records is now above itself. */
async function hasRing(
  { name }: Resource,
  { db }: Context,
  { parent, ids }: { parent: string; ids: readonly unknown[] },
): Promise<boolean> {
  // Two concurrent moves could close a cycle that neither sees.
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
