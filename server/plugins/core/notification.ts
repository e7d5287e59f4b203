import { sql } from 'kysely'
import type { Conduct } from '#server/engine/conduct.ts'

export const notificationConduct: Conduct = {
  /** Everybody gets the own ones, the administrator too. */
  rowFilter: ({ who }) => sql`user_id = ${who.id}`,
  derived: {
    title: () => sql`(select n.text from notice_text n where n.key = notification.title_key)`,
  },
}
