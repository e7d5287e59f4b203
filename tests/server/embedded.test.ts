// @runs embedded only, in full runs
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Kysely, PostgresDialect, sql } from 'kysely'
import type { Pool } from 'pg'
import { giveWayOften } from '#server/db/embedded/giveWayOften.ts'
import { openEmbedded, type OpenedFolder } from '#server/db/embedded/openEmbedded.ts'
import { leanPool } from '#server/db/leanPool.ts'
import { parsedOnce } from '#server/db/parsed.ts'

let folder: string
let opened: OpenedFolder
let pool: Pool
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'atrium-embedded-'))
  opened = await openEmbedded(folder, {})
  pool = opened.pool
})
afterAll(async () => {
  await opened.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Bytes of the files of a folder. */
const folderSize = (path: string): number =>
  readdirSync(path).reduce((sum, name) => sum + statSync(join(path, name)).size, 0)

describe('the embedded database', () => {
  it('speaks through the ordinary driver, parameters and types included', async () => {
    const { rows } = await pool.query(
      'select $1::text as t, $2::int8 as big, $3::text[] as list, $4::jsonb as doc',
      ["O'Malley 面包房 🥐", '9007199254740993', ['a', 'b"c'], JSON.stringify({ a: [1] })],
    )
    expect(rows).toEqual([
      { t: "O'Malley 面包房 🥐", big: '9007199254740993', list: ['a', 'b"c'], doc: { a: [1] } },
    ])
  })

  it('goes on after an error, every time', async () => {
    for (let i = 0; i < 50; i += 1) {
      await expect(pool.query('select nothing($1)', [i])).rejects.toMatchObject({ code: '42883' })
      expect((await pool.query('select $1::int as n', [i])).rows).toEqual([{ n: i }])
    }
  })

  it('leaves nothing of a transaction that its connection dropped', async () => {
    await pool.query('create table kept (n int)')
    const client = await pool.connect()
    await client.query('begin')
    await client.query('insert into kept values (1)')
    client.release(true)
    expect((await pool.query('select * from kept')).rows).toEqual([])
    await pool.query('insert into kept values (2)')
    expect((await pool.query('select * from kept')).rows).toEqual([{ n: 2 }])
  })

  it('keeps a short log, however much is written, within a transaction too', async () => {
    const log = () => folderSize(join(folder, 'pglite', 'pg_wal'))
    const write = () =>
      pool.query(`insert into long_text select repeat(md5(n::text), 100) from generate_series(1, 4000) n`)
    await pool.query('create table long_text (t text)')
    await pool.query('alter table long_text alter t set storage plain')
    for (const statement of ['begin', 'commit']) {
      let largest = 0
      for (let round = 0; round < 12; round += 1) {
        await write()
        await sleep(50)
        largest = Math.max(largest, log())
      }
      // 150 MB were written each time. What comes within half a second is not looked at.
      expect(largest).toBeLessThan(100 * 2 ** 20)
      await pool.query(statement)
    }
    expect((await pool.query('select count(*)::int as n from long_text')).rows).toEqual([{ n: 96_000 }])
    await pool.query('drop table long_text')
  })

  it('can be copied while it is in use, and the copy opened', async () => {
    await pool.query('create table copied (n int); insert into copied values (7)')
    const copy = mkdtempSync(join(tmpdir(), 'atrium-copy-'))
    try {
      await Promise.all([opened.copyTo(join(copy, 'pglite')), pool.query('select pg_sleep(0.1)')])
      await pool.query('insert into copied values (8)')
      const other = await openEmbedded(copy, {})
      const { rows } = await other.pool.query('select n from copied')
      await other.close()
      expect(rows).toEqual([{ n: 7 }])
      await expect(opened.copyTo('/dev/null/nowhere')).rejects.toThrow('could not be copied')
      expect((await pool.query('select n from copied order by n')).rows).toHaveLength(2)
    } finally {
      rmSync(copy, { recursive: true, force: true })
    }
  })

  it('parses a statement once if told, and again after a column got another type', async () => {
    await pool.query('create table typed (n int); insert into typed values (1)')
    const db = new Kysely<Record<never, never>>({ dialect: new PostgresDialect({ pool: leanPool(pool) }) })
    const read = async (n: number) =>
      (await sql`${parsedOnce}select n from typed where n::text <> ${n}`.execute(db)).rows
    expect(await read(2)).toEqual([{ n: 1 }])
    expect(await read(1)).toEqual([])
    const kept = await pool.query(
      `select from pg_prepared_statements where statement like '%from typed where%'`,
    )
    expect(kept.rowCount).toBe(1)
    await pool.query('alter table typed alter n type text')
    expect(await read(2)).toEqual([{ n: '1' }])
    expect(await read(1)).toEqual([])
  })

  it('answers concurrent callers one after the other, each its own answer', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) => pool.query('select $1::int as n', [n])),
    )
    expect(answers.map(({ rows }) => rows[0].n)).toEqual(Array.from({ length: 40 }, (_, n) => n))
  })

  it('lets the event loop run during a long query', async () => {
    let ticks = 0
    const timer = setInterval(() => (ticks += 1), 5)
    await pool.query('select count(*) from generate_series(1, 3000000)')
    clearInterval(timer)
    // A blocked loop would not have ticked at all.
    expect(ticks).toBeGreaterThan(3)
  })

  it('tells a job whether people are at work, and does not take its own statements for theirs', async () => {
    const giveWay = giveWayOften(pool)
    for (let step = 0; step < 3; step += 1) {
      for (let statement = 0; statement < 10; statement += 1) await pool.query('select 1')
      expect(await giveWay()).toBe(false)
    }
    const others = Promise.all(Array.from({ length: 40 }, () => pool.query('select 1')))
    expect(await giveWay()).toBe(true)
    await others
    await expect.poll(giveWay, { timeout: 10_000 }).toBe(false)
  })

  it('passes a large answer and a large parameter whole', async () => {
    const text = '曜映'.repeat(400_000)
    const { rows } = await pool.query('select $1::text as back, length($1::text) as n', [text])
    expect(rows[0].n).toBe(800_000)
    expect(rows[0].back === text).toBe(true)
  })

  it('keeps what was stored when it is closed and opened again, and its folder for itself meanwhile', async () => {
    await pool.query('create table lasting (n int); insert into lasting values (7)')
    await expect(openEmbedded(folder, {})).rejects.toThrow(/in use by another Atrium server/)
    expect((await pool.query('select * from lasting')).rows).toEqual([{ n: 7 }])
    await opened.close()
    opened = await openEmbedded(folder, {})
    pool = opened.pool
    expect((await pool.query('select * from lasting')).rows).toEqual([{ n: 7 }])
  })
})

describe('a folder that is damaged', () => {
  it('is not made anew on top of what is left of one', async () => {
    const other = mkdtempSync(join(tmpdir(), 'atrium-embedded-'))
    await (await openEmbedded(other, {})).close()
    rmSync(join(other, 'pglite', 'PG_VERSION'))
    await expect(openEmbedded(other, {})).rejects.toThrow(/damaged: PG_VERSION is missing/)
    rmSync(other, { recursive: true, force: true })
  })
})
