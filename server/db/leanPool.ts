import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type { Pool, PoolClient } from 'pg'

/**
 * A pool for Kysely whose results become garbage as soon as nobody uses them. The promises of `pg` would keep
 * each result until the next full collection, hundreds of megabytes in an export: `Client.query` assigns a
 * closure to `query.callback`, and V8 allocates a closure that is assigned to a property in the old
 * generation, from where it holds the rows. A callback that is passed as an argument is young and is
 * collected with them.
 */
export const leanPool = (pool: Pool): PostgresPool => ({
  options: pool.options,
  end: () => pool.end(),
  connect: async () => leanClient(await pool.connect()),
})

const leanClient = (client: PoolClient): PostgresPoolClient => ({
  release: (destroy) => client.release(destroy),
  // Kysely sends cursors only if a dialect is given their class, and ours is not.
  query: ((sql: string, values: readonly unknown[]) =>
    run(client, sql, values)) as PostgresPoolClient['query'],
})

const run = <R>(
  client: PoolClient,
  sql: string,
  values: readonly unknown[],
): Promise<PostgresQueryResult<R>> =>
  new Promise((resolve, reject) => {
    client.query({ ...named(sql), values: [...values] }, (error: Error | null, result) => {
      if (error) reject(error)
      // The driver types the command as any text.
      else resolve(result as unknown as PostgresQueryResult<R>)
    })
  })

/** A statement that begins with this is parsed once by each connection (`planOnce`). */
export const parsedOnce = '/* parsed once */ '

const names = new Map<string, string>()

function named(text: string): { text: string; name?: string } {
  if (!text.startsWith(parsedOnce)) return { text }
  const name = names.get(text) ?? `parsed ${names.size + 1}`
  names.set(text, name)
  return { text, name }
}
