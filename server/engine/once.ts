import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { ApiError } from '#contract/reply.ts'
import { sentWithNext } from '#server/db/leanPool.ts'
import type { Context } from './context.ts'

/** Seconds for which a key is remembered: a device may be offline over long holidays. */
export const remembered = 30 * 86_400

/**
 * Does work that must not happen twice, inside its transaction, and returns its result. If the request
 * carries an `Idempotency-Key` and the same document is sent to the same path again, the first reply is
 * returned, even if it is still being produced. Throws 4097 for a different document with the same key. Each
 * person has their own keys. The route has to say `keepsKey`; without it the server keeps the reply of the whole call.
 */
export async function once<T>(
  { db, who, idempotencyKey: key }: Context,
  path: string,
  doc: unknown,
  work: () => Promise<T>,
): Promise<T> {
  if (key === undefined) return work()
  const mine = sql`user_id = ${who.id} and path = ${path} and key = ${key}`
  const digest = digestOf(doc)
  // Waits for another request with the same key that is not finished yet.
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
  await sql`${sentWithNext}update idempotency set answer = ${JSON.stringify(answer)}::jsonb where ${mine}`.execute(
    db,
  )
  return answer
}

/**
 * The reply that `once` gave to the same request before; undefined if there is none yet. It spares work that comes before
 * the transaction, such as storing a file.
 */
export async function repliedBefore<T>(
  { db, who, idempotencyKey: key }: Context,
  path: string,
  doc: unknown,
): Promise<T | undefined> {
  if (key === undefined) return undefined
  const { rows } = await sql<{ answer: T | null }>`
    select answer from idempotency
    where user_id = ${who.id} and path = ${path} and key = ${key} and digest = ${digestOf(doc)}`.execute(db)
  return rows[0]?.answer ?? undefined
}

const digestOf = (doc: unknown): string => createHash('sha256').update(JSON.stringify(doc)).digest('hex')
