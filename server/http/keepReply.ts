import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { ApiError } from '#contract/reply.ts'
import type { Db } from '#server/db/database.ts'
import { remembered } from '#server/engine/once.ts'

/** A request that can be repeated: whose it is, its call, its key, and everything that was sent. */
export interface KeyedRequest {
  readonly userId: string
  /** Method and path of the call, as in the contract. */
  readonly call: string
  readonly key: string
  readonly sent: unknown
}

/**
 * Handles a request with an `Idempotency-Key` once: repeated with the same content, it has the first reply, and nothing is
 * done again. Throws 4097 for other content with the same key, and 4098 if the first request has no reply yet after five
 * seconds, or never will because its server died: nobody knows then what it did. A refused request is not remembered.
 */
export async function keepReply<T>(db: Db, request: KeyedRequest, handle: () => Promise<T>): Promise<T> {
  const { userId, call, key, sent } = request
  const digest = createHash('sha256').update(JSON.stringify(sent)).digest('hex')
  const mine = sql`user_id = ${userId} and path = ${call} and key = ${key}`
  for (let tries = 0; tries < 25; tries += 1) {
    const { rows: taken } = await sql`
      insert into idempotency as known (user_id, path, key, digest, at)
      values (${userId}, ${call}, ${key}, ${digest}, extract(epoch from now())::int8)
      on conflict (user_id, path, key) do update set digest = excluded.digest, at = excluded.at, answer = null
        where known.at < excluded.at - ${remembered}
      returning 1 as taken`.execute(db)
    if (taken.length > 0) return handled(db, mine, handle)
    const { rows } = await sql<{ digest: string; answer: T | null }>`
      select digest, answer from idempotency where ${mine}`.execute(db)
    const [known] = rows
    if (known && known.digest !== digest) throw new ApiError('idempotency.mismatch')
    if (known && known.answer !== null) return known.answer
    // The first request is under way, or was refused just now.
    await sleep(200)
  }
  throw new ApiError('idempotency.pending')
}

async function handled<T>(db: Db, mine: ReturnType<typeof sql>, handle: () => Promise<T>): Promise<T> {
  const answer = await handle().catch(async (error: unknown) => {
    await sql`delete from idempotency where ${mine} and answer is null`.execute(db)
    throw error
  })
  await sql`update idempotency set answer = ${JSON.stringify(answer)}::jsonb where ${mine}`.execute(db)
  return answer
}
