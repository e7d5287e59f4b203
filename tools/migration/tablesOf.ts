import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'

/** A table of the database, or a view. */
export interface Table {
  readonly isView: boolean
  readonly columns: ReadonlyMap<string, Column>
  /** The names of its indexes. */
  readonly indexes: readonly string[]
}

/** A column as it is in the database. */
export interface Column {
  /** Its type without a length: `numeric`. */
  readonly type: string
  readonly nullable: boolean
  /** Null if it takes any number of decimals, or is no decimal. */
  readonly decimals: number | null
  /** What it is generated from, or its default. */
  readonly expression: string
}

/** The tables and views of a database by their names. */
export async function tablesOf(db: Db): Promise<ReadonlyMap<string, Table>> {
  const { rows } = await sql<Column & { table: string; isView: boolean; name: string }>`
    select c.relname as table, c.relkind in ('v', 'm') as "isView", a.attname as name,
      format_type(a.atttypid, null) as type, not a.attnotnull as nullable,
      case when a.atttypid = 'numeric'::regtype and a.atttypmod > 0 then (a.atttypmod - 4) & 2047 end as decimals,
      coalesce(pg_get_expr(d.adbin, d.adrelid), '') as expression
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
    order by c.relname, a.attnum`.execute(db)
  const indexed = await sql<{ table: string; name: string }>`
    select tablename as table, indexname as name from pg_indexes where schemaname = current_schema()`.execute(
    db,
  )
  const indexes = Map.groupBy(indexed.rows, ({ table }) => table)
  return new Map(
    [...Map.groupBy(rows, ({ table }) => table)].map(([table, columns]) => [
      table,
      {
        isView: columns[0]?.isView === true,
        columns: new Map(columns.map((column) => [column.name, column])),
        indexes: (indexes.get(table) ?? []).map(({ name }) => name),
      },
    ]),
  )
}
