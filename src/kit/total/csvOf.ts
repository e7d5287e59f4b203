import { escapeFormulas } from '#contract/csvFormulas.ts'

/** Rows of cells as CSV. Numbers are plain, so that a sheet can calculate with them; no text can become a formula. */
export const csvOf = (rows: readonly (readonly unknown[])[]): string =>
  rows.map((cells) => cells.map(cellOf).join(',')).join('\r\n')

function cellOf(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : ''
  if (value === null || value === undefined || value === '') return ''
  return `"${escapeFormulas(String(value)).replaceAll('"', '""')}"`
}
