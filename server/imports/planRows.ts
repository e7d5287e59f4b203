import type { Field } from '#contract/field.ts'
import type { FieldErrors } from '#contract/reply.ts'
import type { Resource } from '#contract/resource.ts'
import { isSame } from '#server/engine/audit.ts'
import type { Context, Row } from '#server/engine/context.ts'
import { showing } from '#server/engine/privacy.ts'
import { namesOf, type Names } from '#server/sheet/namesOf.ts'
import { splitItems } from '#server/sheet/listText.ts'
import { readBack, recordCell } from '#server/sheet/recordCell.ts'
import type { RecordTexts } from '#server/sheet/recordSheet.ts'
import type { SheetRow } from '#server/sheet/sheetRow.ts'
import { candidates, type Candidates } from './candidates.ts'
import { findRecords } from './findRecords.ts'
import { parseCell, type Parsed } from './parseCell.ts'
import type { Header } from './readHeader.ts'

/** What is to become of a row. */
export interface Plan {
  readonly row: number
  readonly action: 'add' | 'change' | 'none'
  /** The record that it is about, if there is one. */
  readonly id: string | null
  /** What the row says of the key, by which two rows are known to mean one record. */
  readonly key: string | null
  /** What to store: of a record that is there, only what is otherwise. */
  readonly doc: Row
  readonly rev: number | undefined
  /** By field, '' for the row as a whole. */
  errors: FieldErrors
}

/** How a file is read. */
export interface Setting {
  readonly resource: Resource
  readonly texts: RecordTexts
  readonly header: Header
  readonly mode: 'add' | 'update' | 'both'
  readonly site: string | null
  readonly timeZone: string
}

/** Finds out what some rows say: which records they are about, and what of them would change. Stores nothing. */
export async function planRows(
  setting: Setting,
  context: Context,
  rows: readonly SheetRow[],
): Promise<Plan[]> {
  const { resource, header } = setting
  const lookups = await lookUp(setting, context, rows)
  const keys = rows.map((row) => keyOf(setting, row, lookups))
  const found = await findRecords(resource, context, {
    ids: rows.map((row) => cellOf(header, row, '_id').trim()).filter(Boolean),
    keys: keys.filter((key) => key !== null),
  })
  const shown = found.map(showing(resource, context.who))
  const known: Names = new Map()
  await namesOf(known, context, { resource, page: shown, locale: header.locale })
  const shownOf = new Map(found.map((record, index) => [record, shown[index] ?? record]))
  return rows.map((row, at) =>
    planRow(setting, row, { key: keys[at] ?? null, found, shownOf, known, lookups }),
  )
}

interface Facts {
  readonly key: readonly string[] | null
  readonly found: readonly Row[]
  /** The same as this person may see them. */
  readonly shownOf: ReadonlyMap<Row, Row>
  readonly known: Names
  readonly lookups: Lookups
}

type Lookups = ReadonlyMap<string, Candidates>

function planRow(setting: Setting, row: SheetRow, facts: Facts): Plan {
  const { resource, header, mode } = setting
  const id = cellOf(header, row, '_id').trim()
  const keyFields = resource.imports?.key ?? []
  const byId = facts.found.filter((record) => record['_id'] === id)
  const byKey = facts.found.filter(
    (record) => facts.key !== null && keyFields.every((name, at) => String(record[name]) === facts.key?.[at]),
  )
  const matches = byId.length > 0 || (id !== '' && mode !== 'add') ? byId : byKey
  const current = matches[0]
  const named = id !== '' && byId.length > 0 ? '_id' : (keyFields.at(-1) ?? '_id')
  const { doc, errors } = valuesOf(setting, row, current, facts)
  const rev = Number(cellOf(header, row, 'rev').trim()) || undefined
  const isChanged = Object.keys(doc).length > 0 || Object.keys(errors).length > 0
  if (matches.length > 1) errors[named] = 'ambiguous'
  else if (current && mode === 'add') errors[named] = 'exists'
  else if (!current && (mode === 'update' || (id !== '' && mode === 'both'))) {
    errors[id === '' ? named : '_id'] = 'not_found'
  } else if (current && isChanged && rev !== undefined && rev !== current['rev']) errors['rev'] = 'stale'
  return {
    row: row.row,
    action: current ? (isChanged ? 'change' : 'none') : 'add',
    id: current ? String(current['_id']) : null,
    key: facts.key && JSON.stringify(facts.key),
    doc,
    rev,
    errors,
  }
}

function valuesOf(
  setting: Setting,
  row: SheetRow,
  current: Row | undefined,
  { shownOf, known, lookups }: Facts,
): { doc: Row; errors: FieldErrors } {
  const { resource, header, texts, site, timeZone } = setting
  const doc: Row = !current && resource.scope === 'site' && site !== null ? { site } : {}
  const errors: FieldErrors = {}
  const shown = current && shownOf.get(current)
  const reader = { locale: header.locale, timeZone }
  for (const [name, field] of Object.entries(resource.fields)) {
    if (!header.columns.has(name) || field.writable === 'never') continue
    const cell = cellOf(header, row, name)
    if (shown && isSameText(cell, readBack(recordCell(shown[name], field, { name, texts, known, reader }))))
      continue
    const place = { name, texts, timeZone, record: { ...current, ...doc }, lookup: lookups.get(name) }
    const parsed =
      cell.trim() === '' && !(field.kind === 'text' && cell !== '')
        ? blank(field, current?.[name], !current)
        : valueIn(setting.resource, cell, field, place)
    if (parsed === undefined) continue
    if ('error' in parsed) errors[name] = parsed.error
    else if (!current || !isSame(current[name], parsed.value)) doc[name] = parsed.value
  }
  return { doc, errors }
}

/** What an empty cell says: of a new record nothing, of one that is there that it has no such value. */
function blank(field: Field, now: unknown, isNew: boolean): Parsed | undefined {
  const isList = field.kind === 'list' || field.kind === 'refs'
  if (isNew || now === null || now === undefined || now === '') return undefined
  if (isList) return { value: [] }
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

function valueIn(resource: Resource, cell: string, field: Field, place: Place): Parsed {
  if (field.to === undefined) return parseCell(cell, field, place)
  if (field.kind === 'ref') return referred(resource, cell, field, place)
  const ids: unknown[] = []
  for (const item of splitItems(cell)) {
    const one = referred(resource, item, field, place)
    if ('error' in one) return one
    ids.push(one.value)
  }
  return { value: ids }
}

/** Of several records of that name the one that belongs here: at the record's site, within what it names. */
function referred(resource: Resource, text: string, field: Field, { record, lookup }: Place): Parsed {
  const all = lookup?.of(text) ?? []
  const fits = all.filter(
    (one) =>
      (field.within === undefined || one[field.within] === record[field.within]) &&
      (resource.scope !== 'site' || !('site' in one) || one['site'] === record['site']),
  )
  const [first, ...others] = fits.length > 0 ? fits : all
  if (!first) return { error: 'reference' }
  return others.length > 0 ? { error: 'ambiguous' } : { value: first['_id'] }
}

/** What each reference of the rows could mean, by field. */
async function lookUp(
  { resource, header }: Setting,
  context: Context,
  rows: readonly SheetRow[],
): Promise<Lookups> {
  const found = new Map<string, Candidates>()
  for (const [name, field] of Object.entries(resource.fields)) {
    if (field.to === undefined || field.writable === 'never' || !header.columns.has(name)) continue
    const cells = rows.map((row) => cellOf(header, row, name)).filter((cell) => cell.trim() !== '')
    const texts = new Set(field.kind === 'refs' ? cells.flatMap(splitItems) : cells)
    found.set(name, await candidates(context, resource, field, texts))
  }
  return found
}

/** What the row says of the key; null where a part is missing. */
function keyOf(
  { resource, header, site }: Setting,
  row: SheetRow,
  lookups: Lookups,
): readonly string[] | null {
  const key = resource.imports?.key ?? []
  const parts = key.map((name) => {
    const cell = cellOf(header, row, name)
    if (name === 'site' && cell.trim() === '') return site
    if (resource.fields[name]?.to === undefined) return cell
    return lookups.get(name)?.of(cell)[0]?.['_id'] ?? null
  })
  const whole = parts.filter((part) => typeof part === 'string' && part !== '')
  return key.length > 0 && whole.length === key.length ? whole.map(String) : null
}

const cellOf = ({ columns }: Header, { cells }: SheetRow, name: string): string =>
  cells[columns.get(name) ?? -1] ?? ''

/** Spreadsheets leave out the time of a midnight. */
const isSameText = (cell: string, written: string): boolean =>
  cell === written || (written === `${cell} 00:00:00` && /^\d{4}-\d\d-\d\d$/.test(cell))
