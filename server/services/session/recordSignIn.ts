import { sql } from 'kysely'
import type { signInReasons } from '#contract/System/signInRecord.ts'
import { newId } from '#server/base/newId.ts'
import type { Db } from '#server/db/database.ts'
import type { Origin } from './sessionAudit.ts'

interface SignInAttempt {
  /** The account whose name was used; null if the name belongs to nobody. */
  readonly userId: string | null
  /** Why it failed; null for a sign-in. */
  readonly reason: (typeof signInReasons)[number] | null
}

/** Adds a sign-in, or a failed attempt, to the sign-in log. */
export async function recordSignIn(
  db: Db,
  { ip, userAgent, recordedAt }: Pick<Origin, 'ip' | 'userAgent' | 'recordedAt'>,
  { userId, reason }: SignInAttempt,
): Promise<void> {
  const outcome = reason === null ? 'done' : 'failed'
  await sql`
    insert into sign_in (_id, at, user_id, ip, user_agent, outcome, reason)
    values (${newId()}, ${recordedAt}, ${userId}, ${ip}, ${userAgent}, ${outcome}, ${reason})`.execute(db)
}
