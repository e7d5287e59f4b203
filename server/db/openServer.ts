import type { Socket } from 'node:net'
import { Pool, type PoolConfig, type PoolClient } from 'pg'
import { SettingsError } from '#server/base/settings.ts'
import type { EmbeddedPool } from './embedded/openEmbedded.ts'

/** How to reach a PostgreSQL server. */
export interface ServerAddress {
  readonly url: string
  /** The maximum number of connections. */
  readonly pool: number
  /** The maximum duration of a statement in seconds; null for no limit. */
  readonly timeout: number | null
}

/**
 * Opens connections to a PostgreSQL server as they are needed. An unreachable server is reported within 2 s,
 * a server that no longer replies a little after the maximum duration of a statement; the next statement
 * connects again.
 */
export function openServer({ url, pool: max, timeout }: ServerAddress, config: PoolConfig): EmbeddedPool {
  const limit = timeout === null ? 0 : timeout * 1000
  const pool = new Pool({
    ...config,
    pipeline: true,
    connectionString: url,
    max,
    application_name: 'atrium',
    connectionTimeoutMillis: dialMs,
    idleTimeoutMillis: idleMs,
    keepAlive: true,
    statement_timeout: limit,
    idle_in_transaction_session_timeout: limit,
  })
  if (limit > 0) pool.on('connect', (client) => endWhenSilent(client, limit + beyondMs))
  return { pool, close: () => pool.end() }
}

/**
 * Connects once. An error here is the address, the name and password, TLS, or an unreachable server: one
 * sentence.
 */
export async function requireReachable({ pool, close }: EmbeddedPool): Promise<void> {
  try {
    const client = await pool.connect()
    client.release()
  } catch (error) {
    await close()
    throw new SettingsError(
      `The database at DATABASE_URL cannot be reached: ${reasonOf(error)}. Is it running, and are ` +
        'host, port, database, name, password and sslmode right?',
    )
  }
}

/** A name with several addresses fails with a joint error, which has a code and no message. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ')
  return error instanceof Error ? error.message : String(error)
}

/** Also the maximum wait for a place in the pool, after which the caller gets an error. */
const dialMs = 1800
const idleMs = 10_000
const beyondMs = 5000

/**
 * The server ends a statement that takes too long, unless it is gone without notice. Connections that only
 * wait for work are closed sooner than this.
 */
function endWhenSilent(client: PoolClient, ms: number): void {
  // The driver's types leave out its connection.
  const { stream } = (client as PoolClient & { connection: { stream: Socket } }).connection
  stream.setTimeout(ms, () =>
    stream.destroy(Object.assign(new Error('The database did not reply in time.'), { code: 'ETIMEDOUT' })),
  )
}
