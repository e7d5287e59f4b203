// @runs postgresql only, in full runs
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, type Database } from '#server/db/database.ts'
import { readSettings } from '#server/base/settings.ts'
import { createClient, type Client } from '#tests/support/client.ts'
import { demoNow } from '#tests/support/embeddedTemplate.ts'
import { getFile, sendFile } from '#tests/support/fileCalls.ts'
import { startPostgres, type PostgresServer } from '#tests/support/postgres.ts'
import { setParam } from '#tests/support/setParam.ts'
import { killServers, spawnServer, startServer, type ServerProcess } from '#tests/support/serverProcess.ts'

let postgres: PostgresServer
let database: Database
let folder: string
let settings: Record<string, string>
let servers: ServerProcess[]
beforeAll(async () => {
  postgres = await startPostgres()
  folder = mkdtempSync(join(tmpdir(), 'atrium-test-'))
  settings = { DATA_DIR: folder, DATABASE_URL: postgres.url, DEMO_NOW: demoNow, DEMO_SCALE: 'test' }
  database = await openDatabase(readSettings(settings), () => undefined)
})
afterAll(async () => {
  await killServers()
  await database.close()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

const at = (server: ServerProcess | undefined, token?: string): Client =>
  createClient(String(server?.url), token)
const change = (statement: string) => sql.raw(statement).execute(database.db)

describe('three servers on one PostgreSQL', () => {
  it('are started on a new database at once, and one of them sets it up', async () => {
    servers = await Promise.all(Array.from({ length: 3 }, () => spawnServer(settings)))
    await Promise.all(servers.map((server) => server.ready()))
    const { rows } = await sql<{ times: number; users: number }>`
      select (select count(*) from installation where key = 'seeded') as times,
        (select count(*) - count(distinct username) from "user") as users`.execute(database.db)
    expect(rows).toEqual([{ times: 1, users: 0 }])
  }, 180_000)

  /** Signs in at one server and answers what the calls of that session get from all of them. */
  const everywhere = async (username: string, path: string) => {
    const { token } = await at(servers[0]).signIn(username)
    const codes = async () =>
      (await Promise.all(servers.map((server) => at(server, token).list(path)))).map(({ errcode }) => errcode)
    return { token, codes }
  }

  it('know of a sign-in and a sign-out at another at once', async () => {
    const { token, codes } = await everywhere('brand.editor', '/bdbrand')
    expect(await codes()).toEqual([0, 0, 0])
    await at(servers[1], token).call('POST', '/signout')
    expect(await codes()).toEqual([555, 555, 555])
  })

  it('give the same pictures to the same sessions, until these end at any of them', async () => {
    const { token } = await at(servers[0]).signIn('brand.editor')
    const sent = await sendFile({ url: String(servers[0]?.url) }, { token }, 'a,b\n1,2\n', {
      biz_type: 'brand',
      name: 'a.csv',
    })
    const fetched = () =>
      Promise.all(servers.map(async ({ url }) => (await getFile({ url }, {}, sent.data.url)).errcode))
    expect(await fetched()).toEqual([0, 0, 0])
    await at(servers[1], token).call('POST', '/signout')
    expect(await fetched()).toEqual([555, 555, 555])
  })

  it('let nobody in any more who was disabled', async () => {
    const { codes } = await everywhere('brand.editor', '/bdbrand')
    await change(`update "user" set is_active = false where username = 'brand.editor'`)
    expect(await codes()).toEqual([555, 555, 555])
    await change(`update "user" set is_active = true where username = 'brand.editor'`)
    expect(await codes()).toEqual([555, 555, 555])
    const again = await everywhere('brand.editor', '/bdbrand')
    expect(await again.codes()).toEqual([0, 0, 0])
  })

  it('know at once what a role and a person’s roles have become', async () => {
    const { codes } = await everywhere('auditor', '/auditlog')
    expect(await codes()).toEqual([0, 0, 0])
    const role = `_id = any(select unnest(roles) from "user" where username = 'auditor')`
    await change(`create table kept as select _id, permissions from role where ${role}`)
    await change(`update role set permissions = '[]' where ${role}`)
    expect(await codes()).toEqual([4030, 4030, 4030])
    await change(`update role set permissions = kept.permissions from kept where kept._id = role._id`)
    expect(await codes()).toEqual([0, 0, 0])
    await change(`update "user" set roles = '{no_menu}' where username = 'auditor'`)
    expect(await codes()).toEqual([4030, 4030, 4030])
  })

  it('follow a parameter at once', async () => {
    const signIn = async () =>
      await Promise.all(
        servers.map((server) =>
          at(server)
            .signIn('gz.officer')
            .then(
              () => 0,
              (error: Error) => Number(error.message.slice(-4)),
            ),
        ),
      )
    expect(await signIn()).toEqual([0, 0, 0])
    await setParam({ database }, 'auth.captcha_after_failures', 0)
    expect(await signIn()).toEqual([1004, 1004, 1004])
    await setParam({ database }, 'auth.captcha_after_failures', 3)
    expect(await signIn()).toEqual([0, 0, 0])
  })

  it('lose nothing and do nothing twice when each is killed in its turn under load', async () => {
    const { token } = await at(servers[0]).signIn('brand.approver')
    const acknowledged = new Map<string, string>()
    let cutOff = 0
    const refused: number[] = []
    const end = new AbortController()
    // As behind a balancer: the next server for the next call, whichever of them is there.
    const write = async (writer: number): Promise<void> => {
      for (let n = 0; !end.signal.aborted; n += 1) {
        const name = `Three ${writer}-${n}`
        const answer = await at(servers[(writer + n) % 3], token)
          .create('/bdbrand', { name, category_id: 'BC1' })
          .catch(() => null)
        if (answer?.errcode === 0) acknowledged.set(name, answer.data._id)
        else if (answer) refused.push(answer.errcode)
        else cutOff += 1
        // A server that starts needs some of the machine, too.
        await sleep(20)
      }
    }
    const load = Promise.all(Array.from({ length: 6 }, (_, writer) => write(writer)))
    const more = async (count: number) => {
      const goal = acknowledged.size + count
      await expect.poll(() => acknowledged.size, { timeout: 20_000, interval: 5 }).toBeGreaterThan(goal)
    }
    for (const turn of [0, 1, 2]) {
      await more(30)
      const before = cutOff
      await servers[turn]?.kill()
      await more(30)
      expect(cutOff).toBeGreaterThan(before)
      servers[turn] = await startServer({ ...settings, PORT: String(servers[turn]?.port) })
    }
    await more(30)
    end.abort()
    await load
    // One that is still starting says so; nothing else may go wrong.
    expect(refused.filter((errcode) => errcode !== 5030)).toEqual([])

    const { rows } = await sql<{ _id: string; name: string; lines: number }>`
      select brand._id, name, (select count(*) from audit_log
        where entity = 'brand' and entity_id = brand._id and action = 'create') as lines
      from brand where name like 'Three %'`.execute(database.db)
    const found = new Map(rows.map(({ _id, name }) => [name, _id]))
    expect(found.size).toBe(rows.length)
    expect(rows.filter(({ lines }) => lines !== 1)).toEqual([])
    expect([...acknowledged].filter(([name, id]) => found.get(name) !== id)).toEqual([])
  }, 180_000)
})
