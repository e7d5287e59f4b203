import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import type { NoticeText } from '#server/services/notifications/noticeText.ts'

/** Stores the current texts of a plugin's notifications, for everyone who reads them later, and where they go. */
export async function declareNotices(db: Db, notices: Readonly<Record<string, NoticeText>>): Promise<void> {
  const rows = Object.entries(notices).map(([key, { channels = [], ...text }]) => ({ key, text, channels }))
  await sql`
    insert into notice_text (key, text, channels)
    select key, text, channels
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (key text, text jsonb, channels text[])
    on conflict (key) do update set text = excluded.text, channels = excluded.channels
    where (notice_text.text, notice_text.channels) is distinct from (excluded.text, excluded.channels)`.execute(
    db,
  )
}
