// @runs both databases
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Call } from '#contract/call.ts'
import type { Resource } from '#contract/resource.ts'
import { listCall, oneCall, readCall } from '#contract/resourceCalls.ts'
import { contract } from '#tools/contract.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

/** Tables in which a server notes that it is used, whoever reads what. */
const ofUse = new Set([
  'access_token',
  'session',
  'rate_limit',
  'event',
  'job',
  'job_run',
  'captcha',
  'encrypt_key',
  'sign_in',
  'idempotency',
  'plugin_report',
  'search_state',
  'delivery',
])
/** Calls that are read by GET and write by their nature. */
const writing: Readonly<Record<string, string>> = {
  '/system/i18n/{name}/switch': 'the specification has it as a GET: it keeps the language of the person',
  '/events': 'a stream that does not end',
  '/api/v1/gen_token': 'makes a token for a page within the console',
  '/gen_token': 'makes a token for a page within the console',
  '/captcha': 'makes a picture, and remembers what is on it',
  '/sso/encrypt-key': 'makes a key',
}

const known: Record<string, unknown> = {
  site: '2',
  months: 12,
  q: 'a',
  limit: 5,
  range: '0-4',
  name: 'zh_CN',
}
const server = await serverForTests()
const admin = await server.as('admin')
beforeAll(async () => {
  const { rows } = await sql<Record<string, unknown>>`
    select _id as report_id, store_id, stat_time, (select min(item_id) from scoring_report_item where report_id = r._id) as item_id
    from scoring_report r where site = '2' and status = 'confirmed' order by stat_time desc, _id limit 1`.execute(
    server.database.db,
  )
  Object.assign(known, rows[0])
})

/** The number of rows of each table, and the last transaction that wrote one. */
async function state(): Promise<ReadonlyMap<string, string>> {
  const { db } = server.database
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db)
  const found = new Map<string, string>()
  for (const { name } of tables.filter((one) => !ofUse.has(one.name))) {
    const { rows } = await sql<{ at: string }>`
      select count(*) || ' ' || coalesce(max(xmin::text::int8), 0) as at from ${sql.table(name)}`.execute(db)
    found.set(name, rows[0]?.at ?? '')
  }
  return found
}

const differing = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] =>
  [...after].flatMap(([name, at]) => (before.get(name) === at ? [] : [name]))

const resources: Resource[] = Object.values(contract.resources)
const calls = Object.values(contract.calls).filter(
  // A download is noted in the audit log, by intention.
  ({ method, path, carries }: Call) =>
    method === 'GET' && carries !== 'download' && !(path in writing) && !path.startsWith('/file/'),
)
const queries = (): Record<string, unknown>[] => {
  const { report_id, store_id, stat_time, item_id } = known
  const month = { from_month: '2026-09', to_month: '2026-10', stat_month: '2026-10', period: '2026-10' }
  return [
    {},
    { site: '2' },
    { site: '2', report_id },
    { site: '2', store_id, stat_time },
    { site: '2', store_id, item_id },
    { site: '2', store_id },
    { site: '2', stat_time, item_id },
    { site: '2', ...month },
    { site: '2', from: 1_790_000_000, to: 1_795_000_000 },
    { q: 'a' },
  ]
}

it('every list, record and reading call leaves the database as it is', async () => {
  // Jobs wait in the queue: what they write is nobody's reading.
  const before = await state()
  let [read, refused] = [0, 0]
  const ask = async (path: string, query: Record<string, unknown>): Promise<void> => {
    const { errcode } = await admin.call('GET', path, query)
    if (errcode === 0) read += 1
    else refused += 1
  }
  for (const resource of resources) {
    const { data } = await admin.list(resource.path, { site: '2', range: '0-1' })
    const _id = data?.list?.[0]?._id
    const paths = [listCall(resource), oneCall(resource), readCall(resource)].map(({ path }) => path)
    for (const path of paths)
      if (_id) await ask(path.replace(/\{\w+\}/, String(_id)), { site: '2', cond: JSON.stringify({ _id }) })
  }
  const done = new Set<string>()
  for (const { path } of calls)
    for (const query of queries()) {
      const [, name = ''] = /\{(\w+)\}/.exec(path) ?? []
      const asked = path.replace(/\{\w+\}/, String(known[name] ?? known['store_id']))
      const { errcode } = await admin.call('GET', asked, query)
      if (errcode === 0) done.add(path)
    }
  const { rows: noted } = await sql`
    select entity, action, step, user_id is not null as is_person from audit_log order by at desc, _id desc limit 3`.execute(
    server.database.db,
  )
  expect(differing(before, await state()), JSON.stringify(noted)).toEqual([])
  expect(read).toBeGreaterThan(60)
  expect(refused).toBeLessThan(read)
  expect(done.size).toBeGreaterThan(calls.length / 2)
})

it('a look at a shop that has no score today starts no report', async () => {
  const officer = await server.as('gz.officer')
  const count = async () =>
    (await sql<{ n: number }>`select count(*)::int as n from scoring_report`.execute(server.database.db))
      .rows[0]?.n
  const { data } = await officer.call('GET', '/ts/daily/stores', { site: '2' })
  const shop = data.list.find(({ report_id }: { report_id: string | null }) => report_id === null)
  const before = await count()
  const { store_id, stat_time, set_id } = shop
  expect((await officer.call('GET', '/ts/daily/scoring', { store_id, stat_time, site: '2' })).data).toBeNull()
  const items = await officer.list('/ts/daily/items', { cond: { set_id, is_active: true }, range: 'ALL' })
  expect(items.data.total).toBeGreaterThan(0)
  expect(await count()).toBe(before)
  const { data: report } = await officer.call(
    'POST',
    '/ts/daily/scoring',
    {},
    { site: '2', store_id, stat_time },
  )
  expect(report.items.map(({ item_id }: { item_id: string }) => item_id).toSorted()).toEqual(
    items.data.list.map(({ _id }: { _id: string }) => _id).toSorted(),
  )
})
