import { errcodes } from '#contract/reply.ts'
import type { Resource } from '#contract/resource.ts'
import { absentId, type About } from './about.ts'
import type { Answer } from './backEnd.ts'
import { dataOf, refuses } from './envelope.ts'
import { idsOf, rowsOf, type Row } from './record.ts'
import { shown } from './shape.ts'
import type { Notes } from './trial.ts'

/** A list that has been fetched once, and is fetched again with other parameters. */
interface ListProbe {
  readonly resource: Resource
  readonly about: About
  /** Its first records. */
  readonly rows: readonly Row[]
  readonly total: number | null
  readonly notes: Notes
}

const ask = ({ resource, about }: ListProbe, query: Readonly<Record<string, unknown>>): Promise<Answer> =>
  about.backEnd.ask({ method: 'GET', path: resource.path, query })

/** Fetches the records of a list; undefined after a deviation. */
async function rowsFor(asked: ListProbe, query: Readonly<Record<string, unknown>>, what: string) {
  const data = dataOf(await ask(asked, query), asked.notes, what)
  const rows = rowsOf(data)
  if (data !== undefined && !rows) asked.notes.deviates(`${what}: no list, data is ${shown(data)}`)
  return rows
}

/** `cond` returns the matching records and no others. */
export async function tryCond(asked: ListProbe): Promise<void> {
  const { rows, notes } = asked
  const [first, second] = idsOf(rows)
  if (first !== undefined) {
    const only = await rowsFor(asked, { cond: { _id: first } }, 'cond by _id')
    if (only && String(idsOf(only)) !== first)
      notes.deviates(`cond is ignored: a condition on _id returns ${only.length} records`)
    const none = await rowsFor(asked, { cond: { _id: { $in: [] } } }, '$in of nothing')
    if (none && none.length > 0) notes.deviates(`$in of nothing matches ${none.length} records`)
  }
  if (second !== undefined) {
    const wanted = [first, second]
    const both = await rowsFor(asked, { cond: { _id: { $in: wanted } }, range: 'ALL' }, '$in')
    if (both && idsOf(both).sort().join() !== wanted.sort().join())
      notes.deviates('$in: returns records with other ids')
  }
  const unknown = { cond: { conformance_unknown: 'x' } }
  const answer = await ask(asked, unknown)
  if (!refuses(answer, errcodes['cond.field'], 'cond with an unknown field', notes) && seen(answer) > 0)
    notes.deviates('cond with an unknown field: is ignored, and returns records that do not match')
  const broken = await ask(asked, { cond: '{"_id":' })
  if (!refuses(broken, errcodes['cond.malformed'], 'cond that is not JSON', notes))
    notes.accepts('cond that is not JSON: is ignored; ours says 4002')
}

/** `sort` works in both directions, by id, and by a number in which the first records differ. */
export async function trySort(asked: ListProbe): Promise<void> {
  const { resource, rows, notes } = asked
  const unknown = await ask(asked, { sort: { conformance_unknown: 1 } })
  if (!refuses(unknown, errcodes['cond.field'], 'sort by an unknown field', notes))
    notes.accepts('sort by an unknown field: is ignored; ours says 4003')
  if (rows.length < 2) return
  const up = await rowsFor(asked, { sort: { _id: 1 }, range: '0-19' }, 'sort')
  const down = await rowsFor(asked, { sort: { _id: -1 }, range: '0-19' }, 'sort')
  if (up && down && idsOf(up)[0] === idsOf(down)[0])
    notes.deviates('sort is ignored: both directions begin with the same record')
  const numeric = Object.entries(resource.fields).find(
    ([name, { kind }]) => numbers.has(kind) && new Set(rows.map((row) => row[name])).size > 1,
  )?.[0]
  if (numeric === undefined) return
  for (const way of [1, -1]) {
    const sorted = await rowsFor(asked, { sort: { [numeric]: way }, range: '0-99' }, `sort by ${numeric}`)
    const values = (sorted ?? []).map((row) => row[numeric])
    const present = values.filter((value) => typeof value === 'number')
    if (present.some((value, index) => index > 0 && (value - (present[index - 1] ?? value)) * way < 0))
      notes.deviates(`sort by ${numeric}: ${way === 1 ? 'does not ascend' : 'does not descend'}`)
    const gap = values.findIndex((value) => typeof value !== 'number')
    if (gap >= 0 && values.slice(gap).some((value) => typeof value === 'number'))
      notes.accepts(`sort by ${numeric}: missing values do not come last`)
  }
}

const numbers: ReadonlySet<string> = new Set(['integer', 'decimal', 'seconds'])

/** `range` returns consecutive pages, nothing after the last, and everything for `ALL`. */
export async function tryPages(asked: ListProbe): Promise<void> {
  const { rows, total, notes } = asked
  if (rows.length < 2) return
  const pages = [
    await rowsFor(asked, { range: '0-0' }, 'range'),
    await rowsFor(asked, { range: '1-1' }, 'range'),
  ]
  const [first, second] = pages.map((page) => page && idsOf(page))
  if (first && second) {
    if (first.length !== 1) notes.deviates(`range is ignored: 0-0 returns ${first.length} records`)
    else if (first[0] === second[0]) notes.deviates('range: two pages contain the same record')
  }
  const behind = await rowsFor(asked, { range: '900000-900009' }, 'range')
  if (behind && behind.length > 0) notes.deviates(`range: ${behind.length} records after the last`)
  if (total === null || total > 1000) return
  const all = await rowsFor(asked, { range: 'ALL' }, 'range=ALL')
  if (all && all.length !== total) notes.deviates(`range=ALL: ${all.length} of ${total} records`)
}

/** `site` returns the site's records and no others; none for a site that does not exist. */
export async function trySite(asked: ListProbe): Promise<void> {
  const { resource, about, notes } = asked
  if (resource.scope !== 'site') return
  for (const site of [about.site, about.otherSite]) {
    if (site === null) continue
    const rows = (await rowsFor(asked, { site, range: '0-99' }, `site ${site}`)) ?? []
    const foreign = rows.filter((row) => 'site' in row && String(row['site']) !== site)
    if (foreign.length > 0)
      notes.deviates(`site is ignored: ${foreign.length} of ${rows.length} records belong to other sites`)
  }
  await rowsFor(asked, { site: 'ALL' }, 'site=ALL')
  const nowhere = await ask(asked, { site: absentId })
  if (refuses(nowhere, errcodes['site.denied'], 'a site that does not exist', notes)) return
  if (seen(nowhere) > 0) notes.deviates(`a site that does not exist: ${seen(nowhere)} records`)
  else notes.accepts('a site that does not exist: no records; ours says 4032')
}

const seen = ({ envelope }: Answer): number => rowsOf(envelope?.['data'])?.length ?? 0
