import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { Refusal } from '#contract/reply.ts'
import type { Db } from '#server/db/database.ts'
import { newId } from '#server/db/newId.ts'
import { networkOf } from '#server/http/networkOf.ts'
import { countWithin } from './countWithin.ts'
import { openCiphertext } from './openCiphertext.ts'

/** Seconds that a key is good for, and that it is kept after that to tell an old one from a wrong one. */
const life = 120
const kept = 600

/** A key for one password, to be used from the address that asked for it. */
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
 * The text inside `given`; the key that opened it is used up. The payload does not name the key, so the unused ones of
 * the address are tried, the newest first. Null when none opens it, or one that was used before; refuses with 1007 when
 * a key does whose time is over.
 */
export async function openEncrypted(
  db: Db,
  given: string,
  ip: string | null,
  now: number,
): Promise<string | null> {
  const { rows } = await sql<{ _id: string; key: string; expires_at: number }>`
    select _id, key, expires_at from encrypt_key
    where ip is not distinct from ${ip} and used_at is null and expires_at > ${now - kept}
    order by expires_at desc, _id desc limit 120`.execute(db)
  for (const { _id, key, expires_at } of rows) {
    const text = openCiphertext(given, key)
    if (text === null) continue
    if (expires_at <= now) throw new Refusal('encrypt_key.expired')
    return (await consume(db, _id, now)) ? text : null
  }
  return null
}

/** Of several who come with one key at once, the first has it. */
async function consume(db: Db, id: string, now: number): Promise<boolean> {
  const { rows } = await sql`
    update encrypt_key set used_at = ${now} where _id = ${id} and used_at is null returning _id`.execute(db)
  return rows.length > 0
}
