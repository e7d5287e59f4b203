import { plainText } from '#contract/fieldSchemas.ts'
import type { Resource } from '#contract/resource.ts'
import { unusualIn } from '#contract/usual.ts'
import type { Context, Row } from '#server/engine/context.ts'
import { hooksOf } from '#server/engine/hooks.ts'
import { showing } from '#server/engine/privacy.ts'
import { labelFields } from '#server/services/sheet/labelFields.ts'
import { nameKey, namesOf, type Names } from '#server/services/sheet/namesOf.ts'
import { mostItems, splitItems } from '#server/services/sheet/listText.ts'
import type { SheetRow } from '#server/services/sheet/sheetRow.ts'
import { candidates, longestName, type Candidates } from './candidates.ts'
import { completed } from '#server/engine/twins.ts'
import { keyJson } from './comparable.ts'
import { findRecords } from './findRecords.ts'
import type { Plan } from './plan.ts'
import { cellOf, type Header } from './readHeader.ts'
import { valuesOf, type LookupResults, type Lookups, type Setting } from './rowValues.ts'

/** Finds out which records some rows are about, and what would change. Stores nothing. */
export async function planRows(
  setting: Setting,
  context: Context,
  rows: readonly SheetRow[],
): Promise<Plan[]> {
  const { resource, header } = setting
  const lookups = await lookUp(setting, context, rows)
  const fresh = rows.map((row) =>
    valuesOf(setting, row, undefined, { shownOf: new Map(), known: new Map(), lookups }),
  )
  const full = await completed(
    resource,
    context,
    fresh.map(({ doc }) => doc),
  )
  const keys = full.map((doc) => keyOf(setting, doc))
  const found = await findRecords(resource, context, {
    ids: rows.map((row) => cellOf(header, row, '_id').trim()).filter(isAskable),
    keys: keys.filter((key) => key !== null).filter((key) => key.every(isAskable)),
  })
  const shown = found.map(showing(resource, context.who))
  const known: Names = new Map()
  await namesOf(known, context, { resource, page: [...shown, ...full], locale: header.locale })
  const shownOf = new Map(found.map((record, index) => [record, shown[index] ?? record]))
  const byId = Map.groupBy(found, ({ _id }) => String(_id))
  const key = resource.imports?.key ?? []
  const byKey = Map.groupBy(found, (record) =>
    keyJson(
      resource,
      key.map((name) => String(record[name])),
    ),
  )
  const comparable = await hooksOf(resource, context).comparable?.(context, full)
  return rows.map((row, at) => {
    const own = keys[at] ? keyJson(resource, keys[at]) : null
    return planRow(setting, row, {
      key: own,
      full: full[at] ?? {},
      comparable: comparable?.[at] ?? null,
      byId,
      byKey,
      shownOf,
      known,
      lookups,
    })
  })
}

/** What is known of a row besides its cells. */
interface RowFacts extends LookupResults {
  /** The key in the row, as JSON. */
  readonly key: string | null
  /** What a new record would get that the row leaves out. */
  readonly full: Row
  /** What a new record is compared with, to see whether it is unusual. */
  readonly comparable: Row | null
  /** The existing records, by id and by key. */
  readonly byId: ReadonlyMap<string, readonly Row[]>
  readonly byKey: ReadonlyMap<string, readonly Row[]>
}

function planRow(setting: Setting, row: SheetRow, facts: RowFacts): Plan {
  const { header } = setting
  const matches = matchesOf(setting, row, facts)
  const current = matches.records[0]
  const { doc: own, cells, errors } = valuesOf(setting, row, current, facts)
  const doc = current ? own : { ...facts.full, ...own }
  const rev = Number(cellOf(header, row, 'rev').trim()) || undefined
  const isChanged = Object.keys(doc).length > 0 || Object.keys(errors).length > 0
  const isStale = current && isChanged && rev !== undefined && rev !== current.rev
  const isSound = Object.keys(errors).length === 0
  const problem =
    problemOf(setting, matches) ?? (isSound && hasUnread(header, row) ? 'no_heading' : undefined)
  if (problem !== undefined) errors[matches.column] = problem
  else if (isStale) errors['rev'] = 'stale'
  const change = isChanged ? 'change' : 'none'
  return {
    row: row.row,
    action: current ? change : 'add',
    id: current ? String(current._id) : null,
    key: facts.key,
    name: nameIn(setting, (current && facts.shownOf.get(current)) ?? doc, facts.known),
    cells,
    doc,
    unusual: unusualIn(setting.resource.fields, own, current ?? facts.comparable),
    rev,
    seen: current ? Number(current.rev) : null,
    current: current ?? null,
    errors,
  }
}

interface Matches {
  /** The records found: none for a new record, several if the row is ambiguous. */
  readonly records: readonly Row[]
  /** Whether the row has an id. */
  readonly hasId: boolean
  /** The column by which they were looked for. */
  readonly column: string
}

/**
 * Finds the existing records that a row is about: by its id, otherwise by its key. If records are only added, an
 * unknown id is ignored.
 */
function matchesOf({ resource, header, mode }: Setting, row: SheetRow, facts: RowFacts): Matches {
  const id = cellOf(header, row, '_id').trim()
  const hasId = id !== ''
  const byId = facts.byId.get(id) ?? []
  if (byId.length > 0 || (hasId && mode !== 'add')) return { records: byId, hasId, column: '_id' }
  const byKey = facts.key === null ? [] : (facts.byKey.get(facts.key) ?? [])
  return { records: byKey, hasId, column: resource.imports?.key.at(-1) ?? '_id' }
}

/** Whether a cell without a heading has content, which would be lost. */
const hasUnread = ({ headings }: Header, { cells }: SheetRow): boolean =>
  cells.some((cell, at) => cell.trim() !== '' && (headings[at] ?? '') === '')

/** Why the mode of the import does not allow what was found. */
function problemOf({ mode }: Setting, { records, hasId }: Matches): string | undefined {
  if (records.length > 1) return 'ambiguous'
  if (records.length === 1) return mode === 'add' ? 'exists' : undefined
  return mode === 'update' || (hasId && mode === 'both') ? 'not_found' : undefined
}

/**
 * What a record is called in the language of the file, as far as it has a name; otherwise by what it is about, such as the unit,
 * the day and the category of a sale.
 */
function nameIn({ resource, header }: Setting, record: Row, known: Names): string {
  const by = labelFields(resource)
  // One part of a key is not a name, unless the other parts only name the site.
  const parts = resource.imports?.key.filter((name) => name !== 'site') ?? []
  const isNamed = by && (by.names[0] === 'name' || parts.length < 2)
  if (!isNamed) return partsOf(resource, record, known).join(' · ')
  const names = by ? [...by.names, ...(by.code === undefined ? [] : [by.code])] : []
  const first = ({ zh_CN: 'name', zh_TW: 'name_tc', en_US: 'name_en' } as const)[header.locale]
  const told = [first, ...names].map((name) => record[name])
  return String(told.find((name) => typeof name === 'string' && name !== '') ?? '')
}

/** The parts of a record's key in words. Of a reference without a name, what it lies within is named. */
function partsOf({ fields, imports }: Resource, record: Row, known: Names): string[] {
  return (imports?.key ?? []).flatMap((name) => {
    const field = fields[name]
    const value = record[name]
    if (typeof value !== 'string' || value === field?.initial) return []
    if (field?.to === undefined) return [value]
    const within = field.within ?? ''
    const called = known.get(nameKey(name, value)) ?? known.get(nameKey(within, record[within]))
    return called === undefined ? [] : [called]
  })
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
    const itemsOf = (cell: string): string[] => splitItems(cell).slice(0, mostItems)
    const texts = new Set(field.kind === 'refs' ? cells.flatMap(itemsOf) : cells)
    found.set(name, await candidates(context, resource, field, texts))
  }
  return found
}

/** The key of a row's record; null if a part is missing. */
function keyOf({ resource, site }: Setting, doc: Row): readonly string[] | null {
  const key = resource.imports?.key ?? []
  const parts = key.map((name) => doc[name] ?? (name === 'site' ? site : undefined))
  const whole = parts.filter((part) => typeof part === 'string' && part !== '')
  return key.length > 0 && whole.length === key.length ? whole.map(String) : null
}

/** Whether the database can look it up; no id or part of a key is longer. */
const isAskable = (text: string): boolean =>
  text !== '' && text.length <= longestName && plainText.safeParse(text).success
