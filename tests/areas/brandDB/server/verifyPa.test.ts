import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { serverForTests } from '#tests/support/serverForTests.ts'

/** A trading store of the officer's list, and one of the same site that is not on it. */
let own: string
let foreign: string

const server = await serverForTests()
const officer = await server.as('gz.officer')
beforeAll(async () => {
  const { rows } = await sql<{ own: string; foreign: string }>`
    select min(_id) filter (where listed) as own, min(_id) filter (where not listed) as foreign
    from (select _id, _id in (select store_id from space_owner_store where space_owner_id = 'SO-U005-GZ') as listed
      from store where site = '2' and not is_split and not is_merge) stores`.execute(server.database.db)
  own = String(rows[0]?.own)
  foreign = String(rows[0]?.foreign)
})

const path = '/bd/store/verify_pa'
const ask = (store_id: string, action?: string, client = officer) =>
  client.call('GET', path, { store_id, ...(action ? { action } : {}) })
const reasonFor = async (...asked: Parameters<typeof ask>) => {
  const { data } = await ask(...asked)
  return [data.result, data.reason]
}

describe('whether somebody may act on a store', () => {
  it('is yes for one of the own list, with what may be done there, by GET and by POST', async () => {
    const answer = await ask(own)
    expect(answer.data).toMatchObject({
      result: true,
      reason: 'ok',
      store: { _id: own, is_split: false, is_merge: false },
      permits: ['tour', 'scoring'],
    })
    expect(await officer.call('POST', path, {}, { store_id: own })).toEqual(answer)
  })

  it('names why not: what the list has it for, no list, merged away, split, out of use', async () => {
    expect(await reasonFor(own, 'tour')).toEqual([true, 'ok'])
    expect(await reasonFor(own, 'sales')).toEqual([false, 'permit_missing'])
    expect(await reasonFor(foreign)).toEqual([false, 'not_owner'])
    expect(await reasonFor('S-GZ-L2-115')).toEqual([false, 'is_merge'])
    const { db } = server.database
    await sql`update store set is_active = false where _id = ${own}`.execute(db)
    expect(await reasonFor(own)).toEqual([false, 'inactive'])
    await sql`update store set is_active = true, is_split = true where _id = ${own}`.execute(db)
    expect(await reasonFor(own)).toEqual([false, 'is_split'])
    expect((await ask(own)).data.permits).toEqual([])
    await sql`update store set is_split = false where _id = ${own}`.execute(db)
  })

  it('is no error, but for a store that is not there or at a site of others', async () => {
    expect((await ask(foreign)).errcode).toBe(0)
    expect((await ask('none')).errcode).toBe(4040)
    expect((await ask('S-SH-L2-210')).errcode).toBe(4040)
    expect((await ask(own, 'everything')).errcode).toBe(4001)
    expect((await officer.call('GET', path)).errcode).toBe(4001)
    expect((await server.anonymous.call('GET', path, { store_id: own })).errcode).toBe(555)
  })

  it('is yes everywhere for the administrator, whose writes no rule refuses', async () => {
    const admin = await server.as('admin')
    expect(await reasonFor('S-GZ-L2-115', 'lease', admin)).toEqual([true, 'ok'])
    expect(await reasonFor('S-SH-L2-210', undefined, admin)).toEqual([true, 'ok'])
  })
})
