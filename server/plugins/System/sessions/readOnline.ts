import { sql } from 'kysely'
import type { z } from 'zod'
import { type onlineSessions, sessionLimit } from '#contract/System/onlineSession.ts'
import { signInRecord } from '#contract/System/signInRecord.ts'
import { user } from '#contract/System/user.ts'
import type { Context } from '#server/engine/context.ts'
import { reachedTable } from '#server/engine/reach.ts'
import { containsWords } from '#server/engine/searchWord.ts'
import { idOfFamily, usedAt } from '#server/services/session/liveSessions.ts'
import { isLive } from '#server/services/session/session.ts'

type OnlineSessions = z.infer<typeof onlineSessions.reply>

interface OnlineQuery {
  readonly q: string | undefined
  /** The session that asks. */
  readonly family: string
  readonly now: number
}

/** The active sessions of the people whose sites are all the caller's, each once whichever of its tokens are in use. */
export async function readOnline(context: Context, { q, family, now }: OnlineQuery): Promise<OnlineSessions> {
  const latest = (column: string) =>
    sql`(array_agg(${sql.ref(column)} order by ${usedAt} desc, issued_at desc))[1]`
  const { rows } = await sql<OnlineSessions['list'][number] & { total: number }>`
    with live as (
      select family, user_id, ${idOfFamily} as _id, ${latest('ip')} as ip,
        ${latest('user_agent')} as user_agent, ${latest('site')} as site,
        ${latest('last_call')} as call, ${latest('last_page')} as page,
        min(signed_in_at) as signed_in_at, max(${usedAt}) as last_used_at
      from session s where ${isLive(now)} group by family, user_id)
    select live._id, user_id, username, name, name_en, ip, user_agent, site, signed_in_at, last_used_at, call, page,
      family = ${family} as is_current, count(*) over () as total
    from live join ${reachedTable(user, context, signInRecord.can.view)} on "user"._id = user_id
    where "user".is_active and ${containsWords(sql`concat_ws(' ', username, name, name_en, ip)`, q ?? '')}
    order by last_used_at desc, live._id limit ${sessionLimit}`.execute(context.db)
  return { list: rows.map(({ total: _, ...session }) => session), total: rows[0]?.total ?? 0 }
}
