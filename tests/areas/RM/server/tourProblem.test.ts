import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { createClient, type Client } from '#tests/support/client.ts'
import { getFile, sendFile } from '#tests/support/fileCalls.ts'
import { onePixel } from '#tests/support/onePixel.ts'
import { setParam } from '#tests/support/setParam.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'
import { giveStores, takeStores } from '#tests/support/ownStores.ts'
import { shopOf } from '#tests/areas/RM/server/lifecycles/problemWalk.ts'

const path = '/TourProblem'
const hour = 3600
let officerId: string
let store_id: string
const server = await serverForTests()
const officer = await server.as('gz.officer')
const manager = await server.as('gz.manager')
const admin = await server.as('admin')
beforeAll(async () => {
  officerId = (await officer.call('GET', '/userinfo')).data._id
  store_id = await shopOf(server, officerId)
})

const sketch = (more: object = {}) => ({
  site: '2',
  store_id,
  category: 'lighting_signage',
  severity: 2,
  title: '灯箱不亮',
  ...more,
})
const found = async (more: object = {}, who = officer) => (await who.create(path, sketch(more))).data
const step = (who: Client, _id: string, action: string, more: object = {}) =>
  who.update(path, { _id }, { action, ...more })

describe('a problem that an officer raises', () => {
  it('has a number, its tenant and floor, who found it, and four hours to a week to be fixed', async () => {
    const shop = (await admin.call('GET', `/bdstore/${store_id}`)).data
    const hours = { 1: 4, 2: 24, 3: 72, 4: 168 }
    for (const [severity, allowed] of Object.entries(hours)) {
      const problem = await found({ severity: Number(severity) })
      expect(problem).toMatchObject({
        status: 'open',
        found_by: officerId,
        floor_id: shop.floor_id,
        brand_id: shop.current_ship?.brand_id ?? null,
        due_at: problem.found_at + allowed * hour,
        is_overdue: false,
      })
      expect(problem.problem_no).toMatch(/^GZ261115\d{3}$/)
    }
  })

  it('is the same when it is sent once more after the shop has left their list', async () => {
    const { db } = server.database
    const phone = createClient(server.url, officer.token, { 'idempotency-key': 'dark' })
    const first = await phone.create(path, sketch())
    const { rows } = await sql<{ _id: string }>`
      select space_owner_id as _id from space_owner_store where store_id = ${store_id}`.execute(db)
    await takeStores(db, [store_id])
    const again = await phone.create(path, sketch())
    await giveStores(db, [store_id], sql`_id = any(${rows.map(({ _id }) => _id)})`)
    expect([first.errcode, again]).toEqual([0, first])
  })

  it('is due sooner in Hong Kong, where the hours are others', async () => {
    const hk = await server.as('hk.officer')
    const id = (await hk.call('GET', '/userinfo')).data._id
    const { rows } = await sql<{ store_id: string; site: string }>`
      select owned.store_id, o.site from space_owner o join space_owner_store owned on owned.space_owner_id = o._id
      join store s on s._id = owned.store_id where o.user_id = ${id} and 'tour' = any(o.permits)
        and not s.is_split and not s.is_merge limit 1`.execute(server.database.db)
    const problem = await found({ ...rows[0], severity: 3 }, hk)
    expect(problem.due_at - problem.found_at).toBe(48 * hour)
  })

  it('begins as assigned with an assignee, who is told in their language', async () => {
    const problem = await found({ assignee_id: officerId }, manager)
    expect(problem).toMatchObject({ status: 'assigned', assigned_at: problem.found_at })
    const { data } = await officer.list('/notification', { range: '0-0' })
    expect(data.list[0]).toMatchObject({
      type: 'tour_problem.assigned',
      link: `/RM/tourIssue/issueDetail/${problem._id}?at=2`,
      title: { en_US: 'Issue %{problem_no} was assigned to you: %{title}' },
      params: { problem_no: problem.problem_no, title: '灯箱不亮' },
    })
  })

  it('is for an own shop that was neither split nor merged', async () => {
    const { rows } = await sql<{ _id: string; is_gone: boolean }>`
      (select _id, true as is_gone from store where site = '2' and (is_split or is_merge) limit 1) union all
      (select _id, false from store where site = '2' and not is_split and not is_merge and _id not in (
        select owned.store_id from space_owner o join space_owner_store owned on owned.space_owner_id = o._id
        where o.user_id = ${officerId}) limit 1)`.execute(server.database.db)
    expect(rows.map(({ is_gone }) => is_gone)).toEqual([true, false])
    for (const { _id } of rows) {
      expect((await officer.create(path, sketch({ store_id: _id }))).errcode).toBe(4033)
    }
    const elsewhere = await admin.create(path, sketch({ site: '5' }))
    expect(elsewhere).toMatchObject({ errcode: 4004, data: { fields: { store_id: 'reference' } } })
  })

  it.each([
    ['nobody', 'U-none'],
    ['somebody who left', 'left.staff'],
    ['somebody of another site', 'hk.officer'],
  ])('is not assigned to %s', async (_, name) => {
    const { rows } = await sql<{ _id: string }>`select _id from "user" where username = ${name}`.execute(
      server.database.db,
    )
    const assignee_id = rows[0]?._id ?? name
    expect(await manager.create(path, sketch({ assignee_id }))).toMatchObject({
      errcode: 4004,
      data: { fields: { assignee_id: 'reference' } },
    })
    const { _id } = await found()
    expect((await step(manager, _id, 'assign', { assignee_id })).errcode).toBe(4004)
  })
})

describe('a step of a problem', () => {
  it('tells what it lacks: a reason to assign it again, a photo of the fix', async () => {
    const { _id } = await found()
    const assign = { assignee_id: officerId }
    expect((await step(manager, _id, 'assign', assign)).errcode).toBe(0)
    const again = await step(manager, _id, 'assign', assign)
    expect(again).toMatchObject({ errcode: 4004, data: { fields: { reason: 'required' } } })
    const fixed = await step(officer, _id, 'fix', { fix_note: '已更换' })
    expect(fixed).toMatchObject({ errcode: 4004, data: { fields: { attachs_after: 'required' } } })
    expect((await step(officer, _id, 'fix', { attachs_after: [] })).errcode).toBe(4004)
    await setParam(server, 'tour.photo_required', false)
    expect((await step(officer, _id, 'fix', { fix_note: '已更换' })).errcode).toBe(0)
  })

  it('is an entry of its history, with what was said', async () => {
    await setParam(server, 'tour.photo_required', false)
    const { _id } = await found()
    await step(manager, _id, 'assign', { assignee_id: officerId })
    await step(officer, _id, 'start')
    await step(officer, _id, 'comment', { comment: '等配件' })
    await step(officer, _id, 'fix', { fix_note: '已更换' })
    await step(manager, _id, 'reopen', { reason: '仍不亮' })
    await step(officer, _id, 'fix', { fix_note: '换了电源' })
    await step(manager, _id, 'verify', { comment: '已确认' })
    await step(manager, _id, 'close')
    const { data } = await manager.list('/problemevent', { cond: { problem_id: _id }, range: '0-19' })
    const told = data.list.map((event: Record<string, unknown>) => [
      event['action'],
      event['from'],
      event['to'],
      event['comment'],
    ])
    expect(told.toSorted(byText)).toEqual(
      [
        ['create', null, 'open', null],
        ['assign', 'open', 'assigned', null],
        ['start', 'assigned', 'in_progress', null],
        ['comment', 'in_progress', 'in_progress', '等配件'],
        ['fix', 'in_progress', 'fixed', '已更换'],
        ['reopen', 'fixed', 'reopened', '仍不亮'],
        ['fix', 'reopened', 'fixed', '换了电源'],
        ['verify', 'fixed', 'verified', '已确认'],
        ['close', 'verified', 'closed', null],
      ].toSorted(byText),
    )
    const { data: problem } = await manager.call('GET', `${path}/${_id}`)
    expect(problem).toMatchObject({ status: 'closed', reopen_count: 1, fix_note: '换了电源' })
  })

  it('takes only photos that its author uploaded for a problem', async () => {
    const { _id } = await found({ assignee_id: officerId }, manager)
    const uploaded = async (who: Client, biz_type: string): Promise<string> =>
      (await sendFile(server, who, Uint8Array.from(onePixel.buffer), { biz_type })).data.uid
    const others = [await uploaded(manager, 'tour_problem'), await uploaded(officer, 'brand')]
    for (const photo of others) {
      const { errcode } = await step(officer, _id, 'fix', { fix_note: '好', attachs_after: [photo] })
      expect([photo, errcode]).toEqual([photo, 4004])
      const said = await step(officer, _id, 'comment', { comment: '好', attachs: [photo] })
      expect([photo, said.errcode]).toEqual([photo, 4004])
    }
    const none = await step(officer, _id, 'fix', { fix_note: '好', attachs_after: ['none'] })
    expect(none.errcode).toBe(4004)
    const noFile = await step(officer, _id, 'comment', { comment: '好', attachs: ['none'] })
    expect(noFile).toMatchObject({ errcode: 4004, data: { fields: { attachs: 'reference' } } })
    const own = [await uploaded(officer, 'tour_problem'), await uploaded(officer, 'tour_problem')]
    expect((await step(officer, _id, 'comment', { comment: '见图', attachs: own.slice(1) })).errcode).toBe(0)
    const fixed = await step(officer, _id, 'fix', { fix_note: '好', attachs_after: own.slice(0, 1) })
    expect(fixed.data.attachs_after).toEqual(own.slice(0, 1))
    for (const uid of own) expect((await getFile(server, manager, `/file/${uid}`)).errcode).toBe(0)
  })

  it('attaches each photo of the fix once', async () => {
    const { _id } = await found({ assignee_id: officerId }, manager)
    const photo = await sendFile(server, officer, Uint8Array.from(onePixel.buffer), {
      biz_type: 'tour_problem',
    })
    const { uid } = photo.data
    await sql`create table attached (uid text)`.execute(server.database.db)
    await sql`create function note_attached() returns trigger language plpgsql as $$
      begin insert into attached values (new.uid); return null; end $$`.execute(server.database.db)
    await sql`create trigger note_attached after update on attachment for each row
      execute function note_attached()`.execute(server.database.db)
    expect((await step(officer, _id, 'fix', { fix_note: '好', attachs_after: [uid] })).errcode).toBe(0)
    const { rows } = await sql`select uid from attached where uid = ${uid}`.execute(server.database.db)
    expect(rows).toEqual([{ uid }])
    await sql`drop trigger note_attached on attachment`.execute(server.database.db)
  })

  it('says what is lacking: the shop for somebody who only lacks that', async () => {
    const { _id } = await found({ store_id: 'S-GZ-B1-201', assignee_id: officerId }, admin)
    const { data } = await officer.call('GET', `${path}/${_id}/steps`)
    expect(data).toMatchObject({ start: { errcode: 4033 }, fix: { errcode: 4033 }, close: { errcode: 4030 } })
    expect((await step(officer, _id, 'start')).errcode).toBe(4033)
  })

  it('ends a problem of a shop that was split since, and does nothing else to it', async () => {
    await setParam(server, 'tour.photo_required', false)
    const [open, fixed] = [await found(), await found({ assignee_id: officerId }, manager)]
    await step(officer, fixed._id, 'fix', { fix_note: '已更换' })
    const { db } = server.database
    await sql`update store set is_split = true where _id = ${store_id}`.execute(db)
    try {
      expect((await step(manager, open._id, 'assign', { assignee_id: officerId })).errcode).toBe(4033)
      expect((await manager.update(path, { _id: open._id }, { title: '拆分' })).errcode).toBe(4033)
      expect((await step(manager, open._id, 'void', { reason: '店铺已拆分' })).errcode).toBe(0)
      expect((await step(manager, fixed._id, 'verify')).errcode).toBe(0)
      expect((await step(manager, fixed._id, 'close')).errcode).toBe(0)
    } finally {
      await sql`update store set is_split = false where _id = ${store_id}`.execute(db)
    }
  })

  it('reopens a closed problem within thirty days', async () => {
    const { _id } = await found()
    const closed = async (days: number) => {
      await sql`
        update tour_problem set status = 'closed', closed_at = found_at - ${days * 86_400} where _id = ${_id}`.execute(
        server.database.db,
      )
      return (await step(admin, _id, 'reopen', { reason: '又坏了' })).errcode
    }
    expect(await closed(31)).toBe(4091)
    expect(await closed(29)).toBe(0)
    const { data } = await admin.call('GET', `${path}/${_id}`)
    expect(data).toMatchObject({ status: 'reopened', closed_at: null, reopen_count: 1 })
  })
})

describe('a problem', () => {
  it('is overdue past its due date until it is fixed, in lists and counters too', async () => {
    const cond = { store_id, title: '超期' }
    const { _id, found_at } = await found({ title: '超期', due_at: 1_794_000_000 })
    const due = await manager.list(path, { cond: { ...cond, is_overdue: true } })
    expect(due.data.list.map((one: { _id: string }) => one._id)).toEqual([_id])
    expect(due.data.counters).toEqual({ open: 1, overdue: 1 })
    await manager.update(path, { _id }, { due_at: found_at + hour })
    expect((await manager.list(path, { cond })).data.counters).toEqual({ open: 1 })
  })

  it('is due as a new one when its severity changes, unless somebody says when', async () => {
    const { _id, found_at } = await found()
    const { data } = await manager.update(path, { _id }, { severity: 1 })
    expect(data.due_at).toBe(found_at + 4 * hour)
    const step4 = await step(manager, _id, 'edit', { severity: 4, title: '灯箱闪烁' })
    expect(step4.data).toMatchObject({ due_at: found_at + 168 * hour, title: '灯箱闪烁' })
    const given = await manager.update(path, { _id }, { severity: 4, due_at: found_at + 5 })
    expect(given.data.due_at).toBe(found_at + 5)
  })

  it('is due from when it was reopened if its severity changes afterwards', async () => {
    await setParam(server, 'tour.photo_required', false)
    const { _id } = await found({ assignee_id: officerId }, manager)
    await step(officer, _id, 'fix', { fix_note: '已更换' })
    const { data: reopened } = await step(manager, _id, 'reopen', { reason: '仍不亮' })
    const at = reopened.due_at - 24 * hour
    await sql`update tour_problem set found_at = found_at - ${100 * hour} where _id = ${_id}`.execute(
      server.database.db,
    )
    const { data } = await manager.update(path, { _id }, { severity: 3 })
    expect(data).toMatchObject({ due_at: at + 72 * hour, is_overdue: false })
  })

  it('always has a due date: without one it is due as a new one', async () => {
    const { _id, found_at } = await found({ due_at: 1_794_000_000 })
    const cleared = await manager.update(path, { _id }, { due_at: null })
    expect(cleared.data.due_at).toBe(found_at + 24 * hour)
    const lesser = await step(manager, _id, 'edit', { severity: 3, due_at: null })
    expect(lesser.data.due_at).toBe(found_at + 72 * hour)
  })

  it('is changed by those who find or assign problems, with an action or without one', async () => {
    const group = await server.as('grace.group@example.com')
    const { _id } = await found()
    for (const body of [{ severity: 4 }, { action: 'edit', severity: 4 }, {}])
      expect([body, (await group.update(path, { _id }, body)).errcode]).toEqual([body, 4030])
    expect((await manager.update(path, { _id }, { severity: 4 })).errcode).toBe(0)
  })

  it('that is critical stays so for people who may not end it', async () => {
    const [cond, { data: self }] = [{ username: 'gz.officer' }, await officer.call('GET', '/userinfo')]
    const { _id, rev } = await found({ severity: 1 })
    await admin.update('/user', cond, { department: ['13'] })
    for (const body of [{ severity: 2 }, { action: 'edit', severity: 2 }])
      expect([body, (await officer.update(path, { _id }, body)).errcode]).toEqual([body, 4031])
    expect((await admin.call('GET', `${path}/${_id}`)).data.rev).toBe(rev)
    expect((await officer.update(path, { _id }, { title: '灯箱闪烁' })).errcode).toBe(0)
    await admin.update('/user', cond, { department: self.department })
    expect((await officer.update(path, { _id }, { severity: 2 })).errcode).toBe(0)
  })

  it('is removed only by its finder, within a day, while nothing was done or when it is void', async () => {
    const own = await found({}, manager)
    expect((await manager.remove(path, { _id: own._id })).errcode).toBe(0)
    const others = await found()
    expect((await manager.remove(path, { _id: others._id })).errcode).toBe(4091)
    const assigned = await found({ assignee_id: officerId }, manager)
    expect((await manager.remove(path, { _id: assigned._id })).errcode).toBe(4091)
    const old = await found({}, manager)
    await sql`update tour_problem set found_at = found_at - 90000 where _id = ${old._id}`.execute(
      server.database.db,
    )
    expect((await manager.remove(path, { _id: old._id })).errcode).toBe(4091)
  })
})

const byText = (a: unknown, b: unknown) => JSON.stringify(a).localeCompare(JSON.stringify(b))
