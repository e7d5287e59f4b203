import { docErrors } from '#contract/doc.ts'
import type { Field } from '#contract/field.ts'
import type { FieldErrors } from '#contract/reply.ts'
import type { Resource } from '#contract/resource.ts'
import { isSame } from '#server/engine/audit.ts'
import type { Row } from '#server/engine/context.ts'
import { mostItems, splitItems } from '#server/services/sheet/listText.ts'
import type { Names } from '#server/services/sheet/namesOf.ts'
import { readBack, recordCell } from '#server/services/sheet/recordCell.ts'
import type { RecordTexts } from '#server/base/recordTexts.ts'
import type { SheetRow } from '#server/services/sheet/sheetRow.ts'
import type { Candidates } from './candidates.ts'
import { isClearWord, isEmptyValue } from './clearWord.ts'
import type { CellChange } from './plan.ts'
import { parseCell, type CellResult } from './parseCell.ts'
import { cellOf, type Header } from './readHeader.ts'

/** How a file is read. */
export interface Setting {
  readonly resource: Resource
  readonly texts: RecordTexts
  readonly header: Header
  readonly mode: 'add' | 'update' | 'both'
  readonly site: string | null
  readonly timeZone: string
}

/** What has been looked up for some rows. */
export interface LookupResults {
  /** The records as this person may see them. */
  readonly shownOf: ReadonlyMap<Row, Row>
  readonly known: Names
  readonly lookups: Lookups
}

/** What each reference could mean, by field. */
export type Lookups = ReadonlyMap<string, Candidates>

/**
 * What a row wants to store (for an existing record only the differences), also in the words of a sheet, and what is
 * wrong with its cells.
 * A cell with the same text that an export of the record would have today means no change, so that importing
 * an export changes nothing. Neither does an empty cell.
 */
export function valuesOf(
  setting: Setting,
  row: SheetRow,
  current: Row | undefined,
  { shownOf, known, lookups }: LookupResults,
): { doc: Row; cells: readonly CellChange[]; errors: FieldErrors } {
  const { resource, header, texts, site, timeZone } = setting
  const doc: Row = !current && resource.scope === 'site' && site !== null ? { site } : {}
  const cells: CellChange[] = []
  const errors: FieldErrors = {}
  const shown = current && shownOf.get(current)
  const reader = { locale: header.locale, timeZone }
  for (const [name, field] of Object.entries(resource.fields)) {
    if (!header.columns.has(name) || field.writable === 'never') continue
    const cell = cellOf(header, row, name)
    const wrong = row.wrong?.[header.columns.get(name) ?? -1]
    if (wrong !== undefined) {
      errors[name] = wrong
      cells.push({ field: name, before: '', after: cell, empties: false })
      continue
    }
    const before = shown ? readBack(recordCell(shown[name], field, { name, texts, known, reader })) : ''
    if (shown && isSameText(cell, before)) continue
    const place = { name, texts, timeZone, record: { ...current, ...doc }, lookup: lookups.get(name) }
    const isBlank = cell.trim() === '' && (current !== undefined || field.kind !== 'text' || cell === '')
    if (isBlank) continue
    const parsed = isClearWord(cell)
      ? cleared(field, shown?.[name])
      : valueIn(setting.resource, cell, field, place)
    if (parsed === undefined) continue
    if ('error' in parsed) errors[name] = parsed.error
    // A value that somebody may not see is not compared, because the result would reveal whether a guess was
    // right.
    else if (!current || !isSame(shown?.[name], parsed.value)) doc[name] = parsed.value
    const empties =
      shown !== undefined && name in doc && isEmptyValue(doc[name]) && !isEmptyValue(shown[name])
    if (name in doc || name in errors)
      cells.push({ field: name, before, after: empties ? '' : cell, empties })
  }
  return { doc, cells, errors: withOthers(errors, doc, resource, current ? 'update' : 'create') }
}

/**
 * In addition to cells that cannot be read: what is wrong with the others. If all can be read, storing them
 * will tell.
 */
function withOthers(
  errors: FieldErrors,
  doc: Row,
  { fields }: Resource,
  action: 'create' | 'update',
): FieldErrors {
  if (Object.keys(errors).length === 0) return errors
  const all = new Map([...docErrors(doc, fields, action), ...Object.entries(errors)])
  const names = Object.keys(fields).filter((name) => all.has(name))
  return Object.fromEntries(names.map((name) => [name, all.get(name) ?? '']))
}

/** What the word that empties a value means for a field that has this value now: nothing if it is empty. */
function cleared(field: Field, now: unknown): CellResult | undefined {
  if (isEmptyValue(now)) return undefined
  if (field.kind === 'list' || field.kind === 'refs') return { value: [] }
  return field.nullable ? { value: null } : { error: 'required' }
}

interface Place {
  readonly name: string
  readonly texts: RecordTexts
  readonly timeZone: string
  /** The record as far as it is known. */
  readonly record: Row
  readonly lookup: Candidates | undefined
}

function valueIn(resource: Resource, cell: string, field: Field, place: Place): CellResult {
  if (field.to === undefined) return parseCell(cell, field, place)
  if (field.kind === 'ref') return referred(resource, cell, field, place)
  const items = splitItems(cell)
  if (items.length > mostItems) return { error: 'list' }
  const ids: unknown[] = []
  for (const item of items) {
    const one = referred(resource, item, field, place)
    if ('error' in one) return one
    ids.push(one.value)
  }
  return { value: ids }
}

/**
 * If several records have that name, the one that belongs here: at the record's site, within the parent that
 * it names.
 */
function referred(resource: Resource, text: string, field: Field, { record, lookup }: Place): CellResult {
  const all = lookup?.of(text) ?? []
  const fits = all.filter(
    (one) =>
      (field.within === undefined || one[field.within] === record[field.within]) &&
      (resource.scope !== 'site' || !('site' in one) || one.site === record.site),
  )
  const [first, ...others] = fits.length > 0 ? fits : all
  if (!first) return { error: 'reference' }
  return others.length > 0 ? { error: 'ambiguous' } : { value: first._id }
}

/** Spreadsheets leave out the time at midnight. */
const isSameText = (cell: string, written: string): boolean =>
  cell === written || (written === `${cell} 00:00:00` && /^\d{4}-\d\d-\d\d$/.test(cell))
