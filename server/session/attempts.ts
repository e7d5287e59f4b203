import { sql } from 'kysely'
import { Refusal } from '#contract/reply.ts'
import type { Db } from '#server/db/database.ts'
import { hashToken } from './token.ts'

const allowed = 5
const windowSeconds = 15 * 60

/**
 * Counts a try to sign in before it is looked at, so that of many at once no more than five are. Counted are tries in
 * a quarter of an hour for one name from one address: known names and unknown ones alike, so that the count tells
 * nothing; and nobody locks out a person who sits elsewhere. Refuses with 1003 until the quarter of an hour is over.
 */
export async function reserveAttempt(db: Db, name: string, ip: string | null, now: number): Promise<string> {
  const key = hashToken(`${name} ${ip}`)
  const { rows } = await sql<{ tries: number; since: number }>`
    insert into sign_in_attempt as a (key, tries, since) values (${key}, 1, ${now})
    on conflict (key) do update set
      tries = case when a.since <= ${now - windowSeconds} then 1 else a.tries + 1 end,
      since = case when a.since <= ${now - windowSeconds} then excluded.since else a.since end
    returning tries, since`.execute(db)
  const { tries, since } = rows[0] ?? { tries: 1, since: now }
  if (tries > allowed) throw new Refusal('login.locked', { retry_after: since + windowSeconds - now })
  return key
}

/** The right password was given: what was counted is forgotten, and so is what is long over. */
export async function forgetAttempts(db: Db, key: string, now: number): Promise<void> {
  await sql`delete from sign_in_attempt where key = ${key} or since < ${now - windowSeconds}`.execute(db)
}
