import { sql } from 'kysely'
import type { Sql } from './condSql.ts'

/** A row of a table with three names as the contract's `label`, a JSON object. */
export const labelOf = (table: string): Sql =>
  sql`jsonb_build_object(${sql.join(columns.flatMap((column) => [sql.lit(column), sql.ref(`${table}.${column}`)]))})`

const columns = ['_id', 'name', 'name_en', 'name_tc'] as const
