import { Kysely, PostgresDialect } from 'kysely'
import { types as standard, type CustomTypesConfig } from 'pg'
import type { Settings } from '#server/base/settings.ts'
import { giveWay } from './embedded/giveWay.ts'
import { giveWayOften } from './embedded/giveWayOften.ts'
import { hasRoom, openEmbedded, type EmbeddedPool } from './embedded/openEmbedded.ts'
import type { Pace } from './inPace.ts'
import { leanPool } from './leanPool.ts'
import { inOneTransaction, type InSteps } from './longTransaction.ts'
import { requireReachable, openServer } from './openServer.ts'
import { readingFrom, type DbReader } from './reading.ts'
import { stepsOn, undoLeftSteps } from './undo/inSteps.ts'

/**
 * The contract names tables at run time, so no static type describes them all; statements are written in
 * `sql`.
 */
export type Db = Kysely<Record<never, never>>

/**
 * The open database: embedded in DATA_DIR, or PostgreSQL at DATABASE_URL. The same statements run on both.
 */
export interface Database {
  db: Db
  kind: 'pglite' | 'postgresql'
  /** Does work without a time limit, such as migrations. */
  unhurried: <T>(work: (db: Db) => Promise<T>) => Promise<T>
  /** Lists, reports and exports: from the replica, if there is one that is up to date. */
  reading: DbReader
  /** Whether there is disk space to write; a PostgreSQL server checks this itself. */
  hasRoom: () => Promise<boolean>
  /** Long work, all or nothing, without blocking others. */
  inSteps: InSteps
  /** The pace of work in batches. */
  pace: Pace
  /** How jobs leave the only connection to others; tells whether others are at work. */
  giveWay?: () => Promise<boolean>
  /**
   * The tables with rows of an unfinished long transaction: nobody else may see them yet
   * (`engine/committed.ts`).
   */
  uncommitted: ReadonlySet<string>
  /** The open connections, and how many callers wait for one. */
  connections: () => { idle: number; busy: number; waiting: number }
  /** Copies the folder of the embedded database; a PostgreSQL server has none. */
  copyTo?: (folder: string) => Promise<void>
  close: () => Promise<void>
}

type DatabaseSettings = Pick<Settings, 'DATA_DIR' | 'DATABASE_URL' | 'DATABASE_POOL'> &
  Partial<Pick<Settings, 'DATABASE_TIMEOUT' | 'DATABASE_REPLICA_URL'>>

/** Callbacks for events apart from the statements. */
interface DatabaseCallbacks {
  /** The embedded database is gone for good. */
  readonly onLost?: (reason: Error) => void
  /** A statement took longer than a second. Its text has placeholders for values. */
  readonly onSlow?: (statement: { sql: string; ms: number }) => void
}

/**
 * Opens the database of the settings; throws a sentence for the person who started the server if it cannot be
 * reached. `onError` is called for connections that break while idle.
 */
export async function openDatabase(
  settings: DatabaseSettings,
  onError: (error: Error) => void,
  { onLost, onSlow }: DatabaseCallbacks = {},
): Promise<Database> {
  if (settings.DATABASE_URL !== undefined)
    return openPostgres(settings.DATABASE_URL, settings, (opened) => over(opened, onError, onSlow))
  const opened = await openEmbedded(settings.DATA_DIR, { types }, onLost)
  const db = over(opened, onError, onSlow)
  const pace = { aim: stepMs, giveWay: () => giveWay(opened.pool) }
  await undoLeftSteps(db, pace)
  return {
    db,
    kind: 'pglite',
    ...stepsOn(db, pace),
    pace,
    giveWay: giveWayOften(opened.pool),
    unhurried: (work) => work(db),
    reading: (read) => read(db),
    hasRoom: () => hasRoom(settings.DATA_DIR),
    connections: connectionsOf(opened),
    copyTo: opened.copyTo,
    close: opened.close,
  }
}

async function openPostgres(
  url: string,
  { DATABASE_POOL: pool, DATABASE_TIMEOUT: timeout = 30, DATABASE_REPLICA_URL: replicaUrl }: DatabaseSettings,
  over: (opened: EmbeddedPool) => Db,
): Promise<Database> {
  const opened = openServer({ url, pool, timeout }, { types })
  const db = over(opened)
  await requireReachable(opened)
  const replica = replicaUrl === undefined ? null : openServer({ url: replicaUrl, pool, timeout }, { types })
  return {
    db,
    kind: 'postgresql',
    inSteps: inOneTransaction(db),
    pace: { aim: batchMs, giveWay: () => Promise.resolve() },
    uncommitted: new Set(),
    unhurried: async (task) => {
      const patient = openServer({ url, pool: 1, timeout: null }, { types })
      try {
        return await task(over(patient))
      } finally {
        await patient.close()
      }
    },
    reading: replica ? readingFrom(over(replica), db) : (read) => read(db),
    hasRoom: async () => true,
    connections: connectionsOf(opened),
    close: async () => {
      await Promise.all([opened.close(), replica?.close()])
    },
  }
}

/**
 * Milliseconds for a step of long work on the single connection, and for a batch where others have their own.
 */
const stepMs = 50
const batchMs = 250

const connectionsOf =
  ({ pool }: EmbeddedPool): Database['connections'] =>
  () => ({ idle: pool.idleCount, busy: pool.totalCount - pool.idleCount, waiting: pool.waitingCount })

/** Milliseconds from which a statement counts as slow. */
const slow = 1000

function over(
  { pool }: EmbeddedPool,
  onError: (error: Error) => void,
  onSlow?: DatabaseCallbacks['onSlow'],
): Db {
  pool.on('error', onError)
  // A connection that breaks between two statements of a transaction emits the error itself; without a
  // listener, it would end the process.
  pool.on('connect', (client) => client.on('error', onError))
  return new Kysely({
    dialect: new PostgresDialect({ pool: leanPool(pool) }),
    log: ({ query: { sql }, queryDurationMillis: ms }) => {
      if (ms > slow) onSlow?.({ sql, ms: Math.round(ms) })
    },
  })
}

const { INT8, NUMERIC, DATE } = standard.builtins
const asNumber = (value: string): number => Number(value)

// Seconds, amounts and areas are numbers on the wire, and a calendar day is text; all fit a double by the
// contract's bounds.
const types: CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === INT8 || oid === NUMERIC) return asNumber
    if (oid === DATE) return (value: string) => value
    return standard.getTypeParser(oid, format as 'text')
  },
}
