import { sql, type RawBuilder } from 'kysely'

/**
 * A number from 0 up to, but not including, 1, derived from a text: the randomness of rows that the database
 * generates. The same text gives the same number on every server.
 */
export const drawn = (text: RawBuilder<unknown>) =>
  sql<number>`(('x' || substr(md5(${text}), 1, 8))::bit(32)::bigint / 4294967296::float8)`

/**
 * Plain rows as a table in a statement: `columns` are names with types, such as `site text, area numeric`.
 */
export const rowsAs = (name: string, rows: readonly object[], columns: string) =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as ${sql.raw(`${name} (${columns})`)}`
