import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { text as textField } from '#contract/fields.ts'
import { decimal, integer } from '#contract/numberFields.ts'
import { text } from '#contract/localText.ts'
import { defineServerPlugin } from '#server/http/defineServerPlugin.ts'
import { defineJob } from '#server/services/jobs/defineJob.ts'
import { defineReport } from '#server/services/reports/defineReport.ts'
import { sumsOf } from '#server/services/reports/sumsOf.ts'
import type { Client } from '#tests/support/client.ts'
import { exported, fileOf } from '#tests/support/reportCalls.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

/** What the tills took: 120 shops, of which one has a name that is a formula and one gave money back. */
const takings = Array.from({ length: 120 }, (_, index) => ({
  shop: index === 0 ? '=1+1' : `S${index}`,
  amount: index === 1 ? -20.05 : 10.1,
  guests: 3,
}))

/** A report of an area that the server knows nothing about. */
const ofTills = defineReport({
  id: 'tills.takings',
  title: text('收银', '收銀', 'Takings'),
  does: text('列出收银', '列出收銀', 'Lists the takings'),
  group: text('收银', '收銀', 'Tills'),
  can: 'report.tenant_sale.export',
  scope: 'site',
  hasPeriod: true,
  takes: { least: decimal({ min: 0 }), shop: textField({ max: 20 }) },
  words: {
    least: { label: text('至少', '最少', 'At least') },
    shop: { label: text('店铺', '店舖', 'Shop') },
  },
  columns: {
    shop: { title: text('店铺', '店舖', 'Shop'), field: textField() },
    amount: { title: text('金额', '金額', 'Amount'), field: decimal(), kind: 'amount' },
    guests: { title: text('客数', '客數', 'Guests'), field: integer(), kind: 'count' },
  },
  read: async ({ params: { least }, most }) => {
    const rows = takings.filter(({ amount }) => amount >= (least ?? -1000))
    return { count: rows.length, pages: [rows.slice(0, most)], total: sumsOf(rows, ['amount', 'guests']) }
  },
})
const tills = defineServerPlugin({
  id: 'tills',
  reports: [ofTills],
  // With a job of its own the test server works off jobs.
  jobs: [
    defineJob({
      name: 'tills.none',
      title: text('无', '無', 'None'),
      body: z.object({}),
      cancellable: false,
      attempts: 1,
      run: async () => null,
    }),
  ],
})

let analyst: Client
let head: Client
let leasing: Client
const server = await serverForTests(undefined, undefined, {}, [tills])
beforeAll(async () => {
  ;[analyst, head, leasing] = await Promise.all([
    server.as('finance.analyst'),
    server.as('grace.group@example.com'),
    server.as('leasing.sh'),
  ])
})

const preview = (client: Client, query: object) =>
  client.call('GET', '/reports/preview', { locale: 'en_US', ...query })

describe('the report centre', () => {
  it('offers everybody the reports that they may run, of any area, with what each takes', async () => {
    const names = async (client: Client) =>
      (await client.call('GET', '/reports')).data.list.map(({ id }: { id: string }) => id)
    expect(await names(analyst)).toContain('tills.takings')
    // Leasing officers may see reports, but not this.
    expect(await names(leasing)).not.toContain('tills.takings')
    expect(await names(head)).toEqual(expect.arrayContaining(['RM.problems', 'tills.takings']))
    expect((await (await server.as('gz.officer')).call('GET', '/reports')).errcode).toBe(4030)
    const { data } = await analyst.call('GET', '/reports')
    const report = data.list.find(({ id }: { id: string }) => id === 'tills.takings')
    expect(report).toMatchObject({
      title: { en_US: 'Takings' },
      scope: 'site',
      has_period: true,
      takes: [
        { name: 'period', kind: 'choice', initial: 'this_month' },
        { name: 'from', kind: 'date' },
        { name: 'to', kind: 'date' },
        { name: 'least', kind: 'decimal', min: 0, label: { zh_TW: '最少' } },
        { name: 'shop', kind: 'text' },
      ],
    })
  })

  it('shows the first 50 rows with the sums over all, exact to the cent', async () => {
    const { data } = await preview(analyst, { report: 'tills.takings' })
    expect(data.list).toHaveLength(50)
    expect(data.total).toBe(120)
    expect(data.columns).toEqual([
      { source: 'shop', title: 'Shop', kind: 'text' },
      { source: 'amount', title: 'Amount', kind: 'amount' },
      { source: 'guests', title: 'Guests', kind: 'count' },
    ])
    // 119 times 10.10, less 20.05.
    expect(data.sums).toEqual({ shop: 'Total', amount: 1181.85, guests: 360 })
    expect((await preview(analyst, { report: 'tills.takings', params: '{"least":11}' })).data).toMatchObject({
      list: [],
      total: 0,
      sums: { shop: 'Total', amount: null },
    })
  })

  it('says what is wrong with parameters, and refuses what is not allowed, without a fault', async () => {
    const fields = async (params: object) =>
      (await preview(analyst, { report: 'tills.takings', params: JSON.stringify(params) })).data.fields
    expect(await fields({ least: -1 })).toEqual({ least: 'min' })
    expect(await fields({ strange: 1 })).toEqual({ strange: 'unknown' })
    expect(await fields({ period: 'own' })).toEqual({ from: 'required' })
    expect(await fields({ period: 'own', from: '2026-11-02', to: '2026-11-01' })).toEqual({
      to: 'before_start',
    })
    const errcode = async (client: Client, query: object) => (await preview(client, query)).errcode
    // Such as while somebody is typing a year.
    for (const [from, to] of [
      ['0002-01-01', '0202-12-31'],
      ['0001-01-01', '9999-12-31'],
    ]) {
      const params = JSON.stringify({ period: 'own', from, to })
      expect(await errcode(analyst, { report: 'tills.takings', params }), from).toBe(0)
    }
    expect(await errcode(analyst, { report: 'tills.takings', params: '{' })).toBe(4001)
    expect(await errcode(analyst, { report: 'no.such' })).toBe(4040)
    expect(await errcode(leasing, { report: 'tills.takings' })).toBe(4030)
    expect(await errcode(leasing, { report: 'RM.problems' })).toBe(4030)
    expect(await errcode(leasing, { report: 'brandDB.brands' })).toBe(0)
    expect(await errcode(await server.as('brand.editor'), { report: 'brandDB.brands' })).toBe(4030)
    const run = (body: object) => leasing.call('POST', '/reports/run', {}, body)
    expect((await run({ report: 'tills.takings' })).errcode).toBe(4030)
    expect((await run({ report: 'tills.takings', site: '99' })).errcode).toBe(4032)
  })
})

describe('a report that was run', () => {
  it('becomes a file with the Total row last, in which no text is a formula', async () => {
    const record = await exported(analyst, { report: 'tills.takings', format: 'csv', locale: 'en_US' })
    expect(record).toMatchObject({
      state: 'done',
      rows: 120,
      title: { en_US: 'Takings' },
      given: 'Period: 2026-11-01 – 2026-11-15',
      file_name: 'Takings 2026-11-01 2026-11-15.csv',
    })
    const { bytes, text: content } = await fileOf(server, analyst, record._id)
    expect(bytes).toHaveLength(record.size)
    expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]))
    const lines = content.split('\r\n')
    expect(lines[0]).toBe('"Shop","Amount","Guests"')
    expect(lines[1]).toBe(`"'=1+1",10.1,3`)
    expect(lines[2]).toBe('"S1",-20.05,3')
    expect(lines.at(-2)).toBe('"Total",1181.85,360')
    expect(lines.at(-1)).toBe('')
    const book = await exported(analyst, { report: 'tills.takings' })
    expect((await fileOf(server, analyst, book._id)).bytes.subarray(0, 2)).toEqual(
      new Uint8Array([0x50, 0x4b]),
    )
  })

  it('is in the audit log, as is every download of its file', async () => {
    const { _id } = await exported(analyst, { report: 'tills.takings', params: { shop: 'S1' } })
    await fileOf(server, analyst, _id)
    const { rows } = await sql`
      select action, after->>'report' as report, after->'rows' as rows, after->'params'->>'shop' as shop from audit_log
      where entity = 'report_export' and entity_id = ${_id} order by at, _id`.execute(server.database.db)
    const entry = { action: 'export', report: 'tills.takings', rows: 120, shop: 'S1' }
    expect(rows).toEqual([entry, entry])
  })

  it('is listed for the person and for managers, but nobody else gets the file', async () => {
    const { _id } = await exported(analyst, { report: 'tills.takings', site: null })
    const ids = async (client: Client) =>
      (await client.list('/reports/export', { range: '0-99' })).data.list.map(
        (one: { _id: string }) => one._id,
      )
    expect(await ids(analyst)).toContain(_id)
    expect(await ids(head)).toContain(_id)
    expect(await ids(leasing)).not.toContain(_id)
    expect((await head.call('GET', `/reports/export/${_id}/file`)).errcode).toBe(4040)
    expect((await leasing.call('GET', `/reports/export/${_id}/file`)).errcode).toBe(4040)
  })

  it('has no file any more for somebody who lost the right', async () => {
    const { _id } = await exported(analyst, { report: 'tills.takings' })
    const db = server.database.db
    const { rows } = await sql<{ _id: string; permissions: unknown }>`
      select _id, permissions from role where code = 'perf_analyst'`.execute(db)
    const role = rows[0]
    await sql`update role set permissions = '["report.view"]'::jsonb where _id = ${role?._id}`.execute(db)
    expect((await analyst.call('GET', `/reports/export/${_id}/file`)).errcode).toBe(4030)
    await sql`update role set permissions = ${JSON.stringify(role?.permissions)}::jsonb where _id = ${role?._id}`.execute(
      db,
    )
    expect((await analyst.call('GET', `/reports/export/${_id}/file`)).errcode).toBe(0)
  })
})

describe('the file of a report', () => {
  it.each([
    [
      'a permission',
      sql`update role set permissions = permissions - 'perf.view' where code = 'perf_analyst'`,
      sql`update role set permissions = permissions || '["perf.view"]' where code = 'perf_analyst'`,
    ],
    [
      'a site',
      sql`update site set is_active = false where _id = '2'`,
      sql`update site set is_active = true where _id = '2'`,
    ],
    [
      'rows, to a data scope,',
      sql`update role set data_scope = '{"tour_problem": {"self": "created_by"}}' where code = 'perf_analyst'`,
      sql`update role set data_scope = '{}' where code = 'perf_analyst'`,
    ],
  ])('is closed to somebody who lost %s that it was written with', async (_, loss, regain) => {
    const { db } = server.database
    const { _id } = await exported(analyst, { report: 'tills.takings' })
    const errcode = async () => (await analyst.call('GET', `/reports/export/${_id}/file`)).errcode
    expect(await errcode()).toBe(0)
    await loss.execute(db)
    const after = await errcode()
    await regain.execute(db)
    expect(after).toBe(4040)
    expect(await errcode()).toBe(0)
  })
})

describe('the reports of the areas', () => {
  it('list brands by what limits them, with the sum of their stores', async () => {
    const editor = await server.as('admin')
    const { data } = await preview(editor, { report: 'brandDB.brands', params: '{"status":"active"}' })
    const { rows } = await sql<{ n: number; stores: number }>`
      select count(*)::int as n, sum(store_count)::int as stores from brand
      where status = 'active' and deleted_at is null`.execute(server.database.db)
    expect(data.total).toBe(rows[0]?.n)
    expect(data.sums).toMatchObject({ code: 'Total', store_count: rows[0]?.stores })
    expect(data.columns.map(({ title }: { title: string }) => title).slice(0, 2)).toEqual([
      'Code',
      'Simplified Chinese name',
    ])
    expect(new Set(data.list.map((row: { status: string }) => row.status))).toEqual(new Set(['Active']))
    const file = await exported(editor, {
      report: 'brandDB.brands',
      format: 'csv',
      params: { status: 'active' },
    })
    expect(file.rows).toBe(rows[0]?.n)
    const lines = (await fileOf(server, editor, file._id)).text.trimEnd().split('\r\n')
    expect(lines).toHaveLength(Number(rows[0]?.n) + 2)
  })

  it('list the problems of a period at one site, or at all sites of the person', async () => {
    const found = async (client: Client, query: object) =>
      (await preview(client, { report: 'RM.problems', ...query })).data
    const expected = async (sites: readonly string[]) => {
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from tour_problem p join site s on s._id = p.site
        where p.site = any(${sites}) and p.deleted_at is null
          and (to_timestamp(found_at) at time zone s.timezone)::date between '2026-11-02' and '2026-11-15'`.execute(
        server.database.db,
      )
      return rows[0]?.n
    }
    const params = JSON.stringify({ period: 'own', from: '2026-11-02', to: '2026-11-15' })
    const { data: me } = await head.call('GET', '/userinfo')
    const sites: string[] = me.sites.map(({ _id }: { _id: string }) => _id)
    const here = await found(head, { params, at: '2' })
    expect(here.total).toBe(await expected(['2']))
    expect(here.total).toBeGreaterThan(0)
    expect((await found(head, { params })).total).toBe(await expected(sites))
  })

  it('add up the sales of one grain, and show the figures of performance as its own list does', async () => {
    const params = { period: 'own', from: '2026-10-05', to: '2026-10-11' }
    const { rows } = await sql<{ n: number; amount: number }>`
      select count(*)::int as n, sum(amount)::float8 as amount from tenant_sale
      where site = '2' and grain = 'D' and sale_date between '2026-10-05' and '2026-10-11' and status <> 'void'
        and deleted_at is null`.execute(server.database.db)
    const sales = await preview(head, { report: 'PS.tenant_sale', at: '2', params: JSON.stringify(params) })
    expect(sales.data.total).toBe(rows[0]?.n)
    expect(sales.data.total).toBeGreaterThan(7)
    expect(sales.data.sums.amount).toBe(rows[0]?.amount)
    expect(sales.data.list[0]).toMatchObject({ currency: 'CNY' })
    // Receipts of the mainland and Hong Kong add up, their amounts do not.
    const all = await preview(head, { report: 'PS.tenant_sale', params: JSON.stringify(params) })
    expect(all.data.columns.map(({ source }: { source: string }) => source)).toEqual(
      expect.arrayContaining(['site', 'currency']),
    )
    expect(all.data.sums).toMatchObject({ amount: null, net_amount: null, transactions: expect.any(Number) })
    const months = { period: 'own', from: '2026-09-01', to: '2026-10-31', group_by: 'floor' }
    const query = { report: 'PS.performance', at: '2', params: JSON.stringify(months) }
    const { data } = await preview(head, query)
    const list = await head.call('GET', '/retail/performance/list', {
      site: '2',
      from_month: '2026-09',
      to_month: '2026-10',
      group_by: 'floor',
    })
    const shown = ({ name, sales: sold, ocr, total_rent }: Record<string, unknown>) => [
      name,
      sold,
      ocr,
      total_rent,
    ]
    expect([...data.list, data.sums].map(shown)).toEqual(list.data.list.map(shown))
    expect(data.sums.total_rent).toBeGreaterThan(0)
    // Analysts see sales, but no rents.
    const { data: theirs } = await preview(analyst, query)
    expect(theirs.sums).toMatchObject({ sales: data.sums.sales, total_rent: null, ocr: null })
  })
})
