// @runs embedded only
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#tests/support/client.ts'
import { fillDatabase } from '#tests/support/embeddedTemplate.ts'
import { startPostgres, type PostgresServer } from '#tests/support/postgres.ts'
import { killServers, spawnServer } from '#tests/support/serverProcess.ts'
import { startTestServer, type TestServer } from '#tests/support/testServer.ts'

const isLive = { status: 200, errcode: 0, data: { status: 'live' } }
const isReady = { status: 200, errcode: 0, data: { status: 'ready' } }
const notReady = { status: 503, errcode: 5030 }
const token = 'a token of some length'

describe('a balancer that asks a server', () => {
  let postgres: PostgresServer
  let server: TestServer
  let balancer: Client
  beforeAll(async () => {
    postgres = await startPostgres()
    await fillDatabase({ DATABASE_URL: postgres.url })
    server = await startTestServer('postgresql', undefined, {
      DATABASE_URL: postgres.url,
      METRICS_TOKEN: token,
    })
    balancer = server.anonymous
  })
  afterAll(async () => {
    await killServers()
    await server.stop()
    await postgres.stop()
  })

  const isUp = async (): Promise<string | undefined> => {
    const answer = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${token}` } })
    return /^atrium_database_up (\d)$/m.exec(await answer.text())?.[1]
  }

  it('hears that it is ready', async () => {
    expect(await balancer.call('GET', '/ready')).toMatchObject(isReady)
    expect(await balancer.call('GET', '/live')).toMatchObject(isLive)
    expect(await isUp()).toBe('1')
  })

  it('hears that it lives and is not ready while its database is gone or silent, and ready afterwards', async () => {
    for (const { without } of [{ without: postgres.whileDown }, { without: postgres.whileFrozen }]) {
      await without(async () => {
        const answer = await balancer.call('GET', '/ready')
        expect(answer).toMatchObject({ ...notReady, data: { reason: 'database' } })
        expect(await balancer.call('GET', '/live')).toMatchObject(isLive)
        expect(await isUp()).toBe('0')
      })
      await expect.poll(() => balancer.call('GET', '/ready'), { timeout: 10_000 }).toMatchObject(isReady)
    }
  })

  it('hears that a server that starts lives, and is not ready until its database is set up', async () => {
    // Whoever sets the database up holds this lock, and others wait for it.
    const setUp = sql`hashtext('installation')`
    const folder = mkdtempSync(join(tmpdir(), 'atrium-test-'))
    const starting = await server.database.db.connection().execute(async (other) => {
      await sql`select pg_advisory_lock(${setUp})`.execute(other)
      const starting = await spawnServer({ DATA_DIR: folder, DATABASE_URL: postgres.url, DEMO: '1' })
      const live = () => starting.anonymous.call('GET', '/live').catch(() => null)
      await expect.poll(live, { timeout: 20_000 }).toMatchObject(isLive)
      expect(await starting.anonymous.call('GET', '/ready')).toMatchObject(notReady)
      await sql`select pg_advisory_unlock(${setUp})`.execute(other)
      return starting
    })
    await starting.ready()
    expect(await starting.anonymous.call('GET', '/ready')).toMatchObject(isReady)
    await starting.stop()
    rmSync(folder, { recursive: true, force: true })
  })
})
