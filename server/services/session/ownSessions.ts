import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { endSessions, idOfFamily, usedAt } from './liveSessions.ts'
import { isLive, type Session } from './session.ts'
import type { Origin } from './sessionAudit.ts'

/** An active sign-in of a person, whichever of its tokens are in use. */
interface OwnSession {
  _id: string
  ip: string | null
  user_agent: string | null
  signed_in_at: number
  last_used_at: number
  is_current: boolean
}

/**
 * The active sessions of a person, the most recently used first: at most a hundred, and how many there are.
 */
export async function ownSessions(
  db: Db,
  { family, user }: Session,
  now: number,
): Promise<{ list: OwnSession[]; total: number }> {
  const { rows } = await sql<OwnSession & { total: number }>`
    select ${idOfFamily} as _id, (array_agg(ip order by ${usedAt} desc, issued_at desc))[1] as ip,
      (array_agg(user_agent order by ${usedAt} desc, issued_at desc))[1] as user_agent,
      min(signed_in_at) as signed_in_at, max(${usedAt}) as last_used_at,
      family = ${family} as is_current, count(*) over () as total
    from session s where user_id = ${user._id} and ${isLive(now)}
    group by family order by max(${usedAt}) desc, family limit 100`.execute(db)
  return { list: rows.map(({ total: _, ...session }) => session), total: rows[0]?.total ?? 0 }
}

/** Which sessions to end: one by its id, or all except the caller's. */
export type SessionChoice = { readonly _id: string } | { readonly others: true }

/** Ends a person's own sessions with all their tokens. Returns how many were active. */
export async function endOwnSessions(
  db: Db,
  { family, user }: Session,
  which: SessionChoice,
  origin: Origin,
): Promise<number> {
  const isMeant = '_id' in which ? sql`${idOfFamily} = ${which._id}` : sql`family <> ${family}`
  return endSessions(db, { userId: user._id, isMeant, by: { id: user._id, family } }, origin)
}
