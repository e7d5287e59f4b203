import { sql } from 'kysely'
import type { Field } from '#contract/field.ts'
import { Refusal, refuseFields, type FieldErrors } from '#contract/reply.ts'
import type { Resource } from '#contract/resource.ts'
import type { Context, Row } from './context.ts'

/** Records that others refer to, by noun and id. */
export type Referred = ReadonlyMap<string, ReadonlyMap<unknown, Row>>

/** What these records refer to, locked against removal until the transaction ends. What is absent or removed is not in it. */
export async function lockReferred(
  resource: Resource,
  context: Context,
  records: readonly Row[],
  fields: Iterable<string> = Object.keys(resource.fields),
): Promise<Referred> {
  const named = new Map<string, Set<string>>()
  for (const name of fields) {
    const to = resource.fields[name]?.to
    const ids = to === undefined ? [] : records.flatMap((record) => idsIn(record[name]))
    if (to !== undefined && ids.length > 0) named.set(to, new Set([...(named.get(to) ?? []), ...ids]))
  }
  const referred = new Map<string, ReadonlyMap<unknown, Row>>()
  for (const [noun, ids] of named) {
    const { rows } = await sql<Row>`
      select * from ${sql.table(noun)} where _id = any(${[...ids]}) and deleted_at is null
      order by _id for share`.execute(context.db)
    referred.set(noun, new Map(rows.map((row) => [row['_id'], row])))
  }
  return referred
}

/**
 * Refuses a record that refers to something absent, removed, of another site, or outside what `within` asks (4004 per field).
 * Only the fields whose value, or whose `within` value, is among `changed` are looked at; `referred` is what `lockReferred`
 * found of them, where many records are checked.
 */
export async function checkReferences(
  resource: Resource,
  context: Context,
  record: Row,
  changed: ReadonlySet<string>,
  referred?: Referred,
): Promise<void> {
  const isChanged = (name: string, { within }: Field): boolean =>
    changed.has(name) || (within !== undefined && changed.has(within))
  const fields = Object.entries(resource.fields).filter(([name, field]) => isChanged(name, field))
  const names = fields.map(([name]) => name)
  const there = referred ?? (await lockReferred(resource, context, [record], names))
  const errors: FieldErrors = {}
  for (const [name, field] of fields) {
    const ids = idsIn(record[name])
    if (field.to === undefined || ids.length === 0) continue
    const target = context.nouns.get(field.to)
    const found = ids.map((id) => there.get(String(field.to))?.get(id)).filter((row) => row !== undefined)
    const wrong =
      found.length < ids.length || found.some((row) => !agrees(row, record, field, { resource, target }))
    if (wrong || (await isCycle(resource, context, record, name, field))) errors[name] = 'reference'
  }
  if (Object.keys(errors).length > 0) throw refuseFields('validation.failed', errors)
}

/** Refuses to remove records that others refer to, logs apart, with the count per resource (4093). */
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
  for (const other of context.nouns.values()) {
    if (other.isLog) continue
    const tests = Object.entries(other.fields)
      .filter(([name, field]) => counts(field, name))
      .map(([name, field]) =>
        field.kind === 'refs' ? sql`${sql.ref(name)} && ${ids}::text[]` : sql`${sql.ref(name)} = any(${ids})`,
      )
    if (tests.length === 0) continue
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from ${sql.table(other.name)}
      where deleted_at is null and (${sql.join(tests, sql` or `)})`.execute(context.db)
    if (rows[0] && rows[0].n > 0) references[other.name] = rows[0].n
  }
  if (Object.keys(references).length > 0) throw new Refusal('in_use', { references })
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

/** Whether a tree would run into itself: the new parent lies below the record. */
async function isCycle(
  resource: Resource,
  context: Context,
  record: Row,
  name: string,
  field: Field,
): Promise<boolean> {
  if (field.to !== resource.name || field.kind !== 'ref' || record['_id'] === undefined) return false
  const table = sql.table(resource.name)
  // Two moves at once could close a ring that neither sees.
  await sql`select pg_advisory_xact_lock(hashtext(${resource.name}))`.execute(context.db)
  const { rows } = await sql`
    with recursive above (_id, depth) as (
      select ${record[name]}::text, 0
      union all
      select t.${sql.ref(name)}, above.depth + 1 from ${table} t join above on t._id = above._id
      where t.${sql.ref(name)} is not null and above.depth < 100
    ) select from above where _id = ${record['_id']} limit 1`.execute(context.db)
  return rows.length > 0
}

const idsIn = (value: unknown): string[] => [
  ...new Set((Array.isArray(value) ? value : [value]).filter((id): id is string => typeof id === 'string')),
]
