// @runs both databases
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { readSettings } from '#server/base/settings.ts'
import type { Database } from '#server/db/database.ts'
import { newDatabase } from '#tests/support/testDatabase.ts'

// A process keeps only so many statements, and other tests in it may have sent as many.
vi.resetModules()
const { openDatabase } = await import('#server/db/database.ts')
const { parsedOften, parsedOnce } = await import('#server/db/parsed.ts')

let database: Database
let remove: () => Promise<void>
beforeAll(async () => {
  const made = await newDatabase()
  remove = made.remove
  database = await openDatabase(readSettings({ ...made.settings, DATABASE_POOL: '1' }), () => undefined)
})
afterAll(async () => {
  await database.close()
  await remove()
})

/** How many statements with this in their text the connection keeps. */
async function kept(part: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pg_prepared_statements where statement like ${`%${part}%`}`.execute(
    database.db,
  )
  return rows[0]?.n ?? 0
}

it('a connection keeps a statement that is parsed once from its first time', async () => {
  for (const value of [1, 2])
    expect((await sql`${parsedOnce}select ${value}::int as first_time`.execute(database.db)).rows).toEqual([
      { first_time: value },
    ])
  expect(await kept('as first_time')).toBe(1)
})

it('a connection keeps a statement that is sent often from its twentieth time', async () => {
  const send = async (value: number) =>
    (await sql<{ often: number }>`${parsedOften}select ${value}::int as often`.execute(database.db)).rows
  for (let time = 1; time < 20; time += 1) await send(time)
  expect(await kept('as often')).toBe(0)
  expect(await send(20)).toEqual([{ often: 20 }])
  expect(await send(21)).toEqual([{ often: 21 }])
  expect(await kept('as often')).toBe(1)
})

it('a connection never keeps a long statement', async () => {
  const long = sql.raw(`'${'x'.repeat(10_000)}'`)
  for (let time = 1; time <= 21; time += 1)
    await sql`${parsedOften}select ${long} as long_one`.execute(database.db)
  expect(await kept('as long_one')).toBe(0)
})
