import { parseDoc } from '#contract/doc.ts'
import { parseCond } from '#contract/query.ts'
import { ApiError, type Page } from '#contract/reply.ts'
import type { Resource } from '#contract/resource.ts'
import { withOwnStores } from './ownStores.ts'
import { act } from './act.ts'
import { intentOf, prepared, storePrepared } from './amend.ts'
import { changedNames } from './change.ts'
import { checkEach } from './checkEach.ts'
import { discard } from './discard.ts'
import { hooksOf } from './hooks.ts'
import type { Context, Row } from './context.ts'
import { requireCount, namesEach } from './requireCount.ts'
import { requireWindows } from './requireWindows.ts'
import { changeableBy, openTo, showing } from './privacy.ts'
import { once } from './once.ts'
import type { ListQuery } from './read.ts'
import { checkUnused } from './references.ts'
import { requireFurtherSites } from './reach.ts'
import { authorize, denial } from './refuse.ts'
import { idsOf, lockMatching, only, whole, type NewValues } from './rows.ts'
import { mayBe } from './ruleSql.ts'
import { requireSite } from './scope.ts'
import { stale } from './stale.ts'
import { transact } from './transact.ts'
import { removeRequest, updateRequest } from './writeRequest.ts'

/**
 * Changes every matching record. The reply is the record itself if the condition is `{_id}`, otherwise a page
 * of all. All or nothing. A `rev` in the doc must be the stored one (4092). A record that already has the
 * requested values stays untouched. A doc with an `action` takes a step of the resource.
 */
export async function update(
  resource: Resource,
  context: Context,
  query: ListQuery,
  input: unknown,
): Promise<Row | Page<Row>> {
  const request = updateRequest(openTo(resource, context.who), query, input)
  if (request.action !== undefined) return act(resource, context, query, request)
  const { cond, single, doc, rev, expect } = request
  const [values = {}] = valuesOf(resource, context, [doc])
  const shown = showing(resource, context.who)
  return transact(context, async (inside) => {
    const after = await once(inside, resource.path, { site: query.site, ...request }, async () => {
      const before = await lockMatching(resource, inside, query, cond)
      if (single && before.length === 0) throw new ApiError('not_found')
      requireCount(before.length, expect, namesEach(cond))
      const wanted = before.map((record) => ({ record, values, rev }))
      await requireChanges(resource, inside, wanted)
      return whole(resource, inside, await store(resource, inside, wanted))
    })
    return single ? shown(only(after)) : { list: after.map(shown), total: after.length }
  })
}

/** The requested changes of one record, and the revision that the person read, if they gave it. */
export interface ChangeOfOne {
  readonly id: string
  readonly doc: unknown
  readonly rev?: number | undefined
}

/**
 * Changes many records, each differently, as `update` changes one, with few statements. All or nothing;
 * returns them as stored.
 */
export async function updateAll(
  resource: Resource,
  context: Context,
  changes: readonly ChangeOfOne[],
): Promise<Row[]> {
  const values: Row[] = []
  checkEach(changes, { of: resource.name, keyOf: ({ id }) => id }, ({ doc }) =>
    values.push(...valuesOf(resource, context, [doc])),
  )
  const cond = parseCond({ _id: { $in: changes.map(({ id }) => id) } }, resource.fields)
  return transact(context, async (inside) => {
    const before = new Map((await lockMatching(resource, inside, {}, cond)).map((row) => [row._id, row]))
    const wanted = changes.map(({ id, rev }, at) => {
      const record = before.get(id)
      // A record that is named twice is found once: the second change is based on an outdated revision.
      if (!record || !before.delete(id)) throw new ApiError('not_found')
      return { record, values: values[at] ?? {}, rev }
    })
    await requireChanges(resource, inside, wanted)
    return store(resource, inside, wanted)
  })
}

/**
 * Changes a locked record because somebody sent a new one with its key: the values that can still be changed.
 */
export async function changeTwin(
  resource: Resource,
  inside: Context,
  record: Row,
  given: Row,
): Promise<Row[]> {
  const changeable = Object.entries(given).filter(([name]) => resource.fields[name]?.writable === 'always')
  const [values = {}] = valuesOf(resource, inside, [Object.fromEntries(changeable)])
  const wanted = [{ record, values }]
  await requireChanges(resource, inside, wanted)
  // What `beforeSave` adds can be all that changes.
  return store(resource, inside, await prepared(resource, inside, wanted))
}

/** Removes records by their ids, each in the revision that the person read. All or nothing. */
export async function removeAll(
  resource: Resource,
  context: Context,
  records: readonly { readonly id: string; readonly rev?: number | undefined }[],
): Promise<void> {
  if (!mayBe(resource.can.remove, context.who)) throw denial(resource.can.remove, context.who)
  const cond = parseCond({ _id: { $in: records.map(({ id }) => id) } }, resource.fields)
  await transact(context, async (inside) => {
    const before = await lockMatching(resource, inside, {}, cond)
    const revs = new Map(records.map(({ id, rev }) => [id, rev]))
    if (before.length < revs.size) throw new ApiError('not_found')
    for (const record of before) await requireRev(resource, inside, record, revs.get(String(record._id)))
    await removeLocked(resource, inside, before)
  })
}

/** The values to store, checked. */
function valuesOf(resource: Resource, { who }: Context, docs: readonly unknown[]): Row[] {
  if (!mayBe(resource.can.update, who)) throw denial(resource.can.update, who)
  const fields = changeableBy(who, resource)
  return docs.map((doc) => {
    const values = parseDoc(doc, fields, 'update')
    if (resource.scope === 'site' && 'site' in values) requireSite(who, values['site'])
    return values
  })
}

/**
 * Throws for what the person may not change, in its current or its future state, for what was changed since
 * they read it (4092), and for new dates outside their windows.
 */
async function requireChanges(
  resource: Resource,
  inside: Context,
  wanted: readonly (NewValues & { rev?: unknown })[],
): Promise<void> {
  const { update: rule } = resource.can
  const records = wanted.flatMap(({ record, values }) => [record, { ...record, ...values }])
  const who = await withOwnStores(rule, inside, records)
  checkEach(records, { of: resource.name, keyOf: ({ _id }) => String(_id) }, (record) =>
    authorize(rule, who, record),
  )
  await requireFurtherSites(resource, inside, idsOf(wanted.map(({ record }) => record)))
  for (const { record, rev } of wanted) await requireRev(resource, inside, record, rev)
  // What is stored already does not prevent changes of other fields.
  checkEach(
    wanted,
    { of: resource.name, keyOf: ({ record }) => String(record._id) },
    ({ record, values }) => {
      const changed = [...changedNames(record, values)].map((name) => [name, values[name]])
      requireWindows(resource.fields, inside, Object.fromEntries(changed))
    },
  )
}

async function requireRev(resource: Resource, inside: Context, record: Row, rev: unknown): Promise<void> {
  if (rev !== undefined && rev !== record.rev) throw await stale(resource, inside, record)
}

/** Throws if somebody cannot change this record now, or only by requesting the change. */
export async function requireDirectChange(resource: Resource, inside: Context, record: Row): Promise<void> {
  const { guard, intercept } = hooksOf(resource, inside)
  await requireChanges(resource, inside, [{ record, values: {} }])
  await guard?.(inside, [{ before: record, after: record }])
  if (intercept?.applies(inside, { before: record, values: {}, after: record }))
    throw new ApiError('permission.denied')
}

/**
 * Removes every matching record that nothing refers to. A `rev` must be the stored one (4092). The records stay in the table, marked as removed. All
 * or nothing.
 */
export async function remove(
  resource: Resource,
  context: Context,
  query: ListQuery,
  input: unknown,
): Promise<{ removed: number }> {
  const request = removeRequest(openTo(resource, context.who), query, input)
  const { cond, expect, rev } = request
  if (!mayBe(resource.can.remove, context.who)) throw denial(resource.can.remove, context.who)
  return transact(context, (inside) =>
    once(inside, resource.path, { site: query.site, removed: request }, async () => {
      const before = await lockMatching(resource, inside, query, cond)
      requireCount(before.length, expect)
      for (const record of before) await requireRev(resource, inside, record, rev)
      await removeLocked(resource, inside, before)
      return { removed: before.length }
    }),
  )
}

async function removeLocked(resource: Resource, inside: Context, before: readonly Row[]): Promise<void> {
  const who = await withOwnStores(resource.can.remove, inside, before)
  for (const record of before) authorize(resource.can.remove, who, record)
  await requireFurtherSites(resource, inside, idsOf(before))
  const changes = before.map((record) => ({ before: record, after: null }))
  await hooksOf(resource, inside).guard?.(inside, changes)
  await checkUnused(resource, inside, idsOf(before))
  await discard(resource, inside, before)
}

/**
 * Stores values in the records that differ, and returns all records as they are now; for intercepted changes
 * it returns what happened instead.
 */
async function store(resource: Resource, inside: Context, wanted: readonly NewValues[]): Promise<Row[]> {
  const { guard, intercept } = hooksOf(resource, inside)
  const differing = wanted.filter(({ record, values }) => changedNames(record, values).size > 0)
  const isDiverted = (one: NewValues): boolean => intercept?.applies(inside, intentOf(inside, one)) ?? false
  const diverting = differing.filter(isDiverted)
  const changing = differing.filter((one) => !isDiverted(one))
  const changes = await prepared(resource, inside, changing)
  await guard?.(
    inside,
    [...diverting, ...changes].map((one) => intentOf(inside, one)),
  )
  const intents = diverting.map((one) => intentOf(inside, one))
  const replies = await intercept?.instead(inside, intents)
  const diverted = new Map(diverting.map(({ record }, at) => [record, replies?.[at]]))
  const stored = await storePrepared(resource, inside, changes)
  return wanted.map(({ record }) => diverted.get(record) ?? stored.get(record._id) ?? record)
}
