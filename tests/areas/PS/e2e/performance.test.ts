// @runs in full runs
import { text } from 'node:stream/consumers'
import { beforeAll, expect, it } from 'vitest'
import { violations } from '#tests/support/axe.ts'
import { settled, type ConsolePage } from '#tests/support/browser.ts'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'
import { tenanciesOf, writePerformance } from '#tests/support/performanceRows.ts'

const place = consoleInBrowser()
const english = { locale: 'en_US' } as const
const desktop = { width: 1440, height: 1000 }
const address = '/PS/performance?from=2026-10&to=2026-10'

beforeAll(async () => {
  const { db } = place.server.database
  const [worked = '', plain = '', costly = ''] = await tenanciesOf(db, '2', 3)
  const rents = { total_rent: 72_000, base_rent: 60_000, turnover_rent: 12_000, mgmt_fee: 5400, promo_fee: 1200, other_charge: 0 }
  await writePerformance(db, [
    { stat_month: '2026-10', tenant_ship_id: worked, area_avg: 120, sales: 600_000, sales_last_year: 500_000, yoy: 0.2,
      sales_density: 5000, occupancy_cost: 78_600, ocr: 0.131, rank_site: 1, ...rents },
    { stat_month: '2026-10', tenant_ship_id: plain, area_avg: 80, sales: 200_000, sales_density: 2500, rank_site: 2 },
    { stat_month: '2026-10', tenant_ship_id: costly, area_avg: 100, sales: 100_000, sales_density: 1000, occupancy_cost: 40_000,
      ocr: 0.4, rank_site: 3 },
    { stat_month: '2025-10', tenant_ship_id: worked, area_avg: 120, sales: 500_000 },
    { stat_month: '2025-10', tenant_ship_id: plain, area_avg: 80, sales: 250_000 },
  ])
}) // prettier-ignore

const table = (page: ConsolePage) => page.getByRole('table', { name: 'Retail performance' })
const names = (page: ConsolePage) => table(page).getByRole('rowheader').allTextContents()

/** Waits for the rows, of which the last is always the Total. */
async function totalLast(page: ConsolePage, rows: number) {
  await expect.poll(async () => (await names(page)).length).toBe(rows + 1)
  expect((await names(page)).at(-1)).toBe('Total')
}

it('a manager sorts, groups, reads charts as tables, exports, and learns where a figure comes from', async () => {
  const page = await place.signedIn('perf.boss', { hash: address, viewport: desktop, choices: english })
  await totalLast(page, 3)
  const total = table(page).getByRole('row', { name: /^Total/ })
  expect(await total.getByRole('cell').allTextContents()).toEqual(
    expect.arrayContaining(['300', '900,000', '+20.00%', '3,000', '118,600', '16.94%']),
  )
  for (const column of ['Sales (CNY)', 'Sales (CNY)', 'OCR', 'Store']) {
    await table(page).getByRole('button', { name: column, exact: true }).click()
    await totalLast(page, 3)
  }
  await settled(page)
  expect(await violations(page)).toEqual([])

  const tiles = page.getByRole('figure', { name: 'Sales and change in a year' })
  await tiles.getByRole('button', { name: 'Show as a table' }).click()
  await tiles.getByRole('link', { name: '600,000' }).waitFor()
  const steps = page.getByRole('figure', { name: 'What changed sales' })
  await steps.getByRole('button', { name: 'Show as a table' }).click()
  // 500,000 + 250,000 a year before; of the second shop only the whole site knows that.
  expect(
    (await steps.getByRole('row').allTextContents()).slice(1).map((text) => text.replace(/^.* /, '')),
  ).toEqual(expect.arrayContaining([expect.stringContaining('750,000'), expect.stringContaining('900,000')]))

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe('retail_performance_store_2026-10.csv')
  const lines = (await text(await file.createReadStream())).split('\r\n')
  expect(lines).toHaveLength(5)
  expect(lines.at(-1)).toMatch(/^"?Total"?,/)

  await page.getByLabel('Group by').selectOption('floor')
  await page.waitForURL(/group=floor/)
  await table(page).getByRole('columnheader', { name: 'Floor' }).waitFor()
  await expect.poll(async () => (await names(page)).at(-1)).toBe('Total')
  await table(page).getByRole('link').first().click()
  await page.waitForURL(/group=store.*floor=/)

  await page.goto(`${place.url}/#${address}`)
  await totalLast(page, 3)
  await table(page).getByRole('row').filter({ hasText: '600,000' }).getByRole('link').click()
  await page.waitForURL(/PS\/performance\/.+/)
  const figure = page.getByRole('region', { name: 'Figures of 2026-10' })
  await figure.getByRole('button', { name: '13.10%' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Occupancy cost / sales').waitFor()
  expect(await dialog.getByRole('definition').allTextContents()).toEqual(['CN¥78,600', 'CN¥600,000'])
  await dialog.getByRole('button', { name: 'Occupancy cost' }).click()
  await dialog.getByText('Total rent + management fee').waitFor()
  expect(await dialog.getByRole('definition').allTextContents()).toEqual([
    'CN¥72,000',
    'CN¥5,400',
    'CN¥1,200',
    'CN¥0',
  ])
  await settled(page)
  expect(await violations(page)).toEqual([])
})

it('somebody who may not see rents finds no column and no chart of them', async () => {
  const page = await place.signedIn('finance.analyst', { hash: address, viewport: desktop, choices: english })
  await totalLast(page, 3)
  await page.getByRole('figure', { name: 'Area and sales per m²' }).waitFor()
  const heads = await table(page).getByRole('columnheader').allTextContents()
  expect(heads).toContain('Sales (CNY)')
  expect(heads.filter((text) => /rent|cost|OCR|fee/i.test(text))).toEqual([])
  expect(await page.getByText('OCR').count()).toBe(0)
})
