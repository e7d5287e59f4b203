import type { Duplex } from 'node:stream'
import { sql, type PostgresPool, type PostgresPoolClient, type PostgresQueryResult } from 'kysely'
import { DatabaseError, type Pool, type PoolClient } from 'pg'
import { forget, nameOf } from './parsed.ts'

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
  connect: async () => leanClient((await pool.connect()) as ConnectedClient),
})

/** The driver's types leave out its connection. */
type ConnectedClient = PoolClient & { readonly connection: { readonly stream: Duplex } }

function leanClient(client: ConnectedClient): PostgresPoolClient {
  const { stream } = client.connection
  let isInTransaction = false
  let waiting: Promise<unknown>[] = []
  return {
    release: (destroy) => client.release(destroy),
    // Kysely sends cursors only if a dialect is given their class, and ours is not.
    query: query as PostgresPoolClient['query'],
  }

  function query(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<unknown>> {
    const isMarked = text.startsWith(waitMark)
    const begins = text === 'begin'
    const waits = begins || (isMarked && isInTransaction)
    if (begins || text === 'commit' || text === 'rollback') isInTransaction = begins
    if (waits && waiting.length === 0) stream.cork()
    const reply = run<unknown>(client, isMarked ? text.slice(waitMark.length) : text, values)
    if (waits) {
      waiting.push(reply)
      // The next statement fails with it.
      reply.catch(() => undefined)
      return Promise.resolve(unread)
    }
    if (waiting.length === 0) return reply
    const earlier = waiting
    waiting = []
    stream.uncork()
    return Promise.all([...earlier, reply]).then(() => reply)
  }
}

const waitMark = '/* sent with the next */ '

/**
 * The beginning of a statement that is sent together with the next one of its transaction, because nobody needs its reply, not even
 * the number of rows: each journey to the database and back costs more than a small statement. If it fails, the next one does, with its error.
 * It can stand before `parsedOnce`. The `begin` of a transaction is sent in this way too.
 */
export const sentWithNext = sql.raw<unknown>(waitMark)

const unread: PostgresQueryResult<never> = { command: 'SELECT', rowCount: 0, rows: [] }

const run = <R>(
  client: PoolClient,
  text: string,
  values: readonly unknown[],
): Promise<PostgresQueryResult<R>> =>
  new Promise((resolve, reject) => {
    const send = (name: string | undefined): void =>
      client.query(
        { text, values: [...values], ...(name === undefined ? {} : { name }) },
        (error: Error | null, result) => {
          if (error && name !== undefined && isOutdated(error)) {
            forget(text)
            send(undefined)
          } else if (error) reject(error)
          // The driver types the command as any text.
          else resolve(result as PostgresQueryResult<R>)
        },
      )
    send(nameOf(text))
  })

/** Whether a column has another type than when the statement was parsed. */
const isOutdated = (error: Error): boolean => error instanceof DatabaseError && error.code === '0A000'
