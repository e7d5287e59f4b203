import { sql } from 'kysely'
import type { ResourceHooks } from '#server/engine/hooks.ts'

export const notificationHooks: ResourceHooks = {
  /** Everybody gets only their own, including the administrator. */
  rowFilter: ({ who }) => sql`user_id = ${who.id}`,
  derived: {
    title: () => sql`(select n.text from notice_text n where n.key = notification.title_key)`,
  },
}
