import { createHash, randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { ApiError } from '#contract/reply.ts'
import type { SmsScene } from '#contract/core/sms.ts'
import type { Db } from '#server/db/database.ts'
import { newId } from '#server/base/newId.ts'

/** Seconds that a code is valid. */
export const codeLife = 300
const tries = 5

/** The number that a code is sent to, its purpose, and whom it is for. */
export interface CodeRequest {
  readonly country_code: string
  readonly mobile: string
  readonly scene: SmsScene
  readonly user_id: string
  /** The network of the caller. */
  readonly askedFrom: string
}

/**
 * Creates a code. Only a hash is stored. It invalidates an earlier code for the same person, number and
 * purpose, unless it is for a new password: anybody can request that, and must not take the owner's code
 * away.
 */
export async function issueCode(db: Db, given: CodeRequest, now: number): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const _id = newId()
  const { country_code, mobile, scene, user_id, askedFrom } = given
  // Rows that others are using are left for the next time.
  await sql`
    delete from sms_code where _id in (
      select _id from sms_code where expires_at <= ${now} for update skip locked)`.execute(db)
  await db.transaction().execute(async (inside) => {
    if (scene !== 'forget')
      await sql`delete from sms_code where ${isOf(given)} and user_id = ${user_id}`.execute(inside)
    await sql`
      insert into sms_code (_id, mobile, country_code, scene, user_id, code_hash, sent_at, expires_at,
        asked_from)
      values (${_id}, ${mobile}, ${country_code}, ${scene}, ${user_id}, ${hashCode(_id, code)}, ${now},
        ${now + codeLife}, ${askedFrom})`.execute(inside)
  })
  return code
}

/**
 * Checks a code and returns its id, for `useCode`, and whom it is for. The person need not be known before:
 * it is then the current owner of the number. A try is counted before it is checked, so that of many at once
 * at most five are: five from the network that requested the code, and five from anywhere else. Throws 1010
 * (wrong) or 1011 (expired, used, or tried too often). `always` is a second correct code, for the demo.
 */
export async function checkCode(
  db: Db,
  given: Omit<CodeRequest, 'user_id'> & {
    readonly user_id?: string
    readonly code: string
    readonly always?: string | undefined
  },
  now: number,
): Promise<{ _id: string; user_id: string }> {
  const { user_id, country_code, mobile, askedFrom } = given
  const isTheirs =
    user_id === undefined
      ? sql`user_id in (
          select u._id from "user" u
          where u.country_code = ${country_code} and u.mobile = ${mobile} and u.is_active
            and u.deleted_at is null)`
      : sql`user_id = ${user_id}`
  const isOwn = sql`asked_from is not distinct from ${askedFrom}`
  const { rows } = await sql<{ _id: string; user_id: string; code_hash: string }>`
    update sms_code set
      tries = tries + case when ${isOwn} then 0 else 1 end,
        own_tries = own_tries + case when ${isOwn} then 1 else 0 end
    where ${isOf(given)} and ${isTheirs} and used_at is null and expires_at > ${now}
      and case when ${isOwn} then own_tries else tries end < ${tries}
    returning _id, user_id, code_hash`.execute(db)
  if (rows.length === 0) throw new ApiError('sms.code_expired')
  const sent = rows.find(
    ({ _id, code_hash }) => hashCode(_id, given.code) === code_hash || given.code === given.always,
  )
  if (!sent) throw new ApiError('sms.code_wrong')
  return sent
}

/** Uses up a code. If several requests come with it at once, the others get 1011. */
export async function useCode(db: Db, id: string, now: number): Promise<void> {
  const { rows } = await sql`
    update sms_code set used_at = ${now} where _id = ${id} and used_at is null returning _id`.execute(db)
  if (rows.length === 0) throw new ApiError('sms.code_expired')
}

const isOf = ({ country_code, mobile, scene }: Pick<CodeRequest, 'country_code' | 'mobile' | 'scene'>) => sql`
  country_code = ${country_code} and mobile = ${mobile} and scene = ${scene}`

// Anyone with the hash can quickly try all six-digit codes; it is valid for five minutes at most.
const hashCode = (id: string, code: string): string =>
  createHash('sha256').update(`${id} ${code}`).digest('hex')
