// @runs in full runs
import { beforeAll, expect, it } from 'vitest'
import { eachFigure, figureNames } from '#contract/PS/figures.ts'
import type { Resource } from '#contract/resource.ts'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'
import { menuOf, open } from '#tests/support/crawl/crawl.ts'
import { settled } from '#tests/support/browser.ts'
import { figureFaults } from '#tests/support/figureFaults.ts'
import { tenanciesOf, writePerformance } from '#tests/support/performanceRows.ts'
import { shippedHalves } from '#tests/support/shippedHalves.ts'
import { contract } from '#tools/contract.ts'

const place = consoleInBrowser()

const resources = Object.values<Resource>(contract.resources)
const numbers = resources.flatMap(({ fields }) =>
  Object.entries(fields).flatMap(([source, { kind }]) =>
    kind === 'decimal' || kind === 'integer' ? [source] : [],
  ),
)
/** What columns of amounts are called. */
const amounts = [
  ...shippedHalves
    .flatMap(({ words = [] }) => words)
    .flatMap(({ resource, fields }) => {
      const own = resources.find(({ name, scope }) => name === resource && scope === 'site')?.fields ?? {}
      return Object.entries(fields).flatMap(([source, { en_US }]) =>
        own[source]?.means === 'money' ? [en_US] : [],
      )
    }),
  ...Object.values(eachFigure(({ unit, name }) => (unit === 'money' ? [name.en_US] : []))).flat(),
]
/** Every column of figures is shown, also those that have to be chosen. */
const shown = Object.fromEntries([...numbers, ...figureNames()].map((source) => [source, true]))

beforeAll(async () => {
  const { db } = place.server.database
  const [one = '', other = ''] = await tenanciesOf(db, '2', 2)
  const rents = { total_rent: 72_000, base_rent: 60_000, turnover_rent: 12_000, occupancy_cost: 78_600.5, ocr: 0.131 }
  await writePerformance(db, [
    { stat_month: '2026-10', tenant_ship_id: one, area_avg: 120.5, sales: 600_000.5, mom: -0.25, yoy: 0.2, rank_site: 1, ...rents },
    { stat_month: '2026-10', tenant_ship_id: other, area_avg: 80, sales: -1200, mom: 0.1, yoy: -0.004, rank_site: 2 },
  ])
}) // prettier-ignore

it.each(['2', '9'])(
  'figures of every screen at site %s line up, and say their unit and currency once',
  async (site) => {
    const page = await place.signedIn('admin', { site, choices: { locale: 'en_US' } })
    const menu = await menuOf(page)
    const { call } = await place.server.as('admin')
    for (const hash of menu) {
      await call('PUT', '/user/preference', { key: `list${hash}`, value: { shown } })
    }
    await page.reload()
    const screens = [
      ...menu,
      '/PS/performance?from=2026-10&to=2026-10',
      '/PS/tenantSale/rows',
      '/PS/scenario',
    ]
    const faults: string[] = []
    let columns = 0
    for (const hash of screens) {
      await open(page, hash)
      await settled(page)
      await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0)
      const found = await figureFaults(page, amounts)
      columns += found.columns
      faults.push(...found.faults.map((fault) => `${hash}: ${fault}`))
    }
    expect(faults).toEqual([])
    expect(columns).toBeGreaterThan(2)
  },
)

it('the search for faults finds what is wrong with figures', async () => {
  const page = await place.open()
  await page.setContent(`<main id="content"><p>Down by -13.1%</p><table>
    <thead><tr><th>Shop</th><th>Amount due</th><th>Area (m²)</th><th>Score</th></tr></thead>
    <tbody>
      <tr><td>L2-210</td><td>41,696.2</td><td>120 m²</td><td>86.5</td></tr>
      <tr><td>L2-211</td><td>34,879.91</td><td>80 m²</td><td>93.5</td></tr>
    </tbody></table></main>`)
  expect(await figureFaults(page, ['Amount due'])).toEqual({
    columns: 3,
    faults: [
      'Amount due: decimals differ: 41,696.2 | 34,879.91',
      'Amount due: in which currency is 41,696.2?',
      'Area (m²): says its unit twice',
      '-13.1%: a hyphen is not a minus sign',
    ],
  })
})
