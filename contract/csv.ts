import { escapeFormulas } from './csvFormulas.ts'

/**
 * One line of a CSV, without its line end. Texts are quoted and cannot become formulas; numbers are plain, so
 * that spreadsheets can add them up.
 */
export const csvLine = (cells: readonly unknown[]): string => cells.map(cellOf).join(',')

function cellOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : ''
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  return `"${escapeFormulas(String(value).toWellFormed()).replaceAll('"', '""')}"`
}
