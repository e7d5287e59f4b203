import { commonFields, type Resource } from '#contract/resource.ts'
import { storedSearch } from '#contract/searchedBy.ts'
import { quoted } from '#server/db/quoted.ts'
import { hasNameOrder, spelledFields } from '#server/engine/spelling.ts'

/** An index that a table needs. */
export interface Index {
  /** The columns that it is about. */
  readonly columns: readonly string[]
  /** No two records have the same in them. */
  readonly isUnique: boolean
  readonly statement: string
}

/** The indexes of a resource: of its keys, its usual order, its references and its search. A dictionary is short: its keys are enough. */
export function indexesOf(resource: Resource): Index[] {
  const { name, fields, dictionary } = resource
  const index = (columns: readonly string[], how: string): Index => ({
    columns,
    isUnique: false,
    statement: `create index on ${quoted(name)} ${how}`,
  })
  const keys = keysOf(resource).map((key) => uniqueIndex(resource, key))
  if (dictionary) return keys
  const order = orderOf(resource)
  const begins = [...keys, ...(order ? [order] : [])].map(({ columns: [first] }) => first)
  const isApart = (field: string): boolean => !Object.hasOwn(commonFields, field) && !begins.includes(field)
  const references = Object.entries(fields)
    .filter(([field, { kind, derived }]) => kind.startsWith('ref') && !derived && isApart(field))
    .map(([field, { kind }]) => index([field], `${kind === 'refs' ? 'using gin ' : ''}(${quoted(field)})`))
  const search = [
    ...(storedSearch(resource).length > 0 ? ['search_text'] : []),
    ...(spelledFields(resource).length > 0 ? ['pinyin'] : []),
  ].map((column) => index(['search_text'], `using gin (${column} gin_trgm_ops)`))
  return [...keys, ...(order ? [index(order.columns, order.how)] : []), ...references, ...search]
}

/** What no two records have in common: what finds a record on create or import, its number, and a required code at its site. */
function keysOf({ fields, scope, upsertBy = [], imports }: Resource): (readonly string[])[] {
  const imported = imports?.isUnique === false ? [] : (imports?.key ?? [])
  const declared = [upsertBy, imported].filter((key) => key.length > 0)
  const others = Object.entries(fields).flatMap(([name, { means, required, numbered, derived }]) => {
    if (derived || declared.some((key) => key.includes(name))) return []
    if (numbered !== undefined) return [[name]]
    return means === 'code' && required ? [scope === 'site' ? ['site', name] : [name]] : []
  })
  return [...new Map([...declared, ...others].map((key) => [key.join(), key])).values()]
}

function uniqueIndex({ name: table, fields, isLog }: Resource, key: readonly string[]): Index {
  // The database cuts longer names, and a message would name a field that does not exist.
  const name = key.reduce(
    (start, field) => (start.length + field.length < 62 ? `${start}__${field}` : start),
    `unique__${table}`,
  )
  const how = key.map((field) =>
    fields[field]?.means === 'code' ? `code_key(${quoted(field)})` : quoted(field),
  )
  const statement = `create unique index ${name} on ${quoted(table)} (${how.join(', ')})${present(isLog)}`
  return { columns: key, isUnique: true, statement }
}

/** The order of a list without another, at one site if the records belong to sites; undefined if it is not that of columns. */
function orderOf(resource: Resource): { columns: readonly string[]; how: string } | undefined {
  const { fields, scope, sort, isLog } = resource
  const parts = Object.entries(sort)
  if (parts.some(([name]) => !fields[name] || fields[name].derived || fields[name].kind === 'ref'))
    return undefined
  const site = scope === 'site' ? ['site'] : []
  const columns = parts.map(([name, way]) => {
    const end = way === 1 ? '' : fields[name]?.nullable ? ' desc nulls last' : ' desc'
    return `${placeOf(resource, name)}${end}`
  })
  const last = parts.every(([, way]) => way === -1) ? '_id desc' : '_id'
  const how = `(${[...site, ...columns, last].join(', ')})${present(isLog)}`
  return { columns: [...site, ...parts.map(([name]) => name)], how }
}

/** As the engine sorts: see `placeOf` there. */
function placeOf(resource: Resource, name: string): string {
  const { means, nullable } = resource.fields[name] ?? {}
  if (means === 'code') return `(natural_key(${quoted(name)}) collate "C")`
  if (name !== 'name' || !hasNameOrder(resource)) return quoted(name)
  return nullable ? "(nullif(name_order, ''))" : 'name_order'
}

const present = (isLog: boolean): string => (isLog ? '' : ' where deleted_at is null')
