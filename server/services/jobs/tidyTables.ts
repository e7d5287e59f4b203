import { text } from '#contract/localText.ts'
import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { readArrival } from '#server/services/arrival.ts'
import { defineJob } from './defineJob.ts'

/**
 * Daily, on the embedded database: frees the space of rows that were changed or deleted, and renews the statistics of the
 * planner. A PostgreSQL server does both on its own.
 */
export const tidyTables = defineJob({
  name: 'database.tidy',
  title: text('整理数据库', '整理資料庫', 'Tidy up the database'),
  every: 86_400,
  // The demo data is tidied when it is complete.
  isDue: async (db) => (await readArrival(db)) === null && (await untidyTables(db)).length > 0,
  cancellable: false,
  run: async ({ context: { db }, progress, signal, giveWay }) => {
    const tables = await untidyTables(db)
    for (const [done, name] of tables.entries()) {
      signal.throwIfAborted()
      progress(done, tables.length)
      await giveWay?.()
      await sql`vacuum (analyze) ${sql.table(name)}`.execute(db)
    }
    return { tables: tables.length }
  },
})

/** The tables that have grown since they were last tidied, and those whose rows are so old that transaction numbers run out. */
async function untidyTables(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = current_schema::regnamespace and relkind = 'r' and (
      pg_relation_size(oid) / current_setting('block_size')::int > greatest(relpages, 0) * 1.2 + 4
      or age(relfrozenxid) > 100000000)
    order by relname`.execute(db)
  return rows.map(({ name }) => name)
}
