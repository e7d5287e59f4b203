import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { sendFile } from '#tests/support/fileCalls.ts'
import { applyChecked, checkFile, downloadedRows } from '#tests/support/importFile.ts'
import counting from '#tests/support/sampleJobs.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

const server = await serverForTests(undefined, undefined, {}, [counting])
const admin = await server.as('admin')

const csv = (...rows: (readonly string[])[]): string =>
  rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n')
const sent = { path: '/TenantSale', site: '2' }
const saleOf = async (_id: string) => (await admin.list('/TenantSale', { cond: { _id } })).data.list[0]

/** A sale of an open month whose parts are known. */
async function wholeSale() {
  const cond = { site: '2', grain: 'D', status: 'reported', sale_date: { $gte: '2026-11-01' } }
  const { list } = (await admin.list('/TenantSale', { cond, range: 'ALL' })).data
  return list.find((sale: Record<string, unknown>) => sale['net_amount'] && sale['member_amount'])
}

describe('a file of sales', () => {
  it('that says only the amount leaves its parts, which it does not mention', async () => {
    const { _id, amount, net_amount, member_amount } = await wholeSale()
    const run = await checkFile(server, admin, csv(['_id', 'amount'], [_id, String(amount + 5)]), sent)
    expect(await applyChecked(admin, run._id)).toMatchObject({ state: 'applied', to_change: 1 })
    expect(await saleOf(_id)).toMatchObject({ amount: amount + 5, net_amount, member_amount })
  })

  it('keeps a part that it empties unless somebody agrees, also below a new amount', async () => {
    const { _id, amount, net_amount } = await wholeSale()
    const rows = csv(['_id', 'amount', 'net_amount'], [_id, String(amount + 5), '（清空）'])
    const run = await checkFile(server, admin, rows, sent)
    expect(run).toMatchObject({ to_change: 1, to_empty: 1, only_emptied: 0 })
    await applyChecked(admin, run._id)
    expect(await saleOf(_id)).toMatchObject({ amount: amount + 5, net_amount })
    const call = async (empties: string) =>
      (
        await sendFile(server, admin, rows, {
          name: 'a.csv',
          path: '/import/tenant_sale',
          site: '2',
          mode: 'apply',
          empties,
        })
      ).data
    expect(await call('false')).toMatchObject({ updated: 0, emptied: 0 })
    expect(await saleOf(_id)).toMatchObject({ net_amount })
    expect(await call('true')).toMatchObject({ updated: 1, emptied: 1 })
    expect(await saleOf(_id)).toMatchObject({ net_amount: null })
  })

  it('names in its preview the unit and the day, not the id', async () => {
    const { _id, store_no } = (
      await sql<{ _id: string; store_no: string }>`
        select sale._id, store_no from tenant_sale sale join store on store._id = sale.store_id
        where sale.site = '2' and sale.grain = 'D' and sale_date = '2026-11-02' limit 1`.execute(
        server.database.db,
      )
    ).rows[0] ?? { _id: '', store_no: '' }
    const run = await checkFile(server, admin, csv(['_id', 'remark'], [_id, 'Seen']), sent)
    const { list } = (await admin.call('GET', `/import/${run._id}/preview`)).data
    expect(list[0].name.split(' · ').slice(0, 2)).toEqual([store_no, '2026-11-02'])
  })

  it('says of each of many rows of a closed month why, and takes the others', async () => {
    const { db } = server.database
    const query = { site: '2', from: '2026-09-29', to: '2026-10-02', format: 'csv' }
    const { rows } = await downloadedRows(server, admin, '/export/tenant_sale', query)
    const [head = [], ...body] = rows.slice(0, -1)
    await sql`
      insert into period_lock (_id, site, stat_month, reason) values ('closed', '2', '2026-09', 'Done')
      on conflict do nothing`.execute(db)
    const at = head.indexOf('备注')
    const edited = body.map((row) => row.map((cell, column) => (column === at ? 'Checked' : cell)))
    const run = await checkFile(server, admin, csv(head, ...edited), sent)
    const closed = body.filter((row) => row.some((cell) => cell.startsWith('2026-09')))
    expect(closed.length).toBeGreaterThan(5)
    expect(run).toMatchObject({ wrong: closed.length, to_change: body.length - closed.length })
    expect(new Set(run.errors.map(({ message }: { message: string }) => message))).toEqual(
      new Set(['period.locked']),
    )
  })

  it('gives its wrong rows back with days as days and numbers as numbers', async () => {
    const head = ['铺位', '日期', '销售额']
    const run = await checkFile(server, admin, csv(head, ['None such', '2026/11/2', '1,234.5']), sent)
    expect(run.wrong).toBe(1)
    const { rows } = await downloadedRows(server, admin, `/import/${run._id}/failed`)
    // A day as text would come back as it was written.
    expect(rows[1]?.slice(0, 3)).toEqual(['None such', '2026-11-02', '1234.5'])
  })

  it('is told in the template how to empty a value, in three languages', async () => {
    for (const [locale, tab, word] of [
      ['zh_CN', '填写说明', '（清空）'],
      ['zh_TW', '填寫說明', '（清空）'],
      ['en_US', 'Notes', '(clear)'],
    ] as const) {
      await sql`update "user" set locale = ${locale} where username = 'admin'`.execute(server.database.db)
      const { rows } = await downloadedRows(server, admin, '/TenantSale/import/template', {}, { sheet: tab })
      expect(rows[1]?.join(' ')).toContain(word)
      expect(rows.filter((row) => row[2] === word).length).toBeGreaterThan(3)
    }
  })
})
