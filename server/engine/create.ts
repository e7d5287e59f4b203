import { sql } from 'kysely'
import { initialStates } from '#contract/lifecycle.ts'
import type { Query } from '#contract/query.ts'
import { ApiError, refuseFields } from '#contract/reply.ts'
import type { RecordOf, Resource } from '#contract/resource.ts'
import { withOwnStores } from './ownStores.ts'
import { attachFiles } from './attachFiles.ts'
import { audit } from './audit.ts'
import { checkEach } from './checkEach.ts'
import { checkWhole } from './change.ts'
import { inScope } from './inScope.ts'
import { always } from './condSql.ts'
import { hooksOf } from './hooks.ts'
import type { Context, Row } from './context.ts'
import { newRecord, recordOf, type NewRecord } from './nextRecord.ts'
import { once } from './once.ts'
import { showing } from './privacy.ts'
import { checkReferences } from './references.ts'
import { authorize, denial } from './refuse.ts'
import { parseNew } from './requireWindows.ts'
import { idsOf, insertRows, only, whole } from './rows.ts'
import { mayBe } from './ruleSql.ts'
import { requireSite } from './scope.ts'
import { transact } from './transact.ts'
import { completed, twinsOf } from './twins.ts'
import { changeTwin } from './write.ts'
import { createDoc } from './writeRequest.ts'

/**
 * Stores a new record and returns all of it. With the key of an existing record (`upsertBy`) it changes that.
 */
export async function create(
  resource: Resource,
  context: Context,
  query: Query,
  input: unknown,
): Promise<Row> {
  const { doc: given, names } = newDoc(resource, context, query, input)
  const { record, revealed } = await transact(context, async (inside) => {
    const record = await once(inside, resource.path, given, async () => {
      const doc = only(await completed(resource, inside, [given]))
      const [twin] = await twinsOf(resource, inside, [doc])
      const added = [newRecord(resource, doc)]
      if (!twin) await requireCreate(resource, inside, added)
      const stored = twin
        ? await changeTwin(resource, inside, twin, pick(doc, names))
        : await insertAll(resource, inside, added, { isGuarded: true })
      if (!twin) await inside.resources.get(resource.name)?.tell?.(inside, stored, { step: 'create' })
      return only(await whole(resource, inside, stored))
    })
    return { record, revealed: await hooksOf(resource, inside).reveal?.(inside, record) }
  })
  // A repeated reply, too, is shown with the current rights.
  return { ...showing(resource, context.who)(record), ...revealed }
}

/** Stores many new records as `create` does, with few statements. All or nothing; returns them as stored. */
export async function createAll(
  resource: Resource,
  context: Context,
  query: Query,
  inputs: readonly unknown[],
): Promise<Row[]> {
  const docs: Row[] = []
  checkEach(inputs, { of: resource.name, keyOf: placeOf }, (input) =>
    docs.push(newDoc(resource, context, query, input).doc),
  )
  return transact(context, async (inside) => {
    const added = (await completed(resource, inside, docs)).map((doc) => newRecord(resource, doc))
    await requireCreate(resource, inside, added)
    const stored = await insertAll(resource, inside, added, { isGuarded: true })
    await inside.resources.get(resource.name)?.tell?.(inside, stored, { step: 'create' })
    return stored
  })
}

/** What to store, from what somebody sent for a new record, and the names of the fields that they sent. */
function newDoc(resource: Resource, context: Context, query: Query, input: unknown) {
  const { who } = context
  if (!mayBe(resource.can.create, who)) throw denial(resource.can.create, who)
  const sent = createDoc(resource, query, input)
  const doc = parseNew(resource.fields, context, sent)
  if (resource.scope === 'site') requireSite(who, doc['site'])
  requireInitial(resource, doc)
  return { doc, names: Object.keys(doc).filter((name) => isIn(sent, name)) }
}

/** New records have no other name. */
const placeOf = (_: unknown, at: number): number => at

const isIn = (sent: unknown, name: string): boolean =>
  typeof sent === 'object' && sent !== null && Object.hasOwn(sent, name)

const pick = (doc: Row, names: readonly string[]): Row =>
  Object.fromEntries(names.map((name) => [name, doc[name]]))

/** Nobody creates a record that their data scope would hide from them (4030). */
async function requireInScope(resource: Resource, inside: Context, records: readonly Row[]): Promise<void> {
  const where = inScope(resource, inside)
  if (where === always) return
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from ${sql.table(resource.name)}
    where _id = any(${idsOf(records)}) and ${where}`.execute(inside.db)
  if (rows[0]?.n !== records.length) throw new ApiError('permission.denied', { scope: resource.name })
}

/** A record starts in one of the initial states of its lifecycle. */
function requireInitial({ lifecycle }: Resource, doc: Row): void {
  if (!lifecycle || doc[lifecycle.field] === undefined) return
  if (!initialStates(lifecycle).includes(String(doc[lifecycle.field])))
    throw refuseFields('validation.failed', { [lifecycle.field]: 'choice' })
}

async function requireCreate(
  resource: Resource,
  inside: Context,
  added: readonly NewRecord[],
): Promise<void> {
  const { create: rule } = resource.can
  const records = added.map((one) => recordOf(resource, inside, one))
  const who = await withOwnStores(rule, inside, records)
  checkEach(records, { of: resource.name, keyOf: placeOf }, (record) => authorize(rule, who, record))
}

/**
 * Stores a new record inside a transaction: it is checked, logged and followed up like any other, but no
 * rights are checked. Returns it with its derived fields. Throws `ApiError` for values that cannot be stored.
 */
export async function insert<R extends Resource>(
  resource: R,
  inside: Context,
  given: Row,
): Promise<RecordOf<R>> {
  return only(await whole(resource, inside, await insertAll(resource, inside, [newRecord(resource, given)])))
}

/**
 * Stores many new records inside a transaction: each is checked before any of them is stored. Returns them
 * without derived fields. `isGuarded` is for records that a person creates.
 */
async function insertAll(
  resource: Resource,
  inside: Context,
  added: readonly NewRecord[],
  { isGuarded = false } = {},
): Promise<Row[]> {
  const { beforeSave, guard, afterChange } = hooksOf(resource, inside)
  const intents = added.map((one) => ({
    before: null,
    values: one.given,
    after: recordOf(resource, inside, one),
  }))
  const more = await beforeSave?.(inside, intents)
  const docs = added.map(({ doc }, at) => ({ ...doc, ...more?.[at] }))
  const planned = docs.map((doc) => ({ before: null, after: recordOf(resource, inside, { doc }) }))
  if (isGuarded) await guard?.(inside, planned)
  checkEach(planned, { of: resource.name, keyOf: placeOf }, ({ after }) =>
    checkWhole(resource, inside, null, after),
  )
  const changes = docs.map((record) => ({ record, changed: new Set(Object.keys(record)) }))
  await checkReferences(resource, inside, changes)
  const records = await insertRows(resource, inside, docs)
  if (isGuarded) await requireInScope(resource, inside, records)
  for (const [at, record] of records.entries()) {
    await attachFiles(resource, inside, record, Object.keys(docs[at] ?? {}))
  }
  const done = records.map((after) => ({ before: null, after }))
  await audit(resource, inside, 'create', done)
  await afterChange?.(inside, done)
  return records
}
