import { sql } from 'kysely'
import type { Database } from '#server/db/database.ts'

/** The kind and version of the database, such as `PostgreSQL 16.4`. */
export async function databaseVersion({ db, kind }: Pick<Database, 'db' | 'kind'>): Promise<string> {
  const { rows } = await sql<{
    version: string
  }>`select current_setting('server_version') as version`.execute(db)
  return `${kind === 'pglite' ? 'PGlite' : 'PostgreSQL'} ${rows[0]?.version ?? '?'}`
}

/** The milliseconds of a statement that does nothing: the middle one of three. */
export async function latencyOf({ db }: Pick<Database, 'db'>): Promise<number> {
  const times: number[] = []
  for (let n = 0; n < 3; n += 1) {
    const began = performance.now()
    await sql`select 1`.execute(db)
    times.push(performance.now() - began)
  }
  return Math.round(times.toSorted((one, other) => one - other)[1] ?? 0)
}

/** The bytes of all tables and indexes. */
export async function sizeOf({ db }: Pick<Database, 'db'>): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select pg_database_size(current_database()) as bytes`.execute(db)
  return Number(rows[0]?.bytes ?? 0)
}
