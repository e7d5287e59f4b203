import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asSystem } from '#server/engine/asSystem.ts'
import type { Context } from '#server/engine/context.ts'
import { planTours } from '#server/plugins/RM/clock/planTours.ts'
import type { Client } from '#tests/support/client.ts'
import { contextOf } from '#tests/support/contextOf.ts'
import { setParam } from '#tests/support/setParam.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'
import { takeStores } from '#tests/support/ownStores.ts'

const path = '/TourSchedule'
/** 10:00 on Sunday, 15 November 2026 in Guangzhou. */
const now = 1794708000
const hour = 3600
const midnight = now - 10 * hour
let officer: Client
let officerId: string
let system: Context
const server = await serverForTests()
const manager = await server.as('gz.manager')
beforeAll(async () => {
  officer = await server.as('gz.officer')
  officerId = (await officer.call('GET', '/userinfo')).data._id
  system = await asSystem(await contextOf(server, manager))
})
// Each test has its own schedules.
beforeEach(() => sql`update tour_schedule set is_paused = true`.execute(server.database.db))

const [own, foreign] = ['S-GZ-L2-118', 'S-GZ-B1-201']
const everyDay = [1, 2, 3, 4, 5, 6, 7]

const sketch = (more: object = {}) => ({
  site: '2',
  title: '晚巡',
  assignee_ids: [officerId],
  store_ids: [own, foreign],
  weekdays: everyDay,
  time: '18:30',
  starts_on: '2026-11-01',
  ...more,
})
const kept = async (more: object = {}) => (await manager.create(path, sketch(more))).data

/** Runs the job of the clock at a moment. */
const runAt = (moment: number) =>
  planTours.run({
    body: {},
    context: { ...system, now: moment },
    progress: () => undefined,
    signal: new AbortController().signal,
  })

/** The tours of a schedule, the first first. */
const toursOf = async (schedule_id: string) =>
  (await manager.list('/tour', { cond: { schedule_id }, sort: { planned_at: 1 }, range: '0-49' })).data.list
const daysOf = async (schedule_id: string): Promise<string[]> =>
  (await toursOf(schedule_id)).map(({ schedule_day }: { schedule_day: string }) => schedule_day)

describe('a schedule', () => {
  it('plans the tours of the next seven days, at its time at the site', async () => {
    const { _id } = await kept()
    expect(await runAt(now)).toMatchObject({ planned: 7 })
    const tours = await toursOf(_id)
    expect(tours).toHaveLength(7)
    expect(tours[0]).toMatchObject({
      title: '晚巡',
      status: 'planned',
      planned_at: midnight + 18.5 * hour,
      schedule_day: '2026-11-15',
      assignee_ids: [officerId],
      // In the order of walking: from the lowest floor up.
      store_ids: [foreign, own],
      template_id: 'TT-CN-1',
      created_by: null,
    })
    expect(tours[6]).toMatchObject({ schedule_day: '2026-11-21' })
  })

  it('plans no tour twice, not even one that was removed', async () => {
    const { _id } = await kept()
    await runAt(now)
    const [first] = await toursOf(_id)
    expect((await manager.remove('/tour', { _id: first._id })).errcode).toBe(0)
    expect(await runAt(now)).toEqual({ planned: 0, skipped: 0 })
    expect(await daysOf(_id)).toHaveLength(6)
    // A day later one more day is in reach.
    expect(await runAt(now + 24 * hour)).toMatchObject({ planned: 1 })
  })

  it('is carried out once by two servers at the same time', async () => {
    const { _id } = await kept()
    await Promise.all([runAt(now), runAt(now)])
    expect(await daysOf(_id)).toHaveLength(7)
  })

  it('tells everybody once about all the tours that were planned for them', async () => {
    const { db } = server.database
    const told = async () =>
      (
        await sql`
          select title_key, params->'count' as count, link like '/RM/tour/list?filter=%' as is_list
          from notification where user_id = ${officerId}`.execute(db)
      ).rows
    await sql`delete from notification`.execute(db)
    await kept()
    await kept({ weekdays: [1] })
    await runAt(now)
    expect(await told()).toEqual([{ title_key: 'rm.tour.assigned_many', count: 8, is_list: true }])
    await sql`delete from notification`.execute(db)
    // A day later a single tour is in reach, which is named.
    await runAt(now + 24 * hour)
    expect(await told()).toEqual([{ title_key: 'rm.tour.assigned', count: null, is_list: false }])
  })

  it('plans nothing for the past, nor for a time of today that is over', async () => {
    const { _id } = await kept({ time: '09:00' })
    await runAt(now)
    expect((await daysOf(_id))[0]).toBe('2026-11-16')
  })

  it('counts days by the clock of the site', async () => {
    const { _id } = await kept()
    // 00:30 on Monday in Guangzhou is still Sunday in UTC.
    await runAt(midnight + 24.5 * hour)
    expect((await daysOf(_id))[0]).toBe('2026-11-16')
  })

  it.each([
    ['its weekdays', { weekdays: [1, 3] }, ['2026-11-16', '2026-11-18']],
    [
      'the days from its first to its last',
      { starts_on: '2026-11-17', ends_on: '2026-11-18' },
      ['2026-11-17', '2026-11-18'],
    ],
    [
      'the days that are not left out',
      { holidays: ['2026-11-15', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'] },
      ['2026-11-16', '2026-11-21'],
    ],
    ['no day while it is paused', { is_paused: true }, []],
  ])('plans only %s', async (_, more, days) => {
    const { _id } = await kept(more)
    await runAt(now)
    expect(await daysOf(_id)).toEqual(days)
  })

  it('looks as far ahead as the parameter says', async () => {
    const { _id } = await kept()
    await setParam(server, 'tour.plan_days', 2)
    await runAt(now)
    await setParam(server, 'tour.plan_days', 7)
    expect(await daysOf(_id)).toEqual(['2026-11-15', '2026-11-16'])
  })

  it('takes every shop that trades on its floors, and everybody of its department who walks tours', async () => {
    const [department] = (await officer.call('GET', '/userinfo')).data.department
    const { _id } = await kept({
      weekdays: [7],
      store_ids: [],
      floor_ids: ['F-GZ-L2'],
      assignee_ids: [],
      department,
    })
    await runAt(now)
    const [tour] = await toursOf(_id)
    const { rows: shops } = await sql<{ _id: string }>`
      select _id from store where floor_id = 'F-GZ-L2' and status = 'trading' and not is_split and not is_merge
        and deleted_at is null order by store_no`.execute(server.database.db)
    expect(shops.length).toBeGreaterThan(0)
    expect(tour.store_ids).toEqual(shops.map((shop) => shop._id))
    expect(tour.floor_ids).toEqual(['F-GZ-L2'])
    const { rows: people } = await sql<{ _id: string }>`
      select _id from "user" where ${department} = any(department) and '2' = any(sites) and is_active
        and exists (select from role where role._id = any(roles) and permissions ? 'rm.tour_result.edit')`.execute(
      server.database.db,
    )
    expect(people.length).toBeGreaterThan(0)
    expect(tour.assignee_ids.toSorted()).toEqual(people.map((one) => one._id).toSorted())
  })

  it('waits if nobody is left to walk, and does not hold up others', async () => {
    const alone = await kept({ weekdays: [1] })
    const other = await kept({
      weekdays: [1],
      assignee_ids: [(await manager.call('GET', '/userinfo')).data._id],
    })
    const { db } = server.database
    await sql`update "user" set is_active = false where _id = ${officerId}`.execute(db)
    expect(await runAt(now)).toEqual({ planned: 1, skipped: 1 })
    const problemOf = async ({ _id }: { _id: string }) => {
      const { plan_problem, plan_failed_at } = (await manager.call('GET', `${path}/${_id}`)).data
      return [plan_problem, plan_failed_at]
    }
    expect(await problemOf(alone)).toEqual(['no_people', now])
    expect(await problemOf(other)).toEqual([null, null])
    await sql`update "user" set is_active = true where _id = ${officerId}`.execute(db)
    officer = await server.as('gz.officer')
    expect(await daysOf(other._id)).toEqual(['2026-11-16'])
    await runAt(now + 600)
    expect(await daysOf(alone._id)).toEqual(['2026-11-16'])
    expect(await problemOf(alone)).toEqual([null, null])
  })

  const onFloor = { store_ids: [], floor_ids: ['F-GZ-L2'] }
  const shops = `update store set status = 'closing' where floor_id = 'F-GZ-L2' and status = 'trading'`
  it.each([
    ['no_shops', onFloor, shops, shops.replace('closing', 'trading').replace(/trading'$/, "closing'")],
    [
      'too_many_shops',
      onFloor,
      `insert into store (_id, site, floor_id, store_no, area, status)
       select 'X' || n, '2', 'F-GZ-L2', 'X' || n, 10, 'trading' from generate_series(1, 50) n`,
      `delete from store where _id like 'X%'`,
    ],
    [
      'no_checklist',
      { template_id: 'TT-CN-1' },
      `update tour_template set deleted_at = 1 where code = 'STANDARD' and status = 'active'`,
      `update tour_template set deleted_at = null where deleted_at = 1`,
    ],
  ])('says why its last tour could not be planned: %s', async (problem, more, fault, mending) => {
    const { db } = server.database
    const { _id } = await kept({ weekdays: [1], ...more })
    await sql.raw(fault).execute(db)
    await runAt(now)
    await sql.raw(mending).execute(db)
    expect((await manager.call('GET', `${path}/${_id}`)).data.plan_problem).toBe(problem)
    const cond = { plan_problem: problem, _id }
    expect((await manager.list(path, { cond })).data.list).toHaveLength(1)
  })

  it('uses the checklist that is active on the day of planning', async () => {
    const { _id } = await kept({ weekdays: [1], template_id: 'TT-CN-1' })
    // It is for every site of the mainland, so it is not the manager's of one.
    const admin = await server.as('admin')
    await admin.update('/TourTemplate', { _id: 'TT-CN-1' }, { action: 'revise' })
    const cond = { code: 'STANDARD', status: 'draft' }
    const [draft] = (await admin.list('/TourTemplate', { cond })).data.list
    await admin.update('/TourTemplate', { _id: draft._id }, { action: 'activate' })
    await runAt(now)
    expect((await toursOf(_id))[0].template_id).toBe(draft._id)
  })

  it.each([
    ['nobody', { assignee_ids: [] }, { assignee_ids: 'required' }],
    ['no place', { store_ids: [] }, { floor_ids: 'required' }],
    ['no day', { weekdays: [] }, { weekdays: 'required' }],
    ['a time that does not exist', { time: '24:00' }, { time: 'pattern' }],
    ['an end before its beginning', { ends_on: '2026-10-31' }, { ends_on: 'before_start' }],
    ['a day that does not exist', { holidays: ['2026-02-30'] }, { holidays: 'pattern' }],
    ['somebody who works elsewhere', { assignee_ids: ['U-none'] }, { assignee_ids: 'reference' }],
    ['a floor of another site', { floor_ids: ['F-WHGG-B1'] }, { floor_ids: 'reference' }],
    ['a checklist of another region', { template_id: 'TT-HK-1' }, { template_id: 'reference' }],
  ])('is refused with %s', async (_, more, fields) => {
    expect(await manager.create(path, sketch(more))).toMatchObject({ errcode: 4004, data: { fields } })
  })

  it('is refused with more shops than a tour can have, and without any, unless it is paused', async () => {
    const { db } = server.database
    await sql`
      insert into store (_id, site, floor_id, store_no, area, status)
      select 'X' || n, '2', 'F-GZ-L2', 'X' || n, 10, 'trading' from generate_series(1, 50) n`.execute(db)
    const onFloor = sketch({ store_ids: [], floor_ids: ['F-GZ-L2'] })
    const crowded = await manager.create(path, onFloor)
    await sql`delete from store where _id like 'X%'`.execute(db)
    expect(crowded).toMatchObject({ errcode: 4004, data: { fields: { floor_ids: 'max' } } })
    const { _id } = (await manager.create(path, onFloor)).data
    await sql`update store set status = 'closing' where floor_id = 'F-GZ-L2' and status = 'trading'`.execute(
      db,
    )
    const renamed = await manager.update(path, { _id }, { title: '早巡' })
    const paused = await manager.update(path, { _id }, { is_paused: true })
    await sql`update store set status = 'trading' where status = 'closing'`.execute(db)
    expect(renamed).toMatchObject({ errcode: 4004, data: { fields: { floor_ids: 'required' } } })
    expect(paused.errcode).toBe(0)
  })

  it('is kept by managers, for their own shops; officers read it', async () => {
    const { _id } = await kept({ is_paused: true })
    expect((await officer.create(path, sketch())).errcode).toBe(4030)
    expect((await officer.call('GET', `${path}/${_id}`)).data.title).toBe('晚巡')
    const elsewhere = await server.as('wh.manager')
    expect((await elsewhere.call('GET', `${path}/${_id}`)).errcode).toBe(4040)
    expect((await elsewhere.create(path, sketch())).errcode).not.toBe(0)
  })

  it('leads only through own shops, also where it names floors', async () => {
    const { db } = server.database
    const { rows } = await sql<{ _id: string }>`
      select _id from store where floor_id = 'F-GZ-L2' and status = 'trading' and not is_split and not is_merge
        and deleted_at is null limit 1`.execute(db)
    const shop = rows[0]?._id
    const onFloor = { store_ids: [foreign], floor_ids: ['F-GZ-L2'], is_paused: true }
    const { _id } = await kept(onFloor)
    const managerId = (await manager.call('GET', '/userinfo')).data._id
    await takeStores(db, [shop], sql`user_id = ${managerId}`)
    expect((await manager.create(path, sketch(onFloor))).errcode).toBe(4033)
    expect((await manager.update(path, { _id }, { title: '早巡' })).errcode).toBe(4033)
  })
})
