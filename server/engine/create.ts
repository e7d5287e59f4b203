import { parseDoc } from '#contract/doc.ts'
import { initialStates } from '#contract/lifecycle.ts'
import type { Query } from '#contract/query.ts'
import { refuseFields } from '#contract/reply.ts'
import type { Resource } from '#contract/resource.ts'
import { withOwnStores } from './ownStores.ts'
import { authorOf } from './asSystem.ts'
import { attachFiles } from './attachFiles.ts'
import { audit } from './audit.ts'
import { checkWhole } from './change.ts'
import { hooksOf } from './hooks.ts'
import type { Context, Row } from './context.ts'
import { once } from './once.ts'
import { showing } from './privacy.ts'
import { checkReferences } from './references.ts'
import { authorize, denial } from './refuse.ts'
import { insertRows, only, whole } from './rows.ts'
import { mayBe } from './ruleSql.ts'
import { requireSite } from './scope.ts'
import { transact } from './transact.ts'
import { createDoc } from './writeRequest.ts'

/** Stores a new record and returns all of it. */
export async function create(
  resource: Resource,
  context: Context,
  query: Query,
  input: unknown,
): Promise<Row> {
  const doc = newDoc(resource, context, query, input)
  const record = await transact(context, async (inside) => {
    await requireCreate(resource, inside, [doc])
    return once(inside, resource.path, doc, async () => {
      await guardNew(resource, inside, [doc])
      return insert(resource, inside, doc)
    })
  })
  // A repeated reply, too, is shown with the current rights.
  return showing(resource, context.who)(record)
}

/** Stores many new records as `create` does, with few statements. All or nothing; returns nothing. */
export async function createAll(
  resource: Resource,
  context: Context,
  query: Query,
  inputs: readonly unknown[],
): Promise<void> {
  const docs = inputs.map((input) => newDoc(resource, context, query, input))
  await transact(context, async (inside) => {
    await requireCreate(resource, inside, docs)
    await guardNew(resource, inside, docs)
    await insertAll(resource, inside, docs)
  })
}

/** What to store, from what somebody sent for a new record. */
function newDoc(resource: Resource, { who }: Context, query: Query, input: unknown): Row {
  if (!mayBe(resource.can.create, who)) throw denial(resource.can.create, who)
  const doc = parseDoc(createDoc(resource, query, input), resource.fields, 'create')
  if (resource.scope === 'site') requireSite(who, doc['site'])
  requireInitial(resource, doc)
  return doc
}

/** A record starts in one of the initial states of its lifecycle. */
function requireInitial({ lifecycle }: Resource, doc: Row): void {
  if (!lifecycle || doc[lifecycle.field] === undefined) return
  if (!initialStates(lifecycle).includes(String(doc[lifecycle.field])))
    throw refuseFields('validation.failed', { [lifecycle.field]: 'choice' })
}

const initialState = ({ lifecycle }: Resource): Row =>
  lifecycle ? { [lifecycle.field]: initialStates(lifecycle)[0] } : {}

async function requireCreate(
  { can, fields }: Resource,
  inside: Context,
  docs: readonly Row[],
): Promise<void> {
  // A rule sees the values that are stored by default.
  const untold = Object.entries(fields).map(([name, field]) => [name, field.initial ?? null])
  const records = docs.map((doc) => ({
    ...Object.fromEntries(untold),
    created_by: authorOf(inside),
    ...doc,
  }))
  const who = await withOwnStores(can.create, inside, records)
  for (const record of records) authorize(can.create, who, record)
}

const guardNew = async (resource: Resource, inside: Context, docs: readonly Row[]): Promise<unknown> =>
  hooksOf(resource, inside).guard?.(
    inside,
    docs.map((after) => ({ before: null, after })),
  )

/**
 * Stores a new record inside a transaction: it is checked, logged and followed up like any other, but no
 * rights are checked. Returns it with its derived fields. Throws `ApiError` for values that cannot be stored.
 */
export async function insert(resource: Resource, inside: Context, given: Row): Promise<Row> {
  return only(await whole(resource, inside, await insertAll(resource, inside, [given])))
}

/**
 * The same for many records: each is checked before any of them is stored. Returns what is stored, without
 * derived fields.
 */
async function insertAll(resource: Resource, inside: Context, rows: readonly Row[]): Promise<Row[]> {
  const { beforeSave, afterChange } = hooksOf(resource, inside)
  const given = rows.map((doc) => ({ ...initialState(resource), ...doc }))
  const intents = given.map((values) => ({ before: null, values }))
  const more = await beforeSave?.(inside, intents)
  const docs = given.map((values, at) => ({ ...values, ...more?.[at] }))
  for (const doc of docs) checkWhole(resource, inside, null, doc)
  const changes = docs.map((record) => ({ record, changed: new Set(Object.keys(record)) }))
  await checkReferences(resource, inside, changes)
  const records = await insertRows(resource, inside, docs)
  for (const [at, record] of records.entries()) {
    await attachFiles(resource, inside, record, Object.keys(docs[at] ?? {}))
  }
  const done = records.map((after) => ({ before: null, after }))
  await audit(resource, inside, 'create', done)
  await afterChange?.(inside, done)
  return records
}
