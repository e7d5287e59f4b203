import Todo from '@mui/icons-material/InboxOutlined'
import { useContext } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { Link } from 'react-router-dom'
import { notification } from '#contract/core/notification.ts'
import { todoAction, todoCounts } from '#contract/core/todo.ts'
import { CallsContext } from '#src/kit/base/call/callsContext.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { useIsPhone } from '#src/kit/base/device/useIsPhone.ts'
import bar from './AppBar.module.css'
import s from './Tray.module.css'

/**
 * A link to the inbox with the number of to-dos at all of the user's sites. Hidden where nothing waits, and on phones,
 * where the menu leads there.
 */
export function TodoTray() {
  const calls = useContext(CallsContext)
  const isPhone = useIsPhone()
  return calls && !isPhone && <Waiting />
}

function Waiting() {
  const translate = useTranslate()
  // Not at every change of a record in the operator's areas: people who wait for something get a notification.
  const { data } = useCall(
    todoCounts,
    { query: { site: 'ALL' } },
    {
      refreshOn: [notification, todoAction],
      refetchInterval: (_, error) => !error && 120_000,
      refetchOnWindowFocus: true,
    },
  )
  const count = data?.open ?? 0
  if (count === 0) return null
  const label = translate('atrium.todo.tray')
  return (
    <Link to="/todo?where=all" className={bar['tool']} title={label}>
      <Todo aria-hidden />
      <span className="visually-hidden">{translate('atrium.labelled', { label, name: count })}</span>
      <span className={s['count']} aria-hidden>
        {count > 99 ? '99+' : count}
      </span>
    </Link>
  )
}
