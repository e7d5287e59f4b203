// @runs postgresql only, in full runs
import { rmSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, type Database } from '#server/db/database.ts'
import { moveDatabase } from '#server/db/move/moveDatabase.ts'
import { fingerprint, tableShapes } from '#server/db/move/tableShape.ts'
import { readSettings, type Settings } from '#server/base/settings.ts'
import { demoNow, embeddedFolder } from '#tests/support/embeddedTemplate.ts'
import { shippedHalves } from '#tests/support/shippedHalves.ts'
import { startPostgres, type PostgresServer } from '#tests/support/postgres.ts'
import { killServers, startServer } from '#tests/support/serverProcess.ts'

let folder: string
let postgres: PostgresServer
let settings: Settings
beforeAll(async () => {
  folder = await embeddedFolder()
  postgres = await startPostgres()
  settings = readSettings({ DATA_DIR: folder, DATABASE_URL: postgres.url })
})
afterAll(async () => {
  await killServers()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

const within = async <T>(place: Partial<Settings>, work: (database: Database) => Promise<T>): Promise<T> => {
  const database = await openDatabase({ ...settings, ...place }, () => undefined)
  return work(database).finally(database.close)
}
const all = async ({ db }: Database) => {
  const shapes = await tableShapes(db)
  return Object.fromEntries(
    await Promise.all(shapes.map(async (shape) => [shape.table, await fingerprint(db, shape)] as const)),
  )
}

describe('an installation that outgrew its folder', () => {
  it('is not moved into a database with something in it', async () => {
    await within({}, ({ db }) => sql`create table theirs (n int)`.execute(db))
    await expect(moveDatabase(settings, shippedHalves)).rejects.toThrow('is not empty')
    await within({}, ({ db }) => sql`drop table theirs`.execute(db))
  })

  it('is not moved while a server runs on the folder', async () => {
    const server = await startServer({ DATA_DIR: folder, DEMO_NOW: demoNow })
    await expect(moveDatabase(settings, shippedHalves)).rejects.toThrow('in use by another Atrium server')
    const editor = await server.anonymous.signIn('brand.editor')
    const odd = `'"\\\\ \\t\\n {} null 曜映 🥐`
    expect((await editor.create('/bdbrand', { name: odd, category_id: 'BC1' })).errcode).toBe(0)
    await server.stop()
  })

  it('is in PostgreSQL to the last value, and its open jobs are told', async () => {
    const before = await within({ DATABASE_URL: undefined }, async (database) => {
      const { db } = database
      await sql`update param set value = 'null' where _id = (select min(_id) from param)`.execute(db)
      await sql`
        insert into job (_id, name, title, body, ticket, cancellable, status, created_by)
        values ('j-open', 'count', '{}', '{}', gen_random_uuid(), false, 'running', 'somebody')`.execute(db)
      await sql`
        insert into report_export (_id, report, title, params, locale, format, job_id)
        values ('e-open', 'brands', '{}', '{}', 'zh_CN', 'xlsx', 'j-open')`.execute(db)
      return all(database)
    })
    const { tables, cancelled } = await moveDatabase(settings, shippedHalves)
    expect(cancelled).toMatchObject([{ _id: 'j-open', name: 'count' }])
    expect(tables).toEqual(Object.fromEntries(Object.entries(before).map(([name, { rows }]) => [name, rows])))

    const { job: _, report_export: __, event: ___, ...rest } = before
    expect(await within({}, all)).toMatchObject(rest)
    const { rows } = await within({}, ({ db }) =>
      sql`select _id, state from report_export where state <> 'done'`.execute(db),
    )
    expect(rows).toContainEqual({ _id: 'e-open', state: 'failed' })
    await expect(moveDatabase(settings, shippedHalves)).rejects.toThrow('is not empty')
  })

  it('goes on there, with every rule in force', async () => {
    const rules = sql<{ name: string }>`
      select conname || ' ' || pg_get_constraintdef(oid) as name from pg_constraint
      where connamespace = 'public'::regnamespace and contype = 'f'
      union all select tgname || ' ' || tgrelid::regclass || tgenabled::text from pg_trigger where not tgisinternal
      order by name`
    const [here, there] = [
      await within({ DATABASE_URL: undefined }, ({ db }) => rules.execute(db)),
      await within({}, ({ db }) => rules.execute(db)),
    ]
    expect(there.rows).toEqual(here.rows)
    const server = await startServer({ DATA_DIR: folder, DATABASE_URL: postgres.url, DEMO_NOW: demoNow })
    const editor = await server.anonymous.signIn('brand.editor')
    const { errcode, data } = await editor.create('/bdbrand', { name: '新家', category_id: 'BC1' })
    expect([errcode, data.name]).toEqual([0, '新家'])
    await server.stop()
  })

  it('stays where it is when a table cannot arrive as it was, and is moved when it can', async () => {
    await within({}, async ({ db }) => {
      await sql`drop schema public cascade`.execute(db)
      await sql`create schema public`.execute(db)
      await sql`drop schema if exists pgboss cascade`.execute(db)
    })
    const inFolder = { DATABASE_URL: undefined }
    await within(inFolder, ({ db }) => sql`create table of_a_plugin (n int)`.execute(db))
    await expect(moveDatabase(settings, shippedHalves)).rejects.toThrow('not installed here: of_a_plugin')
    await within(inFolder, ({ db }) => sql`drop table of_a_plugin`.execute(db))

    await within({}, ({ db }) =>
      sql`create rule lose as on insert to brand_tag do instead nothing`.execute(db),
    )
    await expect(moveDatabase(settings, shippedHalves)).rejects.toThrow('brand_tag did not arrive as it was')
    expect(await within({}, all)).toMatchObject({ brand: { rows: 0 }, user: { rows: 0 } })

    await within({}, ({ db }) => sql`drop rule lose on brand_tag`.execute(db))
    const { tables } = await moveDatabase(settings, shippedHalves)
    expect(tables['brand']).toBeGreaterThan(100)
  })
})
