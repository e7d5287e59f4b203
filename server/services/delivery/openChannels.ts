import { sql } from 'kysely'
import type { Log } from '#server/base/log.ts'
import { publicUrl, type Settings } from '#server/base/settings.ts'
import type { Db } from '#server/db/database.ts'
import { mailProvider } from '#server/services/mail/mailProvider.ts'
import type { ChannelKind } from '#server/services/notifications/noticeText.ts'
import type { Channel } from './channel.ts'
import { mailChannel } from './mailChannel.ts'
import { robotChannels } from './robotChannel.ts'

/** The channels of the settings; in the demo, the log takes the place of those that are not set up. */
export function openChannels(settings: Settings, log: Log): readonly Channel[] {
  const { SMTP_URL, NOTICE_ROBOTS, DEMO } = settings
  const demo = (kind: ChannelKind): readonly Channel[] => (DEMO ? [logChannel(kind, log)] : [])
  const mail = SMTP_URL ? mailProvider(settings, log) : undefined
  return [
    ...(mail ? [mailChannel(mail, publicUrl(settings))] : demo('mail')),
    ...(NOTICE_ROBOTS.length > 0 ? robotChannels(NOTICE_ROBOTS) : demo('robot')),
  ]
}

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

const logChannel = (kind: ChannelKind, log: Log): Channel => ({
  name: kind,
  kind,
  site: null,
  secrets: [],
  async send({ email, entries }) {
    log.info({ to: email, entries }, `notification by ${kind}`)
  },
})
