import { sql } from 'kysely'
import { commonFields, type Resource } from '#contract/resource.ts'
import { storedSearch } from '#contract/searchedBy.ts'
import type { Db } from '#server/db/database.ts'
import type { ServerPlugin } from '#server/http/defineServerPlugin.ts'
import type { PluginProblem } from '#server/base/pluginProblem.ts'

/** Finds resources without a table, and fields without a column, after the migrations. */
export async function checkColumns(
  db: Db,
  { id: plugin, resources = [] }: ServerPlugin,
): Promise<PluginProblem[]> {
  const problems: PluginProblem[] = []
  for (const [i, resource] of resources.entries()) {
    const { name } = resource
    const { rows } = await sql<{ name: string }>`
      select attname as name from pg_attribute
      where attrelid = to_regclass(quote_ident(${name})) and attnum > 0 and not attisdropped`.execute(db)
    const columns = new Set(rows.map((row) => row.name))
    if (columns.size === 0) {
      const sentence = `there is no table ${name}. Add a migration that creates it.`
      problems.push({ plugin, place: `resources.${i}.name`, sentence })
      continue
    }
    for (const { place, column, statement } of columnsOf(resource)) {
      if (columns.has(column)) continue
      const sentence = `the table ${name} has no column ${column}. Add a migration with: ${statement};`
      problems.push({ plugin, place: `resources.${i}.${place}`, sentence })
    }
  }
  return problems
}

/**
 * A column that the engine uses: the place in the contract that needs it, and the statement that creates it.
 */
interface WantedColumn {
  readonly place: string
  readonly column: string
  readonly statement: string
}

function columnsOf({ name, fields, asked = {}, search: searched = [], isLog }: Resource): WantedColumn[] {
  const common = `select add_common_columns('${name}')`
  const stored = Object.keys(fields).filter((field) => !fields[field]?.derived)
  const search = storedSearch({ fields, asked, search: searched })
  const searchText = `search_text text generated always as (search_form(${search[0]})) stored`
  return [
    ...stored.map((column) => ({
      place: `fields.${column}`,
      column,
      statement: Object.hasOwn(commonFields, column) ? common : `alter table ${name} add ${column} …`,
    })),
    ...(isLog ? [] : [{ place: 'fields', column: 'deleted_at', statement: common }]),
    ...(search.length === 0
      ? []
      : [{ place: 'search', column: 'search_text', statement: `alter table ${name} add ${searchText}` }]),
  ]
}
