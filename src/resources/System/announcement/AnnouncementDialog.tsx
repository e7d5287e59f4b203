import { useLocale } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { z } from 'zod'
import type { ownAnnouncements } from '#contract/System/ownAnnouncement.ts'
import { ActionDialog } from '#src/kit/form/dialog/ActionDialog.tsx'
import styles from './Announcements.module.css'

interface AnnouncementDialogProps {
  readonly announcement: z.infer<typeof ownAnnouncements.reply>['list'][number]
  /** The number of announcements that follow. */
  readonly others: number
  readonly onAcknowledge: () => Promise<void>
  readonly onClose: () => void
}

/** An announcement in the user's language, with a button that acknowledges it. */
export function AnnouncementDialog({
  announcement,
  others,
  onAcknowledge,
  onClose,
}: AnnouncementDialogProps) {
  const translate = useTranslate()
  const locale = useLocale()
  const suffix = locale === 'zh_TW' ? '_tc' : locale === 'en_US' ? '_en' : ''
  return (
    <ActionDialog
      title={announcement[`title${suffix}`]}
      confirm={translate('profile.announcement.acknowledge')}
      cancel={translate('profile.announcement.later')}
      onConfirm={onAcknowledge}
      onClose={onClose}
    >
      <p className={styles['body']}>{announcement[`body${suffix}`]}</p>
      {others > 0 && <p>{translate('profile.announcement.more', { smart_count: others })}</p>}
    </ActionDialog>
  )
}
