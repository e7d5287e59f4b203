import { text } from '#contract/localText.ts'
import { formatArea, formatNumber, formatRatio, isFigure, noValue, written } from './formatNumber.ts'

/** The unit of a figure: a count, square metres, a ratio shown as a percentage, or money. */
export type FigureUnit = 'count' | 'area' | 'ratio' | { readonly currency: string }

/**
 * Formats a figure in full, for table cells and tooltips: `12,345,678`, `HK$1,234.5`. `-` if it is not a
 * number.
 */
export function formatFigure(value: unknown, unit: FigureUnit, locale: string): string {
  if (!isFigure(value)) return noValue
  if (unit === 'count') return formatNumber(value)
  if (unit === 'area') return formatArea(value)
  if (unit === 'ratio') return formatRatio(value)
  return written(numberFormat(locale, { ...moneyIn(unit.currency), maximumFractionDigits: 2 }), value)
}

/**
 * Formats a figure for places with little space, such as cards and axes: from 10,000 on `1234.6万` in Chinese
 * and `12.3M` in English, with at most one decimal. `-` if it is not a number. On an axis from 1,000 on, so
 * that its figures look alike: `5K`, `10K`.
 */
export function formatCompact(value: unknown, unit: FigureUnit, locale: string, shortFrom = 10_000): string {
  if (!isFigure(value)) return noValue
  if (unit === 'ratio') return written(numberFormat(locale, { style: 'percent', ...oneDecimal }), value)
  const notation = Math.abs(value) < shortFrom ? 'standard' : 'compact'
  const options = { notation, ...oneDecimal } as const
  if (typeof unit === 'object') {
    return written(numberFormat(locale, { ...moneyIn(unit.currency), ...options }), value)
  }
  const figure = written(numberFormat(locale, options), value)
  return unit === 'area' ? `${figure} m²` : figure
}

// `negative`: without it -0.01 would read "-0".
const oneDecimal = { minimumFractionDigits: 0, maximumFractionDigits: 1, signDisplay: 'negative' } as const
/** A currency that no standard knows, as another back end may send it, must not break the page. */
const moneyIn = (currency: string): Intl.NumberFormatOptions => ({
  ...(/^[A-Z]{3}$/i.test(currency) ? { style: 'currency', currency } : {}),
  minimumFractionDigits: 0,
})

/**
 * The locale for figures and lists in a language of the console. zh-HK formats compact numbers as in English;
 * readers in Hong Kong expect 萬 and 億, as in Taiwan's locale.
 */
export const languageTag = (locale: string): string => languageTags[locale] ?? 'en-US'

const languageTags: Readonly<Record<string, string>> = text('zh-CN', 'zh-TW', 'en-US')

/** Formatters are slow to create, and there are few of them. */
const formats = new Map<string, Intl.NumberFormat>()

function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(languageTag(locale), options)
  formats.set(key, made)
  return made
}
