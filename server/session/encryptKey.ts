import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { Refusal } from '#contract/reply.ts'
import type { Db } from '#server/db/database.ts'
import { newId } from '#server/db/newId.ts'
import { networkOf } from '#server/http/networkOf.ts'
import { countWithin } from './countWithin.ts'
import { isCiphertext, openCiphertext } from './openCiphertext.ts'

/** Seconds that a key is good for, and that it is kept after that to tell an old one from a wrong one. */
const life = 120
const kept = 600

/** A key for one password. */
export async function issueEncryptKey(db: Db, ip: string | null, now: number) {
  await countWithin(db, `encrypt-key ${networkOf(ip)}`, { limit: 30, seconds: 60, now })
  await sql`delete from encrypt_key where expires_at < ${now - kept}`.execute(db)
  const encrypt_key = randomBytes(32).toString('hex')
  const expires_at = now + life
  await sql`
    insert into encrypt_key (_id, key, ip, expires_at)
    values (${newId()}, ${encrypt_key}, ${ip}, ${expires_at})`.execute(db)
  return { encrypt_key, expires_at }
}

/**
 * The text inside `given`; the key that opened it is used up. `isFirst` is false when it was before. The payload does
 * not name the key, so those of the address are tried, the newest first, and then the newest unused ones of anybody:
 * the address of a telephone changes on the way. Null when none opens it; refuses with 1007 when a key does whose time
 * is over.
 */
export async function openEncrypted(
  db: Db,
  given: string,
  ip: string | null,
  now: number,
): Promise<{ text: string; isFirst: boolean } | null> {
  if (!isCiphertext(given)) return null
  const own = sql`ip is not distinct from ${ip} and expires_at > ${now - kept}`
  const anybodys = sql`ip is distinct from ${ip} and used_at is null and expires_at > ${now}`
  // As many as one address gets in the time that they are kept; of the others, as many as are worth the while.
  for (const [which, limit] of [
    [own, 360],
    [anybodys, 200],
  ] as const) {
    const { rows } = await sql<{ _id: string; key: string; expires_at: number; used_at: number | null }>`
      select _id, key, expires_at, used_at from encrypt_key
      where ${which} order by expires_at desc, _id desc limit ${limit}`.execute(db)
    for (const { _id, key, expires_at, used_at } of rows) {
      const text = openCiphertext(given, key)
      if (text === null) continue
      if (used_at !== null) return { text, isFirst: false }
      if (expires_at <= now) throw new Refusal('encrypt_key.expired')
      return { text, isFirst: await consume(db, _id, now) }
    }
  }
  return null
}

/** Of several who come with one key at once, the first has it. */
async function consume(db: Db, id: string, now: number): Promise<boolean> {
  const { rows } = await sql`
    update encrypt_key set used_at = ${now} where _id = ${id} and used_at is null returning _id`.execute(db)
  return rows.length > 0
}
