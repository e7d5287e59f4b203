import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { getFile, sendFile } from '#tests/support/fileCalls.ts'
import { onePixel } from '#tests/support/onePixel.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

const path = '/TourTemplate'
let officerId: string
let managerId: string
const server = await serverForTests()
const admin = await server.as('admin')
const manager = await server.as('gz.manager')
const officer = await server.as('gz.officer')
beforeAll(async () => {
  officerId = (await officer.call('GET', '/userinfo')).data._id
  managerId = (await manager.call('GET', '/userinfo')).data._id
})

/** L2-118 is a shop of gz.officer, B1-201 is on another floor. */
const [own, other] = ['S-GZ-L2-118', 'S-GZ-B1-201']

const item = (code: string, more: object = {}) => ({
  code,
  name: `检查 ${code}`,
  name_tc: null,
  name_en: `Check ${code}`,
  category: 'display',
  needs_photo: false,
  needs_remark: false,
  department: null,
  assignee_id: null,
  attachs: [],
  category_ids: [],
  floor_ids: [],
  ...more,
})
let made = 0
const sketch = (more: object = {}) => ({
  name: '促销检查',
  name_en: 'Promotions',
  code: `PROMO${(made += 1)}`,
  region: 'CN',
  site: '2',
  items: [item('POSTER')],
  ...more,
})
const drafted = async (more: object = {}) => (await manager.create(path, sketch(more))).data
const step = (_id: string, action: string, who = manager) => who.update(path, { _id }, { action })
async function active(more: object = {}) {
  const draft = await drafted(more)
  return (await step(draft._id, 'activate')).data
}
/** The draft that `revise` makes of an active version, with its points replaced. */
async function revised({ _id, code }: { _id: string; code: string }, items: object[]) {
  await step(_id, 'revise')
  const [draft] = (await manager.list(path, { cond: { code, status: 'draft' } })).data.list
  await manager.update(path, { _id: draft._id }, { items })
  return draft
}
const tourWith = async (template_id?: string) =>
  (
    await manager.create('/tour', {
      site: '2',
      title: '促销巡场',
      planned_at: 1794711600,
      store_ids: [own, other],
      assignee_ids: [officerId],
      ...(template_id ? { template_id } : {}),
    })
  ).data
const tourNow = async (_id: string) => (await officer.call('GET', `/tour/${_id}`)).data
const start = (_id: string) => officer.update('/tour', { _id }, { action: 'start' })
const codesOf = ({ checklist }: { checklist: { item: string }[] }) => checklist.map((point) => point.item)
const picture = async () =>
  (await sendFile(server, manager, onePixel.buffer, { biz_type: 'tour_template' })).data.uid

describe('an operator', () => {
  it('begins with the standard checklist of each region, for tours without a choice', async () => {
    const cond = { code: 'STANDARD', site: { $exists: false } }
    const { data } = await admin.list(path, { cond, range: '0-9' })
    expect(
      data.list.map(({ region, status }: Record<string, unknown>) => `${region} ${status}`).toSorted(),
    ).toEqual(['CN active', 'HK active'])
    const tour = await tourWith()
    expect(tour.template_id).toBe('TT-CN-1')
    expect(tour.checklist).toHaveLength(10)
  })

  it('has tours use the default checklist of their site, if there is one, before that of the region', async () => {
    await active()
    expect((await tourWith()).template_id).toBe('TT-CN-1')
    const own = await active({ is_default: true })
    expect((await tourWith()).template_id).toBe(own._id)
    await step(own._id, 'retire')
    expect((await tourWith()).template_id).toBe('TT-CN-1')
  })
})

describe('a checklist', () => {
  it('is changed only as a draft', async () => {
    const draft = await drafted()
    expect(draft).toMatchObject({ status: 'draft', version: 1 })
    expect((await manager.update(path, { _id: draft._id }, { items: [item('A'), item('B')] })).errcode).toBe(
      0,
    )
    await step(draft._id, 'activate')
    const change = await manager.update(path, { _id: draft._id }, { name: '新名称' })
    expect(change).toMatchObject({ errcode: 4091 })
    expect((await manager.remove(path, { _id: draft._id })).errcode).toBe(4091)
    expect((await manager.remove(path, { _id: (await drafted())._id })).errcode).toBe(0)
  })

  it('is copied to the next version, which retires it once it is activated', async () => {
    const first = await active({ items: [item('A', { name_tc: '檢查' })] })
    await step(first._id, 'revise')
    const { data } = await manager.list(path, { cond: { code: first.code }, range: '0-9' })
    const [second] = data.list
    expect(data.total).toBe(2)
    expect(second).toMatchObject({ status: 'draft', version: 2, name: first.name, items: first.items })
    // One draft at a time.
    expect((await step(first._id, 'revise')).errcode).toBe(4090)
    await step(second._id, 'activate')
    const after = (await manager.list(path, { cond: { code: first.code }, range: '0-9' })).data.list
    expect(after.map(({ version, status }: Record<string, unknown>) => [version, status])).toEqual([
      [2, 'active'],
      [1, 'retired'],
    ])
  })

  it('is copied without the people and places that no longer exist', async () => {
    const { db } = server.database
    const { rows } = await sql<{ _id: string }>`
      select _id from "user" where '2' = any(sites) and username <> 'admin' and is_active and deleted_at is null
        and _id <> all(${[officerId, managerId]}) order by _id limit 1`.execute(db)
    const leaver = rows[0]?._id ?? ''
    const { _id, code } = await active({
      items: [
        item('PERSON', { assignee_id: leaver, department: '12' }),
        item('PLACES', { floor_ids: ['F-GZ-L2', 'F-GZ-B1'] }),
        // Without its floor it would apply to every shop.
        item('GONE', { floor_ids: ['F-GZ-B1'] }),
      ],
    })
    await sql`update "user" set is_active = false where _id = ${leaver}`.execute(db)
    await sql`update floor set deleted_at = 1794708000 where _id = 'F-GZ-B1'`.execute(db)
    const { errcode } = await step(_id, 'revise')
    await sql`update "user" set is_active = true where _id = ${leaver}`.execute(db)
    await sql`update floor set deleted_at = null where _id = 'F-GZ-B1'`.execute(db)
    expect(errcode).toBe(0)
    const [draft] = (await manager.list(path, { cond: { code, status: 'draft' } })).data.list
    expect(draft.items).toEqual([
      item('PERSON', { department: '12' }),
      item('PLACES', { floor_ids: ['F-GZ-L2'] }),
    ])
  })

  it('is not activated without points', async () => {
    const { _id } = await drafted({ items: [] })
    expect(await step(_id, 'activate')).toMatchObject({
      errcode: 4004,
      data: { fields: { items: 'required' } },
    })
  })

  it.each([
    ['the same code twice', [item('A'), item('A')], 'duplicate'],
    ['a department that does not exist', [item('A', { department: '999' })], 'reference'],
    ['somebody who does not exist', [item('A', { assignee_id: 'U-nobody' })], 'reference'],
    ['a floor of another site', [item('A', { floor_ids: ['F-WHGG-B1'] })], 'reference'],
    ['a category that does not exist', [item('A', { category_ids: ['none'] })], 'reference'],
    [
      'a picture that does not exist',
      [item('A', { attachs: ['20261115-00000000000000000000.png'] })],
      'reference',
    ],
  ])('is refused with %s', async (_, items, problem) => {
    expect(await manager.create(path, sketch({ items }))).toMatchObject({
      errcode: 4004,
      data: { fields: { items: problem } },
    })
  })

  it('has floors only if it is for a single site', async () => {
    const items = [item('A', { floor_ids: ['F-GZ-L2'] })]
    expect((await manager.create(path, sketch({ items }))).errcode).toBe(0)
    expect((await admin.create(path, sketch({ items, site: null }))).errcode).toBe(4004)
  })

  it('is kept by managers, for their own sites and region, and read by those who walk tours', async () => {
    const template = await active()
    expect((await officer.create(path, sketch())).errcode).toBe(4030)
    expect((await officer.call('GET', `${path}/${template._id}`)).data.code).toBe(template.code)
    expect((await manager.create(path, sketch({ site: '5' }))).errcode).not.toBe(0)
    expect((await manager.create(path, sketch({ region: 'HK', site: null }))).errcode).toBe(4030)
    expect((await manager.create(path, sketch({ site: null }))).errcode).toBe(4032)
    const hongKong = await server.as('hk.manager')
    expect((await hongKong.call('GET', `${path}/${template._id}`)).errcode).toBe(4040)
    expect((await step(template._id, 'retire', hongKong)).errcode).toBe(4040)
  })

  it('shows its reference pictures to those who check, in later versions too', async () => {
    const uid = await picture()
    const first = await active({ items: [item('A', { attachs: [uid] })] })
    expect((await getFile(server, officer, `/file/${uid}`)).errcode).toBe(0)
    const second = await revised(first, [item('A', { attachs: [uid, await picture()] })])
    expect((await step(second._id, 'activate')).errcode).toBe(0)
    expect((await getFile(server, officer, `/file/${uid}`)).errcode).toBe(0)
    // The file of one checklist is not that of another.
    expect((await manager.create(path, sketch({ items: [item('A', { attachs: [uid] })] }))).errcode).toBe(
      4004,
    )
  })
})

describe('a tour', () => {
  it('keeps the version that it began with; one that has not begun follows the new version', async () => {
    const first = await active({ items: [item('A')] })
    const [begun, planned] = [await tourWith(first._id), await tourWith(first._id)]
    await start(begun._id)
    const second = await revised(first, [item('A'), item('B')])
    expect(codesOf(await tourNow(planned._id))).toEqual(['A'])
    await step(second._id, 'activate')
    expect(codesOf(await tourNow(begun._id))).toEqual(['A'])
    expect(codesOf(await tourNow(planned._id))).toEqual(['A', 'B'])
    // Whoever names a retired version gets the active one.
    expect((await tourWith(first._id)).template_id).toBe(second._id)
    const change = await manager.update('/tour', { _id: begun._id }, { template_id: 'TT-CN-1' })
    expect(change.errcode).toBe(4091)
  })

  it('is not planned with a draft, a retired checklist or that of another region', async () => {
    const retired = await active()
    await step(retired._id, 'retire')
    for (const template_id of [(await drafted())._id, retired._id, 'TT-HK-1']) {
      const { errcode, data } = await admin.create('/tour', {
        site: '2',
        title: '促销巡场',
        planned_at: 1794711600,
        store_ids: [own],
        assignee_ids: [officerId],
        template_id,
      })
      expect([errcode, data.fields]).toEqual([4004, { template_id: 'reference' }])
    }
  })

  it('checks a point only in the shops to which it applies', async () => {
    const template = await active({
      items: [item('ALL'), item('L2', { floor_ids: ['F-GZ-L2'] }), item('B1', { floor_ids: ['F-GZ-B1'] })],
    })
    const tour = await tourWith(template._id)
    expect(tour.checklist.map(({ store_ids }: { store_ids: unknown }) => store_ids)).toEqual([
      null,
      [own],
      [other],
    ])
    await start(tour._id)
    const result = await resultIn(tour._id)
    expect(await check(result, 'B1', 'pass')).toMatchObject({
      errcode: 4004,
      data: { fields: { item: 'choice' } },
    })
    await check(result, 'ALL', 'pass')
    expect((await tourNow(tour._id)).checked_count).toBe(0)
    await check(result, 'L2', 'pass')
    expect((await tourNow(tour._id)).checked_count).toBe(1)
  })

  it('counts a shop to which no point applies once it was visited', async () => {
    const template = await active({ items: [item('B1', { floor_ids: ['F-GZ-B1'] })] })
    const tour = await tourWith(template._id)
    await start(tour._id)
    expect((await tourNow(tour._id)).checked_count).toBe(0)
    await resultIn(tour._id)
    expect((await tourNow(tour._id)).checked_count).toBe(1)
  })

  it('checks a point only in shops of its categories, also of those below', async () => {
    const { category_id } = (await admin.call('GET', `/bdstore/${own}`)).data
    const template = await active({ items: [item('ALL'), item('KIND', { category_ids: [category_id] })] })
    const [, kind] = (await tourWith(template._id)).checklist
    expect(kind.store_ids).toContain(own)
  })
})

const resultIn = async (tour_id: string) =>
  (await officer.create('/TourResult', { site: '2', tour_id, store_id: own })).data._id
const check = (_id: string, code: string, result: string, more: object = {}) =>
  officer.update('/TourResult', { _id }, { action: 'check', item: code, result, ...more })

describe('a point that fails', () => {
  it('needs the photo and the remark that its checklist asks for, and nothing else', async () => {
    const template = await active({
      items: [item('FREE'), item('PHOTO', { needs_photo: true }), item('REMARK', { needs_remark: true })],
    })
    const tour = await tourWith(template._id)
    await start(tour._id)
    const result = await resultIn(tour._id)
    expect((await check(result, 'FREE', 'fail')).errcode).toBe(0)
    const missing = async (code: string, more: object = {}) =>
      (await check(result, code, 'fail', more)).data?.fields
    expect(await missing('PHOTO')).toEqual({ attachs: 'required' })
    expect(await missing('REMARK')).toEqual({ remark: 'required' })
    expect(await missing('REMARK', { remark: ' ' })).toEqual({ remark: 'required' })
    expect((await check(result, 'REMARK', 'fail', { remark: '海报卷边' })).errcode).toBe(0)
    // A point that passes needs neither.
    expect((await check(result, 'PHOTO', 'pass')).errcode).toBe(0)
  })

  it('becomes an issue of the department and person that its checklist names', async () => {
    const template = await active({ items: [item('A', { department: '12', assignee_id: managerId })] })
    const tour = await tourWith(template._id)
    await start(tour._id)
    const { data } = await check(await resultIn(tour._id), 'A', 'fail', { raise: true })
    expect((await manager.call('GET', `/TourProblem/${data.items[0].problem_id}`)).data).toMatchObject({
      title: '不合格：检查 A',
      department: '12',
      assignee_id: managerId,
      status: 'assigned',
    })
  })
})
