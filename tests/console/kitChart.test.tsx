import { ThemeProvider } from '@mui/material'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Chart, type ChartProps } from '#src/kit/value/chart/Chart.tsx'
import { themeFor } from '#src/layout/theme.ts'
import type { Locale } from '#src/providers/locale.ts'
import { canvasOf } from '#tests/support/canvas.ts'
import { stage } from './stage.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const units: ChartProps = {
  kind: 'bars',
  title: 'Units by floor',
  by: 'Floor',
  categories: [
    { id: 'F1', label: 'L1' },
    { id: 'F2', label: 'L2' },
    { id: 'F3', label: 'L3' },
  ],
  series: [
    { id: 'trading', label: 'Trading', color: 'green', values: [40, 31, 12] },
    { id: 'vacant', label: 'Vacant', color: 'amber', values: [2, 0, null] },
  ],
}

interface Options {
  locale?: Locale
  width?: number
}

async function show(chart: Partial<ChartProps> = {}, { locale = 'en_US', width = 800 }: Options = {}) {
  const texts = canvasOf(width)
  const page = (
    <ThemeProvider theme={themeFor('light')}>
      <Chart {...units} {...chart} />
    </ThemeProvider>
  )
  const { user, router } = await stage({ page, locale })
  await screen.findByRole('figure', { name: units.title })
  return { user, router, texts }
}

const drawing = () => screen.findByRole('application')
const said = () => screen.getByRole('status').textContent
const listOf: ChartProps['to'] = ({ category, series }) => `/units/${category}/${series}`

describe('a chart', () => {
  it('is summed up in words for those who do not see it', async () => {
    await show()
    expect((await drawing()).getAttribute('aria-label')).toBe(
      'Units by floor. Bar chart: Trading and Vacant, by Floor, from L1 to L3. Highest: L1, Trading: 40. Lowest: L2, Vacant: 0.',
    )
  })

  it('is gone through with the arrow keys, and Enter opens what is behind a figure', async () => {
    const { user, router } = await show({ to: listOf })
    ;(await drawing()).focus()
    await user.keyboard('{ArrowRight}')
    expect(said()).toBe('L1, Trading: 40')
    await user.keyboard('{ArrowRight}{ArrowDown}')
    expect(said()).toBe('L2, Vacant: 0')
    // Nothing is known of L3.
    await user.keyboard('{End}{ArrowRight}')
    expect(said()).toBe('L2, Vacant: 0')
    await user.keyboard('{Home}')
    expect(said()).toBe('L1, Vacant: 2')
    expect(router.state.location.pathname).toBe('/')
    await user.keyboard('{ArrowUp}{End}{Enter}')
    expect(router.state.location.pathname).toBe('/units/F3/trading')
  })

  it('forgets the figure on Escape, and takes no other key', async () => {
    const { user } = await show()
    ;(await drawing()).focus()
    await user.keyboard('{Home}')
    expect(said()).toBe('L1, Trading: 40')
    await user.keyboard('x')
    expect(said()).toBe('L1, Trading: 40')
    await user.keyboard('{Escape}')
    expect(said()).toBe('')
  })

  it('is a table at a click, with every figure in full and its link, and a chart again', async () => {
    const series = [{ id: 's', label: 'Sales', unit: { currency: 'HKD' }, values: [1234567.5, null, 0] }]
    const { user } = await show({ series, to: listOf })
    await drawing()
    await user.click(screen.getByRole('button', { name: 'Show as a table' }))
    const table = within(screen.getByRole('table', { name: 'Units by floor' }))
    expect(table.getAllByRole('columnheader').map(textOf)).toEqual(['Floor', 'Sales (HKD)'])
    expect(table.getAllByRole('row').map(textOf)).toEqual([
      'FloorSales (HKD)',
      'L11,234,567.50',
      'L2-',
      'L30.00',
    ])
    const links = table.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual(
      ['#/units/F1/s', '#/units/F3/s'].map((path) => expect.stringContaining(path.slice(1))),
    )
    await user.click(screen.getByRole('button', { name: 'Show as a chart' }))
    await drawing()
  })

  it('writes figures into bars that have room, and short ones on the axes in the reader’s language', async () => {
    const series = [{ id: 's', label: '销售额', values: [120_000, 56_000, 23_000] }]
    const { texts } = await show({ series }, { locale: 'zh_CN' })
    await drawing()
    // In bars figures are short from 100,000 on; on the axis all are.
    await waitFor(() =>
      expect(texts).toEqual(expect.arrayContaining(['L1', '5万', '12万', '56,000', '23,000'])),
    )
  })

  it('turns names that have no room side by side rather than leave any out, but leaves out months', async () => {
    const names = ['Guangzhou', 'Wuhan Guanggu', 'Wuhan Hankou', 'Shanghai', 'Shenyang', 'Tianjin', 'D-Park']
    const months = names.map((_, at) => `2026-0${at + 1}`)
    const series = [{ id: 's', label: 'Occupancy', values: names.map(() => 0.96) }]
    const of = (labels: string[]) => ({ categories: labels.map((label) => ({ id: label, label })), series })
    const { texts } = await show(of(names), { width: 360 })
    await waitFor(() => expect(texts).toEqual(expect.arrayContaining(names)))
    cleanup()
    const { texts: narrow } = await show(of(months), { width: 200 })
    await waitFor(() => expect(narrow).toContain('2026-01'))
    expect(narrow).not.toEqual(expect.arrayContaining(months))
  })

  it('that ranks has every name and value on a phone, shortens long names, and is gone down by ArrowDown', async () => {
    const names = [
      'L1-105 Blank Coast',
      'L3-207 Seventh Atelier',
      'L1-106 Jolo',
      'L2-113 Tini',
      'B1-113 Hotpot',
      'L1-209 YOVI',
    ]
    const { user, texts } = await show(
      {
        kind: 'ranking',
        categories: names.map((label) => ({ id: label, label })),
        series: [{ id: 's', label: 'Sales', values: [600, 500, 400, 300, 200, 100] }],
      },
      { width: 346 },
    )
    const shown = ['L1-105 Blank Co…', 'L3-207 Seventh…', ...names.slice(2)]
    await waitFor(() => expect(texts).toEqual(expect.arrayContaining([...shown, '500', '100'])))
    ;(await drawing()).focus()
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(said()).toBe('L3-207 Seventh Atelier, Sales: 500')
  })

  it.each([
    ['at their ends where it is wide', 800],
    ['in a legend where it is not', 360],
  ])('names lines %s', async (_, width) => {
    const { texts } = await show({ kind: 'lines' }, { width })
    await waitFor(() => expect(texts).toContain('Vacant'))
    // At the end of a line there is the name alone; a legend has those of all lines, in their order, before the axes.
    const axis = texts.indexOf('L1')
    expect(texts.indexOf('Trading') > axis).toBe(width === 800)
  })

  it('shows that it loads, that there is nothing, or what failed, and tries again', async () => {
    await show({ isPending: true })
    screen.getByRole('status', { name: 'Loading…' })
    expect(screen.queryByRole('button')).toBeNull()
    cleanup()
    await show({ series: [{ id: 'v', label: 'Vacant', values: [null, null, null] }] })
    screen.getByText('No figures yet')
    cleanup()
    const retry = vi.fn()
    const { user } = await show({ error: new Error('The server is busy'), retry })
    expect(screen.getByRole('alert').textContent).toContain('The server is busy')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(retry).toHaveBeenCalledTimes(1)
  })

  it('is saved as a picture under its title', async () => {
    const saved: string[] = []
    vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,AA==')
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download, this.href)
    })
    const { user } = await show({ title: 'Units by floor' })
    await drawing()
    await user.click(screen.getByRole('button', { name: 'Save or print' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Save as picture' }))
    expect(saved).toEqual(['Units by floor.png', 'data:image/png;base64,AA=='])
  })
})

const textOf = ({ textContent }: Element) => textContent
