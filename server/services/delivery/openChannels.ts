import type { Log } from '#server/base/log.ts'
import { publicUrl, type Settings } from '#server/base/settings.ts'
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

const logChannel = (kind: ChannelKind, log: Log): Channel => ({
  name: kind,
  kind,
  site: null,
  secrets: [],
  async send({ email, entries }) {
    log.info({ to: email, entries }, `notification by ${kind}`)
  },
})
