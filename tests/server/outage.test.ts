// @runs postgresql only, in full runs
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, type Database } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { defineServerPlugin } from '#server/http/defineServerPlugin.ts'
import { readSettings, SettingsError } from '#server/base/settings.ts'
import type { Client } from '#tests/support/client.ts'
import { fillDatabase } from '#tests/support/embeddedTemplate.ts'
import { startPostgres, type PostgresServer } from '#tests/support/postgres.ts'
import { startTestServer, type TestServer } from '#tests/support/testServer.ts'

let postgres: PostgresServer
let server: TestServer
let admin: Client
beforeAll(async () => {
  postgres = await startPostgres()
  await fillDatabase({ DATABASE_URL: postgres.url })
  const settings = { DATABASE_URL: postgres.url, DATABASE_TIMEOUT: '1' }
  server = await startTestServer('postgresql', undefined, settings)
  admin = await server.as('admin')
})
afterAll(async () => {
  await server.stop()
  await postgres.stop()
})

const unavailable = { status: 200, errcode: 5002, errmsg: expect.stringMatching(/\S/) }
const backAgain = () =>
  expect.poll(async () => (await admin.list('/bdbrand')).errcode, { timeout: 10_000 }).toBe(0)

describe('someone whose database', () => {
  it('is down is told so soon, each time, and finds it again without a new start', async () => {
    await postgres.whileDown(async () => {
      for (let i = 0; i < 3; i += 1) {
        const started = Date.now()
        expect(await admin.list('/bdbrand')).toMatchObject(unavailable)
        expect(await admin.create('/bdbrand', { name: 'Down', category_id: 'BC1' })).toMatchObject(
          unavailable,
        )
        expect(Date.now() - started).toBeLessThan(20_000)
      }
    })
    await backAgain()
    expect((await admin.list('/bdbrand', { cond: { name: 'Down' } })).data.total).toBe(0)
  })

  it('has fallen silent is told so too, and finds it again', async () => {
    await admin.list('/bdbrand')
    await postgres.whileFrozen(async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => admin.list('/bdbrand')))
      for (const answer of answers) expect(answer).toMatchObject(unavailable)
    })
    await backAgain()
  })

  it('takes too long over a statement is told so, and the statement is ended', async () => {
    await server.database.db.transaction().execute(async (inside) => {
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(inside)
      await sql`lock table brand in access exclusive mode`.execute(inside)
      expect(await admin.list('/bdbrand')).toMatchObject(unavailable)
      const { rows } = await sql`
        select pid from pg_stat_activity where wait_event_type = 'Lock' and application_name = 'atrium'`.execute(
        inside,
      )
      expect(rows).toEqual([])
    })
    await backAgain()
  })
})

describe('several servers that start on one database', () => {
  it('bring it up to date once, however long that takes', async () => {
    const slow = defineServerPlugin({
      id: 'slow',
      migrations: { '0001_slow': 'select pg_sleep(1.5); create table slow (n int)' },
    })
    // One has another plugin, and does not know what the others run.
    const other = defineServerPlugin({
      id: 'other',
      migrations: { '0001_other': 'create table other (n int)' },
    })
    const settings = readSettings({ DATABASE_URL: postgres.url, DATABASE_TIMEOUT: '1' })
    const open = (): Promise<Database> => openDatabase(settings, () => undefined)
    const databases = await Promise.all([open(), open(), open()])
    const done = await Promise.all(
      databases.map(({ unhurried }, at) => unhurried((db) => migrate(db, [at === 2 ? other : slow]))),
    )
    expect(done.flat().toSorted()).toEqual(['other/0001_other', 'slow/0001_slow'])
    await Promise.all(databases.map(({ close }) => close()))
  })
})

describe('people who start a server on a PostgreSQL', () => {
  const open = (url: string) => openDatabase(readSettings({ DATABASE_URL: url }), () => undefined)
  const at = (change: Partial<Record<'port' | 'pathname' | 'search' | 'hostname', string>>) =>
    Object.assign(new URL(postgres.url), change).href

  it('are told in a sentence why it cannot be reached', async () => {
    const reasons = {
      [at({ hostname: 'localhost', port: '1' })]: /reached: .*ECONNREFUSED.*Is it running/,
      [at({ pathname: '/absent' })]: /reached: database "absent" does not exist\. Is/,
      [at({ search: '?sslmode=verify-full' })]: /reached: The server does not support SSL.*sslmode right\?$/,
      [at({ search: '?sslrootcert=/no/such' })]: /reached: ENOENT/,
    }
    for (const [url, sentence] of Object.entries(reasons)) {
      const failure = await open(url).catch((error: unknown) => error)
      expect(failure).toBeInstanceOf(SettingsError)
      expect((failure as SettingsError).message).toMatch(sentence)
    }
  })

  it('are told in a sentence that their role has to own it', async () => {
    const owner = await open(postgres.url)
    await sql`create role guest login`.execute(owner.db)
    await sql`create database others`.execute(owner.db)
    const { db, close } = await open(
      postgres.url.replace('//postgres@', '//guest@').replace(/[^/]+$/, 'others'),
    )
    await expect(migrate(db)).rejects.toThrow(/denied.*It has to own the database\.$/)
    await close()
    await owner.close()
  })
})
