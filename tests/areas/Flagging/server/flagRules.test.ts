import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { serverForTests } from '#tests/support/serverForTests.ts'

// Shanghai on 15 November 2026; the last calculated month is October.
const site = '8'
const server = await serverForTests()
const admin = await server.as('admin')
beforeAll(async () => {
  await run(`insert into level1_classification (_id, category_id, name, benchmark_ocr)
    select 'x-level', category_id, 'Tailors', 0.2 from level1_classification limit 1`)
  await run(`insert into brand (_id, code, name, category_id, level1_id)
    select 'x-brand', 'X-TAILOR', 'Tailor', category_id, 'x-level' from level1_classification where _id = 'x-level'`)
}, 240_000)

const run = async (statement: string) => {
  await sql.raw(statement).execute(server.database.db)
}

let shops = 0

/** A shop that has nothing to be flagged for: it trades, reported yesterday, and its lease runs for years. */
async function shop(): Promise<string> {
  shops += 1
  const id = `x-${shops}`
  await run(`insert into store (_id, site, floor_id, store_no, area)
    select '${id}', site, _id, '${id}', 50 from floor where site = '${site}' order by _id limit 1`)
  await run(`insert into lease_ship (_id, contract_no, site, store_ids, brand_id, start_date, end_date, rent_model, currency, area, status)
    values ('${id}', '${id}', '${site}', '{${id}}', 'x-brand', '2025-01-01', '2030-12-31', 'fixed', 'CNY', 50, 'active')`)
  await run(`insert into tenant_ship (_id, site, store_id, brand_id, lease_ship_id, start_date, open_date, end_date, status)
    values ('${id}', '${site}', '${id}', 'x-brand', '${id}', '2025-01-01', '2025-02-01', '2030-12-31', 'trading')`)
  await sold(id, 'D', '2026-11-14')
  return id
}

const sold = (id: string, grain: 'D' | 'M', key: string) =>
  run(`insert into tenant_sale (_id, site, tenant_ship_id, store_id, grain, period_key, sale_date, sales_category_id, amount)
    select '${id}-${grain}-${key}', '${site}', '${id}', '${id}', '${grain}', '${key}', left('${key}-01', 10)::date, _id, 100
    from sales_category order by _id limit 1`)

const month = (id: string, at: string, figures: Readonly<Record<'mom' | 'yoy' | 'ocr', number | null>>) =>
  run(`insert into retail_performance (site, stat_month, tenant_ship_id, store_id, mom, yoy, ocr, run_id, calculated_at, input_hash)
    values ('${site}', '${at}', '${id}', '${id}', ${figures.mom}, ${figures.yoy}, ${figures.ocr}, 'x', 0, 'x')`)

const calm = { mom: 0, yoy: 0, ocr: 0.1 }

/** Two months, the earlier first. */
const months = async (id: string, earlier: object, later: object) => {
  await month(id, '2026-09', { ...calm, ...earlier })
  await month(id, '2026-10', { ...calm, ...later })
}

/** What part of its trading days of October a shop reported. */
const reported = (id: string, coverage: number, days: number) =>
  run(`update retail_performance set coverage = ${coverage}, trading_days = ${days}, is_partial = true
    where tenant_ship_id = '${id}' and stat_month = '2026-10'`)

/** Confirmed results of the last days, the earlier first. */
async function scored(id: string, results: readonly { score: number | null; rank?: number }[]) {
  for (const [at, { score, rank = 1 }] of results.entries()) {
    // 8 November 2026 at the site, and the days after.
    const time = 1_794_067_200 + at * 86_400
    await run(`insert into scoring_report (_id, site, store_id, stat_time, set_id, status)
      select '${id}-${at}', '${site}', '${id}', ${time}, _id, 'confirmed' from score_item_set order by _id limit 1`)
    await run(`insert into scoring_result_version (site, stat_time, version, kind, stores)
      values ('${site}', ${time}, 99, 'confirm', 1) on conflict do nothing`)
    await run(`insert into scoring_result (site, store_id, stat_time, report_id, score, rank_site, ranked_total, version, is_current)
      values ('${site}', '${id}', ${time}, '${id}-${at}', ${score}, ${rank}, 20, 99, true)`)
  }
}

/** Problems that were due a minute ago, or have a minute left. */
async function late(id: string, table: 'tour_problem' | 'myscust_problem', count: number, status = 'open') {
  const now = Date.parse(server.settings.DEMO_NOW ?? '') / 1000
  for (let at = 0; at < count; at += 1)
    await run(`insert into ${table} (_id, problem_no, site, store_id, category, severity, title, due_at, status
        ${table === 'myscust_problem' ? ', result_id' : ''})
      select '${id}-${table}-${status}-${at}', '${id}-${table}-${status}-${at}', '${site}', '${id}', 'display', 3, 'Sign', ${now - 60}, '${status}'
        ${table === 'myscust_problem' ? ", (select _id from myscust_result where site = '8' order by _id limit 1)" : ''}`)
}

const visited = (id: string, score: number, { status = 'published', day = '2026-10-20' } = {}) =>
  run(`insert into myscust_result (_id, site, store_id, period, round, visit_at, score, status)
    values ('${id}-${day}', '${site}', '${id}', '${day.slice(0, 7)}', 9, extract(epoch from '${day}T04:00:00Z'::timestamptz), ${score}, '${status}')`)

const billed = (id: string, due: string, { paid = 0, status = 'billed', actual = true } = {}) =>
  run(`insert into tenant_rent (_id, site, tenant_ship_id, store_id, stat_month, charge_type, amount_due, amount_paid, is_actual, status, due_date)
    values ('${id}-${due}', '${site}', '${id}', '${id}', left('${due}', 7), 'base', 1000, ${paid}, ${actual}, '${status}', '${due}')`)

const ends = (id: string, day: string) => run(`update lease_ship set end_date = '${day}' where _id = '${id}'`)

const renewed = (id: string, status: string) =>
  run(`insert into lease_ship (_id, contract_no, site, store_ids, brand_id, start_date, end_date, rent_model, currency, area, status, prev_lease_id)
    values ('${id}-next', '${id}-next', '${site}', '{${id}}', 'x-brand', '2027-01-01', '2029-12-31', 'fixed', 'CNY', 50, '${status}', '${id}')`)

const lastSold = async (id: string, day: string) => {
  await run(`delete from tenant_sale where tenant_ship_id = '${id}'`)
  await sold(id, 'D', day)
}

const monthSold = async (id: string, key: string) => {
  await run(`delete from tenant_sale where tenant_ship_id = '${id}'`)
  await sold(id, 'M', key)
}

type CaseMaker = (id: string) => Promise<unknown>

/** What happens to a shop, and the flags that it has then, with their values. */
const cases: readonly [what: string, make: CaseMaker, flags: Readonly<Record<string, number>>][] = [
  ['nothing at all', async () => undefined, {}],
  ['sales 20.01% down in two months', (id) => months(id, { mom: -0.25 }, { mom: -0.2001 }), { F01: -0.2001 }],
  ['sales exactly 20% down in the second month', (id) => months(id, { mom: -0.25 }, { mom: -0.2 }), {}],
  ['sales down in one month only', (id) => months(id, { mom: 0.1 }, { mom: -0.5 }), {}],
  ['a month before that cannot be compared', (id) => months(id, { mom: null }, { mom: -0.5 }), {}],
  ['sales 15.01% below last year', (id) => months(id, {}, { yoy: -0.1501 }), { F02: -0.1501 }],
  ['sales 15% below last year', (id) => months(id, {}, { yoy: -0.15 }), {}],
  ['sales below last year, but one month earlier', (id) => months(id, { yoy: -0.5 }, {}), {}],
  [
    'sales below last year, of which it reported most days',
    async (id) => (await months(id, {}, { yoy: -0.2 }), reported(id, 0.9, 31)),
    { F02: -0.2 },
  ],
  [
    'sales below last year, of which it reported half',
    async (id) => (await months(id, {}, { yoy: -0.2 }), reported(id, 0.5, 31)),
    {},
  ],
  [
    'sales below last year in a month of which it traded half',
    async (id) => (await months(id, {}, { yoy: -0.2 }), reported(id, 1, 16)),
    {},
  ],
  [
    'an occupancy cost of 25% in a month of which it traded half',
    async (id) => (await months(id, {}, { ocr: 0.25 }), reported(id, 1, 16)),
    { F03: 0.05 },
  ],
  ['an occupancy cost that cannot be calculated', (id) => months(id, {}, { ocr: null }), {}],
  ['an occupancy cost of 20.01%', (id) => months(id, {}, { ocr: 0.2001 }), { F03: 0.0001 }],
  ['an occupancy cost of 20%, the benchmark', (id) => months(id, {}, { ocr: 0.2 }), {}],
  ['a lease that ends in 180 days', (id) => ends(id, '2027-05-14'), { F04: 180 }],
  ['a lease that ends in 181 days', (id) => ends(id, '2027-05-15'), {}],
  [
    'a lease that ends soon, with an agreed successor',
    async (id) => (await ends(id, '2026-12-31'), renewed(id, 'signed')),
    {},
  ],
  [
    'a lease that ends soon, with a drafted successor',
    async (id) => (await ends(id, '2026-12-31'), renewed(id, 'draft')),
    { F04: 46 },
  ],
  ['no sales for three days', (id) => lastSold(id, '2026-11-11'), { F05: 3 }],
  ['no sales for two days', (id) => lastSold(id, '2026-11-12'), {}],
  ['sales by the month, the last of October', (id) => monthSold(id, '2026-10'), {}],
  // September covers until 3 November; 4 to 14 November are 11 days.
  ['sales by the month, the last of September', (id) => monthSold(id, '2026-09'), { F05: 11 }],
  ['two scores below 75', (id) => scored(id, [{ score: 74 }, { score: 74.99 }]), { F06: 74.99 }],
  ['a score of 75 after one below', (id) => scored(id, [{ score: 60 }, { score: 75 }]), {}],
  [
    'rank 19 of 20 twice, which is the lowest tenth',
    (id) =>
      scored(id, [
        { score: 90, rank: 19 },
        { score: 90, rank: 19 },
      ]),
    { 'F06-R': 0.1 },
  ],
  [
    'rank 18 of 20 once',
    (id) =>
      scored(id, [
        { score: 90, rank: 20 },
        { score: 90, rank: 18 },
      ]),
    {},
  ],
  [
    'three late problems, of tours and mystery customers',
    async (id) => (await late(id, 'tour_problem', 2), late(id, 'myscust_problem', 1)),
    { F07: 3 },
  ],
  [
    'two late problems, and one that is fixed',
    async (id) => (await late(id, 'tour_problem', 2), late(id, 'tour_problem', 1, 'fixed')),
    {},
  ],
  ['a mystery score of 69.99', (id) => visited(id, 69.99), { F08: 69.99 }],
  ['a mystery score of 70', (id) => visited(id, 70), {}],
  ['a mystery score that is not published', (id) => visited(id, 10, { status: 'submitted' }), {}],
  [
    'a good mystery score after a bad one',
    async (id) => (await visited(id, 10, { day: '2026-07-20' }), visited(id, 90)),
    {},
  ],
  ['rent that was due 31 days ago', (id) => billed(id, '2026-10-15', { paid: 999 }), { F09: 31 }],
  ['rent that was due 30 days ago', (id) => billed(id, '2026-10-16'), {}],
  ['old rent that is waived', (id) => billed(id, '2026-01-01', { status: 'waived' }), {}],
  [
    'old rent that is only forecast',
    (id) => billed(id, '2026-01-01', { status: 'forecast', actual: false }),
    {},
  ],
]

/** The flags of a shop that are not cleared: their values by the codes of their rules. */
async function flagsOf(store_id: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ code: string; value: number }>`
    select code, value from flag join flag_rule on flag_rule._id = rule_id
    where store_id = ${store_id} and status <> 'cleared' order by code`.execute(server.database.db)
  return Object.fromEntries(rows.map(({ code, value }) => [code, value]))
}

const regen = async (as_of?: string) => admin.create('/flag/regen', { site, as_of })

describe('the rules of the watch list', () => {
  it('find shops beyond a threshold, and none that are on it or before', async () => {
    const made: string[] = []
    for (const [, make] of cases) {
      const id = await shop()
      await make(id)
      made.push(id)
    }
    expect((await regen()).errcode).toBe(0)
    const found = []
    for (const [at, [what]] of cases.entries()) found.push([what, await flagsOf(made[at] ?? '')])
    expect(found).toEqual(cases.map(([what, , flags]) => [what, flags]))
  })

  it('change nothing when they run again on the same day', async () => {
    const before = await sql`select * from flag order by _id`.execute(server.database.db)
    const { data } = await regen()
    expect(data).toMatchObject({ opened: 0, cleared: 0 })
    expect(data.kept).toBeGreaterThan(10)
    expect((await sql`select * from flag order by _id`.execute(server.database.db)).rows).toEqual(before.rows)
  })

  it('have thresholds of their own for a site and a line of trade, the site first', async () => {
    const id = await shop()
    await ends(id, '2026-12-15')
    const rule = { code: 'F04', name: '租约到期', metric: 'lease_days_left', operator: 'lte' }
    await admin.create('/flagrule', { ...rule, threshold: 29, site })
    const level = await admin.create('/flagrule', { ...rule, threshold: 30, level1_id: 'x-level' })
    await regen()
    expect(await flagsOf(id)).toEqual({})
    await run(`delete from flag where rule_id in (select _id from flag_rule where site = '${site}')`)
    await run(`delete from flag_rule where site = '${site}'`)
    await regen()
    expect(await flagsOf(id)).toEqual({ F04: 30 })
    await admin.update('/flagrule', { _id: level.data._id }, { is_active: false })
    await regen()
    expect(await flagsOf(id)).toEqual({})
    await admin.update('/flagrule', { _id: level.data._id }, { is_active: true })
    await regen()
    expect(await flagsOf(id)).toEqual({ F04: 30 })
  })

  it('judge by a day in the past, but not in the future', async () => {
    const id = await shop()
    await ends(id, '2026-12-12')
    expect(await regen('2026-11-16')).toMatchObject({
      errcode: 4001,
      data: { fields: { as_of: 'after_today' } },
    })
    await regen('2026-11-10')
    expect(await flagsOf(id)).toEqual({})
    await regen()
    expect(await flagsOf(id)).toEqual({ F04: 27 })
  })
})
