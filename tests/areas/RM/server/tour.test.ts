import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#tests/support/client.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

const path = '/tour'
const hour = 3600
/** 10:00 on 15 November 2026 in Guangzhou, the time of the test server. */
const now = 1794708000
let officerId: string
const server = await serverForTests()
const officer = await server.as('gz.officer')
const manager = await server.as('gz.manager')
const admin = await server.as('admin')
beforeAll(async () => {
  officerId = (await officer.call('GET', '/userinfo')).data._id
})

const idOf = async (username: string) => {
  const { rows } = await sql<{ _id: string }>`select _id from "user" where username = ${username}`.execute(
    server.database.db,
  )
  return rows[0]?._id ?? username
}

/** L2-118 is a shop of gz.officer, B1-201 is not; L2-115 was merged. */
const [own, foreign, merged] = ['S-GZ-L2-118', 'S-GZ-B1-201', 'S-GZ-L2-115']

const sketch = (more: object = {}) => ({
  site: '2',
  title: '早巡',
  planned_at: now + hour,
  store_ids: [foreign, own],
  assignee_ids: [officerId],
  ...more,
})
const planned = async (more: object = {}) => (await manager.create(path, sketch(more))).data
const step = (who: Client, _id: string, action: string, more: object = {}) =>
  who.update(path, { _id }, { action, ...more })

describe('a tour that a manager plans', () => {
  it('has a number, the floors of its route in the order of walking, and people who are told', async () => {
    const first = await planned({ floor_ids: ['F-GZ-L6'] })
    const second = await planned()
    expect(first).toMatchObject({
      status: 'planned',
      store_ids: [foreign, own],
      floor_ids: ['F-GZ-B1', 'F-GZ-L2'],
      is_overdue: false,
      checked_count: 0,
    })
    expect([first.tour_no, second.tour_no].map((number) => number.slice(0, -3))).toEqual([
      'TGZ261115',
      'TGZ261115',
    ])
    expect(Number(second.tour_no.slice(-3))).toBe(Number(first.tour_no.slice(-3)) + 1)
    const { data } = await officer.list('/notification', { range: '0-0' })
    expect(data.list[0]).toMatchObject({
      type: 'tour.assigned',
      title: { en_US: 'Tour %{tour_no} was assigned to you: %{title}' },
      params: { tour_no: second.tour_no, title: '早巡' },
      link: `/RM/tour/list/${second._id}/show?at=2`,
    })
  })

  it.each([
    ['no shop', { store_ids: [] }, { store_ids: 'required' }],
    ['nobody to walk it', { assignee_ids: [] }, { assignee_ids: 'required' }],
    ['a shop twice', { store_ids: [own, own] }, { store_ids: 'reference' }],
    ['a shop of another site', { store_ids: ['S-WHGG-B1-101'] }, { store_ids: 'reference' }],
    ['a shop that was merged', { store_ids: [merged] }, { store_ids: 'reference' }],
  ])('is refused with %s', async (_, more, fields) => {
    expect(await admin.create(path, sketch(more))).toMatchObject({ errcode: 4004, data: { fields } })
  })

  it.each(['left.staff', 'hk.officer', 'nobody'])(
    'is not given to %s, who does not work there',
    async (name) => {
      const answer = await manager.create(path, sketch({ assignee_ids: [officerId, await idOf(name)] }))
      expect(answer).toMatchObject({ errcode: 4004, data: { fields: { assignee_ids: 'reference' } } })
    },
  )

  it('is not planned by officers, nor through shops that are not one’s own', async () => {
    expect((await officer.create(path, sketch())).errcode).toBe(4030)
    expect((await manager.create(path, sketch({ store_ids: [merged] }))).errcode).toBe(4033)
  })

  it('is overdue once its time has come and nobody has started, or after a day under way', async () => {
    const late = await planned({ planned_at: now - hour })
    expect(late.is_overdue).toBe(true)
    const started = (await step(officer, late._id, 'start')).data
    expect(started).toMatchObject({ is_overdue: false, started_at: started.updated_at })
    await sql`update tour set started_at = ${now - 25 * hour} where _id = ${late._id}`.execute(
      server.database.db,
    )
    expect((await officer.call('GET', `${path}/${late._id}`)).data.is_overdue).toBe(true)
    const { data } = await manager.list(path, { cond: { is_overdue: true }, range: '0-99' })
    expect(data.list.map(({ _id }: { _id: string }) => _id)).toContain(late._id)
    expect(data.counters.overdue).toBe(data.total)
  })
})

describe('a tour', () => {
  it('is one of today by the day at its site', async () => {
    const midnight = now - 10 * hour
    const moments = [midnight - 60, midnight + 60, midnight + 24 * hour - 60, midnight + 24 * hour]
    const tours = await Promise.all(moments.map((planned_at) => planned({ planned_at })))
    const ids = tours.map(({ _id }) => _id)
    const { data } = await manager.list(path, { cond: { _id: { $in: ids }, is_today: true }, range: '0-9' })
    expect(data.list.map(({ planned_at }: { planned_at: number }) => planned_at).toSorted()).toEqual(
      moments.slice(1, 3),
    )
  })

  it('is changed while it is planned or under way, and tells those who join', async () => {
    const { _id } = await planned()
    const joining = await idOf('gz.manager')
    await admin.update(path, { _id }, { assignee_ids: [officerId, joining], store_ids: [own] })
    const { data } = await manager.list('/notification', { range: '0-0' })
    expect(data.list[0]).toMatchObject({ type: 'tour.assigned', link: `/RM/tour/list/${_id}/show?at=2` })
    expect((await officer.call('GET', `${path}/${_id}`)).data).toMatchObject({
      floor_ids: ['F-GZ-L2'],
      assignee_ids: [officerId, joining],
    })
    await step(officer, _id, 'start')
    await step(officer, _id, 'finish')
    expect((await manager.update(path, { _id }, { title: '晚巡' })).errcode).toBe(4091)
  })

  it('is cancelled with a reason, which it keeps', async () => {
    const { _id } = await planned()
    expect((await step(manager, _id, 'cancel', { reason: ' ' })).errcode).toBe(4004)
    const { data } = await step(manager, _id, 'cancel', { reason: '台风' })
    expect(data).toMatchObject({ status: 'cancelled', cancel_reason: '台风' })
  })

  it('is removed only before it has begun', async () => {
    const { _id } = await planned()
    const begun = await planned()
    await step(officer, begun._id, 'start')
    expect((await manager.remove(path, { _id: begun._id })).errcode).toBe(4091)
    expect((await officer.remove(path, { _id })).errcode).toBe(4030)
    expect((await manager.remove(path, { _id })).errcode).toBe(0)
  })

  it('can still be cancelled when a shop on its route was merged since', async () => {
    const { _id } = await planned()
    await sql`update tour set store_ids = ${[merged]} where _id = ${_id}`.execute(server.database.db)
    expect((await manager.update(path, { _id }, { title: '晚巡' })).errcode).toBe(4033)
    expect((await step(manager, _id, 'cancel', { reason: '铺位已合并' })).errcode).toBe(0)
  })
})

describe('officers', () => {
  it('see the tours that they walk and those through their shops, and no others', async () => {
    const others = [await idOf('gz.manager')]
    const mine = await planned({ store_ids: [foreign] })
    const through = await planned({ assignee_ids: others })
    const past = await planned({ assignee_ids: others })
    await sql`update tour set store_ids = ${[merged]} where _id = ${past._id}`.execute(server.database.db)
    const elsewhere = await planned({ assignee_ids: others, store_ids: [foreign] })
    const ids = [mine, through, past, elsewhere].map(({ _id }) => _id)
    const seenBy = async (who: Client): Promise<string[]> =>
      (await who.list(path, { cond: { _id: { $in: ids } }, range: '0-9' })).data.list.map(
        ({ _id }: { _id: string }) => _id,
      )
    expect((await seenBy(officer)).toSorted()).toEqual(ids.slice(0, 3).toSorted())
    for (const who of [
      manager,
      admin,
      await server.as('grace.group@example.com'),
      await server.as('auditor'),
    ])
      expect((await seenBy(who)).toSorted()).toEqual(ids.toSorted())
    expect((await officer.call('GET', `${path}/${elsewhere._id}`)).errcode).toBe(4040)
    expect((await step(officer, elsewhere._id, 'start')).errcode).toBe(4040)
    // Seen, but to be walked by somebody else.
    expect((await step(officer, through._id, 'start')).errcode).toBe(4030)
  })
})
