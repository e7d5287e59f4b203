import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { formatCompact, formatFigure } from '#src/kit/value/field/formatFigure.ts'
import { FigureCard, type FigureCardProps } from '#src/kit/value/figure/FigureCard.tsx'
import type { Locale } from '#src/providers/locale.ts'
import { stage } from './stage.tsx'

afterEach(cleanup)

async function show(card: FigureCardProps, locale: Locale = 'en_US') {
  await stage({ page: <FigureCard {...card} />, locale })
  return screen.findByRole('article', { name: card.label })
}

describe('a figure in short', () => {
  it.each([
    ['en_US', 12_345_678, 'count', '12.3M'],
    ['en_US', 9_400, 'count', '9,400'],
    ['zh_CN', 9_400, 'area', '9,400 m²'],
    ['en_US', 10_400, 'count', '10.4K'],
    ['zh_CN', 12_345_678, 'count', '1234.6万'],
    ['zh_CN', 1_234_567_890, 'count', '12.3亿'],
    ['zh_TW', 12_345_678, 'count', '1234.6萬'],
    ['zh_TW', 1_234_567_890, { currency: 'HKD' }, 'HK$12.3億'],
    ['zh_CN', 52_000_000, { currency: 'CNY' }, '¥5200万'],
    ['en_US', 52_000_000, { currency: 'CNY' }, 'CN¥52M'],
    ['zh_CN', 0.1234, 'ratio', '12.3%'],
    ['en_US', 45_600, 'area', '45.6K m²'],
    ['en_US', -0.01, 'count', '0'],
    ['en_US', null, 'count', '-'],
  ] as const)('is in %s, of %s %s: %s', (locale, value, unit, text) => {
    expect(formatCompact(value, unit, locale)).toBe(text)
  })

  it('is shortened from 1,000 on where the figures of an axis have to look alike', () => {
    const ticks = [0, 5000, 10_000].map((tick) => formatCompact(tick, 'area', 'en_US', 1000))
    expect(ticks).toEqual(['0 m²', '5K m²', '10K m²'])
    expect(formatCompact(5000, 'count', 'zh_CN', 1000)).toBe('5000')
  })

  it('is written out where there is room', () => {
    expect(formatFigure(12_345_678, 'count', 'zh_CN')).toBe('12,345,678')
    expect(formatFigure(1234.5, { currency: 'HKD' }, 'zh_TW')).toBe('HK$1,234.5')
    expect(formatFigure(1234.5, { currency: 'no currency' }, 'zh_TW')).toBe('1,234.5')
    expect(formatFigure(0.1234, 'ratio', 'zh_CN')).toBe('12.34%')
    expect(formatFigure(undefined, 'area', 'en_US')).toBe('-')
  })
})

describe('the card of a figure', () => {
  it('shows it in short, in full as a tooltip, and as a link to the records behind it', async () => {
    const card = await show({ label: 'Units', value: 12_345_678, to: '/brandDB/store' }, 'zh_CN')
    expect(screen.getByText('1234.6万').title).toBe('12,345,678')
    expect(screen.getByRole('link', { name: 'Units' }).getAttribute('href')).toContain('/brandDB/store')
    expect(card.querySelector('svg')).toBeNull()
  })

  it.each([
    [12, { value: 10, label: 'last month' }, 'Up 20% vs last month'],
    [12, { value: 10, label: 'last month', good: 'up' }, 'Up 20% vs last month (better)'],
    [12, { value: 10, label: 'last month', good: 'down' }, 'Up 20% vs last month (worse)'],
    [8, { value: 10, label: 'last month', good: 'down' }, 'Down 20% vs last month (better)'],
    [10, { value: 10, label: 'last month', good: 'down' }, 'Same as last month'],
    [3, { value: 0, label: 'last month' }, 'Up 3 vs last month'],
  ] as const)('says in words what %s is against %o', async (value, reference, words) => {
    expect((await show({ label: 'Vacant', value, reference })).textContent).toContain(words)
  })

  it('says that a ratio is the same if it differs by less than is shown', async () => {
    const reference = { value: 0.10049, label: 'last month', good: 'down' } as const
    const textOf = async (value: number) =>
      (await show({ label: 'OCR', value, unit: 'ratio', reference })).textContent
    expect(await textOf(0.1008)).toContain('Same as last month')
    cleanup()
    expect(await textOf(0.1011)).toContain('Up 0.1 pts vs last month (worse)')
  })

  it('compares scores in points', async () => {
    const reference = { value: 94.35, label: 'last time', good: 'up', inPoints: true } as const
    const card = await show({ label: 'Score', value: 94.55, reference })
    expect(card.textContent).toMatch(/0\.2 .*last time/)
    expect(card.textContent).not.toContain('%')
  })

  it('compares shares in percentage points', async () => {
    const reference = { value: 0.05, label: '2025', good: 'down' } as const
    const card = await show({ label: 'Vacancy', value: 0.062, unit: 'ratio', reference })
    expect(card.textContent).toContain('6.2%Up 1.2 pts vs 2025 (worse)')
  })

  it('draws its course where there are two figures at least', async () => {
    const card = await show({ label: 'Units', value: 3, trend: [1, null, 3] })
    expect(card.querySelector('polyline')?.getAttribute('points')).toBe('0,28 100,0')
  })

  it('is not there where the back end has no such figures', async () => {
    await show({ label: 'Units', value: 1 })
    cleanup()
    const error = Object.assign(new Error('no such path'), { status: 404, errcode: 4041 })
    render(<FigureCard label="Units" value={undefined} error={error} />)
    expect(screen.queryByRole('article')).toBeNull()
  })

  it('says that it loads, that there is nothing, or what failed, and tries again', async () => {
    await show({ label: 'Units', value: undefined, isPending: true })
    screen.getByRole('status', { name: 'Loading…' })
    cleanup()
    expect((await show({ label: 'Units', value: null })).textContent).toContain('No figure yet')
    cleanup()
    const retry = vi.fn()
    await show({ label: 'Units', value: 1, to: '/x', error: new Error('The server is busy'), retry })
    expect(screen.getByRole('alert').textContent).toContain('The server is busy')
    expect(screen.queryByRole('link')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(retry).toHaveBeenCalledTimes(1)
  })
})
