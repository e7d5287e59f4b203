import Key from '@mui/icons-material/KeyOutlined'
import { useState } from 'react'
import { resetUserPassword, user } from '#contract/System/user.ts'
import { useBackEnd } from '#src/kit/base/call/callsContext.ts'
import { useCan } from '#src/kit/base/person/subject.ts'
import { useNotify } from '#src/kit/base/text/useNotify.ts'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { ActionDialog } from '#src/kit/form/dialog/ActionDialog.tsx'
import { BulkButton } from '#src/kit/table/selection/BulkButton.tsx'
import { useSelection } from '#src/kit/table/selection/selection.ts'
import { useSelectedRecords } from '#src/kit/table/selection/useSelectedRecords.ts'
import styles from './User.module.css'

/** Gives the selected people first passwords, such as those who came from a file, and shows them together, once. */
export function FirstPasswords() {
  const translate = useTranslate()
  const notify = useNotify()
  const may = useCan(user.can.update)
  const { count } = useSelection()
  const read = useSelectedRecords<typeof user>()
  const { send } = useBackEnd()
  const [made, setMade] = useState<readonly string[] | null>(null)
  const [isAsking, setAsking] = useState(false)
  if (!may) return null
  const give = async () => {
    const lines: string[] = []
    try {
      for (const { _id, username } of await read()) {
        const { initial_password } = await send(resetUserPassword, { body: { user_id: String(_id) } })
        lines.push(`${String(username)}\t${initial_password}`)
      }
    } finally {
      // Those that were given are shown even if the next was refused: nothing shows them again.
      if (lines.length > 0) setMade(lines)
    }
  }
  return (
    <>
      <BulkButton label="System.user.first_passwords.action" icon={<Key />} onClick={() => setAsking(true)} />
      {isAsking && made === null && (
        <ActionDialog
          title={translate('System.user.first_passwords.title', { smart_count: count })}
          text={translate('System.user.first_passwords.text')}
          confirm={translate('System.user.first_passwords.action')}
          onConfirm={give}
          onClose={() => setAsking(false)}
        />
      )}
      {made !== null && (
        <ActionDialog
          title={translate('System.user.first_passwords.title', { smart_count: made.length })}
          text={translate('System.user.first_passwords.once')}
          confirm={translate('System.user.first_password.copy')}
          cancel={translate('System.user.first_password.done')}
          onConfirm={async () => {
            await navigator.clipboard.writeText(made.join('\n'))
            notify('System.user.first_passwords.copied', { type: 'success' })
          }}
          onClose={() => {
            setMade(null)
            setAsking(false)
          }}
        >
          <output className={styles['passwords']}>{made.join('\n')}</output>
        </ActionDialog>
      )}
    </>
  )
}
