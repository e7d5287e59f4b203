// @runs both databases
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract } from '#tools/contract.ts'
import { migrationOf } from '#tools/migration/migrationOf.ts'
import { tablesOf } from '#tools/migration/tablesOf.ts'
import { openDatabase, type Database } from '#server/db/database.ts'
import { readSettings } from '#server/base/settings.ts'
import { migrate } from '#server/db/migrate.ts'
import { shippedHalves } from '#tests/support/shippedHalves.ts'
import { newDatabase, testDatabase, type TestDatabase } from '#tests/support/testDatabase.ts'

const resources = Object.values(contract.resources)

/** Columns that people never get as fields, of each table. */
const hidden = {
  // How a file is read, for the steps that follow.
  import_run: ['timezone', 'locale', 'encoding', 'sheet'],
  // What a job does, the ticket of its queue, who else waits for it, and how long it took.
  job: ['body', 'ticket', 'followers', 'ms'],
  // As what it was declared, to notice what an operator changed.
  menu: ['declared'],
  param: ['declared_as', 'declared'],
  // Calls of their own read these.
  perf_scenario: ['warnings'],
  scoring_report: ['rules'],
  scoring_result: ['is_current', 'rules'],
  // How and for whom a file is made.
  report_export: ['locale', 'file', 'mime', 'due_at', 'rights'],
  user: ['password_hash'],
}

describe('the tables', () => {
  it('have a column for every field, of its type, that is null where it is, every key, and nothing else', async () => {
    const { unused, ...lacking } = migrationOf(resources, await tablesOf(database.db))
    expect(lacking).toEqual({ statements: [], open: [] })
    const known = Object.entries(hidden).flatMap(([table, names]) => names.map((name) => `${table}.${name}`))
    expect(unused.toSorted()).toEqual(known.toSorted())
  })

  it('name the fields of a unique rule in the name of its index', async () => {
    const tables = await tablesOf(database.db)
    for (const { name, fields } of resources)
      for (const index of tables.get(name)?.indexes.filter((one) => one.startsWith('unique')) ?? []) {
        const [, table, ...named] = index.split('__')
        expect(table).toBe(name)
        expect(named.filter((field) => !(field in fields))).toEqual([])
      }
  })
})

describe('a start on a database that is up to date', () => {
  it.runIf(testDatabase === 'postgresql')(
    'does not wait for the migrator, which describes every table before it finds nothing to do',
    async () => {
      await database.db.connection().execute(async (other) => {
        await sql`select pg_advisory_lock(${migratorLock}::int8)`.execute(other)
        expect(await migrate(database.db, shippedHalves)).toEqual([])
        await sql`select pg_advisory_unlock(${migratorLock}::int8)`.execute(other)
      })
    },
  )

  it('is refused where a newer version has been, whose tables it does not know', async () => {
    await sql`insert into kysely_migration values ('9999_newer', now()::text)`.execute(database.db)
    await expect(migrate(database.db, shippedHalves)).rejects.toThrow('9999_newer')
    await sql`delete from kysely_migration where name = '9999_newer'`.execute(database.db)
  })
})

/** The advisory lock of Kysely's migrator. */
const migratorLock = '3853314791062309107'

let database: Database
let place: TestDatabase
beforeAll(async () => {
  place = await newDatabase()
  database = await openDatabase(readSettings(place.settings), () => undefined)
})
afterAll(async () => {
  await database.close()
  await place.remove()
})
