import { describe, expect, it } from 'vitest'
import { daySeconds, seconds } from '#contract/dayFields.ts'
import { readNumber } from '#contract/numberText.ts'
import { ValueOf } from '#src/kit/value/field/ValueOf.tsx'
import {
  dayOf,
  formatDate,
  formatDay,
  momentOf,
  secondsOf,
  startOfDay,
} from '#src/kit/value/field/formatDate.ts'
import { formatCompact, formatFigure } from '#src/kit/value/field/formatFigure.ts'
import { formatArea, formatColumn, formatNumber, formatRatio } from '#src/kit/value/field/formatNumber.ts'
import { followPercentRule, formatValue } from '#src/kit/value/field/formatValue.ts'

describe('A figure of unknown type', () => {
  it.each([
    [-12000, '−12,000'],
    [-1, '−100.00%'],
    [-0.5, '−50.00%'],
    [0, '0.00%'],
    [0.131, '13.10%'],
    [1, '100.00%'],
    [1.0001, '1'],
    [12345.678, '12,345.68'],
    [1.5, '1.5'],
    [null, '-'],
    [undefined, '-'],
    [Number.NaN, '-'],
    [Number.POSITIVE_INFINITY, '-'],
    ['12', '-'],
    ['text', '-'],
  ])('%s reads %s', (value, text) => expect(formatValue(value)).toBe(text))

  it.each([
    [-12000, '−1200000.00%'],
    [-1.5, '−150.00%'],
    [-0.5, '−50.00%'],
    [1.5, '1.5'],
    [12000, '12,000'],
  ])('%s reads %s to the letter, where the operator wants that', (value, text) => {
    expect(formatValue(value, true)).toBe(text)
    followPercentRule(true)
    expect(formatValue(value)).toBe(text)
    followPercentRule(false)
  })
})

describe('A figure of known type', () => {
  it('shows sales of nothing as 0, not as a percentage', () => expect(formatNumber(0)).toBe('0'))
  it('shows no negative zero', () =>
    expect([formatNumber(-0.001), formatRatio(-0.00001)]).toEqual(['0', '0.00%']))
  it('shows growth above 100 % as a percentage', () => expect(formatRatio(1.5)).toBe('150.00%'))
  it('has two decimals if one of its column has some, so that the points are below each other', () => {
    const column = [1234.5, 60000, -0.125, 0, null]
    expect(column.map(formatColumn(column))).toEqual(['1,234.50', '60,000.00', '−0.13', '0.00', '-'])
    expect(column.map(formatColumn([60000, 0, null, 7.001]))).toEqual([
      '1,234.5',
      '60,000',
      '−0.13',
      '0',
      '-',
    ])
  })
  it('has a minus sign, as wide as a plus, that its reader takes as well as a hyphen', () => {
    const hkd = { currency: 'HKD' }
    const texts = [
      formatNumber(-1234.5),
      formatRatio(-0.131),
      formatArea(-12),
      formatFigure(-1234.5, hkd, 'en_US'),
      formatCompact(-12_345_678, hkd, 'zh_CN'),
      formatCompact(-0.5, 'ratio', 'en_US'),
    ]
    expect(texts).toEqual(['−1,234.5', '−13.10%', '−12 m²', '−HK$1,234.5', '−HK$1234.6万', '−50%'])
    expect(readNumber('−1,234.5')).toBe(-1234.5)
    expect(readNumber('-1,234.5')).toBe(-1234.5)
    expect(readNumber('−HK$1,234.5', { unit: 'HKD' })).toBe(-1234.5)
  })
  it('shows an area in square metres or feet', () =>
    expect([formatArea(1234.5), formatArea(100, 'sqft')]).toEqual(['1,234.5 m²', '1,076.39 ft²']))
  it('shows a dash for what is missing', () =>
    expect([formatNumber(null), formatArea(undefined)]).toEqual(['-', '-']))
})

describe('A moment', () => {
  // 2026-01-05 00:30 at the sites is still 4 January in UTC.
  const seconds = 1767544200
  it('is shown by the clock of the site, without padding', () => {
    expect(formatDate(seconds, 'YYYY/M/D')).toBe('2026/1/5')
    expect(formatDate(seconds, 'YYYY-M-D HH:mm')).toBe('2026-1-5 00:30')
    expect(formatDate(seconds, 'YYYY/M/D', 'America/New_York')).toBe('2026/1/4')
  })
  it('begins a day at midnight of the site', () => {
    expect(startOfDay('2026-01-05')).toBe(seconds - 30 * 60)
    expect(startOfDay('never')).toBeNull()
    expect(dayOf(seconds)).toBe('2026-01-05')
  })
  it('survives the way into an input and back', () => expect(secondsOf(momentOf(seconds))).toBe(seconds))
  it('is a dash when missing', () =>
    expect([formatDate(null), formatDay('x'), formatDay(null)]).toEqual(['-', '-', '-']))
  it('of a calendar day has no time zone', () => expect(formatDay('2026-01-05')).toBe('2026/1/5'))
})

describe('Unix seconds in a record', () => {
  const words = { label: String, choice: String, help: String, yesNo: String }
  const shown = (field: ReturnType<typeof seconds>) =>
    ValueOf({ field, source: 'stat_time', value: 1_794_672_000, words })

  it('are a date where they stand for a day, and keep the time where they are a moment', () => {
    expect(shown(daySeconds())).toBe('2026/11/15')
    expect(shown(seconds())).toBe('2026/11/15 00:00')
  })
})
