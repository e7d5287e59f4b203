// @runs both databases
import { sql } from 'kysely'
import { storedSearch } from '#contract/searchedBy.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract } from '#tools/contract.ts'
import type { Field, FieldKind } from '#contract/field.ts'
import type { Resource } from '#contract/resource.ts'
import { openDatabase, type Database } from '#server/db/database.ts'
import { readSettings } from '#server/base/settings.ts'
import { migrate } from '#server/db/migrate.ts'
import { shippedHalves } from '#tests/support/shippedHalves.ts'
import { newDatabase, testDatabase, type TestDatabase } from '#tests/support/testDatabase.ts'

const columnType: Record<FieldKind, string> = {
  text: 'text',
  choice: 'text',
  ref: 'text',
  integer: 'int4',
  seconds: 'int8',
  decimal: 'numeric',
  flag: 'bool',
  date: 'date',
  list: '_text',
  refs: '_text',
  json: 'jsonb',
}

interface Column {
  column_name: string
  udt_name: string
  is_nullable: 'YES' | 'NO'
}

describe.each(
  Object.values(contract.resources).map((resource: Resource) => [resource.name, resource] as const),
)('the table of %s', (name, resource) => {
  const stored = Object.entries<Field>(resource.fields).filter(([, { derived }]) => !derived)
  let columns: Map<string, Column>
  let indexes: string[]

  beforeAll(async () => {
    const found = await sql<Column>`
        select column_name, udt_name, is_nullable from information_schema.columns where table_name = ${name}`.execute(
      database.db,
    )
    columns = new Map(found.rows.map((column) => [column.column_name, column]))
    const named = await sql<{ indexname: string }>`
        select indexname from pg_indexes where tablename = ${name} and indexname like 'unique%'`.execute(
      database.db,
    )
    indexes = named.rows.map(({ indexname }) => indexname)
  })

  it('has a column of the right type for every field that is stored', () => {
    const actual = stored.map(([field]) => [field, columns.get(field)?.udt_name])
    expect(actual).toEqual(stored.map(([field, { kind }]) => [field, columnType[kind]]))
  })

  it('takes null where the contract does, and only there', () => {
    const actual = stored.map(([field]) => [field, columns.get(field)?.is_nullable])
    expect(actual).toEqual(stored.map(([field, { nullable }]) => [field, nullable ? 'YES' : 'NO']))
  })

  it('can be searched when the contract says so, and marks what is removed', () => {
    expect(columns.has('search_text')).toBe(storedSearch(resource).length > 0)
    expect(columns.has('deleted_at')).toBe(!resource.isLog)
  })

  it('names the fields of a unique rule in the name of its index', () => {
    for (const index of indexes) {
      const [, table, ...fields] = index.split('__')
      expect(table).toBe(name)
      expect(fields.filter((field) => !(field in resource.fields))).toEqual([])
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
