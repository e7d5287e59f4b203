import { cleanup, screen, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { placesOf } from '#src/kit/value/timeline/generations.ts'
import { LineageGraph } from '#src/kit/value/timeline/LineageGraph.tsx'
import { Timeline } from '#src/kit/value/timeline/Timeline.tsx'
import type { TimelineEntry } from '#src/kit/value/timeline/Timeline.tsx'
import { open } from './kitScreen.tsx'

afterEach(cleanup)

const show = (Page: ComponentType) => open({ at: '/brandDB/brand/b1/show', screens: { show: Page } })

const tenancies: readonly TimelineEntry[] = [
  {
    id: 'now',
    from: '2024-01-01',
    to: null,
    title: 'Cloud Garden',
    href: '/elsewhere',
    state: { label: 'Trading', tone: 'green' },
  },
  { id: 'old', from: '2020-03-05', to: '2023-12-31', title: 'Hemu Canteen', text: 'Left early' },
]
const bars = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('[data-tone]')].filter(({ style }) => style.width !== '')

describe('A timeline', () => {
  it('lists what lasted with its days, and draws it on a common scale', async () => {
    const { container } = await show(() => <Timeline label="Tenancies" entries={tenancies} />)
    const list = await screen.findByRole('list', { name: 'Tenancies' })
    const items = within(list).getAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Cloud GardenTradingfrom 2024/1/1',
      'Hemu Canteen2020/3/5 – 2023/12/31Left early',
    ])
    expect(within(list).getByRole('link', { name: 'Cloud Garden' }).getAttribute('href')).toBe('/elsewhere')
    const [later, earlier] = bars(container)
    expect(earlier?.style.insetInlineStart).toBe('0%')
    const width = Number.parseFloat(earlier?.style.width ?? '')
    const start = Number.parseFloat(later?.style.insetInlineStart ?? '')
    // One day lies between them.
    expect(start - width).toBeGreaterThan(0)
    expect(start - width).toBeLessThan(0.1)
    expect(start + Number.parseFloat(later?.style.width ?? '')).toBeCloseTo(100)
  })

  it('tells what happened at which moment and who did it, without bars', async () => {
    const entries: readonly TimelineEntry[] = [
      { id: '2', from: 1767544200, title: 'Closed', actor: 'u7' },
      { id: '1', from: 1767540600, title: 'Opened', actor: null },
    ]
    const { container } = await show(() => <Timeline label="Course" entries={entries} />)
    const items = within(await screen.findByRole('list', { name: 'Course' })).getAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Closed2026/1/5 00:30u7',
      'Opened2026/1/4 23:30the system',
    ])
    expect(bars(container)).toEqual([])
  })

  it('says so when nothing has happened', async () => {
    await show(() => <Timeline label="Course" entries={[]} />)
    expect(await screen.findByText('Nothing has happened so far')).toBeDefined()
  })
})

describe('A lineage', () => {
  const nodes = [
    { id: 'a', label: 'L2-210', area: 100, from: '2020-01-01', to: '2025-12-31', href: '/elsewhere' },
    { id: 'b', label: 'L2-210A', area: 60, from: '2026-01-01' },
    { id: 'c', label: 'L2-210B', area: 40 },
  ]
  const edges = [
    { from: 'a', to: 'b', share: 0.6 },
    { from: 'a', to: 'c', share: 0.4 },
  ]

  it('has each unit as a link with area and days, and the same as a list in words', async () => {
    const { user, container } = await show(() => (
      <LineageGraph label="Descent" nodes={nodes} edges={edges} current="b" />
    ))
    await screen.findByRole('figure', { name: 'Descent' })
    const link = screen.getByRole('link', { name: /L2-210/ })
    expect(link.textContent).toBe('L2-210100 m²2020/1/1 – 2025/12/31')
    expect([...container.querySelectorAll('svg text')].map(({ textContent }) => textContent)).toEqual([
      '60.00%',
      '40.00%',
    ])
    await user.click(screen.getByText('As a list'))
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'L2-210 · 100 m² · 2020/1/1 – 2025/12/31 · became: L2-210A (60.00%), L2-210B (40.00%)',
      'L2-210A · 60 m² · from 2026/1/1',
      'L2-210B · 40 m²',
    ])
  })

  it('stands in columns by generation, near what it came from', () => {
    const places = placesOf(
      ['a', 'z', 'm', 'b', 'y'],
      [
        { from: 'z', to: 'y' },
        { from: 'a', to: 'b' },
        { from: 'b', to: 'm' },
        { from: 'z', to: 'm' },
        { from: 'gone', to: 'a' },
      ],
    )
    expect(Object.fromEntries(places)).toEqual({
      a: { column: 0, row: 0 },
      z: { column: 0, row: 1 },
      b: { column: 1, row: 0 },
      y: { column: 1, row: 1 },
      m: { column: 2, row: 0 },
    })
  })

  it('stands also where units came from each other', () => {
    const places = placesOf(
      ['a', 'b'],
      [
        { from: 'a', to: 'b' },
        { from: 'b', to: 'a' },
        { from: 'a', to: 'a' },
      ],
    )
    expect(places.size).toBe(2)
  })
})
