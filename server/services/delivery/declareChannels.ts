import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import type { Channel } from './channel.ts'

/** Stores which channels there are now, so that an event can be addressed to each of them in its own transaction. */
export async function declareChannels(db: Db, channels: readonly Channel[]): Promise<void> {
  const rows = JSON.stringify(channels.map(({ name, kind, site }) => ({ name, kind, site })))
  await sql`
    with now as (select * from jsonb_to_recordset(${rows}::jsonb) as given (name text, kind text, site text)),
      gone as (delete from notice_channel where name not in (select name from now))
    insert into notice_channel (name, kind, site) select name, kind, site from now on conflict (name) do nothing`.execute(
    db,
  )
}
