import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { serverForTests } from '#tests/support/serverForTests.ts'

const server = await serverForTests()
const admin = await server.as('admin')

const path = '/bdbrandtag'
const everything = { _id: { $gt: '' } }
let ids: string[]

/** 25 tags of a group of their own; the removed ones of the test before are out of the way. */
beforeEach(async () => {
  run += 1
  ids = []
  for (let count = 1; count <= 25; count += 1) {
    const { data } = await admin.create(path, { name: `Mass ${run}-${count}`, group })
    ids.push(data._id)
  }
})
let run = 0
const group = 'mass'
const ofGroup = { group }
const left = async () => (await admin.list(path, { cond: ofGroup })).data.total

describe('removing more than 20 records', () => {
  it('is refused without their number, whatever the condition, and removes none', async () => {
    const all = (await admin.list(path)).data.total
    expect(await admin.remove(path, everything)).toMatchObject({
      errcode: 4006,
      data: { total: all, limit: 20 },
    })
    const refused = { errcode: 4006, data: { total: await left(), limit: 20 } }
    expect(await admin.remove(path, ofGroup)).toMatchObject(refused)
    expect(await admin.remove(path, { _id: ids })).toMatchObject({ errcode: 4006, data: { total: 25 } })
    expect(await admin.call('DELETE', path, {}, { ids })).toMatchObject({ errcode: 4006 })
    expect((await admin.list(path)).data.total).toBe(all)
  })

  it('is refused with a wrong number, and done with the right one, in the address or the body', async () => {
    const total = await left()
    expect(await admin.call('DELETE', path, { cond: ofGroup, expect: total - 1 })).toMatchObject({
      errcode: 4006,
      data: { total, expect: total - 1 },
    })
    const [one, two] = [ids.slice(0, 21), ids.slice(0, 22)]
    expect((await admin.call('DELETE', path, { cond: { _id: one }, expect: 21 })).data).toEqual({
      removed: 21,
    })
    expect(await admin.call('DELETE', path, {}, { ids: two, expect: 22 })).toMatchObject({
      errcode: 4006,
      data: { total: 1 },
    })
    const rest = await left()
    expect((await admin.call('DELETE', path, {}, { cond: ofGroup, expect: rest })).data).toEqual({
      removed: rest,
    })
    expect(await left()).toBe(0)
  })

  it('that are gone already removes none, as any removal that is sent again', async () => {
    const query = { cond: { _id: ids }, expect: 25 }
    expect((await admin.call('DELETE', path, query)).data).toEqual({ removed: 25 })
    expect((await admin.call('DELETE', path, query)).data).toEqual({ removed: 0 })
  })

  it.each(['x', '-1', '1.5', '', '1e3'])('takes no number such as "%s"', async (expect_) => {
    const answer = await admin.call('DELETE', path, { cond: { _id: ids }, expect: expect_ })
    expect(answer).toMatchObject({ errcode: 4001, data: { fields: { expect: 'integer' } } })
  })
})

describe('removing up to 20 records', () => {
  it('needs no number, and heeds one that is given', async () => {
    const some = { _id: ids.slice(0, 20) }
    expect(await admin.call('DELETE', path, { cond: some, expect: 19 })).toMatchObject({ errcode: 4006 })
    expect((await admin.remove(path, some)).data).toEqual({ removed: 20 })
  })
})

describe('taking a step with more than 20 records', () => {
  it('by a condition needs their number, too', async () => {
    const { db } = server.database
    const { data } = await admin.call('GET', '/userinfo')
    await sql`
      insert into brand_audit (_id, kind, after, status, level_required, created_by)
      select 'mass' || n, 'create', '{}', 'draft', 1, ${data._id} from generate_series(1, 21) as n`.execute(
      db,
    )
    const [drafts, step] = [{ _id: { $gt: 'mass', $lt: 'masz' } }, { action: 'withdraw' }]
    const refused = { errcode: 4006, data: { total: 21 } }
    expect(await admin.update('/bdbrandaudit', drafts, step)).toMatchObject(refused)
    const done = await admin.call('PUT', '/bdbrandaudit', { cond: drafts, expect: 21 }, step)
    expect(done.data.list[0]).toMatchObject({ status: 'withdrawn' })
  })
})

describe('changing more than 20 records', () => {
  const doc = { color: '#112233' }

  it('by a condition is refused without their number, and done with it', async () => {
    const total = await left()
    expect(await admin.update(path, ofGroup, doc)).toMatchObject({
      errcode: 4006,
      data: { total, limit: 20 },
    })
    expect((await admin.list(path, { cond: { ...ofGroup, ...doc } })).data.total).toBe(0)
    expect((await admin.call('PUT', path, { cond: ofGroup, expect: total }, doc)).data.total).toBe(total)
    const other = { color: '#332211' }
    expect((await admin.call('PUT', path, {}, { cond: ofGroup, doc: other, expect: 1 })).errcode).toBe(4006)
    expect((await admin.call('PUT', path, {}, { cond: ofGroup, doc: other, expect: total })).errcode).toBe(0)
  })

  it('that are named one by one needs no number', async () => {
    expect((await admin.update(path, { _id: { $in: ids } }, doc)).data.total).toBe(25)
    expect((await admin.update(path, { ...ofGroup, _id: ids }, doc)).data.total).toBe(25)
  })
})
