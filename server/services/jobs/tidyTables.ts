import { sql } from 'kysely'
import { z } from 'zod'
import { readArrival } from '#server/services/arrival.ts'
import { defineJob } from './defineJob.ts'

/**
 * Daily, on the embedded database: frees the space of rows that were changed or deleted, and counts anew what the planner needs
 * to know. A PostgreSQL server does both by itself.
 */
export const tidyTables = defineJob({
  name: 'database.tidy',
  title: { zh_CN: '整理数据库', zh_TW: '整理資料庫', en_US: 'Tidy up the database' },
  body: z.object({}),
  key: () => '',
  every: 86_400,
  // The demo data is tidied when it is complete.
  isDue: async (db) => (await readArrival(db)) === null,
  cancellable: true,
  attempts: 3,
  run: async ({ context: { db }, progress, signal, giveWay }) => {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class
      where relnamespace = current_schema::regnamespace and relkind = 'r' order by relname`.execute(db)
    for (const [done, { name }] of rows.entries()) {
      signal.throwIfAborted()
      progress(done, rows.length)
      await giveWay?.()
      await sql`vacuum (analyze) ${sql.table(name)}`.execute(db)
    }
    return { tables: rows.length }
  },
})
