import { Checkbox } from '@mui/material'
import { useLocale } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { mailPreference, mutedPreference } from '#contract/core/preference.ts'
import type { LocalText } from '#contract/localText.ts'
import { usePerson } from '#src/kit/base/person/personContext.ts'
import { usePreference } from '#src/kit/base/preference/usePreference.ts'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { Segments } from '#src/kit/base/control/Segments.tsx'
import { textIn } from './textIn.ts'
import styles from './Notifications.module.css'

const channels = ['bell', 'mail'] as const
type Channel = (typeof channels)[number]
type MutedKinds = Readonly<Record<Channel, readonly string[]>>

const nothing: MutedKinds = { bell: [], mail: [] }
const mails = ['now', 'daily', 'never'] as const

interface NoticeChoicesProps {
  readonly kinds: readonly { readonly kind: string; readonly name: LocalText }[]
}

/** Which kinds of notifications the user wants in the bell and by mail, and when mails are sent. */
export function NoticeChoices({ kinds }: NoticeChoicesProps) {
  const translate = useTranslate()
  const locale = useLocale()
  const { user } = usePerson()
  const [mail, keepMail] = usePreference(mailPreference, 'now', readMail)
  const [muted, keepMuted] = usePreference(mutedPreference, nothing, readMuted)
  const set = (channel: Channel, kind: string, isWanted: boolean) => {
    const others = muted[channel].filter((one) => one !== kind)
    keepMuted({ ...muted, [channel]: isWanted ? others : [...others, kind] })
  }
  return (
    <>
      <Section title="notices.mails.title">
        {user.email ? (
          <Segments
            label={translate('notices.mails.when')}
            value={mail}
            choices={mails.map((value) => ({ value, text: translate(`notices.mails.${value}`) }))}
            // The stored values are those of the server.
            onChoose={(chosen) => keepMail(chosen === 'now' ? null : chosen)}
          />
        ) : (
          <p className={styles['hint']}>{translate('profile.notices.no_email')}</p>
        )}
        <p className={styles['hint']}>{translate('notices.mails.hint')}</p>
      </Section>
      <Section title="notices.kinds.title">
        <table className={styles['kinds']}>
          <thead>
            <tr>
              <th scope="col" className="muted small">
                {translate('notices.kind')}
              </th>
              {channels.map((channel) => (
                <th key={channel} scope="col" className="muted small">
                  {translate(`notices.channels.${channel}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {kinds.map(({ kind, name }) => (
              <tr key={kind}>
                <th scope="row">{textIn(name, locale)}</th>
                {channels.map((channel) => (
                  <td key={channel}>
                    <Checkbox
                      size="small"
                      checked={!muted[channel].includes(kind)}
                      slotProps={{
                        input: {
                          'aria-label': `${textIn(name, locale)}: ${translate(`notices.channels.${channel}`)}`,
                        },
                      }}
                      onChange={(_, checked) => set(channel, kind, checked)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className={styles['hint']}>{translate('notices.kinds.hint')}</p>
      </Section>
    </>
  )
}

/** The server knows `false` for never, and nothing for at once. */
const readMail = (stored: unknown): (typeof mails)[number] =>
  stored === false || stored === 'never' ? 'never' : stored === 'daily' ? 'daily' : 'now'

function readMuted(stored: unknown): MutedKinds {
  const { bell, mail }: { bell?: unknown; mail?: unknown } =
    typeof stored === 'object' && stored !== null ? stored : {}
  return { bell: texts(bell), mail: texts(mail) }
}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
