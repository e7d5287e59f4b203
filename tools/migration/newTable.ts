import type { Resource } from '#contract/resource.ts'
import { wantedColumns } from '#server/app/plugins/wantedColumns.ts'
import { quoted } from '#server/db/quoted.ts'
import { indexesOf } from './indexesOf.ts'

/** The statements that make a table. */
export interface NewTable {
  /** Without their semicolons. */
  readonly statements: readonly string[]
  /** What links it to tables that are not there yet. */
  readonly links: readonly { readonly to: string; readonly statement: string }[]
}

/** Makes the table of a resource, with its indexes. It refers to tables that are `there`, and to itself. */
export function newTable(resource: Resource, there: ReadonlySet<string> = new Set()): NewTable {
  const table = quoted(resource.name)
  const columns = wantedColumns(resource).filter(({ isCommon }) => !isCommon)
  const isThere = (to: string): boolean => to === resource.name || there.has(to)
  const lines = columns.map(({ declaration, to }) =>
    to !== undefined && isThere(to) ? `${declaration} references ${quoted(to)}` : declaration,
  )
  return {
    statements: [
      `create table ${table} (\n  ${lines.join(',\n  ')}\n)`,
      ...(resource.isLog ? [] : [`select add_common_columns('${resource.name}')`]),
      ...indexesOf(resource).map(({ statement }) => statement),
    ],
    links: columns.flatMap(({ name, to }) =>
      to === undefined || isThere(to)
        ? []
        : [
            {
              to,
              statement: `alter table ${table} add foreign key (${quoted(name)}) references ${quoted(to)}`,
            },
          ],
    ),
  }
}
