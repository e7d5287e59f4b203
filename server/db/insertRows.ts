import { sql } from 'kysely'
import type { Db } from './database.ts'

const batchSize = 500

/** Rows of a table: plain values by column name; lists and objects are not yet JSON. */
interface TableRows {
  readonly table: string
  readonly rows: Iterable<Record<string, unknown>>
}

/**
 * Inserts rows in batches; missing values take the column's default. The rows of a batch are made while the batch before is
 * being written.
 */
export async function insertRows(db: Db, { table, rows }: TableRows): Promise<void> {
  let written: Promise<void> = Promise.resolve()
  for (const batch of batchesOf(rows)) {
    await written
    written = insertBatch(db, table, batch)
    // The next `await` throws it, after the rows in between are made.
    written.catch(() => undefined)
  }
  await written
}

function* batchesOf(rows: TableRows['rows']): Generator<readonly Record<string, unknown>[]> {
  let batch: Record<string, unknown>[] = []
  for (const row of rows) {
    const isFull = batch.length === batchSize
    if (batch[0] && (isFull || signature(row) !== signature(batch[0]))) {
      yield batch
      batch = []
    }
    batch.push(row)
  }
  yield batch
}

/** Rows of a batch have the same columns: a column that only some have would be null in the others. */
const signature = (row: Record<string, unknown>): string => Object.keys(row).join()

async function insertBatch(db: Db, table: string, batch: readonly Record<string, unknown>[]): Promise<void> {
  if (!batch[0]) return
  const names = sql.join(Object.keys(batch[0]).map((name) => sql.ref(name)))
  await sql`
    insert into ${sql.table(table)} (${names})
    select ${names} from jsonb_populate_recordset(null::${sql.table(table)},
      ${JSON.stringify(batch)}::jsonb)`.execute(db)
}
