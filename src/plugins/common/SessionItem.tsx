import Computer from '@mui/icons-material/ComputerOutlined'
import Other from '@mui/icons-material/DevicesOtherOutlined'
import Phone from '@mui/icons-material/PhoneIphoneOutlined'
import Tablet from '@mui/icons-material/TabletOutlined'
import { Button } from '@mui/material'
import { useId } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { formatDate } from '#src/kit/value/field/formatDate.ts'
import { StatusChip } from '#src/kit/value/field/StatusChip.tsx'
import { deviceOf } from '#src/resources/System/session/deviceOf.ts'
import { useDeviceName } from '#src/resources/System/session/useDeviceName.ts'
import s from './Sessions.module.css'
import type { OwnSession } from './useOwnSessions.ts'

interface SessionItemProps {
  readonly session: OwnSession
  readonly isEnding: boolean
  readonly onEnd: () => void
}

/** A session: its device and browser, where it is from, when it began, and when it was last used. */
export function SessionItem({ session, isEnding, onEnd }: SessionItemProps) {
  const translate = useTranslate()
  const name = useId()
  const end = useId()
  const { ip, user_agent, signed_in_at, last_used_at, is_current } = session
  const nameOf = useDeviceName('profile.sessions.device')
  const Icon = icons[deviceOf(user_agent).kind]
  const facts = [
    ['last_used', is_current ? translate('profile.sessions.now') : timeOf(last_used_at)],
    ['signed_in', timeOf(signed_in_at)],
    ['address', ip ?? translate('profile.sessions.no_address')],
  ] as const
  return (
    <li className={s.item}>
      <span className={s.icon}>
        <Icon aria-hidden />
      </span>
      <div className={s.what}>
        <p className={s.device}>
          <span id={name}>{nameOf(user_agent)}</span>
          {is_current ? <StatusChip tone="green">{translate('profile.sessions.this')}</StatusChip> : null}
        </p>
        <dl className={s.facts}>
          {facts.map(([key, text]) => (
            <div key={key}>
              <dt className="tiny">{translate(`profile.sessions.${key}`)}</dt>
              <dd className="figures anywhere">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      {is_current ? null : (
        <Button id={end} aria-labelledby={`${end} ${name}`} disabled={isEnding} onClick={onEnd}>
          {translate('profile.sessions.end')}
        </Button>
      )}
    </li>
  )
}

const icons = { phone: Phone, tablet: Tablet, computer: Computer, other: Other }

const timeOf = (seconds: number): string => formatDate(seconds, 'YYYY/M/D HH:mm')
