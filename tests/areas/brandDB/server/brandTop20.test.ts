// @runs longer in full runs
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { randomFor } from '#server/demo/random.ts'
import { isShort } from '#tests/support/isShort.ts'
import { obviousTop20, randomTop20, top20Period } from '#tests/support/obviousTop20.ts'
import { writePerformance } from '#tests/support/performanceRows.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

const month = { site: '2', stat_month: '2026-10' }

/** 23 brands: the first sells 2,300, the next 2,200 and so on, but those at ranks 20 and 21 sell the same. */
const salesOf = (place: number): number => (place === 20 ? 2300 - 1900 : 2300 - place * 100)

const server = await serverForTests()
const boss = await server.as('perf.boss')
beforeAll(async () => {
  const { db } = server.database
  const { rows } = await sql<{ _id: string }>`
    select min(_id) as _id from tenant_ship where site in ('2', '8') and deleted_at is null
    group by brand_id order by min(site), brand_id limit 23`.execute(db)
  if (rows.length < 23) throw new Error(`${rows.length} brands are too few`)
  await writePerformance(
    db,
    rows.map(({ _id }, place) => ({
      stat_month: '2026-10',
      tenant_ship_id: _id,
      site: '2',
      sales: salesOf(place),
      total_rent: salesOf(place) / 10,
      occupancy_cost: salesOf(place) / 5,
    })),
  )
})

const lists = { sales: '/bd/brand/sales_top20', rent: '/bd/brand/rent_top20' }
const top = (by: 'sales' | 'rent', query: object = {}, who = boss) =>
  who.call('GET', lists[by], { ...month, ...query })

describe('the top 20 brands by sales', () => {
  it('include ties at rank 20, then a Total of the listed brands, and the others', async () => {
    const { data } = await top('sales')
    expect(data.list).toHaveLength(22)
    expect(data.list.map(({ rank }: { rank: number | null }) => rank)).toEqual([
      ...Array.from({ length: 20 }, (_, place) => place + 1),
      20,
      null,
    ])
    // 2,300 + 2,200 + … + 400, and once more 400; the others sold 200 and 100.
    expect(data.total).toEqual({ sales: 27_400 })
    expect(data.others).toEqual({ sales: 300 })
    expect(data.list.at(-1)).toMatchObject({ name: 'Total', brand_id: null, sales: 27_400, share: 0.98917 })
    expect(data.list[0]).toMatchObject({ rank: 1, sales: 2300, share: 0.083032, stores: 1 })
    expect(data).toMatchObject({
      currency: 'CNY',
      period: { from_month: '2026-10', to_month: '2026-10' },
    })
  })

  it('are converted to the currency that was asked for', async () => {
    await sql`delete from fx_rate`.execute(server.database.db)
    await sql`insert into fx_rate (_id, stat_month, "from", "to", rate) values ('2026-10', '2026-10', 'CNY', 'HKD', 1.1)`.execute(
      server.database.db,
    )
    const { data } = await top('sales', { currency: 'HKD' })
    expect(data).toMatchObject({ currency: 'HKD', total: { sales: 30_140 } })
  })

  it('are also for people who see rankings without performance', async () => {
    const approver = await server.as('brand.approver')
    expect((await top('sales', {}, approver)).data.total).toEqual({ sales: 27_400 })
    expect((await top('sales', { category_id: 'none' })).data).toMatchObject({
      list: [],
      total: { sales: 0 },
    })
    expect((await top('sales', { site: '9' }, await server.as('wh.manager'))).errcode).toBe(4032)
  })
})

describe('the top 20 brands by rent', () => {
  it('have the ratio of sums in the Total row', async () => {
    const { data } = await top('rent')
    expect(data.list).toHaveLength(22)
    expect(data.list[0]).toMatchObject({ rank: 1, rent: 230, occupancy_cost: 460, sales: 2300, ocr: 0.2 })
    expect(data.list.at(-1)).toMatchObject({ name: 'Total', rent: 2740, occupancy_cost: 5480, ocr: 0.2 })
    expect(data.others).toEqual({ rent: 30, occupancy_cost: 60 })
  })

  it('are for people who may see rents', async () => {
    expect((await top('rent', {}, await server.as('finance.analyst'))).errcode).toBe(4030)
  })
})

describe('over random shops in two currencies, some without sales or without costs,', () => {
  it.each(Array.from({ length: isShort ? 2 : 25 }, (_, round) => `20261115-${round}`))(
    'both lists agree with the formulas (%s)',
    async (seed) => {
      const { db } = server.database
      const { shops, rates } = await randomTop20(db, randomFor(seed))
      for (const currency of ['CNY', 'HKD'] as const)
        for (const by of ['sales', 'rent'] as const) {
          const query = { ...top20Period, stat_month: undefined, site: 'ALL', currency }
          const { data } = await top(by, query)
          const expected = obviousTop20(shops, { rates, currency, by })
          expect(data.list.at(-1)).toMatchObject(expected.total)
          expect(data.list.slice(0, -1).map(({ rank }: { rank: number }) => rank)).toEqual(expected.ranks)
          for (const row of data.list.slice(0, -1))
            expect(row).toMatchObject(expected.brands.get(row.brand_id) ?? {})
          expect(data.others).toMatchObject(expected.others)
        }
    },
  )
})
