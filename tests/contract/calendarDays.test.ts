import { describe, expect, it } from 'vitest'
import { dayByKey, isDay, shiftMonths, shownDays, weekStart } from '#src/kit/value/calendar/calendarDays.ts'

describe('a calendar', () => {
  it('shows a month in whole weeks from Monday, a week, or the days of the month', () => {
    const month = shownDays('2026-11-15', 'month')
    expect([month[0], month.at(-1), month.length]).toEqual(['2026-10-26', '2026-12-06', 42])
    expect(shownDays('2021-02-10', 'month')).toHaveLength(28)
    expect(shownDays('2026-11-15', 'week')).toEqual([
      '2026-11-09',
      '2026-11-10',
      '2026-11-11',
      '2026-11-12',
      '2026-11-13',
      '2026-11-14',
      '2026-11-15',
    ])
    const list = shownDays('2028-02-10', 'list')
    expect([list[0], list.at(-1)]).toEqual(['2028-02-01', '2028-02-29'])
  })

  it('opens only on days that there are, whatever the address says', () => {
    expect(['2028-02-29', '2026-12-31'].filter(isDay)).toHaveLength(2)
    expect(['2026-13-01', '2026-02-30', '2026-2-3', '', 'today', '9999-12-31'].filter(isDay)).toEqual([])
  })

  it('is walked with the keyboard, over the ends of months and years', () => {
    expect(weekStart('2026-11-16')).toBe('2026-11-16')
    expect(dayByKey('2026-12-31', 'ArrowRight')).toBe('2027-01-01')
    expect(dayByKey('2026-03-01', 'ArrowUp')).toBe('2026-02-22')
    expect(dayByKey('2026-11-18', 'End')).toBe('2026-11-22')
    expect(dayByKey('2026-01-31', 'PageDown')).toBe('2026-02-28')
    expect(shiftMonths('2026-01-15', -1)).toBe('2025-12-15')
    expect(dayByKey('2026-01-31', 'a')).toBeUndefined()
  })
})
