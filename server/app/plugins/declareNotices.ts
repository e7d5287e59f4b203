import { sql } from 'kysely'
import type { LocalText } from '#contract/localText.ts'
import type { Db } from '#server/db/database.ts'

/** Stores the current texts of a plugin's notifications, for everyone who reads them later. */
export async function declareNotices(db: Db, notices: Readonly<Record<string, LocalText>>): Promise<void> {
  await sql`
    insert into notice_text (key, text) select * from jsonb_each(${JSON.stringify(notices)}::jsonb)
    on conflict (key) do update set text = excluded.text where notice_text.text <> excluded.text`.execute(db)
}
