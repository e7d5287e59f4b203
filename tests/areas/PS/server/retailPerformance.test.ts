import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '#tests/support/client.ts'
import { tenanciesOf, writePerformance } from '#tests/support/performanceRows.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

/** Sees rents. */
/** Sees sales, but no rents. */
let [a, b, c, left, hongKong]: string[] = []
const october = { stat_month: '2026-10', site: '2' }

const server = await serverForTests()
const boss = await server.as('perf.boss')
const analyst = await server.as('finance.analyst')
beforeAll(async () => {
  ;[a, b, c, left] = [...(await tenanciesOf(server.database.db, '2', 4))]
  ;[hongKong] = [...(await tenanciesOf(server.database.db, '9', 1))]
  await sql`delete from fx_rate`.execute(server.database.db)
  await sql`insert into fx_rate (_id, stat_month, "from", "to", rate) values ('2026-10', '2026-10', 'HKD', 'CNY', 0.9)`.execute(
    server.database.db,
  )
})

// The shop of the worked example of the performance guide, a shop without a lease, and one with the same sales.
const worked = {
  area_avg: 120, sales: 600_000, sales_prev_month: 625_000, sales_last_year: 500_000, mom: -0.04, yoy: 0.2,
  transactions: 3000, base_rent: 60_000, turnover_rent: 12_000, total_rent: 72_000, mgmt_fee: 5400, promo_fee: 1200,
  other_charge: 0, occupancy_cost: 78_600, ocr: 0.131, rent_ratio: 0.12, sales_density: 5000,
  rent_density_day: 19.354839, avg_ticket: 200, is_comparable: true, rank_site: 1, rank_category: 1, rank_prev: 1,
  yoy_basis: 'direct',
} // prettier-ignore
const third = {
  area_avg: 100, sales: 200_000, sales_prev_month: 150_000, mom: 0.333333, total_rent: 30_000, occupancy_cost: 40_000,
  ocr: 0.2, rent_ratio: 0.15, sales_density: 2000, rent_density_day: 9.677419, rank_site: 2,
} // prettier-ignore

beforeEach(async () => {
  const { rows } = await sql<{ _id: string }>`
    select _id from level1_classification order by _id limit 1`.execute(server.database.db)
  const level1_id = String(rows[0]?._id)
  const at = (stat_month: string, tenant_ship_id: string | undefined, figures: object) => ({
    stat_month, tenant_ship_id: String(tenant_ship_id), level1_id, ...figures,
  }) // prettier-ignore
  await writePerformance(server.database.db, [
    at('2026-10', a, worked),
    at('2026-10', b, { area_avg: 80, sales: 200_000, sales_density: 2500, rank_site: 2 }),
    at('2026-10', c, third),
    at('2026-09', a, { sales: 625_000, area_avg: 120 }),
    at('2026-09', b, { sales: 225_000, area_avg: 80 }),
    at('2026-09', c, { sales: 150_000, area_avg: 100 }),
    at('2026-09', left, { sales: 250_000, area_avg: 50 }),
    at('2025-10', a, { sales: 500_000 }),
    at('2025-10', left, { sales: 300_000 }),
    at('2026-10', hongKong, { sales: 100_000, area_avg: 10, occupancy_cost: 20_000, total_rent: 20_000 }),
  ])
})

const list = (query: object, who = boss) =>
  who.call('GET', '/retail/performance/list', { ...october, ...query })
const shipsIn = (data: { list: { tenant_ship_id: string | null }[] }) =>
  data.list.map(({ tenant_ship_id }) => tenant_ship_id)

describe('the retail performance of a month', () => {
  it('has the calculated figures of each tenancy, highest sales first, and a Total of sums', async () => {
    const { data } = await list({})
    expect(data).toMatchObject({ total: 3, currency: 'CNY' })
    expect(data.list[0]).toMatchObject({ ...worked, stat_month: '2026-10', currency: 'CNY', is_total: false })
    expect(data.list[0].name).toMatch(/^\S+ .+/)
    // 600,000 + 200,000 + 200,000 after 1,250,000 and 800,000, with the tenant who left; costs of two shops,
    // and their rents of 102,000 for 300 m2 and 31 days.
    expect(data.list.at(-1)).toMatchObject({
      name: 'Total', is_total: true, tenant_ship_id: null, rank_site: null, area_avg: 300, sales: 1_000_000,
      occupancy_cost: 118_600, ocr: 0.14825, sales_density: 3333.33, rent_density_day: 10.967742,
      sales_prev_month: 1_250_000, mom: -0.2, sales_last_year: 800_000, yoy: 0.25, excluded_rows: 1,
    }) // prettier-ignore
  })

  it.each(['{"name":1}', '{"name":-1}', '{"sales":1}', '{"sales":-1}', '{"ocr":1}', '{"ocr":-1}'])(
    'keeps Total last, sorted by %s',
    async (sort) => {
      const { data } = await list({ sort })
      expect(data.list.map((row: { name: string }) => row.name).indexOf('Total')).toBe(3)
    },
  )

  it('has missing figures behind the others in either direction', async () => {
    expect(shipsIn((await list({ sort: '{"ocr":1}' })).data)).toEqual([a, c, b, null])
    expect(shipsIn((await list({ sort: '{"ocr":-1}' })).data)).toEqual([c, a, b, null])
    expect(shipsIn((await list({ sort: '{"sales":1}' })).data).slice(2)).toEqual([a, null])
  })

  it('shows the same Total on every page, which it does not count', async () => {
    for (const range of ['0-0', '1-1', '2-2']) {
      const { data } = await list({ range })
      expect(data.list).toHaveLength(2)
      expect(data.total).toBe(3)
      expect(data.list[1]).toMatchObject({ name: 'Total', sales: 1_000_000 })
    }
  })

  it('compares comparable tenancies with themselves only', async () => {
    const { data } = await list({ comparable: '1' })
    expect(shipsIn(data)).toEqual([a, null])
    expect(data.list[1]).toMatchObject({ sales: 600_000, sales_last_year: 500_000, yoy: 0.2, mom: -0.04 })
  })

  it('is empty, without a Total, where nothing was calculated', async () => {
    const { data } = await list({ stat_month: '2020-01' })
    expect(data).toMatchObject({ list: [], total: 0, run: null })
  })

  it('says which run it comes from and whether something changed since then', async () => {
    expect((await list({})).data.run).toEqual({
      run_id: 'run-by-hand', calculated_at: 1_794_000_000, is_stale: false, stale_months: [],
    }) // prettier-ignore
    await sql`insert into perf_dirty (site, stat_month, since) values ('2', '2026-10', 1794000001)`.execute(
      server.database.db,
    )
    const { data } = await list({})
    expect(data.run).toMatchObject({ is_stale: true, stale_months: ['2026-10'] })
    expect(data.list[0].is_stale).toBe(true)
  })
})

describe('retail performance of several months', () => {
  it('sums amounts, recomputes ratios and means areas by day', async () => {
    const months = { stat_month: undefined, from_month: '2026-09', to_month: '2026-10' }
    const { data } = await list(months)
    expect(data.total).toBe(4)
    expect(data.list[0]).toMatchObject({
      tenant_ship_id: a, stat_month: null, sales: 1_225_000, area_avg: 120, sales_density: 5104.17, mom: null,
    }) // prettier-ignore
    expect(data.list.at(-1)).toMatchObject({ sales: 2_250_000, mom: null, sales_last_year: 800_000 })
  })

  it('means areas over the months that were calculated', async () => {
    const { data } = await list({ stat_month: undefined, from_month: '2026-07', to_month: '2026-12' })
    expect(data.list[0]).toMatchObject({ tenant_ship_id: a, area_avg: 120 })
  })
})

describe('groups of retail performance', () => {
  it.each(['brand', 'floor', 'category', 'site'])('by %s add up to the Total', async (group_by) => {
    const { data } = await list({ group_by })
    const rows = data.list.slice(0, -1)
    expect(rows).toHaveLength(data.total)
    expect(rows.reduce((sum: number, row: { sales: number }) => sum + row.sales, 0)).toBe(1_000_000)
  })

  it('compare a floor with all that was sold there, and filter by it', async () => {
    const { data } = await list({ group_by: 'floor' })
    const { floor_id, sales } = data.list[0]
    const only = (await list({ cond: JSON.stringify({ floor_id }) })).data
    expect(only.list.at(-1)).toMatchObject({ name: 'Total', sales })
  })
})

describe('amounts in several currencies', () => {
  const rowOf = (data: { list: { site: string }[] }, site: string) =>
    data.list.find((row) => row.site === site)

  it('are converted at the rate of their month', async () => {
    const { data } = await list({ site: 'ALL', group_by: 'site' })
    expect(data.currency).toBe('CNY')
    expect(rowOf(data, '9')).toMatchObject({ sales: 90_000, currency: 'CNY', ocr: 0.2 })
    expect(data.list.at(-1)).toMatchObject({ sales: 1_090_000, site: null })
  })

  it('stay as they are without a rate, outside the Total', async () => {
    await sql`update fx_rate set stat_month = '2026-08'`.execute(server.database.db)
    const { data } = await list({ site: 'ALL', group_by: 'site' })
    expect(rowOf(data, '9')).toMatchObject({ sales: 100_000, currency: 'HKD', warnings: ['fx_missing'] })
    expect(data.list.at(-1)).toMatchObject({ sales: 1_000_000, warnings: ['fx_missing'] })
    await sql`update fx_rate set stat_month = '2026-10'`.execute(server.database.db)
  })

  it('are converted by the opposite rate too, if it is the only one', async () => {
    expect((await analyst.remove('/FxRate', { stat_month: '2026-10' })).errcode).toBe(4030)
    await boss.remove('/FxRate', { stat_month: '2026-10' })
    const opposite = { stat_month: '2026-10', from: 'CNY', to: 'HKD', rate: 1.25 }
    expect((await boss.create('/FxRate', opposite)).data.title).toBe('CNY → HKD 2026-10')
    const { data } = await list({ site: 'ALL', group_by: 'site' })
    expect(rowOf(data, '9')).toMatchObject({ sales: 80_000, currency: 'CNY' })
    // A rate of its own counts more.
    await boss.create('/FxRate', { ...opposite, from: 'HKD', to: 'CNY', rate: 0.9 })
    expect(rowOf((await list({ site: 'ALL', group_by: 'site' })).data, '9')).toMatchObject({ sales: 90_000 })
    // The same month again changes the rate.
    const changed = (await boss.create('/FxRate', { ...opposite, rate: 1.2 })).data
    expect(changed).toMatchObject({ rate: 1.2, rev: 2 })
    await boss.remove('/FxRate', { _id: changed._id })
    expect((await boss.create('/FxRate', { ...opposite, to: 'CNY' })).data.fields).toEqual({
      to: 'same_currency',
    })
  })

  it('are converted, but not compared, without the rate of the month before', async () => {
    await writePerformance(server.database.db, [
      { stat_month: '2026-10', tenant_ship_id: String(a), sales: 600_000 },
      { stat_month: '2026-09', tenant_ship_id: String(a), sales: 500_000 },
      { stat_month: '2026-10', tenant_ship_id: String(hongKong), sales: 100_000 },
      { stat_month: '2026-09', tenant_ship_id: String(hongKong), sales: 200_000 },
    ])
    const { data } = await list({ site: 'ALL', group_by: 'site' })
    expect(rowOf(data, '2')).toMatchObject({ mom: 0.2 })
    expect(rowOf(data, '9')).toMatchObject({ sales: 90_000, currency: 'CNY', mom: null })
    const total = { sales: 690_000, sales_prev_month: null, mom: null, ytd_sales: null, warnings: [] }
    expect(data.list.at(-1)).toMatchObject(total)
  })

  it('are those of the site alone where one site is asked for', async () => {
    expect((await list({ site: '9' })).data).toMatchObject({
      currency: 'HKD',
      list: [{ sales: 100_000 }, {}],
    })
  })
})

describe('the base of a comparison', () => {
  it('leaves out sites that have not calculated the later month, and months of which none is', async () => {
    const { db } = server.database
    await sql`insert into fx_rate (_id, stat_month, "from", "to", rate) values ('2026-09', '2026-09', 'HKD', 'CNY', 0.9)`.execute(
      db,
    )
    const at = (stat_month: string, tenant_ship_id: string | undefined, sales: number) => ({
      stat_month, tenant_ship_id: String(tenant_ship_id), sales,
    }) // prettier-ignore
    await writePerformance(db, [
      at('2026-10', a, 600_000),
      at('2026-09', a, 500_000),
      at('2026-09', hongKong, 500_000),
      at('2025-10', a, 400_000),
      at('2025-09', a, 250_000),
      at('2025-11', a, 900_000),
    ])
    const total = (await list({ site: 'ALL' })).data.list.at(-1)
    expect(total).toMatchObject({ sales: 600_000, sales_prev_month: 500_000, mom: 0.2, yoy: 0.5 })
    const range = { stat_month: undefined, from_month: '2026-10', to_month: '2026-11' }
    expect((await list(range)).data.list.at(-1)).toMatchObject({ sales_last_year: 400_000, yoy: 0.5 })
    await sql`delete from fx_rate where stat_month = '2026-09'`.execute(db)
  })

  it('has the days of a month that was calculated before its end, also after it, if they are known of all', async () => {
    const { db } = server.database
    const at = (stat_month: string, tenant_ship_id: string | undefined, figures: object) => ({
      stat_month, tenant_ship_id: String(tenant_ship_id), ...figures,
    }) // prettier-ignore
    await writePerformance(db, [
      at('2026-10', a, { sales: 300_000, warnings: ['under_way'] }),
      at('2026-10', b, { sales: 100_000, warnings: ['under_way'] }),
      at('2026-09', a, { sales: 625_000, same_days_sales: 250_000 }),
      at('2026-09', left, { sales: 250_000, same_days_sales: 0 }),
      at('2025-10', a, { sales: 500_000, same_days_sales: 200_000 }),
      at('2025-10', b, { sales: 200_000, same_days_sales: null }),
    ])
    const expected = { mom: 0.6, yoy: null }
    expect((await list({})).data.list.at(-1)).toMatchObject({ ...expected, sales_prev_month: 250_000 })
    const { data } = await boss.call('GET', '/retail/performance', { site: '2' })
    expect(data.trend.at(-1)).toMatchObject({ stat_month: '2026-10', ...expected })
  })
})

describe('rents among the figures', () => {
  const rents = [
    'base_rent', 'turnover_rent', 'total_rent', 'mgmt_fee', 'promo_fee', 'other_charge', 'occupancy_cost', 'ocr',
    'rent_ratio', 'rent_density_day',
  ] // prettier-ignore

  it('are blank for people who may not see rents, also in the Total', async () => {
    const { data } = await list({}, analyst)
    expect(data.list).toHaveLength(4)
    for (const row of data.list) for (const name of rents) expect([name, row[name]]).toEqual([name, null])
    expect(data.list[0]).toMatchObject({ sales: 600_000, sales_density: 5000 })
  })

  it('cannot be guessed by sorting or filtering', async () => {
    for (const name of rents) {
      expect((await list({ sort: `{"${name}":1}` }, analyst)).errcode).toBe(4003)
      expect((await list({ cond: `{"${name}":{"$gt":0}}` }, analyst)).errcode).toBe(4003)
    }
  })
})

describe('requests for retail performance', () => {
  it('are refused when they make no sense, or are about a site of others', async () => {
    expect((await list({ cond: '{' })).errcode).toBe(4002)
    expect((await list({ cond: '{"_id":"x"}' })).errcode).toBe(4003)
    expect((await list({ sort: '{"nothing":1}' })).errcode).toBe(4003)
    expect((await list({ range: '0-900' })).errcode).toBe(4005)
    expect((await list({ to_month: '2026-11' })).errcode).toBe(4001)
    expect((await list({}, await server.as('wh.manager'))).errcode).toBe(4032)
    expect((await list({}, await server.as('gz.officer'))).errcode).toBe(4030)
  })
})

describe('the months of a tenancy', () => {
  const months = (query: object, who = boss) =>
    who.call('GET', '/retail/performance', { site: '2', ...query })

  it('end with the latest calculation, beside the median of its peers', async () => {
    const { data } = await months({ tenant_ship_id: a })
    expect(data.trend).toHaveLength(24)
    expect(data.trend.at(-1)).toEqual({
      stat_month: '2026-10', is_to_date: false, sales: 600_000, rent: 72_000, ocr: 0.131, density: 5000, mom: -0.04, yoy: 0.2,
    }) // prettier-ignore
    expect(data.trend.at(0)).toMatchObject({ stat_month: '2024-11', sales: null, yoy: null })
    expect(data.current).toMatchObject({ tenant_ship_id: a, rank_site: 1 })
    expect(data.previous).toMatchObject({ stat_month: '2026-09', sales: 625_000 })
    // The other two sell 2,500 and 2,000 a square metre, and only one of them has costs.
    expect(data.peers).toEqual({ median_density: 2250, median_ocr: 0.2 })
  })

  it('are those of the whole site without an id, with the tenants who have left', async () => {
    const { data } = await months({ months: 2 })
    expect(data.trend).toEqual([
      expect.objectContaining({ stat_month: '2026-09', sales: 1_250_000, yoy: null }),
      expect.objectContaining({ sales: 1_000_000, mom: -0.2, yoy: 0.25, ocr: 0.14825, density: 3333.33 }),
    ])
    expect(data.current).toMatchObject({ sales: 1_000_000, is_total: true })
  })

  it('of all sites end with the latest that all of them have calculated lately', async () => {
    const ending = async (latest: string) => {
      await writePerformance(server.database.db, [
        { stat_month: '2026-10', tenant_ship_id: String(a), sales: 600_000 },
        { stat_month: '2026-10', tenant_ship_id: String(hongKong), sales: 100_000 },
        { stat_month: latest, tenant_ship_id: String(hongKong), sales: 50_000 },
      ])
      return (await months({ site: 'ALL' })).data.trend.at(-1).stat_month
    }
    expect(await ending('2026-11')).toBe('2026-10')
    expect(await ending('2027-03')).toBe('2027-03')
  })

  it('have no rents for people who may not see them', async () => {
    const { data } = await months({ tenant_ship_id: a }, analyst)
    expect(data.trend.at(-1)).toMatchObject({ sales: 600_000, rent: null, ocr: null })
    expect(data.current).toMatchObject({ total_rent: null, ocr: null })
    expect(data.peers).toEqual({ median_density: 2250, median_ocr: null })
  })

  it('of a brand are those of all its shops at the own sites, in one currency', async () => {
    const { rows } = await sql<{ brand_id: string }>`
      select brand_id from tenant_ship where _id = ${a}`.execute(server.database.db)
    const brand_id = String(rows[0]?.brand_id)
    const at = { stat_month: '2026-10', brand_id, area_avg: 100 }
    await writePerformance(server.database.db, [
      { ...at, tenant_ship_id: String(a), sales: 600_000, total_rent: 72_000, occupancy_cost: 78_600 },
      { ...at, tenant_ship_id: String(hongKong), sales: 100_000, total_rent: 20_000, occupancy_cost: 20_000 },
    ])
    const latest = async (who: Client) => {
      const { data } = await months({ site: 'ALL', brand_id }, who)
      const { sales, rent, ocr } = data.trend.at(-1)
      return [data.currency, sales, rent, ocr]
    }
    // A Hong Kong dollar is 0.9 yuan.
    expect(await latest(boss)).toEqual(['CNY', 690_000, 90_000, 0.14])
    expect(await latest(await server.as('dpark.team'))).toEqual(['HKD', 100_000, null, null])
  })

  it('are not found for a shop of another site or of none', async () => {
    expect((await months({ store_id: 'nothing' })).errcode).toBe(4040)
    const wuhan = await server.as('wh.manager')
    expect((await months({ site: '5', tenant_ship_id: a }, wuhan)).errcode).toBe(4040)
    expect((await months({ store_id: 'x', brand_id: 'y' })).errcode).toBe(4001)
  })
})

describe('the explanation of a figure', () => {
  const explain = (query: object, who = boss) =>
    who.call('GET', '/retail/performance/explanation', { ...october, ...query })

  it('names its formula and inputs, each of which can be explained in turn', async () => {
    const cond = JSON.stringify({ tenant_ship_id: a })
    const { data } = await explain({ cond, figure: 'ocr' })
    expect(data).toMatchObject({
      result: { figure: 'ocr', value: 0.131, unit: 'ratio' },
      inputs: [
        { figure: 'occupancy_cost', value: 78_600, unit: { currency: 'CNY' } },
        { figure: 'sales', value: 600_000 },
      ],
      notes: [],
    })
    const cost = (await explain({ cond, figure: 'occupancy_cost' })).data
    expect(cost.inputs.map(({ value }: { value: number }) => value)).toEqual([72_000, 5400, 1200, 0])
  })

  it('says of a total what is left out', async () => {
    const { data } = await explain({ figure: 'ocr' }, await server.as('grace.group@example.com'))
    expect(data.result.value).toBe(0.14825)
    expect(data.formula).toBe('Occupancy cost / sales')
    expect(data.notes).toEqual([
      'Computed from the sums of all rows, not as a mean of ratios.',
      'Rows without a cost or sales are left out: 1.',
    ])
  })

  it('of a rent is refused to people who may not see rents', async () => {
    expect((await explain({ figure: 'ocr' }, analyst)).errcode).toBe(4030)
    expect((await explain({ figure: 'yoy' }, analyst)).errcode).toBe(0)
    expect((await explain({ figure: 'nothing' })).errcode).toBe(4001)
  })
})
