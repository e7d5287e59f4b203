import { formatNumber, formatRatio, isFigure, noValue } from './formatNumber.ts'

/**
 * Formats a number of unknown type (specification section 10): above 1 as a number with thousands separators
 * and at most two decimals, up to 1 as a percentage with two. The sign is ignored, because -12,000 is not a
 * percentage, unless `isLiteral` (the parameter `ui.literal_percent`). `-` for null, NaN and text. If the
 * type is known, use formatNumber or formatRatio: sales of 0 are `0`.
 */
export function formatValue(value: unknown, isLiteral = percentRule.isLiteral): string {
  if (!isFigure(value)) return noValue
  return (isLiteral ? value : Math.abs(value)) > 1 ? formatNumber(value) : formatRatio(value)
}

/** Sets the operator's rule for all numbers. The console calls it at startup. */
export function followPercentRule(isLiteral: boolean): void {
  percentRule.isLiteral = isLiteral
}

const percentRule = { isLiteral: false }
