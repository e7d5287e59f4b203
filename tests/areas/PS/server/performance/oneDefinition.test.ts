// @runs longer in full runs
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everyMonth } from '#contract/month.ts'
import type { Context } from '#server/engine/context.ts'
import { readTrend } from '#server/plugins/PS/figures/trend.ts'
import { figuresOf } from '#server/plugins/PS/figures/readSubject.ts'
import { periodOf } from '#server/plugins/PS/figures/periodOf.ts'
import { comparedFigures } from '#server/plugins/PS/scenario/comparedFigures.ts'
import type { Client } from '#tests/support/client.ts'
import { contextOf } from '#tests/support/contextOf.ts'
import { isShort } from '#tests/support/isShort.ts'
import { tenanciesOf } from '#tests/support/performanceRows.ts'
import { startTestServer, type TestServer } from '#tests/support/testServer.ts'

const seed = Number(process.env['SEED'] ?? 20_261_129)
/** Each set of rows is a month of its own. */
const sets = isShort ? 60 : 400
const months = everyMonth('2000-01', '2090-12').slice(0, sets)

/** Cents, or null; 0 is a shop that sold nothing or paid nothing. */
const cents = fc.oneof(
  { weight: 1, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.constant(0) },
  { weight: 6, arbitrary: fc.integer({ min: -50_000, max: 90_000_000 }) },
)
const shop = fc.record({
  sales: cents,
  rent: cents,
  /** What it pays besides. */
  fees: fc.integer({ min: 0, max: 5_000_000 }),
  area: fc.option(fc.integer({ min: 0, max: 100_000 })),
  reported: fc.constantFrom(0, 12, 24, 25, 30, 31),
  isComparable: fc.boolean(),
})
type Shop = typeof shop extends fc.Arbitrary<infer S> ? S : never
const month = fc.record({
  shops: fc.array(shop, { minLength: 1, maxLength: 6 }),
  abroad: fc.array(shop, { maxLength: 3 }),
  /** What a Hong Kong dollar is worth, in millionths; without one its shops are left out. */
  rate: fc.option(fc.integer({ min: 800_000, max: 1_200_000 })),
})

describe(`each figure has one definition (seed ${seed})`, () => {
  let server: TestServer
  let boss: Client
  let context: Context
  const given = fc.sample(month, { seed, numRuns: sets })
  /** The tenancies of the shops of a month, in this order. */
  let shopsAt: readonly string[] = []
  const db = () => server.database.db
  const list = async (query: Record<string, unknown>) => {
    const { data } = await boss.call('GET', '/retail/performance/list', query)
    return { rows: data.list.slice(0, -1), total: data.list.at(-1) }
  }

  beforeAll(async () => {
    server = await startTestServer()
    boss = await server.as('perf.boss')
    context = await contextOf(server, boss)
    const tenancies = [await tenanciesOf(db(), '2', 6), await tenanciesOf(db(), '9', 3)] as const
    for (const table of [
      'retail_performance',
      'retail_performance_summary',
      'retail_calc_change',
      'perf_dirty',
      'fx_rate',
    ])
      await sql`delete from ${sql.ref(table)}`.execute(db())
    shopsAt = tenancies[0]
    const rows = given.flatMap(({ shops, abroad }, at) =>
      [shops, abroad].flatMap((some, where) =>
        some.map((one, place) => rowOf(one, months[at] ?? '', tenancies[where]?.[place] ?? '')),
      ),
    )
    await sql`
      insert into retail_performance
      select p.* from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) row
      join tenant_ship ship on ship._id = row ->> 'tenant_ship_id' join store u on u._id = ship.store_id
      cross join lateral jsonb_populate_record(null::retail_performance, row || jsonb_build_object('site', ship.site,
        'store_id', ship.store_id, 'brand_id', ship.brand_id, 'floor_id', u.floor_id)) p`.execute(db())
    for (const [at, { rate }] of given.entries())
      if (rate !== null)
        await sql`insert into fx_rate (_id, stat_month, "from", "to", rate)
          values (${`FX-${at}`}, ${months[at]}, 'HKD', 'CNY', ${rate / 1e6})`.execute(db())
  }, 300_000)
  afterAll(() => server.stop())

  it('in the trend of a site and of all sites', async () => {
    const span = { from: months[0] ?? '', to: months.at(-1) ?? '' }
    for (const site of ['2', 'ALL']) {
      const figures = await figuresOf(context, {
        site,
        comparable: '0',
        from_month: span.from,
        to_month: span.to,
      })
      const money = { currency: 'CNY', unconverted: [] }
      const trend = await readTrend(context, { ...figures, money, span, seesRent: true, isTenancy: false })
      const wrong = trend.flatMap(({ stat_month, sales, rent, ocr, density }, at) => {
        // A site without a rate in any of these months is left out of all of them.
        if (site === 'ALL' && given[at]?.rate === null) return []
        const is = { sales, rent, ocr, density }
        const { sales: sold, rent: paid, ocr: ratio, density: perArea } = reference(given[at], site)
        const should = { sales: sold, rent: paid, ocr: ratio, density: perArea }
        return JSON.stringify(is) === JSON.stringify(should) ? [] : [{ stat_month, is, should }]
      })
      expect(wrong).toEqual([])
    }
  })

  it('in the row of a shop, the groups, the total and the explanation of a month', async () => {
    const wrong: object[] = []
    for (const [at, stat_month] of months.entries()) {
      const expected = reference(given[at], '2')
      const query = { site: '2', stat_month, group_by: 'store', comparable: '0', range: '0-49' }
      const shops = await list(query)
      const bySite = await list({ ...query, group_by: 'site' })
      const explained = await boss.call('GET', '/retail/performance/explanation', {
        site: '2',
        stat_month,
        comparable: '0',
        figure: 'ocr',
        cond: { store_id: { $ne: '' } },
      })
      const everywhere = await list({ ...query, site: 'ALL', group_by: 'site' })
      const isOne = shops.rows.length === 1
      const places: Record<string, [Partial<Figures>, Partial<Figures>]> = {
        total: [figuresIn(shops.total), expected],
        group: [{ ...figuresIn(bySite.rows[0]), excluded: expected.excluded }, expected],
        everywhere: [figuresIn(everywhere.total), reference(given[at], 'ALL')],
        explanation: [
          { ocr: explained.data?.result.value },
          { ocr: isOne ? shops.rows[0].ocr : expected.ocr },
        ],
      }
      for (const [place, [is, should]] of Object.entries(places)) {
        const differ = Object.entries(is).filter(([name, value]) => value !== should[name as keyof Figures])
        if (differ.length > 0) wrong.push({ stat_month, place, differ, should })
      }
      for (const row of shops.rows) {
        const one = given[at]?.shops.find((_, place) => row.tenant_ship_id === shopsAt[place])
        if (one && row.ocr !== rowOf(one, stat_month, '').ocr)
          wrong.push({ stat_month, row: row.name, ocr: row.ocr })
      }
    }
    expect(wrong.slice(0, 5)).toEqual([])
  }, 600_000)

  it('on the dashboard', async () => {
    const { data } = await boss.call('GET', '/retail/performance', { site: '2', months: 13 })
    const { sales, rent, cost, ocr, density } = reference(given.at(-1), '2')
    expect(figuresIn(data.current)).toMatchObject({ sales, rent, cost, ocr, density })
    expect(data.trend.at(-1)).toMatchObject({ sales, rent, ocr, density })
  })

  it('in what a calculation changed, and in a scenario', async () => {
    const wrong: object[] = []
    await sql`
      insert into retail_calc_run (_id, site, from_month, to_month, status, requested_by, created_at)
      select 'RUN', '2', '2000-01', '2000-01', 'done', _id, 0 from "user" where username = 'perf.boss'`.execute(
      db(),
    )
    await sql`
      insert into retail_calc_change (run_id, site, stat_month, tenant_ship_id, store_id, before, after)
      select 'RUN', site, stat_month, tenant_ship_id, store_id, null, to_jsonb(p) from retail_performance p
      where site = '2'`.execute(db())
    const doc = { site: '2', title: 'As it is', from_month: '2026-09', to_month: '2026-10' }
    const scenario = { _id: (await boss.create('/retail/performance/scenario', doc)).data._id, site: '2' }
    for (const [at, stat_month] of months.entries()) {
      const { ocr, cost, sales } = reference(given[at], '2')
      const { data } = await boss.call('GET', '/retail/performance/changes', {
        site: '2',
        run_id: 'RUN',
        stat_month,
      })
      const changed = data.list.at(-1)
      if (
        changed &&
        (changed.ocr_after !== ocr || changed.sales_after !== sales || changed.occupancy_cost_after !== cost)
      )
        wrong.push({ stat_month, place: 'changes', is: changed.ocr_after, ocr })
      await sql`delete from perf_scenario_figure`.execute(db())
      await sql`
        insert into perf_scenario_figure select ${scenario._id}, side, p.* from retail_performance p
        cross join (values (false), (true)) s (side) where site = '2' and stat_month = ${stat_month}`.execute(
        db(),
      )
      const period = await periodOf(context, { site: '2' }, { from: stat_month, to: stat_month })
      const comparison = {
        scenario,
        period,
        shown: ['sales', 'occupancy_cost', 'ocr'] as const,
      }
      const { rows } = await sql<
        Record<string, number | null>
      >`${comparedFigures(context, comparison, null)}`.execute(db())
      for (const side of ['before', 'after'])
        if (rows[0]?.[`ocr_${side}`] !== ocr || rows[0]?.[`sales_${side}`] !== sales)
          wrong.push({ stat_month, place: `scenario ${side}`, is: rows[0], ocr })
    }
    expect(wrong.slice(0, 5)).toEqual([])
  }, 600_000)
})

interface Figures {
  sales: number | null
  rent: number | null
  cost: number | null
  ocr: number | null
  density: number | null
  excluded: number
}

const figuresIn = (row: Record<string, number | null>): Figures => ({
  sales: row['sales'] ?? null,
  rent: row['total_rent'] ?? null,
  cost: row['occupancy_cost'] ?? null,
  ocr: row['ocr'] ?? null,
  density: row['sales_density'] ?? null,
  excluded: row['excluded_rows'] ?? -1,
})

/** What the shops of a month come to, computed in whole numbers from the words of the domain reference. */
function reference(
  of: { shops: Shop[]; abroad: Shop[]; rate: number | null } | undefined,
  site: string,
): Figures {
  const { shops = [], abroad = [], rate = null } = of ?? {}
  const all = [
    ...shops.map((one) => ({ ...one, worth: 1_000_000 })),
    ...(site === 'ALL' && rate !== null ? abroad.map((one) => ({ ...one, worth: rate })) : []),
  ].map(({ sales, rent, fees, area, worth }) => ({
    sales: sales === null ? null : BigInt(sales) * BigInt(worth),
    rent: rent === null ? null : BigInt(rent) * BigInt(worth),
    cost: rent === null ? null : BigInt(rent + fees) * BigInt(worth),
    area: area === null ? null : BigInt(area),
  }))
  const both = all.filter(({ sales, cost }) => sales !== null && sales !== 0n && cost !== null)
  return {
    sales: money(sum(all.map(({ sales }) => sales))),
    rent: money(sum(all.map(({ rent }) => rent))),
    cost: money(sum(all.map(({ cost }) => cost))),
    ocr: ratio(sum(both.map(({ cost }) => cost)), sum(both.map(({ sales }) => sales))),
    // Areas are in hundredths too.
    density: quotient(
      sum(all.map(({ sales }) => sales)),
      times(sum(all.map(({ area }) => area)), 1_000_000n),
      2,
    ),
    excluded: all.length - both.length,
  }
}

const sum = (all: readonly (bigint | null)[]): bigint | null =>
  all.reduce((whole, one) => (one === null ? whole : (whole ?? 0n) + one), null)

const times = (one: bigint | null, by: bigint): bigint | null => (one === null ? null : one * by)

/** Rounded half up, away from 0. */
function quotient(top: bigint | null, below: bigint | null, places: number): number | null {
  if (top === null || below === null || below === 0n) return null
  const [up, down] = [top * 10n ** BigInt(places) * 2n, below]
  const isBelow = up < 0n !== down < 0n
  const [a, b] = [up < 0n ? -up : up, down < 0n ? -down : down]
  const whole = (a / b + 1n) / 2n
  return Number(isBelow ? -whole : whole) / 10 ** places
}

/** Ratios that are too large to mean anything are left out. */
function ratio(top: bigint | null, below: bigint | null): number | null {
  const value = quotient(top, below, 6)
  return value !== null && Math.abs(value) < 999_999 ? value : null
}

const money = (amount: bigint | null): number | null => quotient(amount, 100_000_000n, 2)

/** The row of a shop as the calculation stores it. */
function rowOf(
  { sales, rent, fees, area, reported, isComparable }: Shop,
  stat_month: string,
  tenancy: string,
) {
  const cost = rent === null ? null : rent + fees
  const isSound = reported / 31 >= 0.8
  const ocr = ratio(cost === null ? null : BigInt(cost), sales === null ? null : BigInt(sales))
  const density = quotient(sales === null ? null : BigInt(sales), area === null ? null : BigInt(area), 2)
  const inHundreds = (amount: number | null) => (amount === null ? null : amount / 100)
  return {
    stat_month,
    tenant_ship_id: tenancy,
    sales: inHundreds(sales),
    total_rent: inHundreds(rent),
    base_rent: inHundreds(rent),
    mgmt_fee: fees / 100,
    occupancy_cost: inHundreds(cost),
    area_avg: inHundreds(area),
    trading_days: 31,
    reported_days: reported,
    coverage: reported / 31,
    ocr: isSound ? ocr : null,
    sales_density: isSound ? density : null,
    is_comparable: isComparable,
    is_partial: false,
    yoy_basis: 'none',
    warnings: [],
    run_id: 'RUN',
    calculated_at: 0,
    input_hash: '',
    inputs: {},
  }
}
