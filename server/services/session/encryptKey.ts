import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { newId } from '#server/base/newId.ts'
import { networkOf } from '#server/base/networkOf.ts'
import { countWithin } from '#server/db/countWithin.ts'
import { isCiphertext, openCiphertext } from './openCiphertext.ts'

/** Seconds that a key is valid, and that it is kept after that, to tell its owner to fetch another. */
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

/** The content of an encrypted text. */
export interface DecryptedText {
  readonly text: string
  /** The key had already expired. */
  readonly isLate: boolean
}

/**
 * Decrypts `given` and uses up the key that opened it. Null if no unused key opens it. The payload does not
 * name the key, so the keys of the address are tried, and the newest keys of anybody, because a phone can
 * change its address in between.
 *
 * Callers must not reveal which of the three cases it was, unless the text is a right password: the cipher
 * has no integrity, and anyone who could tell a text that opens from one that does not could read a
 * stranger's password byte by byte. So all keys are always tried, with the same statements.
 */
export async function decryptOnce(
  db: Db,
  given: string,
  ip: string | null,
  now: number,
): Promise<DecryptedText | null> {
  if (!isCiphertext(given)) return null
  const isOwn = sql`ip is not distinct from ${ip}`
  const isKept = sql`used_at is null and expires_at > ${now - kept}`
  // As many as one address can get in the time that they are kept; of the others, a reasonable number.
  const { rows } = await sql<{ _id: string; key: string; expires_at: number }>`
    (select _id, key, expires_at from encrypt_key where ${isOwn} and ${isKept}
      order by expires_at desc, _id desc limit 360)
    union all
    (select _id, key, expires_at from encrypt_key where not (${isOwn}) and ${isKept}
      order by expires_at desc, _id desc limit 200)`.execute(db)
  const [opened] = rows.flatMap(({ key, ...row }) => {
    const text = openCiphertext(given, key)
    return text === null ? [] : { ...row, text }
  })
  // If several requests come with the same key at once, the first gets it.
  const { rows: consumed } = await sql`
    update encrypt_key set used_at = ${now} where _id = ${opened?._id ?? null} and used_at is null
    returning _id`.execute(db)
  if (!opened || consumed.length === 0) return null
  return { text: opened.text, isLate: opened.expires_at <= now }
}
