import type { Field, FieldKind } from '#contract/field.ts'
import { initialStates } from '#contract/lifecycle.ts'
import { commonFields, type Resource } from '#contract/resource.ts'
import { storedSearch } from '#contract/searchedBy.ts'
import { quoted } from '#server/db/quoted.ts'

/** A column that the engine uses. */
export interface WantedColumn {
  readonly name: string
  /** The place in the contract that needs it, such as `fields.spaces`. */
  readonly place: string
  /** What the database calls its type, without a length: `numeric`. */
  readonly type: string
  readonly nullable: boolean
  /** How many decimals it has, if it has decimals. */
  readonly decimals?: number
  /** How it is declared: `spaces integer not null default 0`. */
  readonly declaration: string
  /** The table that it refers to, if only what is there may be named. */
  readonly to?: string
  /** The fields whose texts it has, if it is the column that is searched. */
  readonly texts?: readonly string[]
  /** `add_common_columns` adds it. */
  readonly isCommon: boolean
}

/** The columns that the table of a resource has, in the order of its fields. */
export function wantedColumns(resource: Resource): WantedColumn[] {
  const { fields, asked = {}, search = [], isLog } = resource
  const texts = storedSearch({ fields, asked, search })
  const parts = texts.map((name) =>
    fields[name]?.kind === 'list' ? `joined_list(${quoted(name)})` : quoted(name),
  )
  const text = parts.length > 1 ? `joined(${parts.join(', ')})` : parts.join()
  const declaration = `search_text text generated always as (search_form(${text})) stored`
  const own = { nullable: true, isCommon: false }
  return [
    ...Object.entries(fields).flatMap(([name, field]) =>
      field.derived ? [] : [columnOf(name, field, resource)],
    ),
    ...(isLog
      ? []
      : [{ ...own, name: 'deleted_at', place: 'fields', type: 'bigint', declaration: '', isCommon: true }]),
    ...(text ? [{ ...own, name: 'search_text', place: 'search', type: 'text', declaration, texts }] : []),
  ]
}

/** The statement that adds a column, with the other common columns if it is one of them. */
export const addColumn = (table: string, { declaration, to, isCommon }: WantedColumn): string =>
  isCommon
    ? `select add_common_columns('${table}')`
    : `alter table ${quoted(table)} add ${declaration}${to === undefined ? '' : ` references ${quoted(to)}`}`

function columnOf(name: string, field: Field, { isLog, lifecycle }: Resource): WantedColumn {
  const { kind, nullable, to, initial } = field
  const first = lifecycle?.field === name ? initialStates(lifecycle)[0] : initial
  const decimals = kind === 'decimal' ? (field.decimals ?? (field.means === 'ratio' ? 6 : 2)) : undefined
  const parts = [
    // The contract allows decimals sixteen digits.
    `${quoted(name)} ${types[kind]}${decimals === undefined ? '' : `(16, ${decimals})`}`,
    ...(name === '_id' ? ['primary key'] : nullable ? [] : ['not null']),
    ...(first === undefined ? [] : [`default ${literal(first, kind)}`]),
  ]
  return {
    name,
    place: `fields.${name}`,
    type: types[kind],
    nullable,
    ...(decimals === undefined ? {} : { decimals }),
    declaration: parts.join(' '),
    // Records that a log names may have been removed.
    ...(kind === 'ref' && to !== undefined && !isLog ? { to } : {}),
    isCommon: name !== '_id' && Object.hasOwn(commonFields, name),
  }
}

function literal(value: unknown, kind: FieldKind): string {
  if (['flag', 'integer', 'decimal', 'seconds'].includes(kind)) return String(value)
  const text = kind === 'json' ? JSON.stringify(value) : Array.isArray(value) ? '{}' : String(value)
  return `'${text.replaceAll("'", "''")}'`
}

const types: Readonly<Record<FieldKind, string>> = {
  text: 'text',
  choice: 'text',
  ref: 'text',
  integer: 'integer',
  seconds: 'bigint',
  decimal: 'numeric',
  flag: 'boolean',
  date: 'date',
  list: 'text[]',
  refs: 'text[]',
  json: 'jsonb',
}
