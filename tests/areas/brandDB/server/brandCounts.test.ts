import { describe, expect, it } from 'vitest'
import { serverForTests } from '#tests/support/serverForTests.ts'

const server = await serverForTests()

const total = async (cond: object) =>
  (await (await server.as('brand.approver')).list('/bdbrand', { cond, range: '0-0' })).data.total

describe('how many brands the dictionaries have', () => {
  it('is what the lists of these brands say, removed ones left out', async () => {
    const client = await server.as('brand.approver')
    const category = (await client.list('/bdbrandcategory')).data.list[0]._id
    const tag = (await client.list('/bdbrandtag')).data.list[0]._id
    const read = async () => (await client.call('GET', '/bd/brand/counts')).data
    const before = await read()
    expect(before.category_id[category]).toBe(await total({ category_id: category }))
    expect(before.tag_ids[tag]).toBe(await total({ tag_ids: [tag] }))
    const made = await client.create('/bdbrand', { name: '点数', category_id: category, tag_ids: [tag] })
    expect((await read()).tag_ids[tag]).toBe(before.tag_ids[tag] + 1)
    await (await server.as('admin')).remove('/bdbrand', { _id: made.data._id })
    expect((await read()).tag_ids[tag]).toBe(before.tag_ids[tag])
  })

  it('is told to nobody who may not see brands', async () => {
    const answer = await (await server.as('gz.manager')).call('GET', '/bd/brand/counts')
    expect(answer.errcode).toBe(4030)
  })
})
