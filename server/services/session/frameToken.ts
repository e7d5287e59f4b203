import { sql } from 'kysely'
import { ApiError } from '#contract/reply.ts'
import type { Db } from '#server/db/database.ts'
import { networkOf } from '#server/base/networkOf.ts'
import { countWithin } from '#server/db/countWithin.ts'
import { isLive, type Session } from './session.ts'
import { hashToken, newToken } from './token.ts'

/** Seconds that a token is valid. */
const life = 120

/**
 * A token by which the server of an external page learns who came: valid once, and only for the page on
 * `host`. Each person gets 120 a minute; beyond that it is 4290.
 */
export async function issueFrameToken(
  db: Db,
  { user, family }: Session,
  { site, host, now }: { site: string | null; host: string; now: number },
): Promise<{ token: string; expires_in: number }> {
  const token = newToken()
  await countWithin(db, `frame-token of ${user._id}`, { limit: 120, seconds: 60, now })
  await sql`delete from one_time_token where expires_at < ${now - 600}`.execute(db)
  await sql`
    insert into one_time_token (token_hash, user_id, family, site, host, expires_at)
    values (${hashToken(token)}, ${user._id}, ${family}, ${site}, ${host}, ${now + life})`.execute(db)
  return { token, expires_in: life }
}

/** The person who came with a token. */
export interface Visitor {
  _id: string
  username: string
  name: string
  name_en: string | null
  locale: string
  site: string | null
}

/**
 * Redeems a token, for the page on `host`. It is used up whatever the result. Throws 4040 for a token that is
 * unknown, used, expired, for another host, or of a session that has ended.
 */
export async function redeemFrameToken(
  db: Db,
  token: string,
  { host, ip, now }: { host: string; ip: string | null; now: number },
): Promise<Visitor> {
  await countWithin(db, `frame-token ${networkOf(ip)}`, { limit: 60, seconds: 60, now })
  const { rows } = await sql<Visitor & { isGood: boolean }>`
    update one_time_token t set used_at = ${now} from "user" u
    where t.token_hash = ${hashToken(token)} and t.used_at is null and u._id = t.user_id
    returning u._id, u.username, u.name, u.name_en, u.locale, t.site,
      t.expires_at > ${now} and t.host = ${plainHost(host)} and u.is_active and u.deleted_at is null
        and exists (select from session s where s.family = t.family and ${isLive(now)}) as "isGood"`.execute(
    db,
  )
  const { isGood, ...visitor } = rows[0] ?? { isGood: false }
  if (!isGood || !('_id' in visitor)) throw new ApiError('not_found')
  return visitor
}

/** A host in the form in which hosts are compared; of a complete address it is the host. */
export const plainHost = (given: string): string =>
  given
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/[/?#].*$/s, '')
    .replace(/:(80|443)$/, '')
