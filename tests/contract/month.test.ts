import { describe, expect, it } from 'vitest'
import { rentTop20 } from '#contract/brandDB/brandRanking.ts'
import { everyMonth, month, monthsBetween, shiftMonth } from '#contract/month.ts'
import { retailRecalculate } from '#contract/PS/retailCalculation.ts'

describe('a month', () => {
  it.each(['2026-01', '2026-12', '1999-09'])('can be %s', (text) => {
    expect(month.safeParse(text).success).toBe(true)
  })

  it.each(['2026-13', '2026-00', '2026-1', '0000-01', '2026-01-01', '202601', ''])('cannot be %s', (text) => {
    expect(month.safeParse(text).success).toBe(false)
  })
})

describe('the months of a ranking', () => {
  const takes = (query: object) => rentTop20.query.safeParse(query).success

  it('are one, or from one to another', () => {
    expect(takes({ stat_month: '2026-10' })).toBe(true)
    expect(takes({ from_month: '2025-11', to_month: '2026-10' })).toBe(true)
    expect(takes({ from_month: '2026-10', to_month: '2026-10' })).toBe(true)
  })

  it('are neither missing, nor both, nor half, nor backwards', () => {
    expect(takes({})).toBe(false)
    expect(takes({ stat_month: '2026-10', from_month: '2026-01', to_month: '2026-10' })).toBe(false)
    expect(takes({ from_month: '2026-10' })).toBe(false)
    expect(takes({ from_month: '2026-10', to_month: '2026-09' })).toBe(false)
  })
})

describe('the months of a calculation', () => {
  const takes = (body: object) =>
    retailRecalculate.body.safeParse({ site: '2', from_month: '2026-10', to_month: '2026-10', ...body })
      .success

  it('are counted with both ends, over the turn of the year', () => {
    expect(monthsBetween('2026-10', '2026-10')).toBe(1)
    expect(monthsBetween('2025-11', '2026-02')).toBe(4)
    expect(monthsBetween('2026-02', '2026-01')).toBe(0)
  })

  it('are 24 at most, and in their order', () => {
    expect(takes({ from_month: '2024-11' })).toBe(true)
    expect(takes({ from_month: '2024-10' })).toBe(false)
    expect(takes({ from_month: '2026-11' })).toBe(false)
  })

  it('are forced only for a reason', () => {
    expect(takes({ force: true })).toBe(false)
    expect(takes({ force: true, reason: '  ' })).toBe(false)
    expect(takes({ force: true, reason: 'A late audit' })).toBe(true)
  })
})

describe('the month some months away', () => {
  it.each([
    ['2026-10', 1, '2026-11'],
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-10', -24, '2024-10'],
    ['2026-02', 0, '2026-02'],
  ])('from %s by %i is %s', (from, by, month) => expect(shiftMonth(from, by)).toBe(month))
})

describe('the months of a range', () => {
  it.each([
    ['2025-11', '2026-02', ['2025-11', '2025-12', '2026-01', '2026-02']],
    ['2026-10', '2026-10', ['2026-10']],
    ['2026-02', '2026-01', []],
    // As texts, all later months come before this one.
    ['9999-11', '9999-12', ['9999-11', '9999-12']],
  ])('from %s to %s are counted', (from, to, months) => expect(everyMonth(from, to)).toEqual(months))
})
