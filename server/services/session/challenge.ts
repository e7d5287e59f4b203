import { sql } from 'kysely'
import { ApiError } from '#contract/reply.ts'
import type { Db } from '#server/db/database.ts'
import type { Proof } from './openSession.ts'
import { hashToken, newToken } from './token.ts'

/** Somebody who gave the right password. */
interface ChallengedPerson {
  readonly user_id: string
  /** The hash that the password was compared with. */
  readonly password_hash: string | null
  /** The name as typed, in lower case: wrong codes are counted under it. */
  readonly name: string
  readonly proved_by: Proof
}

/** Refuses a sign-in until the code is given (1016), with the challenge that the code has to come with. */
export async function challenge(db: Db, given: ChallengedPerson, now: number): Promise<ApiError> {
  const token = newToken()
  await sql`
    delete from sign_in_challenge where token_hash in (
      select token_hash from sign_in_challenge where expires_at <= ${now} for update skip locked)`.execute(db)
  await sql`
    insert into sign_in_challenge (token_hash, user_id, password_hash, name, proved_by, expires_at)
    values (${hashToken(token)}, ${given.user_id}, ${given.password_hash}, ${given.name},
      ${given.proved_by}, ${now + seconds})`.execute(db)
  return new ApiError('second_factor.required', { challenge: token, expires_in: seconds })
}

/** Whose challenge it is. Throws 1018. */
export async function findChallenge(db: Db, token: string, now: number): Promise<ChallengedPerson> {
  const { rows } = await sql<ChallengedPerson>`
    select user_id, password_hash, name, proved_by from sign_in_challenge
    where token_hash = ${hashToken(token)} and expires_at > ${now}`.execute(db)
  if (!rows[0]) throw new ApiError('second_factor.expired')
  return rows[0]
}

/** Ends a challenge, which opens one session at most: throws 1018 if another call came first. */
export async function spendChallenge(db: Db, token: string): Promise<void> {
  const { rows } = await sql`
    delete from sign_in_challenge where token_hash = ${hashToken(token)} returning user_id`.execute(db)
  if (rows.length === 0) throw new ApiError('second_factor.expired')
}

const seconds = 300
