import type { Resource } from '#contract/resource.ts'
import { addColumn, wantedColumns, type WantedColumn } from '#server/app/plugins/wantedColumns.ts'
import { quoted } from '#server/db/quoted.ts'
import { indexesOf, type Index } from './indexesOf.ts'
import { newTable } from './newTable.ts'
import type { Column, Table } from './tablesOf.ts'

/** What the tables of resources lack. */
export interface Migration {
  /** Statements that add it, without the semicolon. None of them drops anything. */
  readonly statements: readonly string[]
  /** Sentences about what somebody has to decide. */
  readonly open: readonly string[]
  /** Columns that no field has, such as `job.body`. They stay. */
  readonly unused: readonly string[]
}

/** Compares resources with the tables of a database. */
export function migrationOf(resources: readonly Resource[], tables: ReadonlyMap<string, Table>): Migration {
  const there = new Set(tables.keys())
  const made = resources
    .filter(({ name }) => !tables.has(name))
    .map((resource) => {
      const table = newTable(resource, there)
      there.add(resource.name)
      return table
    })
  const links = made.flatMap((table) => table.links)
  const changes = resources.flatMap((resource) => {
    const table = tables.get(resource.name)
    return table && !table.isView ? [changesOf(resource, table)] : []
  })
  return {
    statements: [
      ...made.flatMap(({ statements }) => statements),
      ...changes.flatMap(({ statements }) => statements),
      ...links.filter(({ to }) => there.has(to)).map(({ statement }) => statement),
    ],
    open: [
      ...changes.flatMap(({ open }) => open),
      ...links
        .filter(({ to }) => !there.has(to))
        .map(({ to, statement }) => `There is no table ${to} for: ${statement}.`),
    ],
    unused: changes.flatMap(({ unused }) => unused),
  }
}

function changesOf(resource: Resource, { columns, indexes }: Table): Migration {
  const table = quoted(resource.name)
  const wanted = wantedColumns(resource)
  const added = wanted.filter(({ name }) => !columns.has(name))
  const tight = wanted.filter(({ name, nullable }) => nullable && columns.get(name)?.nullable === false)
  const lacks = ({ isUnique, columns: about }: Index): boolean =>
    added.some(({ name }) => about.includes(name)) ||
    (isUnique && !indexes.some((index) => tellsApart(index, about)))
  const known = [...wanted.map(({ name }) => name), 'pinyin', 'name_order']
  return {
    statements: [
      ...new Set(added.map((column) => addColumn(resource.name, column))),
      ...tight.map(({ name }) => `alter table ${table} alter ${quoted(name)} drop not null`),
      ...indexesOf(resource).flatMap((index) => (lacks(index) ? [index.statement] : [])),
    ],
    open: wanted.flatMap((column) => {
      const sentence = openIn(column, columns.get(column.name))
      return sentence === undefined ? [] : [`${resource.name}.${column.name} ${sentence}`]
    }),
    unused: [...columns.keys()]
      .filter((name) => !known.includes(name))
      .map((name) => `${resource.name}.${name}`),
  }
}

/** Whether an index named `unique__<table>__<field>…` tells records apart by some of these fields. */
function tellsApart(index: string, fields: readonly string[]): boolean {
  const [start, , ...names] = index.split('__')
  return start === 'unique' && names.length > 0 && names.every((name) => fields.includes(name))
}

function openIn(wanted: WantedColumn, actual: Column | undefined): string | undefined {
  const { type, nullable, declaration, isCommon, decimals = 0, texts = [] } = wanted
  if (!actual)
    return nullable || isCommon || declaration.includes(' default ')
      ? undefined
      : 'has no default. If there are rows, add it without "not null", fill it in, and set it not null.'
  if (actual.type !== type) return `is ${actual.type}, and its field needs ${type}.`
  if (actual.decimals !== null && actual.decimals < decimals)
    return `has ${actual.decimals} decimals, and its field has ${decimals}.`
  if (!nullable && actual.nullable) return 'can be null, and its field cannot.'
  const missing = texts.filter((text) => !new RegExp(`\\b${text}\\b`).test(actual.expression))
  return missing.length > 0
    ? `lacks ${missing.join(', ')}. Drop it, and add it again with its index: ${declaration}.`
    : undefined
}
