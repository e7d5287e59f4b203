/**
 * The cells of a text from a spreadsheet's clipboard: tabs between cells, line breaks between rows. A cell in
 * quotes can contain both, and doubled quotes.
 */
export function readClipboard(text: string): string[][] {
  const rows: string[][] = [[]]
  let at = 0
  while (at < text.length) {
    const { cell, end } = cellFrom(text, at)
    rows.at(-1)?.push(cell)
    const separator = text[end]
    at = end + (text.startsWith('\r\n', end) ? 2 : 1)
    if (separator === '\n' || separator === '\r') rows.push([])
    // A tab at the very end is followed by an empty cell.
    else if (separator === '\t' && at >= text.length) rows.at(-1)?.push('')
  }
  if (rows.length > 1 && rows.at(-1)?.length === 0) rows.pop()
  return rows
}

function cellFrom(text: string, at: number): { cell: string; end: number } {
  const quoted = /"((?:[^"]|"")*)"(?=[\t\r\n]|$)/y
  quoted.lastIndex = at
  const [whole, inside] = quoted.exec(text) ?? []
  if (whole !== undefined) return { cell: (inside ?? '').replaceAll('""', '"'), end: at + whole.length }
  const plain = /[^\t\r\n]*/y
  plain.lastIndex = at
  const [cell = ''] = plain.exec(text) ?? []
  return { cell, end: at + cell.length }
}

/** Cells as a spreadsheet reads them from the clipboard. */
export const writeClipboard = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.map(quoted).join('\t')).join('\r\n')

const quoted = (cell: string): string =>
  /[\t\r\n]/.test(cell) || cell.startsWith('"') ? `"${cell.replaceAll('"', '""')}"` : cell
