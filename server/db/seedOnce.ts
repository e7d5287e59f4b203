import { sql } from 'kysely'
import type { Db } from './database.ts'
import { insertRows } from './insertRows.ts'

/** Fills a new database, completely or not at all, and records what was seeded. */
export async function seedOnce(
  db: Db,
  facts: Readonly<Record<string, string>>,
  fill: (inside: Db) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (inside) => {
    // If several servers start on one new database, the first sets it up and the others find it done.
    await sql`select pg_advisory_xact_lock(hashtext('installation'))`.execute(inside)
    if (await readInstallation(inside)) return
    await fill(inside)
    await insertRows(inside, {
      table: 'installation',
      rows: Object.entries(facts).map(([key, value]) => ({ key, value })),
    })
  })
}

/** What was seeded here before, or null for a new installation. */
export async function readInstallation(db: Db): Promise<Record<string, string> | null> {
  const { rows } = await sql<{ key: string; value: string }>`select key, value from installation`.execute(db)
  return rows.length > 0 ? Object.fromEntries(rows.map(({ key, value }) => [key, value])) : null
}
