import { describe, expect, it } from 'vitest'
import { serverForTests } from '#tests/support/serverForTests.ts'

const server = await serverForTests()

const read = async (name: string, site: string) =>
  (await server.as(name)).call('GET', '/bd/store/statistics', { site })

describe('how much of each floor is let', () => {
  it('is what the list of these units says, those that are history left out', async () => {
    const client = await server.as('brand.approver')
    const { list, total } = (await read('brand.approver', '2')).data
    expect(total).toBe(list.length)
    const all = (await client.list('/bdstore', { range: 'ALL', site: '2' })).data.list
    const history = { $or: [{ is_split: true }, { is_merge: true }] }
    expect((await client.list('/bdstore', { cond: history, site: '2' })).data.total).toBeGreaterThan(0)
    expect(sum(list, 'units')).toBe(all.length)
    expect(sum(list, 'area')).toBeCloseTo(sum(all, 'area'), 1)
    const [some] = list
    const { floor_id, status } = some
    const those = (await client.list('/bdstore', { cond: { floor_id, status }, range: 'ALL', site: '2' }))
      .data.list
    expect(some.units).toBe(those.length)
    expect(some.area).toBeCloseTo(sum(those, 'area'), 2)
  })

  it('counts a new unit at once, and only at its site', async () => {
    const client = await server.as('brand.approver')
    const floor_id = (await client.list('/BdFloor', { range: '0-0', site: '2' })).data.list[0]._id
    const plannedAt = async (site: string) =>
      (await read('brand.approver', site)).data.list
        .filter((row: Row) => row['floor_id'] === floor_id && row['status'] === 'planned')
        .map((row: Row) => [row['units'], row['area']])
    expect(await plannedAt('2')).toEqual([])
    const made = { site: '2', floor_id, store_no: 'ST-1', area: 12.5, status: 'planned' }
    expect((await client.create('/bdstore', made)).errcode).toBe(0)
    expect(await plannedAt('2')).toEqual([[1, 12.5]])
    expect(await plannedAt('8')).toEqual([])
  })

  it('is told to nobody who may not see units, nor about a foreign site', async () => {
    expect((await read('nomenu', '2')).errcode).toBe(4030)
    expect((await read('leasing.sh', '2')).errcode).toBe(4032)
  })
})

type Row = Record<string, unknown>

const sum = (rows: readonly Row[], field: string) => rows.reduce((all, row) => all + Number(row[field]), 0)
