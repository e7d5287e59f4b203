import { sql } from 'kysely'
import type { Field } from '#contract/field.ts'
import { parseCond } from '#contract/query.ts'
import { ApiError, refuseFields } from '#contract/reply.ts'
import type { Resource } from '#contract/resource.ts'
import { amend, intentOf } from './amend.ts'
import { settledColumns } from './columns.ts'
import { lockOf, requireCommitted } from './committed.ts'
import type { Sql } from './condSql.ts'
import type { Context, Row } from './context.ts'
import { discard } from './discard.ts'
import { hooksOf } from './hooks.ts'
import { withOwnStores } from './ownStores.ts'
import { checkUnused, isBookkeeping } from './references.ts'
import { authorize, denial } from './refuse.ts'
import { idsOf, lockMatching } from './rows.ts'
import { mayBe } from './ruleSql.ts'
import { transact } from './transact.ts'
import { visibleTable } from './visible.ts'

/** Which entry goes, and which takes its place. */
interface Replacement {
  readonly id: string
  readonly by: string
}

/** The maximum number of records in which one entry is replaced; more is 4005. */
export const replaceLimit = 5000

/**
 * Replaces an entry of a dictionary by another wherever records refer to it, and removes it. All or nothing, and
 * each change is logged. The person needs the rights to remove the entry and to change the records, except in fields that
 * only the server writes. Throws 4093 if records refer to it that they do not see. Returns how many records were
 * changed.
 */
export async function replaceEntry(
  resource: Resource,
  context: Context,
  { id, by }: Replacement,
): Promise<number> {
  const rule = resource.can.remove
  if (!mayBe(rule, context.who)) throw denial(rule, context.who)
  if (id === by) throw refuseFields('validation.failed', { by: 'reference' })
  return transact(context, async (inside) => {
    const both = await lockMatching(
      resource,
      inside,
      {},
      parseCond({ _id: { $in: [id, by] } }, resource.fields),
    )
    const entry = both.find(({ _id }) => _id === id)
    const target = both.find(({ _id }) => _id === by)
    if (!entry) throw new ApiError('not_found')
    if (!target) throw refuseFields('validation.failed', { by: 'reference' })
    authorize(rule, await withOwnStores(rule, inside, [entry]), entry)
    await hooksOf(resource, inside).guard?.(inside, [{ before: entry, after: null }])
    let count = 0
    for (const place of placesOf(resource, inside)) {
      count += await replaceIn(place, inside, { entry, target, left: replaceLimit - count })
    }
    await checkUnused(resource, inside, [id])
    await discard(resource, inside, [entry])
    return count
  })
}

/** A field that refers to the dictionary. */
interface Place {
  readonly resource: Resource
  readonly name: string
  readonly field: Field
}

/** The fields that refer to the dictionary; first those whose records carry others along when they move. */
const placesOf = ({ name: noun }: Resource, inside: Context): readonly Place[] =>
  [...inside.resources.values()]
    .filter(({ isLog }) => !isLog)
    .toSorted((a, b) => carries(b, inside) - carries(a, inside))
    .flatMap((resource) =>
      Object.entries(resource.fields)
        .filter(([name, { to, derived }]) => to === noun && !derived && !isBookkeeping(name))
        .map(([name, field]) => ({ resource, name, field })),
    )

const carries = (resource: Resource, inside: Context): number =>
  hooksOf(resource, inside).carriesAlong ? 1 : 0

interface Exchange {
  readonly entry: Row
  readonly target: Row
  /** How many records can still be changed. */
  readonly left: number
}

async function replaceIn(place: Place, inside: Context, { entry, target, left }: Exchange): Promise<number> {
  const { resource, name, field } = place
  const id = String(entry['_id'])
  const isServers = field.writable === 'never'
  const column = sql.ref(name)
  const refers: Sql = field.kind === 'refs' ? sql`${column} @> ${[id]}::text[]` : sql`${column} = ${id}`
  const rows = isServers ? sql.table(resource.name) : visibleTable(resource, inside, { manage: '1' })
  const { rows: records } = await sql<Row>`
    select ${settledColumns(resource, inside)} from ${rows} where deleted_at is null and ${refers}
    order by _id limit ${left + 1} ${lockOf(resource.name, inside, 'update')}`.execute(inside.db)
  if (records.length > left) throw new ApiError('range.limit', { limit: replaceLimit })
  if (records.length === 0) return 0
  await requireCommitted(resource.name, inside, idsOf(records))
  const along = await alongWith(place, inside, target)
  const wanted = records.map((record) => ({
    record,
    values: { ...along, [name]: replaced(record[name], id, String(target['_id'])) },
  }))
  if (!isServers) {
    const rule = resource.can.update
    const who = await withOwnStores(rule, inside, records)
    for (const record of records) authorize(rule, who, record)
    const changes = wanted.map((one) => intentOf(inside, one))
    const { guard, intercept } = hooksOf(resource, inside)
    await guard?.(inside, changes)
    // It must not be a way around what becomes a request when it is changed alone.
    if (changes.some((change) => intercept?.applies(inside, change))) throw new ApiError('permission.denied')
  }
  await amend(resource, inside, wanted)
  return records.length
}

/** The other at the place of this one in a list, without duplicates. */
const replaced = (value: unknown, id: string, by: string): unknown =>
  Array.isArray(value) ? [...new Set(value.map((one: unknown) => (one === id ? by : one)))] : by

/** The fields on which the field relies (`within`), as the new entry has them: a brand moves to the category of its new level. */
async function alongWith({ resource, field }: Place, inside: Context, target: Row): Promise<Row> {
  const { within } = field
  if (within === undefined) return {}
  const id = target[within]
  const holder = resource.fields[within]
  if (typeof id !== 'string' || holder?.to === undefined || holder.within === undefined)
    return { [within]: id }
  const { rows } = await sql<Row>`
    select * from ${sql.table(holder.to)} where _id = ${id}`.execute(inside.db)
  const above = rows[0] ? await alongWith({ resource, name: within, field: holder }, inside, rows[0]) : {}
  return { ...above, [within]: id }
}
