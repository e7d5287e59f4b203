import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { sendFile } from '#tests/support/fileCalls.ts'
import { onePixel } from '#tests/support/onePixel.ts'
import { setParam } from '#tests/support/setParam.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

const path = '/TourResult'
let officerId: string
const server = await serverForTests()
const officer = await server.as('gz.officer')
const manager = await server.as('gz.manager')
beforeAll(async () => {
  officerId = (await officer.call('GET', '/userinfo')).data._id
})

/** L2-118 is a shop of gz.officer, B1-201 is not. */
const [own, foreign] = ['S-GZ-L2-118', 'S-GZ-B1-201']

/** A tour of the officer through both shops, under way. */
async function begun(): Promise<string> {
  const { data } = await manager.create('/tour', {
    site: '2',
    title: '早巡',
    planned_at: 1794711600,
    store_ids: [own, foreign],
    assignee_ids: [officerId],
  })
  await officer.update('/tour', { _id: data._id }, { action: 'start' })
  return data._id
}
const place = (tour_id: string, store_id = own) => ({ site: '2', tour_id, store_id })
const opened = async (tour_id: string, who = officer) => (await who.create(path, place(tour_id))).data._id
const check = (_id: string, item: string, result: string, more: object = {}, who = officer) =>
  who.update(path, { _id }, { action: 'check', item, result, ...more })
const photo = async (who = officer): Promise<string> =>
  (await sendFile(server, who, onePixel.buffer, { biz_type: 'tour_result' })).data.uid
const pass = (item: string) => ({ item, result: 'pass', remark: null, attachs: [] })
const fail = (item: string) => ({ ...pass(item), result: 'fail' })
const na = (item: string) => ({ ...pass(item), result: 'na' })

describe('the result of a shop', () => {
  it('is one for each shop of a tour under way, by the person who checks it, on the day at the site', async () => {
    const tour_id = await begun()
    const { data } = await officer.create(path, place(tour_id))
    expect(data).toMatchObject({
      title: expect.stringContaining('L2-118'),
      checker_id: officerId,
      tour_date: '2026-11-15',
      items: [],
      pass_rate: null,
      result: null,
      problem_count: 0,
    })
    expect((await manager.create(path, place(tour_id))).errcode).toBe(4090)
    expect((await officer.create(path, place(tour_id, foreign))).errcode).toBe(4033)
    const elsewhere = await manager.create(path, place(tour_id, 'S-GZ-B1-102'))
    expect(elsewhere).toMatchObject({ errcode: 4004, data: { fields: { store_id: 'reference' } } })
  })

  it.each<[string, results: string, expected: object]>([
    ['all pass', 'pass pass na', { pass_count: 2, fail_count: 0, na_count: 1, pass_rate: 1, result: 'pass' }],
    ['nine in ten', `${'pass '.repeat(9)}fail`, { pass_rate: 0.9, result: 'pass' }],
    ['eight in nine', `${'pass '.repeat(8)}fail`, { pass_rate: 0.888889, result: 'attention' }],
    ['seven in ten', `${'pass '.repeat(7)}fail fail fail`, { pass_rate: 0.7, result: 'attention' }],
    ['two in three', 'pass pass fail', { pass_rate: 0.666667, result: 'fail' }],
    ['none that applies', 'na', { pass_rate: null, result: null }],
  ])('comes to what its points say: %s', async (_, results, expected) => {
    const tour_id = await begun()
    const _id = await opened(tour_id)
    const { checklist } = (await officer.call('GET', `/tour/${tour_id}`)).data
    const items = await Promise.all(
      results.split(' ').map(async (result, at) => ({
        ...pass(checklist[at].item),
        result,
        attachs: result === 'fail' ? [await photo()] : [],
      })),
    )
    expect((await officer.update(path, { _id }, { items })).data).toMatchObject(expected)
    expect((await officer.update(path, { _id }, { pass_count: 9 })).errcode).toBe(4004)
  })

  it('comes to what the site asks for with tour.pass_share and tour.attention_share', async () => {
    const _id = await opened(await begun())
    const { data } = await officer.call(
      'GET',
      `/tour/${(await officer.call('GET', `${path}/${_id}`)).data.tour_id}`,
    )
    const [first, second] = data.checklist.map(({ item }: { item: string }) => item)
    const judged = async () =>
      (
        await officer.update(
          path,
          { _id },
          { items: [pass(first), { ...fail(second), attachs: [await photo()] }] },
        )
      ).data.result
    expect(await judged()).toBe('fail')
    await setParam(server, 'tour.attention_share', 0.5)
    expect(await judged()).toBe('attention')
    await setParam(server, 'tour.pass_share', 0.5)
    expect(await judged()).toBe('pass')
    await setParam(server, 'tour.attention_share', 0.7)
    await setParam(server, 'tour.pass_share', 0.9)
  })

  it('changes only while the tour is under way', async () => {
    const tour_id = await begun()
    const _id = await opened(tour_id)
    await officer.update('/tour', { _id: tour_id }, { action: 'finish' })
    expect((await check(_id, 'CLEAN', 'pass')).errcode).toBe(4091)
    expect((await officer.update(path, { _id }, { remark: '补记' })).errcode).toBe(4091)
    expect((await manager.remove(path, { _id })).errcode).toBe(4091)
    expect((await manager.create(path, place(tour_id, foreign))).errcode).toBe(4091)
  })
})

describe('a point of the checklist', () => {
  it('is saved at once, and the tour counts a shop once every point is checked', async () => {
    const tour_id = await begun()
    const { checklist } = (await officer.call('GET', `/tour/${tour_id}`)).data
    expect(checklist).toHaveLength(10)
    expect(checklist[0]).toEqual({
      item: 'CLEAN',
      name: '地面与门面清洁',
      name_tc: '地面與門面清潔',
      name_en: 'Floor and shopfront are clean',
      category: 'cleanliness',
      needs_photo: true,
      needs_remark: false,
      department: null,
      assignee_id: null,
      attachs: [],
      store_ids: null,
    })
    const _id = await opened(tour_id)
    const points: string[] = checklist.map(({ item }: { item: string }) => item)
    const counted = async () => (await officer.call('GET', `/tour/${tour_id}`)).data.checked_count
    for (const item of points.slice(0, 9)) await check(_id, item, 'pass')
    expect(await counted()).toBe(0)
    const { data } = await check(_id, points[9] ?? '', 'na')
    expect(data).toMatchObject({ pass_count: 9, na_count: 1, result: 'pass' })
    expect(await counted()).toBe(1)
    expect((await check(_id, points[0] ?? '', 'na')).data).toMatchObject({ pass_count: 8, na_count: 2 })
  })

  it('does not overwrite what a colleague checks at the same time', async () => {
    const _id = await opened(await begun())
    await Promise.all([
      check(_id, 'CLEAN', 'pass'),
      check(_id, 'DISPLAY', 'pass', {}, manager),
      check(_id, 'FIRE', 'na'),
    ])
    const { items } = (await officer.call('GET', `${path}/${_id}`)).data
    expect(items.map(({ item }: { item: string }) => item).toSorted()).toEqual(
      ['CLEAN', 'DISPLAY', 'FIRE'].toSorted(),
    )
  })

  it('that a colleague checked since is not overwritten: one is told who and what, and can decide', async () => {
    const _id = await opened(await begun())
    const first = await check(_id, 'CLEAN', 'pass', { point_rev: 0 })
    const [point] = first.data.items
    expect(point).toMatchObject({ rev: 1, updated_by: officerId, updated_at: expect.any(Number) })
    const second = await check(_id, 'CLEAN', 'na', { point_rev: 0 }, manager)
    expect(second).toMatchObject({ errcode: 4092, data: { current: point } })
    expect((await officer.call('GET', `${path}/${_id}`)).data.items).toEqual([point])
    // What the same person finds faster than the replies come is no conflict.
    expect((await check(_id, 'CLEAN', 'na', { point_rev: 0 })).data.items).toMatchObject([{ rev: 2 }])
    const decided = await check(_id, 'CLEAN', 'pass', { point_rev: 2 }, manager)
    expect(decided.data.items).toMatchObject([{ result: 'pass', rev: 3 }])
    // Other programs that name no revision overwrite, as they always did.
    expect((await check(_id, 'CLEAN', 'na')).data.items).toMatchObject([{ rev: 4, updated_by: officerId }])
    expect((await check(_id, 'CLEAN', 'na', { point_rev: -1 })).errcode).toBe(4004)
  })

  it('that is saved with all others has the revision of the server, whatever is sent', async () => {
    const _id = await opened(await begun())
    const sent = { ...pass('CLEAN'), rev: 9, updated_by: 'somebody', updated_at: 1 }
    const saved = (await officer.update(path, { _id }, { items: [sent] })).data.items
    expect(saved).toMatchObject([{ rev: 1, updated_by: officerId }])
    const others = [{ ...saved[0], rev: 7 }, na('DISPLAY')]
    const items = (await officer.update(path, { _id }, { items: others })).data.items
    expect(items).toEqual([saved[0], expect.objectContaining({ item: 'DISPLAY', rev: 1 })])
  })

  it('needs a photo when it fails', async () => {
    const _id = await opened(await begun())
    expect(await check(_id, 'CLEAN', 'fail')).toMatchObject({
      errcode: 4004,
      data: { fields: { attachs: 'required' } },
    })
    const uid = await photo()
    const { data } = await check(_id, 'CLEAN', 'fail', { attachs: [uid], remark: '地面有污渍' })
    expect(data.items).toEqual([
      {
        item: 'CLEAN',
        name: '地面与门面清洁',
        name_tc: '地面與門面清潔',
        name_en: 'Floor and shopfront are clean',
        result: 'fail',
        remark: '地面有污渍',
        attachs: [uid],
        category: 'cleanliness',
        problem_id: null,
        rev: 1,
        updated_by: officerId,
        updated_at: expect.any(Number),
      },
    ])
    expect(data).toMatchObject({ fail_count: 1, result: 'fail', problem_count: 0 })
  })

  it('becomes an issue by a person who did not take its photo', async () => {
    const _id = await opened(await begun())
    const attachs = [await photo()]
    await check(_id, 'SIGN', 'fail', { attachs })
    const { data } = await check(_id, 'SIGN', 'fail', { attachs, raise: true }, manager)
    const { problem_id } = data.items[0]
    expect((await manager.call('GET', `/TourProblem/${problem_id}`)).data.attachs_before).toEqual(attachs)
    expect(await check(_id, 'DISPLAY', 'fail', { attachs })).toMatchObject({
      errcode: 4004,
      data: { fields: { attachs: 'reference' } },
    })
    const refused = { errcode: 4004, data: { fields: { items: 'invalid' } } }
    const put = (items: object[]) => manager.update(path, { _id }, { items })
    expect(await put([pass('SIGN')])).toMatchObject(refused)
    expect(await put([])).toMatchObject(refused)
    expect(await put([...data.items, { ...fail('DISPLAY'), problem_id }])).toMatchObject(refused)
    expect((await put([...data.items, pass('DISPLAY')])).errcode).toBe(0)
  })

  it('is one of the checklist, and named once', async () => {
    const _id = await opened(await begun())
    expect(await check(_id, '想象的检查点', 'pass')).toMatchObject({
      errcode: 4004,
      data: { fields: { item: 'choice' } },
    })
    const items = [pass('CLEAN'), na('CLEAN')]
    expect((await officer.update(path, { _id }, { items })).errcode).toBe(4004)
  })

  it('is one of the checklist with its photo however the result is saved', async () => {
    const tour_id = await begun()
    const lacking = [pass('想象的检查点'), fail('CLEAN'), { ...fail('CLEAN'), attachs: ['none'] }]
    for (const one of lacking)
      expect(await officer.create(path, { ...place(tour_id), items: [one] })).toMatchObject({
        errcode: 4004,
        data: { fields: { items: expect.anything() } },
      })
    const _id = await opened(tour_id)
    const put = async (items: object[]) => (await officer.update(path, { _id }, { items })).errcode
    for (const one of lacking) expect(await put([one])).toBe(4004)
    expect(await put([{ ...fail('CLEAN'), attachs: [await photo()] }])).toBe(0)
    // What was stored stays, whatever its template asks for.
    await sql`update tour_result set items = ${JSON.stringify([fail('OLD')])}::jsonb where _id = ${_id}`.execute(
      server.database.db,
    )
    expect(await put([fail('OLD'), pass('CLEAN')])).toBe(0)
  })

  it('raises an issue that knows the tour, and has the photos', async () => {
    const tour_id = await begun()
    const _id = await opened(tour_id)
    const uid = await photo()
    const more = { attachs: [uid], remark: '灯箱不亮', raise: true, severity: 2 }
    const { data } = await check(_id, 'SIGN', 'fail', more)
    expect(data.problem_count).toBe(1)
    const [{ problem_id, attachs }] = data.items
    expect(attachs).toEqual([])
    expect((await officer.call('GET', `/TourProblem/${problem_id}`)).data).toMatchObject({
      tour_id,
      store_id: own,
      source: 'tour',
      category: 'lighting_signage',
      severity: 2,
      title: '不合格：招牌与灯光正常',
      description: '灯箱不亮',
      attachs_before: [uid],
      status: 'open',
      found_by: officerId,
    })
    // The issue says what becomes of it.
    for (const result of ['pass', 'fail'])
      expect((await check(_id, 'SIGN', result, { ...more, attachs: [] })).errcode).toBe(4091)
    const withdrawn = { action: 'void', reason: '复核后正常' }
    expect(await manager.update('/TourProblem', { _id: problem_id }, withdrawn)).toMatchObject({ errcode: 0 })
    expect((await check(_id, 'SIGN', 'pass')).data.items).toMatchObject([
      { result: 'pass', problem_id: null },
    ])
  })

  it('raises nothing for people who may not raise issues, and then saves nothing', async () => {
    const _id = await opened(await begun())
    const attachs = [await photo()]
    const { db } = server.database
    await sql`update role set permissions = permissions - 'rm.tour_issue.create' where code = 'rm_officer'`.execute(
      db,
    )
    expect((await check(_id, 'CLEAN', 'fail', { attachs, raise: true })).errcode).toBe(4030)
    await sql`update role set permissions = permissions || '["rm.tour_issue.create"]' where code = 'rm_officer'`.execute(
      db,
    )
    expect((await officer.call('GET', `${path}/${_id}`)).data.items).toEqual([])
  })
})

describe('an issue that names a tour', () => {
  it('is of a shop on its route, while it is under way', async () => {
    const tour_id = await begun()
    const issue = { ...place(tour_id), category: 'display', severity: 3, title: '橱窗空置' }
    expect((await officer.create('/TourProblem', issue)).data).toMatchObject({ tour_id, source: 'tour' })
    const beside = await manager.create('/TourProblem', { ...issue, store_id: 'S-GZ-B1-102' })
    expect(beside).toMatchObject({ errcode: 4004, data: { fields: { store_id: 'reference' } } })
    await officer.update('/tour', { _id: tour_id }, { action: 'finish' })
    expect((await officer.create('/TourProblem', issue)).errcode).toBe(4091)
  })
})
