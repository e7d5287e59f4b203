import { sql } from 'kysely'
import type { z } from 'zod'
import { announcement, announcementReaders } from '#contract/System/announcement.ts'
import { announcementAcknowledge, ownAnnouncements } from '#contract/System/ownAnnouncement.ts'
import { user } from '#contract/System/user.ts'
import { ApiError } from '#contract/reply.ts'
import { openedBy, visibleTable } from '#server/engine/visible.ts'
import { route, type Route } from '#server/http/handler.ts'
import { countingRole } from '#server/services/session/countingRole.ts'
import { seesEverySite } from '#server/services/session/seesEverySite.ts'
import { isMeantFor, isShownAt } from './isMeantFor.ts'

type OwnAnnouncement = z.infer<typeof ownAnnouncements.reply>['list'][number]
type Readers = z.infer<typeof announcementReaders.reply>

/** Shows people what they have to acknowledge, and administrators who has. */
export const announcementRoutes: readonly Route[] = [
  route(ownAnnouncements, async ({ context, session }) => {
    if (!session) throw new ApiError('auth.required')
    const { db, who, now } = context()
    const { rows } = await sql<OwnAnnouncement>`
      select _id, title, title_tc, title_en, body, body_tc, body_en, from_at from announcement a
      where ${isShownAt(now)} and ${isMeantFor(session)}
        and not exists (select from announcement_receipt r where r.announcement_id = a._id and r.user_id = ${who.id})
      order by from_at, _id limit 20`.execute(db)
    return { data: { list: rows, total: rows.length } }
  }),
  route(announcementAcknowledge, async ({ body, context, session }) => {
    if (!session) throw new ApiError('auth.required')
    const { db, who, now } = context()
    const { rows } = await sql`
      select from announcement a where _id = ${body._id} and ${isShownAt(now)} and ${isMeantFor(session)}`.execute(
      db,
    )
    if (rows.length === 0) throw new ApiError('not_found')
    await sql`
      insert into announcement_receipt (announcement_id, user_id, at) values (${body._id}, ${who.id}, ${now})
      on conflict do nothing`.execute(db)
    return { data: { ok: true } }
  }),
  route(announcementReaders, async ({ query, context }) => {
    const { db } = context()
    const people = visibleTable(openedBy(user, 'system.announcement.view'), context())
    const { rows: known } = await sql<{ sites: string[]; roles: string[] }>`
      select sites, roles from ${visibleTable(announcement, context())} where _id = ${query._id}`.execute(db)
    const [meant] = known
    if (!meant) throw new ApiError('not_found')
    const { rows } = await sql<Readers['list'][number] & { total: number }>`
      select r.user_id, username, name, name_en, r.at, count(*) over () as total
      from announcement_receipt r join ${people} on "user"._id = r.user_id
      where r.announcement_id = ${query._id} order by r.at desc, r.user_id limit 500`.execute(db)
    const { rows: counted } = await sql<{ n: number }>`
      select count(*)::int as n from ${people} where is_active
        and (${meant.sites}::text[] = '{}' or sites && ${meant.sites}::text[] or ${seesEverySite})
        and (${meant.roles}::text[] = '{}' or exists (
          select from role r where r._id = any(${meant.roles}::text[]) and ${countingRole('user')}))`.execute(
      db,
    )
    const list = rows.map(({ total: _, ...reader }) => reader)
    return { data: { list, total: rows[0]?.total ?? 0, meant: counted[0]?.n ?? 0 } }
  }),
]
