import { Kysely, PostgresDialect } from 'kysely'
import { Pool, types as standard, type CustomTypesConfig } from 'pg'
import type { Settings } from '#server/settings.ts'
import { openEmbedded, type Opened } from './embedded/openEmbedded.ts'

/** Tables are named by the contract at run time, so no static type describes them all; statements are written in `sql`. */
export type Db = Kysely<Record<never, never>>

/** The open database: embedded in DATA_DIR, or PostgreSQL at DATABASE_URL. The same statements run on both. */
export interface Database {
  db: Db
  kind: 'pglite' | 'postgresql'
  close: () => Promise<void>
}

/**
 * Opens the database that the settings name. `onError` hears of connections that break while idle, `onLost` when the
 * embedded database is gone for good.
 */
export async function openDatabase(
  settings: Pick<Settings, 'DATA_DIR' | 'DATABASE_URL' | 'DATABASE_POOL'>,
  onError: (error: Error) => void,
  onLost?: (reason: Error) => void,
): Promise<Database> {
  const { pool, close } = settings.DATABASE_URL
    ? openServer(settings.DATABASE_URL, settings.DATABASE_POOL)
    : await openEmbedded(settings.DATA_DIR, { types }, onLost)
  pool.on('error', onError)
  // A connection that breaks between two statements of a transaction reports it on itself; unheard, it would end the process.
  pool.on('connect', (client) => client.on('error', onError))
  const db: Db = new Kysely({ dialect: new PostgresDialect({ pool }) })
  return { db, kind: settings.DATABASE_URL ? 'postgresql' : 'pglite', close }
}

function openServer(connectionString: string, max: number): Opened {
  const pool = new Pool({
    connectionString,
    max,
    types,
    application_name: 'atrium',
    connectionTimeoutMillis: 2000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
  })
  return { pool, close: () => pool.end() }
}

const { INT8, NUMERIC, DATE } = standard.builtins
const asNumber = (value: string): number => Number(value)

// Seconds, amounts and areas are numbers on the wire, and a calendar day is text; all fit a double by the contract's bounds.
const types: CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === INT8 || oid === NUMERIC) return asNumber
    if (oid === DATE) return (value: string) => value
    return standard.getTypeParser(oid, format as 'text')
  },
}
