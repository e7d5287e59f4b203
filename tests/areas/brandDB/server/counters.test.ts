import { describe, expect, it } from 'vitest'
import { serverForTests } from '#tests/support/serverForTests.ts'

const server = await serverForTests()
const keeper = await server.as('brand.approver')

const read = async (cond: object, range = '0-0', client = keeper) =>
  (await client.list('/bdstore', { cond, range, site: '2' })).data

describe('the counters beside a list of units', () => {
  it('say how many there are of each status, over all pages and of those that match alone', async () => {
    const { counters, total, list } = await read({})
    expect(list).toHaveLength(1)
    expect(sum(counters)).toBe(total)
    for (const [status, count] of Object.entries(counters)) {
      expect([status, (await read({ status })).total]).toEqual([status, count])
    }
    const floor = await read({ floor_id: 'F-GZ-L2' })
    expect(sum(floor.counters)).toBe(floor.total)
    expect(floor.total).toBeLessThan(total)
    expect((await read({ status: 'trading' })).counters).toEqual({ trading: counters.trading })
    expect((await read({ store_no: 'there is none' })).counters).toEqual({})
  })

  it('leave out what is history, as the list does', async () => {
    const history = { $or: [{ is_split: true }, { is_merge: true }] }
    const gone = await read(history)
    expect(sum(gone.counters)).toBe(gone.total)
    expect(gone.total).toBeGreaterThan(0)
    const { counters } = await read({})
    const made = { site: '2', floor_id: 'F-GZ-L2', store_no: 'CT-1', area: 10, status: 'planned' }
    await keeper.create('/bdstore', made)
    expect((await read({})).counters).toEqual({ ...counters, planned: (counters.planned ?? 0) + 1 })
  })

  it('are not for those who get labels alone, nor beside a list that has none, nor in a single record', async () => {
    const labels = await read({ $q: 'L2' }, '0-9', await server.as('gz.manager'))
    expect(labels.list.length).toBeGreaterThan(0)
    expect(labels).not.toHaveProperty('counters')
    expect((await keeper.list('/bdbrand', { range: '0-0' })).data).not.toHaveProperty('counters')
    const first = await keeper.call('GET', '/bdstore', { one: '1', site: '2' })
    expect(first.data).toHaveProperty('store_no')
    expect(first.data).not.toHaveProperty('counters')
  })

  it('are not counted where records are looked up by their ids', async () => {
    const [first, second] = (await read({}, '0-1')).list
    const found = await read({ _id: { $in: [first._id, second._id] } }, '0-9')
    expect(found.total).toBe(2)
    expect(found).not.toHaveProperty('counters')
    expect(await read({ _id: first._id })).not.toHaveProperty('counters')
  })
})

const sum = (counters: Record<string, number>) =>
  Object.values(counters).reduce((all, count) => all + count, 0)
