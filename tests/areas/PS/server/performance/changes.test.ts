import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { causesOf } from '#server/plugins/PS/changes/causesOf.ts'
import type { Client } from '#tests/support/client.ts'
import { runOver } from '#tests/support/performanceRuns.ts'
import { startTestServer, type TestServer } from '#tests/support/testServer.ts'

/** Its lease: 60,000 a month or 12 % of sales, fees of 45 and 10 for each of 120 m²; it sold 600,000 in October. */
const worked = 'TS-GZ-L1-101-1'
const lease = 'LS-GZ-L1-101-1'

const terms = {
  model: 'higher_of',
  basis: 'gross',
  period: 'month',
  rent_free: 0,
  mgmt: 45,
  promo: 10,
  steps: [['2026-01-01', '2028-12-31', 60_000, null]],
  tiers: [[null, 0, null, 0.12]],
}
const inputs = { leases: ['L1'], computed: { base: 5 }, billed: {}, terms: [terms] }
const row = { yoy_basis: 'direct', inputs }

describe('what a recalculation changed', () => {
  let server: TestServer
  /** Sees rents. */
  let boss: Client
  /** Sees sales, but no rents. */
  let analyst: Client
  let run_id: string
  const db = () => server.database.db
  const changes = async (query: object, who = boss) => {
    const reply = await who.call('GET', '/retail/performance/changes', { site: '2', ...query })
    return { ...reply, rows: (reply.data?.list ?? []).slice(0, -1), total: reply.data?.list.at(-1) }
  }
  const october = async (who = boss) =>
    (await changes({ run_id, tenant_ship_id: worked, stat_month: '2026-10' }, who)).rows[0]
  const recalculate = async (body: object = {}) => {
    const scope = { site: '2', from_month: '2026-09', to_month: '2026-10', ...body }
    return runOver(boss, await boss.call('POST', '/retail/performance/recalculate', {}, scope))
  }

  beforeAll(async () => {
    server = await startTestServer()
    boss = await server.as('perf.boss')
    analyst = await server.as('finance.analyst')
    await server.work()
    // The terms of the lease decide, not what was billed.
    await sql`update tenant_rent set is_actual = false where tenant_ship_id = ${worked}`.execute(db())
    await recalculate()

    await sql`update tenant_sale set amount = amount + 100000 where tenant_ship_id = ${worked} and period_key = '2026-10-10'`.execute(
      db(),
    )
    await sql`update lease_rent_step set base_rent_month = 66000 where lease_id = ${lease} and '2026-10-15' between "from" and "to"`.execute(
      db(),
    )
    await sql`update lease_ship set mgmt_fee_per_m2 = 50 where _id = ${lease}`.execute(db())
    run_id = (await recalculate()).run_id
  })
  afterAll(() => server.stop())

  it('shows the figures before and after, with the inputs that changed', async () => {
    // 12 % of 700,000 is 84,000: 66,000 and 18,000. Fees: 50 and 10 for 120 m².
    expect(await october()).toMatchObject({
      run_id,
      stat_month: '2026-10',
      sales_before: 600_000,
      sales_after: 700_000,
      sales_change: 100_000,
      base_rent_before: 60_000,
      base_rent_after: 66_000,
      turnover_rent_before: 12_000,
      turnover_rent_after: 18_000,
      occupancy_cost_before: 78_600,
      occupancy_cost_after: 91_200,
      occupancy_cost_change: 12_600,
      ocr_before: 0.131,
      ocr_after: 0.130286,
      causes: [
        { cause: 'sales', before: 600_000, after: 700_000 },
        { cause: 'base_rent', before: 60_000, after: 66_000 },
        { cause: 'mgmt_fee', before: 45, after: 50 },
      ],
    })
  })

  it('of the demo shows late sales, a bill and a new measurement', async () => {
    const { rows } = await changes({ run_id: 'CR-2-1' })
    expect(
      rows.map(({ causes }: { causes: { cause: string }[] }) => causes.map(({ cause }) => cause)).toSorted(),
    ).toEqual([['area'], ['billed_base'], ['sales'], ['sales', 'transactions', 'reported_days']])
  })

  it.each([
    [
      'a rent-free period',
      { inputs: { ...inputs, terms: [{ ...terms, rent_free: 30 }] } },
      [{ cause: 'rent_free_days', before: 0, after: 30 }],
    ],
    [
      'another rent model',
      { inputs: { ...inputs, terms: [{ ...terms, model: 'fixed' }] } },
      [{ cause: 'rent_model', before: 'higher_of', after: 'fixed' }],
    ],
    [
      'another rate',
      { inputs: { ...inputs, terms: [{ ...terms, tiers: [[null, 0, null, 0.1]] }] } },
      [{ cause: 'turnover_rate', before: 0.12, after: 0.1 }],
    ],
    [
      'several rates',
      {
        inputs: {
          ...inputs,
          terms: [
            {
              ...terms,
              tiers: [
                [null, 0, 9, 0.1],
                [null, 9, null, 0.2],
              ],
            },
          ],
        },
      },
      [{ cause: 'turnover_rate', before: 0.12, after: null }],
    ],
    ['a split', { yoy_basis: 'lineage' }, [{ cause: 'lineage', before: 'direct', after: 'lineage' }]],
    [
      'another lease',
      { inputs: { ...inputs, leases: ['L2'] } },
      [{ cause: 'lease', before: null, after: null }],
    ],
    [
      'rents of a row whose terms were not stored',
      { inputs: { ...inputs, terms: null, computed: { base: 9 } } },
      [{ cause: 'computed_base', before: 5, after: 9 }],
    ],
  ])('names %s', (_, change, causes) => {
    expect(causesOf(row, { ...row, ...change })).toEqual(causes)
  })

  it('lists a row without causes if the inputs of an old calculation were not stored', async () => {
    const of = { run_id, tenant_ship_id: worked, stat_month: '2026-10' }
    const where = sql`where run_id = ${run_id} and tenant_ship_id = ${worked} and stat_month = '2026-10'`
    const { rows: kept } = await sql<{ before: object }>`
      select before from retail_calc_change ${where}`.execute(db())
    await sql`update retail_calc_change set before = before || '{"inputs": {}}' ${where}`.execute(db())
    const { errcode, rows } = await changes(of)
    expect({ errcode, rows }).toMatchObject({ errcode: 0, rows: [{ sales_before: 600_000, causes: [] }] })
    await sql`update retail_calc_change set before = ${JSON.stringify(kept[0]?.before)}::jsonb ${where}`.execute(
      db(),
    )
  })

  it('shows nothing about rents to people who may not see rents', async () => {
    const row = await october(analyst)
    expect(row).toMatchObject({
      sales_change: 100_000,
      occupancy_cost_before: null,
      ocr_after: null,
      base_rent_change: null,
      causes: [{ cause: 'sales', before: 600_000, after: 700_000 }],
    })
    // In September only rents changed.
    const september = { run_id, tenant_ship_id: worked, stat_month: '2026-09' }
    expect((await changes(september)).rows).toHaveLength(1)
    expect((await changes(september, analyst)).rows).toEqual([])
    expect(await changes({ run_id, figure: 'total_rent' }, analyst)).toMatchObject({ errcode: 4030 })
    const manager = await server.as('wh.manager')
    expect(await changes({ run_id }, manager)).toMatchObject({ errcode: 4032 })
  })

  it('lists the largest change first, sums up all rows in the last, and leaves out what changed by less', async () => {
    const { rows, total, data } = await changes({ run_id })
    expect(rows.map((row: { sales_change: number }) => row.sales_change).slice(0, 1)).toEqual([100_000])
    expect(data.total).toBe(rows.length)
    expect(total).toMatchObject({ name: 'Total', is_total: true, sales_change: 100_000, causes: [] })
    expect(total.sales_after - total.sales_before).toBeCloseTo(100_000)
    const sum = rows.reduce(
      (all: number, row: { occupancy_cost_change: number | null }) => all + (row.occupancy_cost_change ?? 0),
      0,
    )
    expect(total.occupancy_cost_change).toBeCloseTo(sum)

    const large = await changes({ run_id, figure: 'occupancy_cost', more_than: 12_000 })
    expect(
      large.rows.map((row: { tenant_ship_id: string; stat_month: string }) => [
        row.tenant_ship_id,
        row.stat_month,
      ]),
    ).toEqual([[worked, '2026-10']])
    expect((await changes({ run_id, more_than: 100_000 })).data).toMatchObject({ list: [], total: 0 })
    expect((await changes({ run_id, range: '0-0' })).data).toMatchObject({
      list: [{ is_total: false }, { is_total: true }],
    })
  })

  it('explains an old figure by old inputs, and a new figure by new inputs', async () => {
    const row = await october()
    const explain = async (side: string, figure: string, who = boss) =>
      who.call('GET', '/retail/performance/changes/explanation', {
        site: '2', run_id, stat_month: '2026-10', tenant_ship_id: worked, store_id: row.store_id, side, figure,
      }) // prettier-ignore
    const values = async (side: string) =>
      (await explain(side, 'ocr')).data.inputs.map(({ value }: { value: number }) => value)
    expect(await values('before')).toEqual([78_600, 600_000])
    expect(await values('after')).toEqual([91_200, 700_000])
    expect(await explain('after', 'ocr', analyst)).toMatchObject({ errcode: 4030 })
    expect(await explain('after', 'nonsense')).toMatchObject({ errcode: 4001 })
  })

  it('names a tenancy that is new, a tenancy that is gone, and a month that was recalculated by force', async () => {
    await sql`update tenant_ship set deleted_at = 1 where _id = ${worked}`.execute(db())
    run_id = (await recalculate()).run_id
    expect(await october()).toMatchObject({
      sales_after: null,
      sales_change: -700_000,
      causes: [{ cause: 'removed' }],
    })
    await sql`update tenant_ship set deleted_at = null where _id = ${worked}`.execute(db())
    const lock = { site: '2', stat_month: '2026-10', reason: 'Closed' }
    await boss.call('POST', '/retail/performance/lock', {}, lock)
    const forced = await recalculate({ force: true, reason: 'Reopened by mistake' })
    expect(forced.warnings).toEqual([{ code: 'forced', stat_month: '2026-10', store_id: null }])
    run_id = forced.run_id
    expect(await october()).toMatchObject({
      sales_before: null,
      sales_change: 700_000,
      causes: [{ cause: 'added' }],
    })
    // Of several runs: what was removed came back.
    const all = await changes({ tenant_ship_id: worked, stat_month: '2026-10', figure: 'sales' })
    expect(all.rows).toHaveLength(3)
    expect(all.total).toMatchObject({ sales_before: null, sales_change: 100_000 })
  })
})
