/**
 * Rows of cells as CSV. Figures are written plainly, so that a sheet can count with them; a text that a sheet would
 * run as a formula is not one any more.
 */
export const csvOf = (rows: readonly (readonly unknown[])[]): string =>
  rows.map((cells) => cells.map(cellOf).join(',')).join('\r\n')

function cellOf(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : ''
  const text = value === null || value === undefined ? '' : String(value)
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
