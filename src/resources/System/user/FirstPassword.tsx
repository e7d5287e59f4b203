import { type RaRecord } from 'react-admin'
import { useNotify } from '#src/kit/base/text/useNotify.ts'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { ActionDialog } from '#src/kit/form/dialog/ActionDialog.tsx'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import styles from './User.module.css'

interface FirstPasswordProps {
  readonly record: RaRecord
  readonly password: string
  readonly onClose: () => void
}

/** Shows a first password, which no call returns again, and copies it. */
export function FirstPassword({ record, password, onClose }: FirstPasswordProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const nameOf = useLocalName()
  return (
    <ActionDialog
      title={translate('System.user.first_password.title', { name: nameOf(record) })}
      text={translate('System.user.first_password.text')}
      confirm={translate('System.user.first_password.copy')}
      cancel={translate('System.user.first_password.done')}
      // Without https the browser offers no clipboard; the dialog then says so, and the password stays to be copied by hand.
      onConfirm={async () => {
        await navigator.clipboard.writeText(password)
        notify('System.user.first_password.copied', { type: 'success' })
      }}
      onClose={onClose}
    >
      <output className={styles['password']}>{password}</output>
    </ActionDialog>
  )
}
