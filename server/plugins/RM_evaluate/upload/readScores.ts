import { plainText } from '#contract/fieldSchemas.ts'
import { keyText } from '#contract/keyText.ts'
import type { UploadError } from '#contract/RM_evaluate/scoringUpload.ts'
import type { SheetRow } from '#server/services/sheet/sheetRow.ts'
import { uploadTexts } from './uploadTexts.ts'

/** What a cell says about an item. */
export interface CellAnswer {
  readonly score: number | null
  readonly is_na: boolean
  readonly remark: string | null
}

/** A row of the file: the shop, and its answers by the codes of the items. */
export interface ScoreRow {
  readonly row: number
  readonly store_no: string
  readonly answers: ReadonlyMap<string, CellAnswer>
}

/** The rows of a file of scores, with what is wrong in it whatever the shops are. */
export interface ScoreFile {
  readonly rows: readonly ScoreRow[]
  readonly errors: readonly UploadError[]
}

/** Reads a table with a unit number in each row and a column for each item. */
export function readScores([first, ...rest]: readonly SheetRow[]): ScoreFile {
  const { unit, codes, errors } = readHeadings(first)
  if (errors.length > 0) return { rows: [], errors }
  const counts = Map.groupBy(rest, ({ cells }) => unitIn(cells, unit).toLowerCase())
  const read = rest.map(({ row, cells }) => {
    const store_no = unitIn(cells, unit)
    const wrong = (item_code: string | null, message: string) => ({ row, store_no, item_code, message })
    const rowErrors: UploadError[] = []
    if (store_no === '') rowErrors.push(wrong(null, 'required'))
    else if ((counts.get(store_no.toLowerCase())?.length ?? 0) > 1) rowErrors.push(wrong(null, 'twice'))
    const answers = new Map<string, CellAnswer>()
    for (const [code, at] of codes) {
      const cell = (cells[at] ?? '').trim()
      if (cell === '') continue
      const answer = readCell(cell)
      if (answer) answers.set(code, answer)
      else rowErrors.push(wrong(code, 'number'))
    }
    return { row: { row, store_no, answers }, errors: rowErrors }
  })
  return { rows: read.map(({ row }) => row), errors: read.flatMap((one) => one.errors) }
}

const unitIn = (cells: readonly string[], at: number): string => keyText(cells[at] ?? '')

const cellPattern = /^(?:(?<score>\d{1,3}(?:\.\d{1,2})?)|na|n\/a|不适用|不適用)(?:\s+(?<remark>.+))?$/isu
const remarkText = plainText.max(500)

/** `8.5`, `NA`, or either with a remark; undefined for anything else. */
function readCell(cell: string): CellAnswer | undefined {
  const groups = cellPattern.exec(cell)?.groups
  if (!groups) return undefined
  const remark = remarkText.nullable().safeParse(groups['remark']?.trim() ?? null)
  if (!remark.success) return undefined
  const score = groups['score']
  return {
    score: score === undefined ? null : Number(score),
    is_na: score === undefined,
    remark: remark.data,
  }
}

const namesOf = (texts: object): ReadonlySet<string> => new Set(Object.values(texts))
const unitNames = new Set([...namesOf(uploadTexts.unit), 'store_no'])
const shopNames = namesOf(uploadTexts.shop)

/** The column of the unit number, and of each code. A heading can name the item after its code. */
function readHeadings(first: SheetRow | undefined) {
  const row = first?.row ?? 1
  const codes = new Map<string, number>()
  const errors: UploadError[] = []
  let unit = -1
  for (const [at, cell] of (first?.cells ?? []).entries()) {
    const heading = cell.trim().replace(/\s*[*＊]$/u, '')
    const [code = ''] = heading.split(/\s/u)
    if (heading === '' || shopNames.has(heading)) continue
    const isUnit = unitNames.has(heading)
    if (isUnit ? unit >= 0 : codes.has(code))
      errors.push({ row, store_no: null, item_code: isUnit ? heading : code, message: 'column_twice' })
    else if (isUnit) unit = at
    else codes.set(code, at)
  }
  if (unit < 0) errors.push({ row, store_no: null, item_code: null, message: 'no_header' })
  return { unit, codes, errors }
}
