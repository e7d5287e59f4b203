import Bell from '@mui/icons-material/NotificationsNoneOutlined'
import { Button } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useContext } from 'react'
import { useLocale } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { Link } from 'react-router-dom'
import { Moment } from '#src/kit/value/field/Moment.tsx'
import { CallsContext } from '#src/kit/base/call/callsContext.ts'
import type { Calls } from '#src/providers/calls.ts'
import { isAbsent } from '#src/kit/base/call/isAbsent.ts'
import { markRead, notificationsKey, readNotifications, type Notification } from './readNotifications.ts'
import { usePluginTexts } from '#src/kit/base/registry/usePluginTexts.ts'
import { isLocale } from '#src/providers/locale.ts'
import { useShell } from './shellContext.ts'
import { Tray } from './Tray.tsx'
import s from './Tray.module.css'

/** The user's unread and recent notifications. Hidden if the back end has no notifications. */
export const NotificationTray = () => {
  const calls = useContext(CallsContext)
  return calls && <Notifications calls={calls} />
}

function Notifications({ calls }: { calls: Calls }) {
  const translate = useTranslate()
  const queries = useQueryClient()
  const { currentUser } = useShell()
  const { data } = useQuery({
    queryKey: [...notificationsKey, currentUser._id],
    queryFn: ({ signal }) => readNotifications(calls.send, signal),
    refetchInterval: ({ state }) => !isAbsent(state.error) && 300_000,
    retry: false,
  })
  if (!data) return null
  const { latest, unread } = data

  const read = async (ids?: readonly string[]) => {
    await markRead(calls.send, ids).catch(calls.showFailure)
    await queries.invalidateQueries({ queryKey: notificationsKey })
  }
  return (
    <Tray icon={<Bell aria-hidden />} label={translate('atrium.notification.tray')} count={unread}>
      {(close) => (
        <>
          {latest.length === 0 && <p className={s['none']}>{translate('atrium.notification.none')}</p>}
          <Latest
            latest={latest}
            onOpen={({ _id, read_at }) => {
              close()
              if (read_at === null) void read([_id])
            }}
          />
          <footer className={s['foot']}>
            <Button size="small" component={Link} to="/notification" onClick={close}>
              {translate('atrium.notification.all')}
            </Button>
            {unread > 0 && (
              <Button size="small" onClick={() => void read()}>
                {translate('atrium.notification.read_all')}
              </Button>
            )}
          </footer>
        </>
      )}
    </Tray>
  )
}

interface LatestProps {
  readonly latest: readonly Notification[]
  readonly onOpen: (told: Notification) => void
}

/**
 * A back end that does not send a plugin's texts leaves them to the plugin's console half, which may not be
 * there yet.
 */
function Latest({ latest, onOpen }: LatestProps) {
  const hasTexts = usePluginTexts(
    latest.flatMap(({ title, title_key }) => (title ? [] : (title_key.split('.')[0] ?? ''))),
  )
  if (!hasTexts) return null
  return (
    <ul className={s['list']}>
      {latest.map((told) => (
        <li key={told._id}>
          <Item told={told} onOpen={() => onOpen(told)} />
        </li>
      ))}
    </ul>
  )
}

function Item({ told, onOpen }: { told: Notification; onOpen: () => void }) {
  const translate = useTranslate()
  const { title, title_key, params, link, read_at, created_at } = told
  const locale = useLocale()
  const sent = isLocale(locale) ? title?.[locale] : undefined
  const text = translate(title_key, { ...params, _: sent ?? title_key })
  return (
    <article className={s['item']} data-unread={read_at === null}>
      {link ? (
        <Link to={link} onClick={onOpen}>
          {text}
        </Link>
      ) : (
        <span>{text}</span>
      )}
      {read_at === null && <span className="visually-hidden">{translate('atrium.notification.unread')}</span>}
      <Moment at={created_at} />
    </article>
  )
}
