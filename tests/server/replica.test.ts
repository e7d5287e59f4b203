// @runs postgresql only, in full runs
import { Client as Connection } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient, type Client } from '#tests/support/client.ts'
import { fillDatabase } from '#tests/support/embeddedTemplate.ts'
import { startPostgres, type PostgresServer } from '#tests/support/postgres.ts'
import { startTestServer, type TestServer } from '#tests/support/testServer.ts'

let primary: PostgresServer
let replica: PostgresServer
let servers: [TestServer, TestServer]
let editor: Client
/** The same session at another server. */
let elsewhere: Client
beforeAll(async () => {
  primary = await startPostgres()
  await fillDatabase({ DATABASE_URL: primary.url })
  replica = await primary.startReplica()
  const settings = { DATABASE_URL: primary.url, DATABASE_REPLICA_URL: replica.url }
  const start = () => startTestServer('postgresql', undefined, settings)
  servers = [await start(), await start()]
  editor = await servers[0].as('brand.approver')
  elsewhere = createClient(servers[1].url, editor.token)
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  await replica.stop()
  await primary.stop()
})

async function onReplica<T extends object>(statement: string): Promise<T[]> {
  const connection = new Connection({ connectionString: replica.url, application_name: 'onlooker' })
  await connection.connect()
  const { rows } = await connection.query<T>(statement)
  await connection.end()
  return rows
}

/**
 * How many reads of brands were the last thing that a connection to the replica did. PostgreSQL keeps the first 1,024
 * characters of a statement, in which the table is not named yet.
 */
const readsThere = async () =>
  (
    await onReplica(`
      select from pg_stat_activity where application_name = 'atrium' and query like '%user_favorite_brand%'`)
  ).length
const forgetReads = () =>
  onReplica(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'atrium'`)

const named = (client: Client, name: string) => client.list('/bdbrand', { cond: { name } })
const add = (name: string) => editor.create('/bdbrand', { name, category_id: 'BC1' })

const patience = { timeout: 10_000 }

/** Reads, and answers what `readsThere` says then. */
async function readsAfter(read: () => Promise<{ errcode: number }>): Promise<number> {
  const { errcode } = await read()
  return errcode === 0 ? readsThere() : Promise.reject(new Error(`refused: ${errcode}`))
}
describe('an installation with a replica', () => {
  it.each([
    ['lists', () => editor.list('/bdbrand')],
    ['the first that matches', () => editor.call('GET', '/bdbrand/one', { cond: { _id: 'B123' } })],
    ['single records', () => editor.call('GET', '/bdbrand/B123')],
  ])('reads %s there', async (_, read) => {
    await forgetReads()
    await expect.poll(() => readsAfter(read), patience).toBeGreaterThan(0)
  })

  it('shows what was written at once, at every server, under load', async () => {
    const end = new AbortController()
    const load = (async () => {
      for (let n = 0; !end.signal.aborted; n += 1) await add(`Load ${n}`)
    })()
    for (let n = 0; n < 60; n += 1) {
      const name = `Fresh ${n}`
      const { data } = await add(name)
      const [here, there, record] = await Promise.all([
        named(editor, name),
        named(elsewhere, name),
        elsewhere.call('GET', `/bdbrand/${data._id}`),
      ])
      expect([here.data.total, there.data.total, record.errcode]).toEqual([1, 1, 0])
    }
    end.abort()
    await load
    await forgetReads()
    await expect.poll(() => readsAfter(() => editor.list('/bdbrand')), patience).toBeGreaterThan(0)
  })

  it('shows it too while the replica is behind, and reads there again when it has caught up', async () => {
    await onReplica('select pg_wal_replay_pause()')
    for (let n = 0; n < 5; n += 1) {
      expect((await add(`Behind ${n}`)).errcode).toBe(0)
      expect((await named(elsewhere, `Behind ${n}`)).data.total).toBe(1)
    }
    await onReplica('select pg_wal_replay_resume()')
    await forgetReads()
    await expect.poll(() => readsAfter(() => editor.list('/bdbrand')), patience).toBeGreaterThan(0)
  })

  it('goes on without the replica, and reads there again when it is back', async () => {
    await replica.whileDown(async () => {
      for (let n = 0; n < 5; n += 1) {
        expect((await add(`Alone ${n}`)).errcode).toBe(0)
        expect((await named(editor, `Alone ${n}`)).data.total).toBe(1)
      }
    })
    await expect.poll(() => readsAfter(() => editor.list('/bdbrand')), patience).toBeGreaterThan(0)
  })

  it('says what is wrong with a request as it would without one', async () => {
    expect((await editor.list('/bdbrand', { cond: { secret: 1 } })).errcode).toBe(4003)
    expect((await editor.call('GET', '/bdbrand/none')).errcode).toBe(4040)
  })
})
