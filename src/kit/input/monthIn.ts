import { monthPattern } from '#contract/month.ts'

/**
 * The month that a text means, as `YYYY-MM`: 2026-9, 2026/09, 2026年9月, 202609. Undefined if it is not a month. NFKC,
 * because Chinese input methods type full-width digits.
 */
export function monthIn(text: string): string | undefined {
  const match = /^(\d{4})\s*[-/.年]?\s*(\d{1,2})\s*月?$/.exec(text.normalize('NFKC').trim())
  const month = match ? `${match[1]}-${match[2]?.padStart(2, '0')}` : ''
  return monthPattern.test(month) ? month : undefined
}

/** Whether the browser has a month picker of its own. Firefox and Safari on computers have none. */
export function hasMonthPicker(): boolean {
  const input = document.createElement('input')
  input.type = 'month'
  return input.type === 'month'
}
