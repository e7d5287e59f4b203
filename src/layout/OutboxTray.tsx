import Outbox from '@mui/icons-material/OutboxOutlined'
import { useContext } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useLocation } from 'react-router-dom'
import { CallsContext } from '#src/kit/base/call/callsContext.ts'
import { OutboxList } from '#src/kit/form/outbox/OutboxList.tsx'
import { kindOf } from '#src/kit/form/outbox/kinds.ts'
import { useOutbox, useSending } from '#src/kit/form/outbox/useOutbox.ts'
import { SubjectContext } from '#src/kit/base/person/subject.ts'
import { Tray } from './Tray.tsx'

/**
 * What the user entered on this device and the server does not have. Sends what waits, also what is not shown here. Hidden
 * from users who have nothing there.
 */
export function OutboxTray() {
  const subject = useContext(SubjectContext)
  const calls = useContext(CallsContext)
  return subject && calls && <Outgoing />
}

function Outgoing() {
  const translate = useTranslate()
  const { search } = useLocation()
  const { entries = [], sending } = useOutbox()
  useSending()
  const sent = new Set([...sending.values()].flatMap((all) => all.map(({ id }) => id)))
  // What is open in the form is on screen already.
  const shown = entries.filter((entry) => kindOf(entry)?.cardOf && !search.includes(entry.id))
  if (shown.length === 0) return null
  return (
    <Tray icon={<Outbox aria-hidden />} label={translate('atrium.outbox.tray')} count={shown.length}>
      {(close) => <OutboxList entries={shown} isSending={({ id }) => sent.has(id)} onLeave={close} />}
    </Tray>
  )
}
