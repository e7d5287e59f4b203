import { cleanup, renderHook, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ratio } from '#contract/PS/figure.ts'
import { text } from '#contract/localText.ts'
import { figures, shown } from '#contract/PS/figures.ts'
import { SubjectContext } from '#src/kit/base/person/subject.ts'
import { administrator } from '#src/kit/testing/sampleConsole.ts'
import plugin from '#src/plugins/PS/plugin.ts'
import { PerformanceRanking } from '#src/resources/PS/performance/PerformanceRanking.tsx'
import { PerformanceReport } from '#src/resources/PS/performance/PerformanceReport.tsx'
import { BrandTrend } from '#src/resources/PS/performance/BrandTrend.tsx'
import { GroupSales, SiteSales } from '#src/resources/PS/performance/SiteSales.tsx'
import { comparedColumns } from '#src/resources/PS/performanceChange/comparedColumns.tsx'
import { usePerformanceColumns } from '#src/resources/PS/performance/usePerformanceColumns.tsx'
import { BrandRanking } from '#src/resources/brandDB/brandRanking/BrandRanking.tsx'
import { fakeBackEnd, refusal } from '#tests/support/fakeBackEnd.ts'
import { asPerson } from '#tests/console/asPerson.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const noPages = { list: [], total: 0 }
const noRows = { ...noPages, run: null, currency: 'CNY' }
const noTrend = {
  trend: [],
  current: null,
  previous: null,
  peers: { median_density: null, median_ocr: null },
  currency: 'CNY',
}

async function open(Page: () => React.ReactNode, at: string, trend: object = noTrend) {
  const backEnd = fakeBackEnd({
    'GET /retail/performance': trend,
    'GET /retail/performance/list': noRows,
    'GET /bd/brand/sales_top20': noPages,
    'GET /BdFloor': noPages,
    'GET /bdbrandcategory': noPages,
    'GET /bdlevel1classification': noPages,
  })
  const Screen = () => (
    <SubjectContext value={administrator}>
      <Page />
    </SubjectContext>
  )
  await asPerson({ plugin, at, screens: { '*': Screen } })
  const months = () =>
    backEnd.asked.flatMap(({ query: { from_month, to_month } }) =>
      from_month === undefined ? [] : [`${from_month} to ${to_month}`],
    )
  return { ...backEnd, months, user: userEvent.setup() }
}

it('the overview of all sites says that an amount has no exchange rate, draws none, and leads to the rates', async () => {
  const site = { stat_month: '2026-10', is_total: false, ocr: null }
  const current = { ...site, name: 'Total', sales: 90 }
  const { answers, user } = await open(SiteSales, '/dashboard/group', { ...noTrend, current })
  const reply = (warnings: string[]) => ({
    ...noRows,
    list: [
      { ...site, name: '广州店', site: '2', sales: 90, currency: 'CNY', warnings: [] },
      { ...site, name: 'D·Park', site: '9', sales: 7000, currency: 'HKD', warnings },
      { ...current, is_total: true, currency: 'CNY', warnings },
    ],
    total: 2,
  })
  answers['GET /retail/performance/list'] = reply(['fx_missing'])
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain('could not be converted to CNY')
  expect(screen.getByRole('link', { name: 'Exchange rates' }).getAttribute('href')).toBe('/PS/fxRate')
  await user.click(await screen.findByRole('button', { name: /table/i }))
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent)
  expect(rows.some((text) => text?.includes('90'))).toBe(true)
  expect(rows.some((text) => text?.includes('7,000'))).toBe(false)
})

it.each([
  ['all sites', GroupSales],
  ['a brand', () => <BrandTrend brandId="B1" />],
])('the sales of %s by month say that an amount has no exchange rate', async (_, Part) => {
  const current = { stat_month: '2026-10', name: 'Total', sales: 90, warnings: ['fx_missing'] }
  const trend = [
    { stat_month: '2026-10', sales: 90, rent: null, ocr: null, density: null, mom: null, yoy: null },
  ]
  await open(Part, '/x', { ...noTrend, trend, current })
  expect((await screen.findByRole('alert')).textContent).toContain('could not be converted to CNY')
})

it.each([
  ['report', PerformanceReport],
  ['ranking', PerformanceRanking],
])('the %s says why its months are unknown, and tries again', async (_, Page) => {
  const { answers, months, user } = await open(Page, '/PS', refusal(5001, 'The figures are away'))
  expect((await screen.findAllByText(/The figures are away/)).length).toBeGreaterThan(0)
  expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull()
  expect(months()).toEqual([])
  answers['GET /retail/performance'] = noTrend
  await user.click(screen.getAllByRole('button', { name: 'Try again' }).at(-1) ?? document.body)
  // Without any figures, it is the month before the present one.
  await screen.findByText('No figures for this choice')
  expect(months()).toHaveLength(1)
})

it.each([
  ['performance', PerformanceReport],
  ['brand', BrandRanking],
])('months in the wrong order in the address of a %s report are swapped', async (_, Page) => {
  const { months } = await open(Page, '/x?from=2026-09&to=2026-03')
  await waitFor(() => expect(months()).toEqual(['2026-03 to 2026-09']))
})

describe('a figure that is declared', () => {
  const name = 'sales_per_day'
  const query = { from_month: '2026-10', to_month: '2026-10', cond: '{}', comparable: '0' } as const
  beforeEach(() => {
    const figure = {
      name: text('日均', '每日', 'Sales per day'),
      unit: 'money',
      from: ratio('sales', 'trading_days'),
    }
    Object.assign(figures, { [name]: figure })
  })
  afterEach(() => void Reflect.deleteProperty(figures, name))

  it('is a column of the report and of what is compared', () => {
    const wrapper = ({ children }: { children: React.ReactNode }) => (
      <SubjectContext value={administrator}>{children}</SubjectContext>
    )
    const columns = renderHook(() => usePerformanceColumns({ query, group: 'store' }), { wrapper }).result
      .current
    expect(columns.at(-1)).toMatchObject({
      source: name,
      kind: 'money',
      label: `PS.performance.figure.${name}`,
    })
    // Only what is listed is shown at first.
    expect(columns.filter(({ hidden }) => !hidden).map(({ source }) => source)).toEqual([
      'name',
      'category_name',
      ...shown.list,
    ])
    const compared = comparedColumns(
      // What the declaration does not have is not one of its names.
      [...shown.compared, name as 'sales'],
      { translate: (key: string) => key, seesRent: true, texts: 'PS.changes' },
      () => ({}),
    )
    expect(compared.slice(-3).map(({ source }) => source)).toEqual([
      `${name}_before`,
      `${name}_after`,
      `${name}_change`,
    ])
  })
})
