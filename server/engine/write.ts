import { parseDoc } from '#contract/doc.ts'
import { Refusal, type Page } from '#contract/reply.ts'
import type { Resource } from '#contract/resource.ts'
import { withOwnStores } from '#server/access/ownStores.ts'
import { act } from './act.ts'
import { audit } from './audit.ts'
import { change, changedNames } from './change.ts'
import { conductOf } from './conduct.ts'
import type { Context, Row } from './context.ts'
import { changeableBy, openTo, showing } from './privacy.ts'
import type { Asked } from './read.ts'
import { checkUnused } from './references.ts'
import { demand, denial } from './refuse.ts'
import { assign, idsOf, lockMatching, only, whole } from './rows.ts'
import { mayBe } from './ruleSql.ts'
import { demandSite } from './scope.ts'
import { transact } from './transact.ts'
import { removeCond, updateRequest } from './writeRequest.ts'

/**
 * Changes every record that matches: one when the condition is `{_id}`, which is answered itself, else a page of all.
 * All or nothing. A `rev` in the doc must be the stored one (4092). A record that is as asked already stays untouched. A doc
 * with an `action` takes a step of the resource's.
 */
export async function update(
  resource: Resource,
  context: Context,
  query: Asked,
  input: unknown,
): Promise<Row | Page<Row>> {
  const request = updateRequest(openTo(resource, context.who), query, input)
  if (request.action !== undefined) return act(resource, context, query, request)
  const { cond, single, doc, rev } = request
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
    const after = await store(resource, inside, before, values)
    return single ? shown(only(after)) : { list: after.map(shown), total: after.length }
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
    for (const done of changes) await conductOf(resource, inside).follow?.(inside, done)
    return { removed: before.length }
  })
}

/** Stores the values in the records that have others, and answers all of them; what is diverted is answered in its place. */
async function store(
  resource: Resource,
  inside: Context,
  before: readonly Row[],
  values: Row,
): Promise<Row[]> {
  const { prepare, divert, follow } = conductOf(resource, inside)
  const diverted = new Map<Row, Row>()
  const stored = new Map<unknown, Row>()
  const changing = before.filter((record) => changedNames(record, values).size > 0)
  if (!prepare && !divert) {
    for (const [id, row] of await change(resource, inside, changing, values)) stored.set(id, row)
  } else {
    for (const record of changing) {
      const answer = await divert?.(inside, { before: record, values })
      if (answer) diverted.set(record, answer)
      else {
        const more = await prepare?.(inside, { before: record, values })
        for (const [id, row] of await change(resource, inside, [record], { ...values, ...more }))
          stored.set(id, row)
      }
    }
  }
  const changes = changing
    .filter((record) => !diverted.has(record))
    .map((record) => ({ before: record, after: stored.get(record['_id']) ?? null }))
  await audit(resource, inside, 'update', changes)
  for (const done of changes) await follow?.(inside, done)
  const now = before.map((record) => diverted.get(record) ?? stored.get(record['_id']) ?? record)
  return diverted.size > 0 ? now : whole(resource, inside, now)
}
