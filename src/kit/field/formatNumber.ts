/**
 * Formats money and counts: thousands separators, at most two decimals, no trailing zeros. `-` if it is not a
 * number.
 */
export const formatNumber = (value: unknown): string => (isFigure(value) ? plain.format(value) : noValue)

/**
 * Formats a fraction as a percentage with two decimals, also above 1: 1.5 is `150.00%`. `-` if it is not a
 * number.
 */
export const formatRatio = (value: unknown): string => (isFigure(value) ? percent.format(value) : noValue)

/**
 * How a column of money or areas is formatted: with two decimals if one of its figures has some, so that the decimal points are
 * below each other. Sales of 0 are `0` in any column.
 */
export function formatColumn(figures: Iterable<unknown>): (value: unknown) => string {
  for (const figure of figures) {
    if (isFigure(figure) && !Number.isInteger(Math.round(figure * 100) / 100)) return formatCents
  }
  return formatNumber
}

const formatCents = (value: unknown): string =>
  isFigure(value) && value !== 0 ? cents.format(value) : formatNumber(value)

/** Formats square metres, or with `sqft` the same area in square feet. `-` if it is not a number. */
export function formatArea(value: unknown, unit: 'sqm' | 'sqft' = 'sqm'): string {
  if (!isFigure(value)) return noValue
  return unit === 'sqm' ? `${plain.format(value)} m²` : `${plain.format(value * squareFeet)} ft²`
}

/** Whether a value is a finite number. */
export const isFigure = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value)

/** Shown instead of a missing value. */
export const noValue = '-'

const squareFeet = 10.7639104

// `negative`: without it -0.001 would read "-0".
const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2, signDisplay: 'negative' })
const cents = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'negative',
})
const percent = new Intl.NumberFormat('en-US', {
  style: 'percent',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: false,
  signDisplay: 'negative',
})
