import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Rule } from '#contract/access.ts'
import { ref, text } from '#contract/fields.ts'
import { ApiError } from '#contract/reply.ts'
import { resource, type Resource } from '#contract/resource.ts'
import type { Context } from '#server/engine/context.ts'
import { byId, list } from '#server/engine/read.ts'
import { create } from '#server/engine/create.ts'
import { remove, update } from '#server/engine/write.ts'
import { contextOf } from '#tests/support/contextOf.ts'
import { testDatabase } from '#tests/support/testDatabase.ts'
import { startTestServer, type TestServer } from '#tests/support/testServer.ts'

// A resource of the test's own: nothing in the contract can be written at a store yet, and the rule is the engine's.
const own: Rule = { own: 'store_id', permit: 'tour' }
const note = resource({
  name: 'store_note',
  path: '/storeNote',
  scope: 'site',
  fields: {
    site: ref('site', { required: true, writable: 'create' }),
    store_id: ref('store', { required: true }),
    text: text(),
  },
  can: {
    view: 'rm.tour_issue.view',
    create: { all: ['rm.tour_issue.create', own] },
    update: { all: ['rm.tour_issue.fix', own] },
    remove: { all: ['rm.tour_issue.fix', own] },
  },
})

describe.each([testDatabase])('whoever writes at a store, on %s', (kind) => {
  let server: TestServer
  let officer: Context
  let admin: Context
  /** Stores of the officer's list that are neither split nor merged, and one that is not on it. */
  let mine: string[]
  let foreign: string

  beforeAll(async () => {
    server = await startTestServer(kind)
    const { db } = server.database
    await sql`
      create table store_note (_id text primary key, site text not null, store_id text not null, text text)`.execute(
      db,
    )
    await sql`select add_common_columns('store_note')`.execute(db)
    officer = await contextAs('gz.officer')
    admin = await contextAs('admin')
    const lists = await sql<{ store_id: string }>`
      select store_id from space_owner_store join store s on s._id = store_id
      where space_owner_id = 'SO-U005-GZ' and not is_split and not is_merge order by store_id`.execute(db)
    mine = lists.rows.map(({ store_id }) => store_id)
    const others = await sql<{ _id: string }>`
      select _id from store where site = '2' and status = 'trading'
        and not _id in (select store_id from space_owner_store where space_owner_id = 'SO-U005-GZ')
      order by _id limit 1`.execute(db)
    foreign = String(others.rows[0]?._id)
  })
  afterAll(() => server.stop())
  beforeEach(() => sql`truncate store_note`.execute(server.database.db))

  const contextAs = async (username: string) => contextOf(server, await server.as(username))

  const writeAt = (store_id: string, context = officer, what: Resource = note) =>
    codeOf(create(what, context, { site: '2' }, { store_id, text: 'x' }))
  const noteAt = async (store_id: string) =>
    String((await create(note, admin, { site: '2' }, { store_id, text: 'before' }))['_id'])
  const notes = async () =>
    (
      await sql<{ store_id: string; text: string }>`
      select store_id, text from store_note where deleted_at is null order by _id`.execute(server.database.db)
    ).rows

  it('may when it is on the own list', async () => {
    expect(await writeAt(mine[0] ?? '')).toBe(0)
    const _id = await noteAt(mine[1] ?? '')
    expect(await codeOf(update(note, officer, {}, { cond: { _id }, doc: { text: 'after' } }))).toBe(0)
    expect(await codeOf(update(note, officer, {}, { cond: { _id }, doc: { store_id: mine[2] } }))).toBe(0)
    expect(await codeOf(remove(note, officer, {}, { cond: { _id } }))).toBe(0)
  })

  it('may not when it is on no list, and nothing is stored', async () => {
    expect(await writeAt(foreign)).toBe(4033)
    expect(await writeAt('no-such-store')).toBe(4033)
    expect(await notes()).toEqual([])
  })

  it('may not when it was merged away, though the list has it, and may at what it became', async () => {
    expect(await writeAt('S-GZ-L2-115')).toBe(4033)
    expect(await writeAt('S-GZ-L2-118')).toBe(0)
  })

  it('may not from the moment it is divided', async () => {
    const store = mine[3] ?? ''
    expect(await writeAt(store)).toBe(0)
    await sql`update store set is_split = true where _id = ${store}`.execute(server.database.db)
    expect(await writeAt(store)).toBe(4033)
    await sql`update store set is_split = false where _id = ${store}`.execute(server.database.db)
  })

  it('may not by a list that is over, has not begun, was taken back, or belongs to another site', async () => {
    const vacant = await sql<{ _id: string }>`
      select store_id as _id from space_owner_store where space_owner_id = 'SO-U005-GZ-former' limit 1`.execute(
      server.database.db,
    )
    expect(await writeAt(String(vacant.rows[0]?._id))).toBe(4033)
    const store = mine[0] ?? ''
    for (const change of [
      sql`valid_to = '2026-11-14'`,
      sql`valid_from = '2026-11-16'`,
      sql`is_active = false`,
      sql`deleted_at = 1`,
      sql`permits = '{scoring,sales,lease,contact}'`,
      sql`site = '8'`,
    ]) {
      const restore = sql`valid_from = null, valid_to = null, is_active = true, deleted_at = null,
        permits = '{tour,scoring}', site = '2'`
      await sql`update space_owner set ${change} where _id = 'SO-U005-GZ'`.execute(server.database.db)
      expect(await writeAt(store)).toBe(4033)
      await sql`update space_owner set ${restore} where _id = 'SO-U005-GZ'`.execute(server.database.db)
      expect(await writeAt(store)).toBe(0)
    }
  })

  it('may on the first and on the last day of a list, by the calendar of the site', async () => {
    await sql`
      update space_owner set valid_from = '2026-11-15', valid_to = '2026-11-15'
      where _id = 'SO-U005-GZ'`.execute(server.database.db)
    const at = async (time: string) =>
      writeAt(mine[0] ?? '', { ...officer, now: Date.parse(`2026-11-${time}+08:00`) / 1000 })
    expect(await at('14T23:59:59')).toBe(4033)
    expect(await at('15T00:00:00')).toBe(0)
    expect(await at('15T23:59:59')).toBe(0)
    expect(await at('16T00:00:00')).toBe(4033)
    await sql`
      update space_owner set valid_from = null, valid_to = null where _id = 'SO-U005-GZ'`.execute(
      server.database.db,
    )
  })

  it('may move a record neither to nor from a store of others', async () => {
    const there = await noteAt(foreign)
    const here = await noteAt(mine[0] ?? '')
    expect(await codeOf(update(note, officer, {}, { cond: { _id: here }, doc: { store_id: foreign } }))).toBe(
      4033,
    )
    expect(
      await codeOf(update(note, officer, {}, { cond: { _id: there }, doc: { store_id: mine[0] } })),
    ).toBe(4033)
    expect(await codeOf(update(note, officer, {}, { cond: { _id: there }, doc: { text: 'after' } }))).toBe(
      4033,
    )
    expect(await codeOf(remove(note, officer, {}, { cond: { _id: there } }))).toBe(4033)
    expect(await notes()).toEqual([
      { store_id: foreign, text: 'before' },
      { store_id: mine[0], text: 'before' },
    ])
  })

  it('changes all or nothing where one of many is at a store of others', async () => {
    for (const store of [mine[0], mine[1], foreign]) await noteAt(store ?? '')
    const everything = { text: 'before' }
    expect(await codeOf(update(note, officer, {}, { cond: everything, doc: { text: 'after' } }))).toBe(4033)
    expect(await codeOf(remove(note, officer, {}, { cond: everything }))).toBe(4033)
    expect((await notes()).map((row) => row.text)).toEqual(['before', 'before', 'before'])
    const at = { store_id: { $in: mine } }
    expect(await codeOf(update(note, officer, {}, { cond: at, doc: { text: 'after' } }))).toBe(0)
    expect((await notes()).map((row) => row.text).toSorted()).toEqual(['after', 'after', 'before'])
  })

  it('is told of the permission first, and of the store where the permission is there', async () => {
    const analyst = await contextAs('finance.analyst')
    expect(await writeAt(mine[0] ?? '', analyst)).toBe(4030)
    expect(await writeAt(foreign)).toBe(4033)
  })

  it('gains nothing by being a manager, and needs no list as the administrator', async () => {
    const byListAlone = { ...note, can: { ...note.can, create: own } }
    const manager = await contextAs('super')
    expect(manager.who.isManager).toBe(true)
    await sql`update space_owner set is_active = false where user_id = ${manager.who.id}`.execute(
      server.database.db,
    )
    expect(await writeAt(mine[0] ?? '', manager, byListAlone)).toBe(4033)
    await sql`update space_owner set is_active = true where user_id = ${manager.who.id}`.execute(
      server.database.db,
    )
    expect(await writeAt(mine[0] ?? '', manager, byListAlone)).toBe(0)
    expect(await writeAt(foreign, admin, byListAlone)).toBe(0)
  })

  it('sees only the rows of own stores where the rule of reading says so', async () => {
    const narrow = { ...note, can: { ...note.can, view: own } }
    const [here, there] = [await noteAt(mine[0] ?? ''), await noteAt(foreign)]
    const merged = await noteAt('S-GZ-L2-115')
    const seen = await list(narrow, officer, {})
    expect([seen.total, seen.list.map((row) => row['_id'])]).toEqual([1, [here]])
    expect((await byId(narrow, officer, here, {}))['_id']).toBe(here)
    for (const id of [there, merged]) expect(await codeOf(byId(narrow, officer, id, {}))).toBe(4040)
    expect((await list(narrow, admin, {})).total).toBe(3)
    const others = { ...note, can: { ...note.can, view: { not: own } } }
    expect((await list(others, officer, {})).list.map((row) => row['_id']).toSorted()).toEqual(
      [there, merged].toSorted(),
    )
  })

  // The embedded database has one connection: nothing happens beside a transaction there.
  it.runIf(kind === 'postgresql')('waits for a division under way, and is refused after it', async () => {
    const { db } = server.database
    const store = mine[4] ?? ''
    let written: Promise<number | undefined> | undefined
    await db.transaction().execute(async (inside) => {
      await sql`update store set is_split = true where _id = ${store}`.execute(inside)
      written = writeAt(store)
      const waits = async () => (await sql`select from pg_locks where not granted`.execute(db)).rows.length
      await expect.poll(waits).toBeGreaterThan(0)
    })
    expect(await written).toBe(4033)
    await sql`update store set is_split = false where _id = ${store}`.execute(db)
  })
})

/** 0 for work that is done, the errcode of the refusal for work that is not. */
async function codeOf(work: Promise<unknown>): Promise<number | undefined> {
  try {
    await work
    return 0
  } catch (error) {
    if (error instanceof ApiError) return error.errcode
    throw error
  }
}
