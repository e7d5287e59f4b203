import { errcodes } from '#contract/reply.ts'
import type { Resource } from '#contract/resource.ts'
import { absentId, type About } from './about.ts'
import { dataOf, requireSession, requireThere, refuses } from './envelope.ts'
import { tryCond, tryPages, trySite, trySort } from './listRules.ts'
import { isRecord } from '#contract/isRecord.ts'
import { rowsOf, type Row } from './record.ts'
import { judgeRecord, shown } from './shape.ts'
import { isExtension } from './specified.ts'
import { tryCall, type Notes, type Outcome } from './trial.ts'

/** Tests the reading calls of a resource. */
export async function resourceReads(resource: Resource, about: About): Promise<Outcome[]> {
  const { path, isLog } = resource
  const isOurs = isExtension('GET', path)
  const list = await tryCall(`GET ${path}`, isOurs, (notes) => tryList(resource, about, notes))
  const first = about.samples.get(resource.name)?.[0]
  return [
    list,
    await tryCall(`GET ${path}/one`, isOurs, (notes) => tryOne(resource, about, first, notes)),
    await tryCall(`GET ${path}/{id}`, isOurs, (notes) => tryId(resource, about, first, notes)),
    ...(isLog
      ? []
      : [
          await tryCall(`GET ${path}/{id}/history`, true, (notes) =>
            tryHistory(resource, about, first, notes),
          ),
        ]),
  ]
}

async function tryList(resource: Resource, about: About, notes: Notes): Promise<void> {
  const { backEnd, samples } = about
  const { path, beside } = resource
  const data = dataOf(await backEnd.ask({ method: 'GET', path, query: { range: '0-19' } }), notes)
  const rows = rowsOf(data)
  if (data !== undefined && !rows) notes.deviates(`data.list is not a list, data is ${shown(data)}`)
  if (!rows || !isRecord(data)) return
  samples.set(resource.name, rows)
  for (const row of rows) judgeRecord(resource, row, notes)
  const { total } = data
  if (typeof total !== 'number')
    notes.accepts(total === undefined ? 'total is left out' : `total is ${shown(total)}`)
  else if (total < rows.length) notes.deviates(`total is ${total} beside ${rows.length} records`)
  for (const part of Object.keys(beside)) if (!(part in data)) notes.accepts(`${part} is left out`)
  requireSession(await backEnd.ask({ method: 'GET', path, token: null }), notes)
  const asked = { resource, about, rows, total: typeof total === 'number' ? total : null, notes }
  await tryCond(asked)
  await trySort(asked)
  await tryPages(asked)
  await trySite(asked)
  if (rows.length === 0) notes.leaves('no records to test pages, order and conditions with')
}

async function tryOne(
  { path }: Resource,
  { backEnd }: About,
  first: Row | undefined,
  notes: Notes,
): Promise<void> {
  const one = (id: unknown) =>
    backEnd.ask({ method: 'GET', path: `${path}/one`, query: { cond: { _id: id } } })
  const none = await one(absentId)
  requireThere(none)
  const nothing = dataOf(none, notes, 'no record matches')
  if (isRecord(nothing) && Object.keys(nothing).length === 0)
    notes.accepts('no record matches: {} instead of null')
  else if (nothing !== null && nothing !== undefined)
    notes.deviates(`no record matches: ${shown(nothing)} instead of null`)
  if (!first) return notes.leaves('no record to fetch')
  const data = dataOf(await one(first['_id']), notes)
  if (data !== undefined && (!isRecord(data) || data['_id'] !== first['_id']))
    notes.deviates(`asked for ${shown(first['_id'])}, it returns ${shown(data)}`)
}

async function tryId(
  resource: Resource,
  { backEnd }: About,
  first: Row | undefined,
  notes: Notes,
): Promise<void> {
  const id = (id: unknown, token?: null) =>
    backEnd.ask({
      method: 'GET',
      path: `${resource.path}/${encodeURIComponent(String(id))}`,
      ...(token === null ? { token } : {}),
    })
  const absent = await id(absentId)
  if (first) {
    const data = dataOf(await id(first['_id']), notes)
    if (data !== undefined) judgeRecord(resource, data, notes)
    if (isRecord(data) && data['_id'] !== first['_id']) notes.deviates(`it returns another record`)
    requireSession(await id(first['_id'], null), notes)
  } else {
    requireThere(absent)
    notes.leaves('no record to fetch')
  }
  if (!refuses(absent, errcodes.not_found, 'a missing record', notes))
    notes.deviates(`a missing record: it returns ${shown(absent.envelope?.['data'])}`)
}

async function tryHistory(
  resource: Resource,
  { backEnd }: About,
  first: Row | undefined,
  notes: Notes,
): Promise<void> {
  const path = `${resource.path}/${encodeURIComponent(String(first?.['_id'] ?? absentId))}/history`
  const answer = await backEnd.ask({ method: 'GET', path })
  if (!first) {
    requireThere(answer)
    if (!refuses(answer, errcodes.not_found, 'of a missing record', notes))
      notes.deviates('of a missing record')
    return notes.leaves('no record to ask about')
  }
  const data = dataOf(answer, notes)
  if (data !== undefined && !rowsOf(data)) notes.deviates(`data.list is not a list, data is ${shown(data)}`)
}
