import { formatNumber, formatRatio, isFigure, noValue } from './formatNumber.ts'

/**
 * A figure whose type is not known (specification section 10): above 1 a number with thousands separators and at
 * most two decimals, up to 1 a percentage with two. The sign does not count, for -12,000 is no percentage, unless
 * `isLiteral` (the parameter `ui.literal_percent`). `-` for null, NaN and text. Where the type is known, use formatNumber or
 * formatRatio: sales of 0 are `0`.
 */
export function formatValue(value: unknown, isLiteral = percentRule.isLiteral): string {
  if (!isFigure(value)) return noValue
  return (isLiteral ? value : Math.abs(value)) > 1 ? formatNumber(value) : formatRatio(value)
}

/** Sets the operator's rule for all figures. The console calls it when it starts. */
export function followPercentRule(isLiteral: boolean): void {
  percentRule.isLiteral = isLiteral
}

const percentRule = { isLiteral: false }
