import { useState } from 'react'
import { useLocale, useTranslate } from 'react-admin'
import { announcementAcknowledge, ownAnnouncements } from '#contract/System/announcement.ts'
import { useCall } from '#src/kit/call/useCall.ts'
import { useSend } from '#src/kit/call/useSend.ts'
import { ActionDialog } from '#src/kit/dialog/ActionDialog.tsx'
import styles from './Announcements.module.css'

/** New announcements come with an event, and those of a later time with the next look. */
const announced = { name: 'notification' }
const pause = 300_000

/** Shows what the operator tells its staff, one after the other, until each is acknowledged or put off. */
export function Announcements() {
  const translate = useTranslate()
  const locale = useLocale()
  const [isPutOff, setPutOff] = useState<ReadonlySet<string>>(new Set())
  const { data } = useCall(ownAnnouncements, {}, { refreshOn: [announced], refetchInterval: () => pause })
  const { send } = useSend(announcementAcknowledge, { refreshes: [announced] })
  const waiting = (data?.list ?? []).filter(({ _id }) => !isPutOff.has(_id))
  const [first] = waiting
  if (!first) return null
  const suffix = locale === 'zh_TW' ? '_tc' : locale === 'en_US' ? '_en' : ''
  const putOff = () => setPutOff(new Set([...isPutOff, first._id]))
  return (
    <ActionDialog
      key={first._id}
      title={first[`title${suffix}`]}
      confirm={translate('System.announcement.acknowledge')}
      cancel={translate('System.announcement.later')}
      onConfirm={() => send({ body: { _id: first._id } }).then(putOff)}
      onClose={putOff}
    >
      <p className={styles['body']}>{first[`body${suffix}`]}</p>
      {waiting.length > 1 && (
        <p>{translate('System.announcement.more', { smart_count: waiting.length - 1 })}</p>
      )}
    </ActionDialog>
  )
}
