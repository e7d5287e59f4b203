import { sql } from 'kysely'
import { notificationKinds, type notification } from '#contract/core/notification.ts'
import type { LocalText } from '#contract/localText.ts'
import { oneByOne, type ResourceHooks } from '#server/engine/hooks.ts'
import { route } from '#server/http/handler.ts'
import { noticeKinds } from '#server/services/notifications/noticeKinds.ts'

export const notificationHooks: ResourceHooks<typeof notification> = {
  /** Everybody gets only their own, including the administrator. */
  rowFilter: ({ who }) => sql`user_id = ${who.id}`,
  // It comes from the clock of a device, which may be ahead: nothing was read later than now.
  beforeSave: oneByOne(async (_, { values: { read_at } }) =>
    typeof read_at === 'number' ? { read_at: Math.min(read_at, Math.floor(Date.now() / 1000)) } : {},
  ),
  derived: {
    kind: () => sql`split_part(notification.type, '.', 1)`,
    title: () => sql`(select n.text from notice_text n where n.key = notification.title_key)`,
  },
}

/** The kinds that the areas declare, and those that the caller has got from others. */
export const notificationKindsRoute = route(notificationKinds, ({ reading }) =>
  reading(async ({ db, who }) => {
    const { rows } = await sql<{ kind: string; total: number; unread: number }>`
      select split_part(type, '.', 1) as kind, count(*)::int as total,
        count(*) filter (where read_at is null)::int as unread
      from notification where user_id = ${who.id} and deleted_at is null group by 1`.execute(db)
    const counts = new Map(rows.map((row) => [row.kind, row]))
    const declared = noticeKinds()
    const names = new Map([...rows.map(({ kind }) => [kind, plainName(kind)] as const), ...declared])
    const list = [...names].map(([kind, name]) => ({
      kind,
      name,
      total: counts.get(kind)?.total ?? 0,
      unread: counts.get(kind)?.unread ?? 0,
    }))
    return { data: { list, total: list.length } }
  }),
)

const plainName = (kind: string): LocalText => ({ zh_CN: kind, zh_TW: kind, en_US: kind })
