import { sql } from 'kysely'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Client } from '#tests/support/client.ts'
import { sendFile } from '#tests/support/fileCalls.ts'
import { downloadedRows } from '#tests/support/importFile.ts'
import counting from '#tests/support/sampleJobs.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'
import { takeStores } from '#tests/support/ownStores.ts'

/** Enters the sales of all units in her list, on the mainland and in Hong Kong. */
let analyst: Client
/** Sees sales, and changes none. */
let auditor: Client

const site = '2'
const goods = 'SC-goods'

// A unit with a tenant until 10 October, and another from the 15th on; beside it a unit that two tenants share.
const server = await serverForTests(undefined, undefined, {}, [counting])
beforeAll(async () => {
  const { db } = server.database
  await sql`
    insert into store (_id, site, floor_id, store_no, name, area, effective_from)
    select id, ${site}, (select _id from floor where site = ${site} order by _id limit 1), no, no, 100, '2020-01-01'
    from (values ('sale-a', 'Z-1'), ('sale-b', 'Z-2')) as unit (id, no)`.execute(db)
  await sql`
    insert into tenant_ship (_id, site, store_id, brand_id, trade_name, start_date, open_date, end_date, actual_exit_date,
      status, share_ratio, sales_category_id)
    select id, ${site}, store, (select _id from brand order by _id limit 1), name, start::date, start::date,
      '2028-12-31', gone::date, 'trading', share, ${goods}
    from (values ('old', 'sale-a', 'Old Tea', '2024-01-01', '2026-10-10', 1), ('new', 'sale-a', 'New Tea', '2026-10-15', null, 1),
      ('one', 'sale-b', 'One', '2024-01-01', null, 0.5), ('two', 'sale-b', 'Two', '2024-01-01', null, 0.5))
      as ship (id, store, name, start, gone, share)`.execute(db)
  analyst = await server.as('finance.analyst')
  auditor = await server.as('auditor')
})

const sold = (doc: object) => ({ site, store_id: 'sale-a', amount: 100, ...doc })
const enter = (doc: object, who = analyst) => who.create('/TenantSale', sold(doc))
const batch = (list: object[], who = analyst) => who.create('/TenantSale/batch', { list }, { site })

describe('the sales of a day', () => {
  it('belong to the tenant who traded then, in the usual category', async () => {
    const first = await enter({ sale_date: '2026-10-10', amount: 1234.56 })
    expect(first.data).toMatchObject({
      tenant_ship_id: 'old',
      trade_name: 'Old Tea',
      period_key: '2026-10-10',
      grain: 'D',
      sales_category_id: goods,
      amount: 1234.56,
      status: 'reported',
    })
    expect((await enter({ period_key: '2026-10-15' })).data).toMatchObject({ tenant_ship_id: 'new' })
    const month = await enter({ grain: 'M', period_key: '2026-09' })
    expect(month.data).toMatchObject({ tenant_ship_id: 'old', sale_date: '2026-09-01' })
  })

  it('are refused when nobody, or more than one, traded there, or the day has not come', async () => {
    const refused = async (doc: object) => (await enter(doc)).data.fields
    expect(await refused({ sale_date: '2026-10-12' })).toEqual({ store_id: 'no_tenancy' })
    expect(await refused({ sale_date: '2026-10-12', store_id: 'sale-b' })).toEqual({ store_id: 'no_tenancy' })
    expect(await refused({ sale_date: '2026-10-12', tenant_ship_id: 'old' })).toEqual({
      sale_date: 'no_tenancy',
    })
    expect(await refused({ sale_date: '2026-10-16', tenant_ship_id: 'one' })).toEqual({
      tenant_ship_id: 'reference',
    })
    expect(await refused({ sale_date: '2026-12-01' })).toEqual({ sale_date: 'after_today' })
    expect(await refused({ period_key: '2026-13-01' })).toEqual({ period_key: 'pattern' })
    expect(await refused({ grain: 'D', period_key: '2026-10' })).toEqual({ period_key: 'pattern' })
    expect(await refused({})).toEqual({ sale_date: 'required' })
  })

  it('that are entered twice are one record, with the newer values and what else it had', async () => {
    const one = (await enter({ sale_date: '2026-10-16', amount: 10, transactions: 3, status: 'audited' }))
      .data
    const again = (await enter({ sale_date: '2026-10-16', amount: 20 })).data
    expect(again).toMatchObject({ _id: one._id, rev: 2, amount: 20, transactions: 3, status: 'audited' })
    const { total } = (
      await analyst.list('/TenantSale', { cond: { store_id: 'sale-a', sale_date: '2026-10-16' } })
    ).data
    expect(total).toBe(1)
  })

  it('have no parts of another amount: a correction states them too, or clears them', async () => {
    const { data } = await enter({ sale_date: '2026-10-02', amount: 100, net_amount: 90, member_amount: 40 })
    const wrong = await enter({ sale_date: '2026-10-02', amount: 80, net_amount: 90, member_amount: 40 })
    expect(wrong.data.fields).toEqual({ net_amount: 'part' })
    const stated = { amount: 80, net_amount: null, member_amount: 30 }
    const corrected = await enter({ sale_date: '2026-10-02', ...stated })
    expect(corrected.data).toMatchObject({ _id: data._id, ...stated })
    const same = await enter({ sale_date: '2026-10-02', amount: 80 })
    expect(same.data).toMatchObject({ member_amount: 30 })
  })

  // Each way to correct a sale: what came of it, as the fields that are wrong or the sale as it is then.
  const ways: Readonly<Record<string, (sale: Record<string, unknown>, doc: object) => Promise<unknown>>> = {
    update: async ({ _id }, doc) => outcome(await analyst.update('/TenantSale', { _id }, doc)),
    'entering it again': async ({ sale_date }, doc) => outcome(await enter({ sale_date, ...doc })),
    'a cell of the grid': async ({ _id, rev }, doc) => {
      const [{ record, ...refused }] = (await batch([{ _id, rev, doc }])).data.list
      return record ?? refused.fields
    },
  }
  const outcome = ({ data }: { data: { fields?: unknown } }) => data.fields ?? data
  const imported = async ({ _id, sale_date }: Record<string, unknown>, doc: object) => {
    const row = { store_id: 'sale-a', sale_date, ...doc }
    const csv = [Object.keys(row), Object.values(row)].map((cells) => cells.join(',')).join('\n')
    const { data } = await sendFile(server, analyst, csv, {
      name: 'sales.csv',
      path: '/import/tenant_sale',
      site,
      mode: 'apply',
    })
    const errors: { field: string; message: string }[] = data.errors ?? []
    if (errors.length > 0) return Object.fromEntries(errors.map(({ field, message }) => [field, message]))
    return saleById(String(_id))
  }
  const parts = { net_amount: 90, member_amount: 40, online_amount: 10 }
  const saleById = async (_id: string) => (await analyst.list('/TenantSale', { cond: { _id } })).data.list[0]
  const days = Object.keys(ways).map((way, at) => [way, `2026-09-${String(10 + at)}`] as const)
  it.each(days)('corrected by %s keep no part of another amount', async (way, sale_date) => {
    const correct = ways[way]
    if (!correct) throw new Error('no such way')
    const { data } = await enter({ sale_date, amount: 100, ...parts })
    const now = () => saleById(data._id)
    // Some of them: those that are missing are named, and nothing changes.
    expect(await correct(await now(), { amount: 80, member_amount: 30 })).toEqual({
      net_amount: 'restate',
      online_amount: 'restate',
    })
    expect(await correct(await now(), { amount: 80, ...parts })).toEqual({ net_amount: 'part' })
    expect(await now()).toMatchObject({ amount: 100, ...parts })
    // All of them.
    const all = { amount: 80, net_amount: 70, member_amount: 30, online_amount: 5 }
    expect(await correct(await now(), all)).toMatchObject(all)
    // None of them, even if the amount is below a part that there was.
    const none = { net_amount: null, member_amount: null, online_amount: null }
    expect(await correct(await now(), { amount: 20 })).toMatchObject({ amount: 20, ...none })
  })

  it('corrected by a file keep the parts that it does not state, and are refused where those do not fit', async () => {
    const { data } = await enter({ sale_date: '2026-09-15', amount: 100, ...parts })
    const now = () => saleById(data._id)
    const refused = { net_amount: 'part' }
    expect(await imported(await now(), { amount: 80, member_amount: 30 })).toEqual(refused)
    expect(await imported(await now(), { amount: 80, ...parts })).toEqual(refused)
    expect(await imported(await now(), { amount: 20 })).toEqual({ ...refused, member_amount: 'part' })
    expect(await now()).toMatchObject({ amount: 100, ...parts })
    const stated = { amount: 95, member_amount: 30 }
    expect(await imported(await now(), stated)).toMatchObject({ ...parts, ...stated })
    const all = { amount: 80, net_amount: 70, member_amount: 30, online_amount: 5 }
    expect(await imported(await now(), all)).toMatchObject(all)
  })

  it('that are entered twice at the same time are one record too', async () => {
    const twice = await Promise.all([1, 2].map((amount) => enter({ sale_date: '2026-10-17', amount })))
    expect(twice.map(({ errcode }) => errcode)).toEqual([0, 0])
    expect(new Set(twice.map(({ data }) => data._id)).size).toBe(1)
  })

  it('count again when they are reported again after they were voided, also as they were', async () => {
    const { data: sale } = await enter({ sale_date: '2026-10-23', amount: 30 })
    const voided = async () =>
      (await analyst.update('/TenantSale', { _id: sale._id }, { status: 'void' })).data.status
    const doc = sold({ tenant_ship_id: 'new', sale_date: '2026-10-23', sales_category_id: goods, amount: 30 })
    const again = { _id: sale._id, amount: 30, status: 'reported' }
    expect(await voided()).toBe('void')
    expect((await enter({ sale_date: '2026-10-23', amount: 30 })).data).toMatchObject(again)
    expect(await voided()).toBe('void')
    expect((await batch([{ doc }])).data.list).toMatchObject([{ record: again }])
    expect((await batch([{ doc }])).data.list).toMatchObject([{ record: again }])
    await sql`delete from tenant_sale where _id = ${sale._id}`.execute(server.database.db)
  })

  it('are below 0 only with a remark', async () => {
    expect((await enter({ sale_date: '2026-10-18', amount: -5 })).data.fields).toEqual({
      remark: 'return_remark',
    })
    expect((await enter({ sale_date: '2026-10-18', amount: -5, remark: 'Returns' })).errcode).toBe(0)
  })

  it('are changed by those who have the unit in their list, and read by others', async () => {
    expect((await enter({ sale_date: '2026-10-19' }, auditor)).errcode).toBe(4030)
    await takeStores(server.database.db, ['sale-b'])
    const foreign = sold({ store_id: 'sale-b', tenant_ship_id: 'one', sale_date: '2026-10-19' })
    expect((await analyst.create('/TenantSale', foreign)).errcode).toBe(4033)
    expect((await batch([{ doc: foreign }], auditor)).data.list[0].errcode).toBe(4030)
  })
})

describe('a table of sales', () => {
  const cell = (day: number, amount: number) => ({
    doc: {
      tenant_ship_id: 'new',
      sale_date: `2026-11-${String(day).padStart(2, '0')}`,
      sales_category_id: goods,
      amount,
    },
  })
  const amounts = async () => {
    const { data } = await analyst.call('GET', '/TenantSale/month', { site, month: '2026-11' })
    const row = data.list.find((one: { tenant_ship_id: string }) => one.tenant_ship_id === 'new')
    return { row, days: row.days.map(({ day, amount }: { day: number; amount: number }) => [day, amount]) }
  }

  it('is saved in one go, and says for each cell what came of it', async () => {
    const { data } = await batch([cell(1, 100.5), cell(2, -3), cell(3, 300), cell(28, 1)])
    expect(data.list).toMatchObject([
      { record: { rev: 1, amount: 100.5 } },
      { errcode: 4004, fields: { remark: 'return_remark' } },
      { record: { rev: 1, amount: 300 } },
      { errcode: 4004, fields: { sale_date: 'after_today' } },
    ])
    expect((await amounts()).days).toEqual([
      [1, 100.5],
      [3, 300],
    ])
  })

  it('changes and removes what is there, and refuses what somebody else has changed', async () => {
    const { row } = await amounts()
    const [first, third] = row.days
    const { data } = await batch([
      { _id: first._id, rev: first.rev, doc: { amount: 101 } },
      { _id: third._id, rev: third.rev, remove: true },
      cell(4, 4),
    ])
    expect(data.list).toMatchObject([
      { record: { rev: 2, amount: 101 } },
      { record: null },
      { record: { rev: 1 } },
    ])
    const late = await batch([{ _id: first._id, rev: first.rev, doc: { amount: 5 } }, cell(4, 5), cell(4, 4)])
    expect(late.data.list).toMatchObject([
      { errcode: 4092, current: { amount: 101, rev: 2 } },
      { errcode: 4092, current: { amount: 4 } },
      { record: { amount: 4, rev: 1 } },
    ])
    expect((await amounts()).days).toEqual([
      [1, 101],
      [4, 4],
    ])
  })

  it('says on which days a tenant trades, and whether the caller may enter sales', async () => {
    const { data } = await analyst.call('GET', '/TenantSale/month', { site, month: '2026-10' })
    const mine = data.list.filter((row: { store_id: string }) => row.store_id === 'sale-a')
    expect(mine).toMatchObject([
      { trade_name: 'Old Tea', store_no: 'Z-1', first: 1, last: 10, may_edit: true },
      { trade_name: 'New Tea', first: 15, last: 31, may_edit: true },
    ])
    expect(data).toMatchObject({ currency: 'CNY', is_locked: false })
    const read = await auditor.call('GET', '/TenantSale/month', { site, month: '2026-10' })
    expect(read.data.list.some((row: { may_edit: boolean }) => row.may_edit)).toBe(false)
    const hk = await server.as('gz.manager')
    expect((await hk.call('GET', '/TenantSale/month', { site: '6', month: '2026-10' })).errcode).toBe(4030)
  })
})

describe('a closed month', () => {
  it('takes no sales, neither from the table nor from a file, and the table says so', async () => {
    const boss = await server.as('perf.boss')
    const lock = { site, stat_month: '2026-08', reason: 'Closed' }
    expect((await boss.create('/retail/performance/lock', lock)).errcode).toBe(0)
    const doc = { tenant_ship_id: 'old', sale_date: '2026-08-05', amount: 1 }
    expect((await batch([{ doc }])).data.list).toMatchObject([{ errcode: 4096 }])
    expect((await enter({ sale_date: '2026-08-05' })).errcode).toBe(4096)
    const month = await analyst.call('GET', '/TenantSale/month', { site, month: '2026-08' })
    expect(month.data.is_locked).toBe(true)
    await boss.call('DELETE', '/retail/performance/lock', {}, { ...lock, reason: 'Open again' })
  })
})

describe('the totals of a list', () => {
  it('are those of what matches, with the days that nobody reported', async () => {
    const cond = { store_id: 'sale-a', sale_date: { $gte: '2026-10-08', $lte: '2026-10-18' } }
    const { summary } = (await analyst.list('/TenantSale', { site, cond })).data
    // The first tenant reported one of three days, the second all four; on two of them the amount varies.
    expect(summary).toMatchObject({ transactions: 3, missing_days: 2 })
    const open = (await analyst.list('/TenantSale', { site, cond: { store_id: 'sale-a' } })).data.summary
    expect(open.missing_days).toBeNull()
  })
})

describe('a file of sales', () => {
  const head = '铺位,日期,销售额,备注\n'
  const send = (content: string, mode: string) =>
    sendFile(server, analyst, `${head}${content}`, {
      name: 'sales.csv',
      path: '/import/tenant_sale',
      site,
      mode,
    })

  it('is previewed with its wrong rows, and nothing is stored', async () => {
    const { data } = await send('Z-1,2026/10/20,1000,\nZ-1,2026-10-12,5,\nZ-1,2026-10-21,-5,\n', 'preview')
    expect(data).toEqual({
      created: 1,
      updated: 0,
      emptied: 0,
      errors: [
        { row: 3, field: 'store_id', message: 'no_tenancy' },
        { row: 4, field: 'remark', message: 'return_remark' },
      ],
    })
    expect(
      (await analyst.list('/TenantSale', { cond: { sale_date: '2026-10-20', store_id: 'sale-a' } })).data
        .total,
    ).toBe(0)
  })

  it('is stored as a whole, and changes what was reported before', async () => {
    expect((await send('Z-1,2026-10-12,5,\n', 'apply')).errcode).toBe(4220)
    const { data } = await send('Z-1,2026-10-20,1000,\nZ-1,2026-10-16,25,\n', 'apply')
    expect(data).toEqual({ created: 1, updated: 1, emptied: 0, errors: [] })
    const { list } = (
      await analyst.list('/TenantSale', { cond: { sale_date: '2026-10-16', store_id: 'sale-a' } })
    ).data
    expect(list).toMatchObject([{ amount: 25, transactions: 3, status: 'audited' }])
  })

  it('is stored also when its check takes longer than a caller waits', async () => {
    const real = performance.now.bind(performance)
    let minutes = 0
    // Of all clocks only that of the waiting call is fast.
    const fast = vi
      .spyOn(performance, 'now')
      .mockImplementation(() => (new Error().stack?.includes('importNow') ? (minutes += 1) * 60_000 : real()))
    const { errcode, data } = await send('Z-1,2026-10-22,1000,\n', 'apply')
    fast.mockRestore()
    expect(errcode).toBe(4095)
    const state = async () => (await analyst.call('GET', `/import/${data.import_id}`)).data.state
    await expect.poll(state).toBe('applied')
    const stored = { sale_date: '2026-10-22', store_id: 'sale-a', amount: 1000 }
    expect((await analyst.list('/TenantSale', { cond: stored })).data.total).toBe(1)
  })
})

describe('the download of sales', () => {
  const taken = (query: object) =>
    downloadedRows(server, analyst, '/export/tenant_sale', {
      site,
      format: 'csv',
      cond: { store_id: 'sale-a' },
      ...query,
    })

  it('ends with the Total, by day and by month', async () => {
    const daily = (await taken({ from: '2026-10-15', to: '2026-10-18' })).rows
    expect(daily.map(([unit, tenant, day, , amount]) => [unit, tenant, day, amount])).toEqual([
      ['铺位', '租户', '期间', '销售额'],
      ['Z-1', 'New Tea', '2026-10-15', '100'],
      ['Z-1', 'New Tea', '2026-10-16', '25'],
      ['Z-1', 'New Tea', '2026-10-17', expect.any(String)],
      ['Z-1', 'New Tea', '2026-10-18', '-5'],
      ['Total', '', '', expect.any(String)],
    ])
    const [seventeenth, total] = [daily[3], daily[5]]
    expect(Number(total?.[4])).toBe(120 + Number(seventeenth?.[4]))
    const monthly = (await taken({ from: '2026-09-01', to: '2026-09-30', grain: 'M' })).rows
    expect(monthly.slice(1).map(([unit, , month, , amount]) => [unit, month, amount])).toEqual([
      ['Z-1', '2026-09', '100'],
      ['Total', '', '100'],
    ])
  })

  it('names site and currency, and adds up no amounts of several currencies', async () => {
    const { db } = server.database
    await sql`
      insert into tenant_sale (_id, site, tenant_ship_id, store_id, grain, period_key, sale_date, sales_category_id, amount, transactions)
      select 'hkd-sale', ship.site, ship._id, ship.store_id, 'D', '2026-10-15', '2026-10-15', 'SC-goods', 700, 7
      from tenant_ship ship where ship.site = '9' and not exists (select from tenant_sale x
        where x.tenant_ship_id = ship._id and x.period_key = '2026-10-15') limit 1`.execute(db)
    const boss = await server.as('perf.boss')
    const { rows: stores } = await sql<{ store_id: string }>`
      select store_id from tenant_sale where _id = 'hkd-sale'`.execute(db)
    const cond = { sale_date: '2026-10-15', store_id: { $in: ['sale-a', stores[0]?.store_id] } }
    const query = { site: 'ALL', from: '2026-10-15', to: '2026-10-15', format: 'csv', cond }
    const { rows } = await downloadedRows(server, boss, '/export/tenant_sale', query)
    const currency = rows[0]?.indexOf('货币') ?? -1
    expect(new Set(rows.slice(1).map((row) => row[currency]))).toEqual(new Set(['CNY', 'HKD', '']))
    const total = rows.at(-1)
    expect([total?.[0], total?.[4], total?.[6]]).toEqual(['Total', '', expect.stringMatching(/^\d+$/)])
    const { summary } = (await boss.list('/TenantSale', { cond })).data
    expect(summary).toMatchObject({ amount: null })
    await sql`delete from tenant_sale where _id = 'hkd-sale'`.execute(db)
  })

  it('takes a year of one site at most, and begins as Excel wants it', async () => {
    expect((await taken({ from: '2025-01-01', to: '2026-01-02' })).errcode).toBe(4005)
    expect((await taken({ from: '2026-01-01', to: '2026-03-31', site: 'ALL' })).errcode).toBe(4005)
    const answer = await fetch(
      `${server.url}/api/v1/export/tenant_sale?site=2&from=2026-10-01&to=2026-10-31&format=csv`,
      {
        headers: { token: analyst.token ?? '' },
      },
    )
    expect(answer.headers.get('content-disposition')).toContain('tenant_sale_2_2026-10-01_2026-10-31.csv')
    expect([...new Uint8Array(await answer.arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  })
})
