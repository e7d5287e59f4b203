import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '#tests/support/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

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
    expect((await manager.remove('/DailyScoreTag', { _id: made.data._id })).errcode).toBe(5003)
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
