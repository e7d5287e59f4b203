import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract } from '#tools/contract.ts'
import { unusualIn } from '#contract/usual.ts'
import type { Resource } from '#contract/resource.ts'
import type { Client } from '#tests/support/client.ts'
import { sendFile } from '#tests/support/fileCalls.ts'
import { applyChecked, checkFile } from '#tests/support/importFile.ts'
import { startTestServer, type TestServer } from '#tests/support/testServer.ts'

const resources: Resource[] = Object.values(contract.resources)
const withUsual = resources.flatMap((resource) =>
  Object.entries(resource.fields).flatMap(([name, field]) =>
    field.usual ? [[`${resource.name}.${name}`, resource, name, field] as const] : [],
  ),
)

describe('what is unusual', () => {
  it.each(withUsual)(
    'lies within what is possible: %s',
    (_, { fields }, name, { usual, min = 0, max = 0 }) => {
      expect(usual?.max ?? max).toBeLessThanOrEqual(max)
      expect(usual?.min ?? min).toBeGreaterThanOrEqual(min)
      const asked = (value: number, before: number | null) =>
        unusualIn(fields, { [name]: value }, { [name]: before })[name]
      const most = usual?.max ?? max
      expect(asked(most, null)).toBeUndefined()
      expect(most === max || asked(most + 1, null) === 'unusual_large').toBe(true)
      const times = usual?.times ?? 0
      const plain = Math.max(usual?.min ?? 0, 0) * times + 1
      expect(plain * times >= most || asked(plain * times, plain) === 'unusual_change').toBe(true)
      expect(asked(plain, plain)).toBeUndefined()
    },
  )

  it('is declared for sales, rents, areas and rates', () => {
    expect(withUsual.map(([name]) => name)).toEqual(
      expect.arrayContaining([
        'tenant_sale.amount',
        'tenant_rent.amount_due',
        'store.area',
        'lease_ship.area',
        'fx_rate.rate',
      ]),
    )
  })
})

describe('an import with unusual rows', () => {
  let server: TestServer
  let admin: Client
  beforeAll(async () => {
    server = await startTestServer()
    admin = await server.as('admin')
    await sql`delete from fx_rate where stat_month >= '2027-01'`.execute(server.database.db)
  })
  afterAll(() => server.stop())

  const head = 'Month,From,To,Rate'
  const rates = async () =>
    (await admin.list('/FxRate', { cond: { stat_month: { $gte: '2027-01' } }, range: 'ALL' })).data.list.map(
      ({ stat_month }: { stat_month: string }) => stat_month,
    )
  const check = async (rows: readonly string[]) => {
    await server.work()
    return checkFile(server, admin, [head, ...rows].join('\n'), { path: '/FxRate' })
  }

  it('has them in a group of their own, which is left out unless somebody wants it', async () => {
    const run = await check(['2027-01,CNY,HKD,1.08', '2027-02,CNY,HKD,1080'])
    expect(run).toMatchObject({ state: 'checked', to_add: 1, unusual: 1, wrong: 0 })
    const { data } = await admin.call('GET', `/import/${run._id}/preview`, { kind: 'unusual' })
    expect(data.list).toMatchObject([
      {
        row: 3,
        cells: expect.arrayContaining([expect.objectContaining({ field: 'rate', error: 'unusual_large' })]),
      },
    ])
    expect(await applyChecked(admin, run._id, { unusual: false })).toMatchObject({
      state: 'applied',
      to_add: 1,
      unusual: 1,
    })
    expect(await rates()).toEqual(['2027-01'])
    const again = await check(['2027-01,CNY,HKD,1.08', '2027-02,CNY,HKD,1080'])
    expect(await applyChecked(admin, again._id, { unusual: true })).toMatchObject({
      state: 'applied',
      to_add: 1,
      unusual: 0,
    })
    expect((await rates()).toSorted()).toEqual(['2027-01', '2027-02'])
  })

  it('does not keep other programs from anything', async () => {
    expect(
      await admin.create('/FxRate', {
        stat_month: '2027-03',
        from: 'CNY',
        to: 'HKD',
        rate: 5000,
      }),
    ).toMatchObject({ errcode: 0 })
    const run = await check(['2027-04,CNY,HKD,4000'])
    expect(await applyChecked(admin, run._id, {})).toMatchObject({ state: 'applied', to_add: 1 })
  })

  it('compares the sales of a tenant with what it reported lately', async () => {
    const { rows } = await sql<{ store_no: string; category: string; amount: number }>`
      select u.store_no, c.name as category, avg(x.amount)::float8 as amount
      from tenant_sale x join store u on u._id = x.store_id join sales_category c on c._id = x.sales_category_id
      where x.site = '2' and x.grain = 'D' and x.sale_date between '2026-10-01' and '2026-10-31'
        and x.tenant_ship_id in (select _id from tenant_ship where status = 'trading' and site = '2')
      group by 1, 2 having count(*) > 20 order by 1, 2 limit 1`.execute(server.database.db)
    const [sale] = rows
    if (!sale) throw new Error('The demo has no sales.')
    await sql`
      delete from tenant_sale where sale_date = '2026-11-10' and store_id = (
        select _id from store where store_no = ${sale.store_no} and site = '2')`.execute(server.database.db)
    const line = (amount: number) => `${sale.store_no},2026-11-10,${sale.category},${amount}`
    const fileOf = (amount: number) => ['铺位,日期,销售类别,销售额', line(amount)].join('\n')
    const checked = async (amount: number) => {
      await server.work()
      return checkFile(server, admin, fileOf(amount), { path: '/TenantSale', site: '2' })
    }
    expect(await checked(Math.round(sale.amount))).toMatchObject({ unusual: 0 })
    expect(await checked(Math.round(sale.amount * 30))).toMatchObject({ unusual: 1, to_add: 0, wrong: 0 })
    // A program that sends the file is not asked: what it is told is what it gets.
    for (const mode of ['preview', 'apply']) {
      const upload = { name: 'sales.csv', path: '/import/tenant_sale', site: '2', mode }
      const sent = await sendFile(server, admin, fileOf(Math.round(sale.amount * 30)), upload)
      expect(sent.data).toMatchObject({ created: 1, errors: [] })
    }
  })
})
