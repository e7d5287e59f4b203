import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import type { ServerPlugin } from '#server/http/defineServerPlugin.ts'
import type { PluginProblem } from '#server/base/pluginProblem.ts'
import { addColumn, wantedColumns } from './wantedColumns.ts'

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
      const sentence = `there is no table ${name}. Write its migration with: npm run new:migration ${plugin}`
      problems.push({ plugin, place: `resources.${i}.name`, sentence })
      continue
    }
    for (const column of wantedColumns(resource)) {
      if (columns.has(column.name)) continue
      const sentence = `the table ${name} has no column ${column.name}. Add a migration with: ${addColumn(name, column)};`
      problems.push({ plugin, place: `resources.${i}.${column.place}`, sentence })
    }
  }
  return problems
}
