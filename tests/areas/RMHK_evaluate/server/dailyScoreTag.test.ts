import { describe, expect, it } from 'vitest'
import { serverForTests } from '#tests/support/serverForTests.ts'

const server = await serverForTests()

describe('a tag of Hong Kong', () => {
  const tag = { name: '抽样标签', name_en: 'Sample tag', name_tc: '抽樣標籤', polarity: 'negative' }

  it('is made at a site there, once by its name, and taken off the list when nobody wants it', async () => {
    const manager = await server.as('hk.manager')
    const made = await manager.create('/DailyScoreTag', { ...tag, site: '10' })
    expect(made).toMatchObject({ errcode: 0, data: { is_active: true, site: '10' } })
    expect(await manager.create('/DailyScoreTag', { ...tag, site: '10' })).toMatchObject({
      errcode: 4090,
      data: { fields: { name: expect.anything() } },
    })
    expect((await manager.create('/DailyScoreTag', { ...tag, site: '9' })).errcode).toBe(0)
    const off = await manager.update('/DailyScoreTag', { _id: made.data._id }, { is_active: false })
    expect(off.data.is_active).toBe(false)
    expect((await manager.remove('/DailyScoreTag', { _id: made.data._id })).data).toEqual({ removed: 1 })
  })

  it('is none of a site of others, nor made by those who only give tags', async () => {
    const manager = await server.as('hk.manager')
    const officer = await server.as('hk.officer')
    expect((await manager.create('/DailyScoreTag', { ...tag, site: '2' })).errcode).toBe(4032)
    expect((await officer.create('/DailyScoreTag', { ...tag, name: '另一标签', site: '10' })).errcode).toBe(
      4030,
    )
  })
})

describe('the tags of shops', () => {
  // The business clock is at 2026-11-15.
  const today = Date.parse('2026-11-15T00:00:00+08:00') / 1000
  const [path, reports] = ['/hk/daily/tag/stores', '/ts/daily/scoring']

  it('come from the answers of a report and from the page of tags, and are counted by shop and day', async () => {
    const manager = await server.as('hk.manager')
    const { data: tag } = await manager.create('/DailyScoreTag', {
      name: '等候過長',
      name_en: 'Long wait',
      polarity: 'negative',
      site: '10',
    })
    const { data: shops } = await manager.call('GET', '/ts/daily/stores', { site: '10' })
    const { store_id } = shops.list.find(({ status }: { status: string }) => status === 'none')
    const { data: report } = await manager.create(reports, { site: '10', store_id, stat_time: today })
    expect(report.items).toHaveLength(28)
    const answer = (tags: string[], score = 5) => ({
      action: 'save',
      items: [{ item_id: report.items[0].item_id, score, tags }],
    })
    expect((await manager.update(reports, { report_id: report._id }, answer([], 6))).errcode).toBe(4004)
    await manager.update(reports, { report_id: report._id }, answer([tag._id]))

    const tagged = async (query: object = { stat_time: today }) => {
      const { data } = await manager.call('GET', path, { site: '10', tag_id: tag._id, ...query })
      return data
    }
    const { list, total } = await tagged()
    expect(total).toBe(1)
    expect(list[0]).toMatchObject({ store_id, last_stat_time: today, tags: [{ tag_id: tag._id, count: 1 }] })
    const week = await tagged({ from: today - 6 * 86_400, to: today + 86_400, polarity: 'negative' })
    expect(week.matrix).toEqual([{ store_id, stat_time: today, count: 1 }])
    expect((await tagged({ stat_time: today, polarity: 'positive' })).total).toBe(0)
    expect((await manager.remove('/DailyScoreTag', { _id: tag._id })).errcode).toBe(4093)

    await manager.update(reports, { report_id: report._id }, answer([]))
    expect((await tagged()).total).toBe(0)
    const doc = { store_id, stat_time: today, tag_ids: [tag._id, tag._id] }
    expect((await manager.create(path, doc)).data).toEqual({ ...doc, tag_ids: [tag._id] })
    const { data: log } = await (
      await server.as('admin')
    ).list('/auditlog', { cond: { entity: 'store_score_tag', entity_id: store_id } })
    expect(log.list).toMatchObject([{ site: '10', diff: { tag_ids: { from: [], to: [tag._id] } } }])
    expect((await tagged()).total).toBe(1)
    // What somebody gave stays when a report that has it too loses it.
    await manager.update(reports, { report_id: report._id }, answer([tag._id]))
    await manager.update(reports, { report_id: report._id }, answer([]))
    expect((await tagged()).total).toBe(1)
    await manager.create(path, { ...doc, tag_ids: [] })
    expect((await tagged()).total).toBe(0)
    expect((await manager.remove('/DailyScoreTag', { _id: tag._id })).data).toEqual({ removed: 1 })
  })

  it('are those of Hong Kong, of own shops, on days whose report is not confirmed', async () => {
    const manager = await server.as('hk.manager')
    expect((await manager.call('GET', path, { site: '2', stat_time: today })).errcode).toBe(4032)
    const admin = await server.as('admin')
    expect((await admin.call('GET', path, { site: '2', stat_time: today })).errcode).toBe(4032)
    const { data } = await manager.call('GET', '/ts/daily/scoring/list', {
      site: '10',
      cond: { status: 'confirmed' },
    })
    const { store_id, stat_time } = data.list[0]
    const put = async (doc: object) =>
      (await manager.create(path, { store_id, stat_time: today, tag_ids: [], ...doc })).errcode
    expect(await put({ stat_time })).toBe(4096)
    expect(await put({ stat_time: today + 86_400 })).toBe(4004)
    expect(await put({ stat_time: stat_time + 3600 })).toBe(4004)
    expect(await put({ tag_ids: ['DT-9-1'] })).toBe(4004)
    // A store of another site is as absent as one that never was.
    expect(await put({ store_id: 'S-GZ-L2-118' })).toBe(4040)
  })
})
