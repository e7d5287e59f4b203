import type { CellKind } from '#server/base/recordTexts.ts'

/** The number of each kind's format in the workbook; our own start at 164. */
const formats: Readonly<Record<CellKind, number>> = {
  text: 0,
  number: 0,
  count: 3,
  amount: 4,
  percent: 10,
  date: 164,
  moment: 165,
}
const kinds = Object.keys(formats) as CellKind[]
const perMark = kinds.length * 2 + 1

/** The style of the header. */
export const header = 0

/** The style of a cell. */
export const styleOf = (kind: CellKind, isTotal: boolean): number =>
  1 + kinds.indexOf(kind) + (isTotal ? kinds.length : 0)

/** The variant of a style for a text that stays a text when it is edited. */
export const quoted = (style: number): number => style + perMark

const style = (format: number, font: number, mark: string): string =>
  `<xf numFmtId="${format}" fontId="${font}" fillId="${font === 2 ? 2 : 0}" ` +
  `borderId="${font === 1 ? 1 : 0}" xfId="0" ` +
  `applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1"${mark}/>`

const all = ['', ' quotePrefix="1"'].flatMap((mark) => [
  style(0, 2, mark),
  ...[0, 1].flatMap((font) => kinds.map((kind) => style(formats[kind], font, mark))),
])

/** The style of cells in which whatever is typed stays a text, including leading zeros. */
export const typedText = all.length

/** All styles of our workbooks. Fonts: 0 plain, 1 for the Total row, 2 for the header. */
export const stylesXml =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' +
  '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
  '<numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/>' +
  '<numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts>' +
  '<fonts count="3"><font><sz val="11"/><name val="Calibri"/></font>' +
  '<font><b/><sz val="11"/><name val="Calibri"/></font>' +
  '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="3"><fill><patternFill patternType="none"/></fill>' +
  '<fill><patternFill patternType="gray125"/></fill>' +
  '<fill><patternFill patternType="solid"><fgColor rgb="FFE8ECF1"/></patternFill></fill></fills>' +
  '<borders count="2"><border/><border><left/><right/><top style="thin"/><bottom/></border></borders>' +
  '<cellStyleXfs count="1"><xf/></cellStyleXfs>' +
  `<cellXfs count="${all.length + 1}">${all.join('')}${style(49, 0, '')}</cellXfs></styleSheet>`
