import { sql } from 'kysely'
import { parseDoc } from '#contract/doc.ts'
import type { Field } from '#contract/field.ts'
import type { Cond, Query } from '#contract/query.ts'
import { Refusal, type Page } from '#contract/reply.ts'
import type { Resource } from '#contract/resource.ts'
import { withOwnStores } from '#server/access/ownStores.ts'
import { newId } from '#server/db/newId.ts'
import { spell, spelled } from '#server/search/spell.ts'
import { spelledFields } from '#server/search/spelling.ts'
import { attachFiles } from '#server/files/attachFiles.ts'
import { audit, isSame } from './audit.ts'
import { condSql, type Sql } from './condSql.ts'
import type { Context, Row } from './context.ts'
import { changeableBy, openTo, showing } from './privacy.ts'
import { once } from './once.ts'
import { columnsOf, visible, type Asked } from './read.ts'
import { checkMovable, checkReferences, checkUnused } from './references.ts'
import { demand, denial } from './refuse.ts'
import { mayBe } from './ruleSql.ts'
import { demandSite } from './scope.ts'
import { transact } from './transact.ts'
import { createDoc, removeCond, updateRequest } from './writeRequest.ts'

/** At most so many records change in one call; more is 4005. */
export const massLimit = 500

/** Stores a new record and answers it whole. */
export async function create(
  resource: Resource,
  context: Context,
  query: Query,
  input: unknown,
): Promise<Row> {
  if (!mayBe(resource.can.create, context.who)) throw denial(resource.can.create, context.who)
  const doc = parseDoc(createDoc(resource, query, input), resource.fields, 'create')
  if (resource.scope === 'site') demandSite(context.who, doc['site'])
  const record = await transact(context, async (inside) => {
    demand(resource.can.create, await withOwnStores(resource.can.create, inside, [doc]), doc)
    return once(inside, resource.path, doc, () => insert(resource, inside, doc))
  })
  // What is answered again, too, is seen with the rights of now.
  return showing(resource, context.who)(record)
}

/**
 * Changes every record that matches: one when the condition is `{_id}`, which is answered itself, else a page of all.
 * All or nothing. A `rev` in the doc must be the stored one (4092). A record that is as asked already stays untouched.
 */
export async function update(
  resource: Resource,
  context: Context,
  query: Asked,
  input: unknown,
): Promise<Row | Page<Row>> {
  const { cond, single, doc, rev } = updateRequest(openTo(resource, context.who), query, input)
  if (!mayBe(resource.can.update, context.who)) throw denial(resource.can.update, context.who)
  const values = parseDoc(doc, changeableBy(context.who, resource), 'update')
  if (resource.scope === 'site' && 'site' in values) demandSite(context.who, values['site'])
  const shown = showing(resource, context.who)
  return transact(context, async (inside) => {
    const before = await lockMatching(resource, inside, query, cond)
    if (single && before.length === 0) throw new Refusal('not_found')
    const asked = before.map((record) => ({ ...record, ...values }))
    const who = await withOwnStores(resource.can.update, inside, [...before, ...asked])
    for (const record of [...before, ...asked]) demand(resource.can.update, who, record)
    for (const record of before) {
      if (rev !== undefined && rev !== record['rev']) throw new Refusal('stale', { current: shown(record) })
    }
    const changing = before.filter((record) =>
      Object.keys(values).some((name) => !isSame(record[name], values[name])),
    )
    for (const record of changing) {
      const changed = new Set(Object.keys(values).filter((name) => !isSame(record[name], values[name])))
      await checkReferences(resource, inside, { ...record, ...values }, changed)
      await checkMovable(resource, inside, String(record['_id']), changed)
      await attachFiles(resource, inside, { ...record, ...values }, changed)
    }
    if (spelledFields(resource).some((name) => name in values)) {
      await spell(
        inside.db,
        resource,
        changing.map((record) => ({ ...record, ...values })),
      )
    }
    const changed = await assign(resource, inside, changing, values)
    const after = before.map((record) => shown(changed.get(record['_id']) ?? record))
    const changes = changing.map((record) => ({ before: record, after: changed.get(record['_id']) ?? null }))
    await audit(resource, inside, 'update', changes)
    return single ? only(after) : { list: after, total: after.length }
  })
}

/** Removes every record that matches and nothing refers to; they stay in the table, marked. All or nothing. */
export async function remove(
  resource: Resource,
  context: Context,
  query: Asked,
  input: unknown,
): Promise<{ removed: number }> {
  const cond = removeCond(openTo(resource, context.who), query, input)
  if (!mayBe(resource.can.remove, context.who)) throw denial(resource.can.remove, context.who)
  return transact(context, async (inside) => {
    const before = await lockMatching(resource, inside, query, cond)
    const who = await withOwnStores(resource.can.remove, inside, before)
    for (const record of before) demand(resource.can.remove, who, record)
    await checkUnused(resource, inside, idsOf(before))
    await assign(resource, inside, before, { deleted_at: context.now, is_active: false })
    const changes = before.map((record) => ({ before: record, after: null }))
    await audit(resource, inside, 'remove', changes)
    return { removed: before.length }
  })
}

async function insert(resource: Resource, context: Context, doc: Row): Promise<Row> {
  await checkReferences(resource, context, doc, new Set(Object.keys(doc)))
  const values = {
    _id: newId(),
    ...doc,
    ...spelled(resource, doc),
    ...stamps(context, 'created'),
    ...stamps(context, 'updated'),
  }
  const { rows } = await sql<Row>`
      insert into ${sql.table(resource.name)} (${columnsOf(resource, Object.keys(values))})
      values (${sql.join(Object.entries(values).map(([name, value]) => stored(resource.fields[name], value)))})
      returning ${columnsOf(resource)}`.execute(context.db)
  const record = only(rows)
  await attachFiles(resource, context, record, Object.keys(doc))
  await audit(resource, context, 'create', [{ before: null, after: record }])
  return record
}

async function lockMatching(resource: Resource, context: Context, query: Asked, cond: Cond): Promise<Row[]> {
  const where = visible(resource, context, query, condSql(cond, resource))
  const { rows } = await sql<Row>`
    select ${columnsOf(resource)} from ${sql.table(resource.name)} where ${where}
    order by _id limit ${massLimit + 1} for update`.execute(context.db)
  if (rows.length > massLimit) throw new Refusal('range.limit', { limit: massLimit })
  return rows
}

async function assign(
  resource: Resource,
  context: Context,
  records: readonly Row[],
  values: Row,
): Promise<Map<unknown, Row>> {
  if (records.length === 0) return new Map()
  const sets = Object.entries({ ...values, ...stamps(context, 'updated') }).map(
    ([name, value]) => sql`${sql.ref(name)} = ${stored(resource.fields[name], value)}`,
  )
  const { rows } = await sql<Row>`
    update ${sql.table(resource.name)} set ${sql.join(sets)}, rev = rev + 1
    where _id = any(${idsOf(records)}) returning ${columnsOf(resource)}`.execute(context.db)
  return new Map(rows.map((row) => [row['_id'], row]))
}

// The driver would write a list as a PostgreSQL array, which is right for lists and wrong for a json column.
const stored = (field: Field | undefined, value: unknown): Sql =>
  field?.kind === 'json' && value !== null ? sql`${JSON.stringify(value)}::jsonb` : sql`${value}`

const stamps = ({ now, who }: Context, what: 'created' | 'updated'): Row => ({
  [`${what}_at`]: now,
  [`${what}_by`]: who.id,
})

const idsOf = (records: readonly Row[]): string[] => records.map((record) => String(record['_id']))

function only(rows: readonly Row[]): Row {
  const [row] = rows
  if (!row) throw new Error('a statement on one record answered none')
  return row
}
