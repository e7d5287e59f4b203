import { useNotify, useTranslate, type RaRecord } from 'react-admin'
import { ActionDialog } from '#src/kit/form/dialog/ActionDialog.tsx'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import styles from './User.module.css'

interface FirstPasswordProps {
  readonly record: RaRecord
  readonly password: string
  readonly onClose: () => void
}

const texts = 'System.user.first_password'

/** Shows a first password, which no call returns again, and copies it. */
export function FirstPassword({ record, password, onClose }: FirstPasswordProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const nameOf = useLocalName()
  return (
    <ActionDialog
      title={translate(`${texts}.title`, { name: nameOf(record) })}
      text={translate(`${texts}.text`)}
      confirm={translate(`${texts}.copy`)}
      cancel={translate(`${texts}.done`)}
      // Without https the browser offers no clipboard; the dialog then says so, and the password stays to be copied by hand.
      onConfirm={async () => {
        await navigator.clipboard.writeText(password)
        notify(`${texts}.copied`, { type: 'success' })
      }}
      onClose={onClose}
    >
      <output className={styles['password']}>{password}</output>
    </ActionDialog>
  )
}
