import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import type { TableShape } from './tableShape.ts'

const batch = 500

/**
 * Copies the rows of a table into an empty table with the same columns, each value as the text that the
 * database writes for it. Both databases are in a transaction.
 */
export async function copyTable(from: Db, to: Db, { table, columns }: TableShape): Promise<void> {
  const name = sql.table(table)
  const names = sql.join(columns.map((column) => sql.ref(column.name)))
  const cells = sql.join(
    columns.map((column) => sql`${sql.ref(column.name)}::text as ${sql.ref(column.name)}`),
  )
  const asText = sql.join(columns.map((column) => sql`${sql.ref(column.name)} text`))
  const typed = sql.join(columns.map((column) => sql`${sql.ref(column.name)}::${sql.raw(column.type)}`))
  await sql`declare moved no scroll cursor for select ${cells} from ${name}`.execute(from)
  for (;;) {
    const { rows } = await sql`fetch forward ${sql.lit(batch)} from moved`.execute(from)
    if (rows.length === 0) break
    await sql`
      insert into ${name} (${names}) overriding system value
      select ${typed} from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as moved (${asText})`.execute(
      to,
    )
  }
  await sql`close moved`.execute(from)
}
