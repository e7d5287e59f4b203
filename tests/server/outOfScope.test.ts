// @runs in full runs
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Call } from '#contract/call.ts'
import { isRecord } from '#contract/isRecord.ts'
import { printQuery } from '#contract/printQuery.ts'
import type { Resource } from '#contract/resource.ts'
import { codesIn } from '#contract/ruleParts.ts'
import { expected, lineProblems, reads, unchanged } from '#tests/areas/gathered.ts'
import type { ReadRequest } from '#tests/areas/reads.ts'
import type { Client } from '#tests/support/client.ts'
import { ownHalves, ownTables } from '#tests/support/ownAreas.ts'
import { personWith } from '#tests/support/personWith.ts'
import { startTestServer, type TestServer } from '#tests/support/testServer.ts'
import { contract } from '#tools/contract.ts'
import { canary, derivedTables, plant } from './outOfScope/plant.ts'

// Two people with every permission, at every site. The scopes of the one let nothing through; the same questions are
// answered before and after the rows are changed that they hide. What is derived from them would change with them.

const resources = Object.values(contract.resources).filter(({ name }) => ownTables.has(name))
const calls = Object.entries<Call>(contract.calls)
/** What is sent to each is in `tests/areas/<area>/expectations.ts`. */
const asked = calls.filter(([name, { method }]) => method === 'GET' || name in reads)
const silent = new Set<string>(
  calls.flatMap(([name, { path }]) => (typeof reads[name] === 'string' ? [path] : [])),
)
/** Whether the reply to a call is the same as long as the records are. Asking writes the log, and moves sessions up. */
const isSteady = (path: string): boolean => !silent.has(path) && !/^\/(auditlog|sys\/session)/.test(path)
/** The resources of which a role can narrow the rows. */
const scopable = resources.flatMap(({ can, name }) => (codesIn(can.view).length > 0 ? [name] : []))
/** What figures come from, while the records that are derived from it are open. */
const origins = 'store tenant_ship lease_ship tenant_sale tenant_rent brand scoring_report'.split(' ')

interface Request {
  readonly method: string
  /** The path in the contract. */
  readonly path: string
  readonly address: string
  readonly body?: object
}
type Replies = ReadonlyMap<Request, string>
const failures: string[] = []

it('every call that reads has something to send', () => {
  const names = asked.map(([name]) => name)
  const example = (name: string) => `${name}: () => everywhere, or why nobody gets by it what rows decide`
  expect(lineProblems({ part: 'reads', names, example })).toEqual([])
})

describe.each([
  ['of every resource', scopable],
  ['of what figures come from', origins],
] as const)('a role whose scopes let no row through %s', (_, hidden) => {
  let server: TestServer
  let before: Record<'scoped' | 'whole', Replies>
  let after: Record<'scoped' | 'whole', Replies>
  beforeAll(async () => {
    server = await startTestServer()
    const admin = await server.as('admin')
    const none = Object.fromEntries(hidden.map((name) => [name, { department: ['nobody'] }]))
    const people = {
      scoped: await personWith(server, admin, { username: 'nomenu', data_scope: none }),
      whole: await personWith(server, admin, { username: 'auditor', data_scope: {} }),
    }
    await server.as('gz.officer')
    await attachToVisit(server)
    await admin.create('/retail/performance/scenario/calculate', { _id: 'WI-2-1' })
    await server.work()
    // The nightly jobs change records too.
    await vi.waitUntil(async () => isDone(server), { timeout: 120_000, interval: 250 })
    const requests = await requestsOf(server)
    const askBoth = async () => {
      const [scoped, whole] = await Promise.all([
        ask(server, people.scoped, requests),
        ask(server, people.whole, requests),
      ])
      return { scoped, whole }
    }
    before = await askBoth()
    // Without its store a record that is in scope can be less, or nobody's.
    await plant(server.database.db, [...hidden, ...derivedTables], hidden === origins ? ['store'] : [])
    if (hidden.includes('myscust_result'))
      await sql`update attachment set name = ${canary} where uid = md5('receipt')`.execute(server.database.db)
    after = await askBoth()
  }, 1_200_000)
  afterAll(() => server.stop())

  it('shows not one byte of these rows, whatever is asked', () => {
    const shown = [...after.scoped].filter(([, reply]) => reply.includes(canary))
    expect(shown.map(([request, reply]) => `${told(request)} ${around(reply)}`)).toEqual([])
  })

  it('shows no figure that changes with these rows', () => {
    const changed = [...after.scoped].filter(
      ([request, reply]) => isSteady(request.path) && reply !== before.scoped.get(request),
    )
    expect(
      changed.map(([request, reply]) => `${told(request)} ${difference(before.scoped.get(request), reply)}`),
    ).toEqual([])
  })

  it('breaks no call', () => expect(failures).toEqual([]))

  it('is compared with somebody to whom each of these calls shows them', () => {
    if (hidden !== scopable) return
    const paths = asked.flatMap(([name, { method, path }]) =>
      method === 'GET' && isSteady(path) && !(name in unchanged) ? [path] : [],
    )
    const blind = paths.filter((path) =>
      [...after.whole].every(
        ([request, reply]) => request.path !== path || reply === before.whole.get(request),
      ),
    )
    expect(blind).toEqual([])
  })
})

/** Gives a visit of a mystery customer a file: the demo of the tests has none. */
const attachToVisit = ({ database: { db } }: TestServer) =>
  sql`
    with made as (
      insert into attachment (uid, name, mime, size, sha256, biz_type, biz_id, uploaded_by, uploaded_at, is_stored)
      select md5('receipt'), 'receipt.pdf', 'application/pdf', 1, md5('content'), 'myscust_result', _id, created_by, created_at, true
      from (select * from myscust_result where site = '2' order by _id limit 1) visit
      returning uid, biz_id)
    update myscust_result set attachs = array[uid] from made where _id = biz_id`.execute(db)

async function isDone({ database: { db } }: TestServer): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`
    select bool_or(name = 'PS.scenario') and bool_or(name = 'RM.escalate') and bool_and(status = 'done') as done
    from job`.execute(db)
  return rows[0]?.done === true
}

async function requestsOf(server: TestServer): Promise<readonly Request[]> {
  const known: Record<string, string> = {}
  for (const { known: statement } of Object.values(expected)) {
    if (!statement) continue
    const { rows } = await sql.raw<Record<string, string>>(statement).execute(server.database.db)
    Object.assign(known, rows[0])
  }
  const listed = await Promise.all(resources.map((resource) => requestsFor(server, resource)))
  const reports = ownHalves
    .flatMap(({ reports: own = [] }) => own)
    .flatMap(({ id, hasPeriod }) =>
      ['2', undefined].map((at) => {
        const params = JSON.stringify(hasPeriod ? { period: 'last_month' } : {})
        return get('/reports/preview', { report: id, at, locale: 'en_US', params })
      }),
    )
  const single = asked.flatMap(([name, call]) => {
    const sent = reads[name]
    if (sent === undefined || call.carries === 'events') return []
    return (typeof sent === 'string' ? [{}] : sent(known)).map((one) => requestOf(call, one))
  })
  return [...listed.flat(), ...single, ...reports]
}

/** The generic calls of a resource. */
async function requestsFor(
  { database: { db } }: TestServer,
  { name, path, exports, search, isLog, lifecycle, fields }: Resource,
): Promise<Request[]> {
  const { rows } = await sql<{ _id: string }>`
    select _id from ${sql.table(name)} order by hashtext(_id) limit 2`.execute(db)
  const ids = rows.map(({ _id }) => _id)
  const period = { sale_date: { $gte: '2026-10-01', $lte: '2026-10-31' } }
  return [
    get(path, { range: '0-99' }),
    get(path, { site: '2', range: '0-49', manage: '1' }),
    get(path, { cond: JSON.stringify({ _id: { $in: ids } }) }),
    get(`${path}/one`, {}),
    ...('sale_date' in fields ? [get(path, { cond: JSON.stringify(period) })] : []),
    ...(search.length > 0 ? [canary, 'a'].map(($q) => get(path, { cond: JSON.stringify({ $q }) })) : []),
    ...ids.map((id) => get(`${path}/${id}`, {})),
    ...(isLog ? [] : ids.map((id) => get(`${path}/${id}/history`, {}))),
    ...(lifecycle ? ids.map((id) => get(`${path}/${id}/steps`, {})) : []),
    ...(exports ? [get(`${path}/export`, { format: 'csv' })] : []),
  ]
}

const get = (path: string, query: Readonly<Record<string, unknown>>): Request => ({
  method: 'GET',
  path,
  address: addressOf(path, query),
})

function requestOf({ method, path }: Call, { path: parts = {}, query = {}, body }: ReadRequest): Request {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parts[name] ?? 'none'))
  return { method, path, address: addressOf(filled, query), ...(body ? { body } : {}) }
}

function addressOf(path: string, query: Readonly<Record<string, unknown>>): string {
  const search = printQuery(query)
  return `${path}${search && `?${search}`}`
}

async function ask({ url }: TestServer, { token }: Client, requests: readonly Request[]): Promise<Replies> {
  const replies = new Map<Request, string>()
  const headers = { token: String(token), 'content-type': 'application/json' }
  for (const request of requests) {
    const { method, address, body } = request
    const response = await fetch(`${url}/api/v1${address}`, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const text = await response.text()
    if (/"errcode":5000/.test(text)) failures.push(`${address} ${text}`)
    // The present moment, and how long the address of a file is good.
    const timeless = text.replace(/"now":\d+/, '"now":0').replaceAll(/expires=\d+&signature=[\w-]+/g, '')
    replies.set(request, sorted(timeless))
  }
  return replies
}

/** A reply with the names of each object in order, which says nothing. */
function sorted(reply: string): string {
  try {
    return JSON.stringify(JSON.parse(reply), (_, value: unknown) =>
      isRecord(value) ? Object.fromEntries(Object.entries(value).toSorted()) : value,
    )
  } catch {
    return reply
  }
}

const told = ({ method, address, body }: Request): string =>
  `${method} ${decodeURIComponent(address)} ${body ? JSON.stringify(body) : ''}`

function around(reply: string): string {
  const at = reply.indexOf(canary)
  return reply.slice(Math.max(0, at - 80), at + 20)
}

function difference(was = '', is: string): string {
  const at = [...was].findIndex((letter, place) => letter !== is[place])
  return `${was.slice(Math.max(0, at - 60), at + 40)} → ${is.slice(Math.max(0, at - 60), at + 40)}`
}
