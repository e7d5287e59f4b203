// @runs both databases
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readSettings } from '#server/base/settings.ts'
import { openDatabase, type Database } from '#server/db/database.ts'
import { inTransaction } from '#server/db/inTransaction.ts'
import { sentWithNext } from '#server/db/leanPool.ts'
import { parsedOnce } from '#server/db/parsed.ts'
import { newDatabase } from '#tests/support/testDatabase.ts'

describe('a statement that is sent with the next one', () => {
  let database: Database
  let remove: () => Promise<void>
  beforeAll(async () => {
    const made = await newDatabase()
    remove = made.remove
    database = await openDatabase(readSettings(made.settings), () => undefined)
    await sql`create table line (n int primary key)`.execute(database.db)
  })
  afterAll(async () => {
    await database.close()
    await remove()
  })
  beforeEach(() => sql`delete from line`.execute(database.db))

  const add = (n: number) => sql`${sentWithNext}insert into line (n) values (${n})`
  const addOften = (n: number) => sql`${sentWithNext}${parsedOnce}insert into line (n) values (${n})`
  const lines = async (db = database.db): Promise<number[]> => {
    const { rows } = await sql<{ n: number }>`select n from line order by n`.execute(db)
    return rows.map(({ n }) => n)
  }

  it('is done before the next one, whether it is parsed once or each time', async () => {
    for (const time of [1, 2]) {
      await inTransaction(database.db, async (inside) => {
        await add(10 * time).execute(inside)
        await addOften(10 * time + 1).execute(inside)
        expect(await lines(inside)).toContain(10 * time + 1)
      })
    }
    expect(await lines()).toEqual([10, 11, 20, 21])
  })

  it('is done with the commit if nothing follows it', async () => {
    await inTransaction(database.db, (inside) => add(1).execute(inside))
    expect(await lines()).toEqual([1])
  })

  it('is undone with the transaction', async () => {
    const failing = inTransaction(database.db, async (inside) => {
      await add(1).execute(inside)
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await lines()).toEqual([])
  })

  it('fails the next one with its own error', async () => {
    let then: unknown
    const failing = inTransaction(database.db, async (inside) => {
      await add(1).execute(inside)
      await add(1).execute(inside)
      then = await lines(inside)
    })
    await expect(failing).rejects.toMatchObject({ code: '23505', constraint: 'line_pkey' })
    expect(then).toBeUndefined()
    expect(await lines()).toEqual([])
  })

  it('fails the commit, and nothing is stored', async () => {
    const failing = inTransaction(database.db, async (inside) => {
      await sql`insert into line (n) values (1), (2)`.execute(inside)
      await add(2).execute(inside)
    })
    await expect(failing).rejects.toMatchObject({ code: '23505' })
    expect(await lines()).toEqual([])
  })

  it('is sent at once outside a transaction', async () => {
    await add(1).execute(database.db)
    await expect(add(1).execute(database.db)).rejects.toMatchObject({ code: '23505' })
    expect(await lines()).toEqual([1])
  })

  it('leaves a connection that others can use, after any of this', async () => {
    const all = Array.from({ length: 20 }, (_, n) =>
      inTransaction(database.db, async (inside) => {
        await add(n % 10).execute(inside)
        if (n % 3 === 0) await lines(inside)
      }).then(
        () => 1,
        () => 0,
      ),
    )
    expect((await Promise.all(all)).filter((done) => done === 1)).toHaveLength(10)
    expect(await lines()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  })
})
