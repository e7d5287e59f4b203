import { hasFormula } from '#contract/csvFormulas.ts'
import type { CellKind } from '#server/base/recordTexts.ts'
import { mapPages } from './mapPages.ts'
import type { Cell, Sheet, SheetColumn } from './sheet.ts'
import { serialOf } from './serial.ts'
import { header, quoted, styleOf, stylesXml, typedText } from './xlsxStyles.ts'
import { escaped, tabNames, workbookParts } from './xlsxWorkbook.ts'
import { zipStream, type ZipContent } from './zipStream.ts'

/**
 * Tables as a workbook, written as the rows come: one tab each, a bold header that stays visible, typed
 * numbers and days, the Total row last. Texts are written as texts, so none of them is ever a formula.
 */
export function writeXlsx(sheets: readonly Sheet[]): AsyncGenerator<Uint8Array> {
  const parts = { ...workbookParts(sheets.map(({ name }) => name)), 'xl/styles.xml': stylesXml }
  const tabs = tabNames(sheets.map(({ name }) => name))
  return zipStream([
    ...Object.entries(parts).map(([path, text]): ZipContent => [path, [Buffer.from(text)]]),
    ...sheets.map((sheet, at): ZipContent => [`xl/worksheets/sheet${at + 1}.xml`, sheetXml(sheet, tabs)]),
  ])
}

async function* sheetXml(
  { columns, pages, total, blank }: Sheet,
  tabs: readonly string[],
): AsyncGenerator<Uint8Array> {
  const widths = columns.map(
    ({ title, width, kind }) => width ?? Math.min(40, Math.max(narrowest[kind], [...title].length * 2 + 2)),
  )
  const cols = widths.map(
    (width, at) =>
      `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"${lookOf(columns[at], blank)}/>`,
  )
  let text =
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' +
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
    '<sheetViews><sheetView workbookViewId="0">' +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>' +
    `</sheetView></sheetViews><cols>${cols.join('')}</cols><sheetData>`
  const letters = columns.map((_, at) => columnName(at))
  const titles = columns.map(({ title }, at) => textCell(`${letters[at]}1`, header, title))
  text += `<row r="1">${titles.join('')}</row>`
  let line = 1
  const row = (cells: readonly Cell[], isTotal: boolean): string => {
    line += 1
    const written = columns.map((column, at) =>
      cellXml(`${letters[at]}${line}`, column, cells[at] ?? null, isTotal),
    )
    return `<row r="${line}">${written.join('')}</row>`
  }
  yield Buffer.from(text)
  yield* mapPages(pages, (page) => Buffer.from(page.map((cells) => row(cells, false)).join('')))
  yield Buffer.from(
    `${total ? row(total(), true) : ''}</sheetData>${validations(columns, blank, tabs)}</worksheet>`,
  )
}

/** In characters. A number or day in a narrower column is shown as `####`; those of a Total row are bold, and the longest. */
const narrowest: Readonly<Record<CellKind, number>> = {
  text: 10,
  number: 14,
  count: 14,
  amount: 20,
  percent: 12,
  date: 13,
  moment: 21,
}

/**
 * The format of a whole column: hidden or not, and, if it is to be filled in, the style of what is typed
 * there.
 */
const lookOf = (column: SheetColumn | undefined, blank: number | undefined): string =>
  (column?.isHidden ? ' hidden="1"' : '') +
  (column && blank !== undefined
    ? ` style="${column.kind === 'text' ? typedText : styleOf(column.kind, false)}"`
    : '')

/** The lists that cells offer. */
function validations(columns: readonly SheetColumn[], blank = 0, tabs: readonly string[]): string {
  const offered = columns.flatMap(({ choices }, at) =>
    choices && choices.count > 0 ? [{ ...choices, at }] : [],
  )
  if (offered.length === 0 || blank === 0) return ''
  const each = offered.map(({ tab, column, count, isStrict, at }) => {
    const place = `$${columnName(column)}$2:$${columnName(column)}$${count + 1}`
    const name = columnName(at)
    return (
      `<dataValidation type="list" allowBlank="1" showErrorMessage="${isStrict ? 1 : 0}"` +
      ` sqref="${name}2:${name}${blank + 1}">` +
      `<formula1>${escaped(`'${(tabs[tab] ?? '').replaceAll("'", "''")}'!${place}`)}</formula1></dataValidation>`
    )
  })
  return `<dataValidations count="${each.length}">${each.join('')}</dataValidations>`
}

function cellXml(place: string, { kind }: SheetColumn, cell: Cell, isTotal: boolean): string {
  const style = styleOf(kind, isTotal)
  if (cell === null || cell === '') return isTotal ? `<c r="${place}" s="${style}"/>` : ''
  if (typeof cell === 'boolean') return `<c r="${place}" s="${style}" t="b"><v>${cell ? 1 : 0}</v></c>`
  const isDay = kind === 'date' || kind === 'moment'
  const number = typeof cell === 'number' ? cell : isDay ? serialOf(cell) : null
  if (number === null) return textCell(place, style, String(cell))
  return Number.isFinite(number) ? `<c r="${place}" s="${style}"><v>${number}</v></c>` : ''
}

// The mark keeps a text a text when somebody edits its cell.
const textCell = (place: string, style: number, text: string): string =>
  `<c r="${place}" s="${hasFormula(text) ? quoted(style) : style}" t="inlineStr">` +
  `<is><t xml:space="preserve">${escaped(text)}</t></is></c>`

/** `A` for 0, `AA` for 26. */
function columnName(index: number): string {
  const before = Math.floor(index / 26) - 1
  return `${before >= 0 ? columnName(before) : ''}${String.fromCharCode(65 + (index % 26))}`
}
