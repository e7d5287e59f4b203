import { sql } from 'kysely'
import { countWithin, giveBack } from '#server/db/countWithin.ts'
import type { Db } from '#server/db/database.ts'

/** Wrong codes of a person's app, at all addresses together, before every code is refused for the rest of the time. */
export const codeLimit = { limit: 20, seconds: 86_400 } as const

/** Counts a code before it is checked; throws 4290 beyond the limit. */
export const countCode = (db: Db, userId: string, now: number): Promise<void> =>
  countWithin(db, keyOf(userId), { ...codeLimit, now })

/** The code was right. */
export const uncountCode = (db: Db, userId: string): Promise<void> => giveBack(db, keyOf(userId))

/** Accepts codes of a person again. */
export async function forgetCodes(db: Db, userId: string): Promise<void> {
  await sql`delete from rate_limit where key = ${keyOf(userId)}`.execute(db)
}

/** The people whose codes are refused now: a `user_id`, and `until`. */
export const codesRefused = (now: number) => sql`
  select u._id as user_id, r.since + ${codeLimit.seconds}::int8 as until
  from rate_limit r join "user" u on r.key = ${prefix} || u._id
  where r.n >= ${codeLimit.limit} and r.since > ${now - codeLimit.seconds}
    and u.second_factor_at is not null and u.deleted_at is null`

const prefix = 'second factor '

const keyOf = (userId: string): string => `${prefix}${userId}`
