// @runs embedded only, in full runs
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, type Db } from '#server/db/database.ts'
import type { Step } from '#server/db/longTransaction.ts'
import { fingerprint, tableShapes } from '#server/db/move/tableShape.ts'
import { readSettings } from '#server/base/settings.ts'
import { downloadedRows } from '#tests/support/importFile.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

const server = await serverForTests('pglite')
const admin = await server.as('admin')
beforeAll(async () => {
  for (const code of ['LONG-1', 'LONG-2', 'LONG-3'])
    await admin.create('/bdbrand', { code, name: `Before ${code}`, category_id: 'BC1' })
})

const run = (text: string) => (db: Db) => sql.raw(text).execute(db)
const audited = (action: string, id: string) =>
  `insert into audit_log (_id, at, action, entity, entity_id) values ('long-${id}', 1, '${action}', 'brand', '${id}')`

/** Adds a brand, changes one's number and another's name, removes the third's row, adds it again, and writes down two of it. */
const steps = [
  `insert into brand (_id, code, name, category_id) values ('long-new', 'LONG-NEW', 'After new', 'BC1')`,
  `update brand set code = 'LONG-9', rev = rev + 1 where code = 'LONG-1'`,
  `update brand set code = 'LONG-1', name = 'After 2', rev = rev + 1 where code = 'LONG-2'`,
  `update brand set name = 'After new, twice' where _id = 'long-new'`,
  `create temp table gone as select * from brand where code = 'LONG-3'`,
  `delete from brand where code = 'LONG-3'`,
  audited('create', 'long-new'),
]

/** Does all steps, and something in between. */
const doSteps = async (step: Step, between: () => Promise<void>): Promise<void> => {
  for (const text of steps) {
    await step(run(text))
    await between()
  }
}
const brands = async () => {
  const { data } = await admin.list('/bdbrand', { cond: { code: { $like: 'LONG-' } }, sort: { code: 1 } })
  return data.list.map(({ code, name }: Record<string, string>) => `${code} ${name}`)
}
const before = ['LONG-1 Before LONG-1', 'LONG-2 Before LONG-2', 'LONG-3 Before LONG-3']
const after = ['LONG-1 After 2', 'LONG-9 Before LONG-1', 'LONG-NEW After new, twice']

/** Whatever the tables hold, but for what people's own calls write. */
const stored = async (db: Db) => {
  const shapes = (await tableShapes(db)).filter(
    ({ table }) => !['event', 'session', 'rate_limit'].includes(table),
  )
  const found = []
  for (const shape of shapes) found.push([shape.table, await fingerprint(db, shape)])
  return found
}

class Failed extends Error {}

describe('work that takes long on the embedded database', () => {
  it('is undone to the last value when it fails, and nobody has seen anything of it', async () => {
    const { db, inSteps } = server.database
    const was = await stored(db)
    const [first] = (await admin.list('/bdbrand', { cond: { code: 'LONG-1' } })).data.list
    const history = await admin.call('GET', `/bdbrand/${first._id}/history`)
    let seen = 0
    const failing = inSteps(
      async (step) => {
        await doSteps(step, async () => {
          expect(await brands()).toEqual(before)
          expect((await admin.call('GET', '/bdbrand/long-new')).errcode).toBe(4040)
          expect((await admin.call('GET', `/bdbrand/${first._id}`)).data).toEqual(first)
          expect((await admin.call('GET', `/bdbrand/${first._id}/history`)).data).toEqual(history.data)
          expect((await admin.list('/auditlog', { cond: { entity_id: 'long-new' } })).data.total).toBe(0)
          expect((await admin.call('GET', '/bd/brand/search', { q: 'After' })).data.total).toBe(0)
          seen += 1
        })
        throw new Failed()
      },
      () => Promise.reject(new Error('the end is not reached')),
    )
    await expect(failing).rejects.toThrow(Failed)
    expect(seen).toBe(steps.length)
    expect(await stored(db)).toEqual(was)
    expect(await brands()).toEqual(before)
    await sql`drop table gone`.execute(db)
  })

  it('leaves its rows to nobody else meanwhile, and everything else to all', async () => {
    const { db, inSteps } = server.database
    const idOf = async (code: string) => (await admin.list('/bdbrand', { cond: { code } })).data.list[0]._id
    const [first, third] = [await idOf('LONG-1'), await idOf('LONG-3')]
    const rename = (_id: string) => admin.update('/bdbrand', { _id }, { name: 'Somebody else' })
    const add = (code: string) =>
      admin.create('/bdbrand', { code, name: 'Somebody else', category_id: 'BC1' })
    const failing = inSteps(
      async (step) => {
        await doSteps(step, async () => undefined)
        expect((await rename(first)).errcode).toBe(4095)
        expect((await rename(third)).errcode).toBe(4095)
        expect((await rename('long-new')).errcode).toBe(4040)
        await expect(run(`update brand set name = 'x' where _id = 'long-new'`)(db)).rejects.toThrow(/at work/)
        // What the steps gave away may have to be given back.
        for (const code of ['LONG-NEW', 'LONG-2', 'LONG-3']) {
          expect(await add(code)).toMatchObject({ errcode: 4090, data: { fields: { code: 'duplicate' } } })
        }
        const other = await add('OTHER-1')
        expect(other.errcode).toBe(0)
        expect((await rename(other.data._id)).data.name).toBe('Somebody else')
        const many = await admin.update(
          '/bdbrand',
          { code: { $in: ['OTHER-1', 'LONG-NEW'] } },
          { name: 'Many' },
        )
        expect(many.data.total).toBe(1)
        throw new Failed()
      },
      () => Promise.resolve(),
    )
    await expect(failing).rejects.toThrow(Failed)
    expect((await admin.list('/bdbrand', { cond: { code: 'OTHER-1' } })).data.list[0].name).toBe('Many')
    expect(await brands()).toEqual(before)
    expect((await rename(first)).data.name).toBe('Somebody else')
    await admin.update('/bdbrand', { _id: first }, { name: 'Before LONG-1' })
    await sql`drop table gone`.execute(db)
  })

  it('is undone when the process was killed in the middle of it, as soon as the folder is opened again', async () => {
    const { db, inSteps } = server.database
    const was = await stored(db)
    const copy = mkdtempSync(join(tmpdir(), 'atrium-killed-'))
    try {
      const failing = inSteps(
        async (step) => {
          await doSteps(step, async () => undefined)
          // What is on the disk is all that a killed process leaves.
          cpSync(server.settings.DATA_DIR, copy, {
            recursive: true,
            filter: (path) => !path.endsWith('/lock'),
          })
          throw new Failed()
        },
        () => Promise.resolve(),
      )
      await expect(failing).rejects.toThrow(Failed)
      const reopened = await openDatabase(readSettings({ DATA_DIR: copy }), () => undefined)
      expect(await stored(reopened.db)).toEqual(was)
      await reopened.close()
    } finally {
      rmSync(copy, { recursive: true, force: true })
      await sql`drop table gone`.execute(db)
    }
  })

  it('is there with all that belongs to it at its end, and consoles that are open are told once', async () => {
    const { db, inSteps } = server.database
    const eventsOf = async () => {
      const { rows } = await sql<{
        ids: string[]
      }>`select ids from event where resource = 'brand' and 'long-new' = any(ids)`.execute(db)
      return rows.length
    }
    await inSteps(
      async (step) => {
        await doSteps(step, async () => undefined)
        expect(await eventsOf()).toBe(0)
      },
      async (inside) => void (await run(audited('create', 'end'))(inside)),
    )
    expect(await brands()).toEqual(after)
    expect(await eventsOf()).toBe(1)
    const { data } = await admin.list('/auditlog', { cond: { entity_id: { $in: ['long-new', 'end'] } } })
    expect(data.total).toBe(2)
    const { rows } = await downloadedRows(server, admin, '/bdbrand/export', {
      cond: { code: 'LONG-NEW' },
      columns: 'code',
    })
    expect(rows).toHaveLength(2)
    const left = await sql`select from pg_trigger where tgname like 'undo%'`.execute(db)
    expect(left.rows).toEqual([])
  })

  it('of two the second waits for the first', async () => {
    const { inSteps } = server.database
    const order: string[] = []
    const one = (name: string) =>
      inSteps(
        async (step) => {
          order.push(`${name} begins`)
          await step(run('select 1'))
          order.push(`${name} ends`)
        },
        () => Promise.resolve(),
      )
    await Promise.all([one('first'), one('second')])
    expect(order).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
  })

  it('cannot write to a table without a key, whose rows nobody could tell apart', async () => {
    const { db, inSteps } = server.database
    await run('create table keyless (n int)')(db)
    const failing = inSteps(
      (step) => step(run('insert into keyless values (1)')),
      () => Promise.resolve(),
    )
    await expect(failing).rejects.toThrow('The table keyless needs a primary key')
    await run('drop table keyless')(db)
  })
})
