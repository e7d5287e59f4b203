import { describe, expect, it } from 'vitest'
import { serverForTests } from '#tests/support/serverForTests.ts'

const server = await serverForTests()

describe('the history of a record', () => {
  it('tells whoever may view it what was changed by whom, latest first, in pages', async () => {
    const editor = await server.as('brand.approver')
    for (const founded_year of [1901, 1902, 1903])
      await editor.update('/bdbrand', { _id: 'B1' }, { founded_year })
    const reader = await server.as('leasing.sh')
    const { data } = await reader.call('GET', '/bdbrand/B1/history', { range: '0-1' })
    expect(data.total).toBe(3)
    expect(data.list.map(({ diff }: { diff: object }) => diff)).toEqual([
      { founded_year: { from: 1902, to: 1903 } },
      { founded_year: { from: 1901, to: 1902 } },
    ])
    expect(data.list[0]).toMatchObject({ action: 'update', user_id: expect.any(String) })
    expect(Object.keys(data.list[0])).not.toContain('ip')
    const rest = await reader.call('GET', '/bdbrand/B1/history', { range: '2-9' })
    expect(rest.data.list).toHaveLength(1)
    const beyond = await reader.call('GET', '/bdbrand/B1/history', { range: '5-9' })
    expect(beyond.data).toEqual({ list: [], total: 3 })
  })

  it('is kept from those who may not view the record, as if there were none', async () => {
    const answer = async (name: string, path: string) =>
      (await (await server.as(name)).call('GET', path)).errcode
    expect(await answer('gz.officer', '/bdbrand/B1/history')).toBe(4030)
    const { data } = await (await server.as('admin')).list('/TourProblem', { site: '8', range: '0-0' })
    expect(await answer('gz.officer', `/TourProblem/${data.list[0]._id}/history`)).toBe(4040)
    expect(await answer('admin', '/bdbrand/nobody/history')).toBe(4040)
    expect((await server.anonymous.call('GET', '/bdbrand/B1/history')).errcode).toBe(555)
  })

  it('is nothing that a log has', async () => {
    expect((await (await server.as('admin')).call('GET', '/auditlog/x/history')).status).toBe(404)
  })
})
