import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { ApiError } from '#contract/reply.ts'
import type { Context } from './context.ts'

/** Seconds for which a key is remembered. */
const remembered = 86_400

/**
 * Does work that must not happen twice, inside its transaction, and returns what the work does. Where the
 * request carries an `Idempotency-Key`, the same document sent again to the same path gets the first reply,
 * even while that is still being made. Throws 4097 for another document with the same key. Keys are each
 * person's own.
 */
export async function once<T>(
  { db, who, idempotencyKey: key }: Context,
  path: string,
  doc: unknown,
  work: () => Promise<T>,
): Promise<T> {
  if (key === undefined) return work()
  const mine = sql`user_id = ${who.id} and path = ${path} and key = ${key}`
  const digest = createHash('sha256').update(JSON.stringify(doc)).digest('hex')
  // Waits for whoever has the key and is not done yet.
  const { rows: taken } = await sql`
    insert into idempotency as known (user_id, path, key, digest, at)
    values (${who.id}, ${path}, ${key}, ${digest}, extract(epoch from now())::int8)
    on conflict (user_id, path, key) do update set digest = excluded.digest, at = excluded.at, answer = null
      where known.at < excluded.at - ${remembered}
    returning 1 as taken`.execute(db)
  if (taken.length === 0) {
    const { rows } = await sql<{ digest: string; answer: T }>`
      select digest, answer from idempotency where ${mine}`.execute(db)
    if (rows[0]?.digest !== digest) throw new ApiError('idempotency.mismatch')
    return rows[0].answer
  }
  const answer = await work()
  await sql`update idempotency set answer = ${JSON.stringify(answer)}::jsonb where ${mine}`.execute(db)
  return answer
}
