import { formatNumber, formatRatio, isFigure, nothing } from './formatNumber.ts'

/**
 * A figure whose type is not known (specification section 10): above 1 a number with thousands separators and at
 * most two decimals, up to 1 a percentage with two. The sign does not count: -12,000 is no percentage.
 * `-` for null, NaN and text. Where the type is known, use formatNumber or formatRatio: sales of 0 are `0`.
 */
export function formatValue(value: unknown): string {
  if (!isFigure(value)) return nothing
  return Math.abs(value) > 1 ? formatNumber(value) : formatRatio(value)
}
