/**
 * Formats money and counts: thousands separators, at most two decimals, no trailing zeros. `-` if it is not a
 * number.
 */
export const formatNumber = (value: unknown): string => (isFigure(value) ? written(plain, value) : noValue)

/**
 * Formats a fraction as a percentage with two decimals, also above 1: 1.5 is `150.00%`. `-` if it is not a
 * number.
 */
export const formatRatio = (value: unknown): string => (isFigure(value) ? written(percent, value) : noValue)

/**
 * How the figures of a column are formatted: all with two decimals if one of them has some, so that the decimal points are below
 * each other.
 */
export function formatColumn(figures: Iterable<unknown>): (value: unknown) => string {
  for (const figure of figures) {
    if (isFigure(figure) && !Number.isInteger(Math.round(figure * 100) / 100)) return formatCents
  }
  return formatNumber
}

/** How the figures of a field are written that says how many decimals they have. */
export const formatIn = (decimals: number): ((value: number) => string) => {
  const format = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  return (value) => written(format, value)
}

const formatCents = (value: unknown): string => (isFigure(value) ? written(cents, value) : noValue)

/** Formats square metres, or with `sqft` the same area in square feet. `-` if it is not a number. */
export function formatArea(value: unknown, unit: 'sqm' | 'sqft' = 'sqm'): string {
  if (!isFigure(value)) return noValue
  return unit === 'sqm' ? `${formatNumber(value)} m²` : `${formatNumber(value * squareFeet)} ft²`
}

/** Whether a value is a finite number. */
export const isFigure = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value)

/** Shown instead of a missing value. */
export const noValue = '-'

/**
 * Writes a number with a minus sign, which is as wide as a plus and stays with its digits, instead of a hyphen. This is for what is
 * shown: files, the clipboard and inputs keep the hyphen, and `readNumber` takes both.
 */
export function written(format: Intl.NumberFormat, value: number): string {
  const text = format.format(value)
  return value < 0 ? text.replace('-', '−') : text
}

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
