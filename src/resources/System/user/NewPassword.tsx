import { useState } from 'react'
import { type RaRecord } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { resetUserPassword, user } from '#contract/System/user.ts'
import { useSend } from '#src/kit/base/call/useSend.ts'
import { ActionDialog } from '#src/kit/form/dialog/ActionDialog.tsx'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import { FirstPassword } from './FirstPassword.tsx'

const refreshes = [user]

/** Gives somebody a new first password, after a question, and shows it. */
export function NewPassword({
  record,
  onClose,
}: {
  readonly record: RaRecord
  readonly onClose: () => void
}) {
  const translate = useTranslate()
  const nameOf = useLocalName()
  const { send } = useSend(resetUserPassword, { refreshes })
  const [password, setPassword] = useState<string | null>(null)
  if (password !== null) return <FirstPassword record={record} password={password} onClose={onClose} />
  return (
    <ActionDialog
      title={translate('System.user.new_password.title', { name: nameOf(record) })}
      text={translate('System.user.new_password.text')}
      confirm={translate('System.user.new_password.action')}
      isDanger
      onConfirm={async () =>
        setPassword((await send({ body: { user_id: String(record.id) } })).initial_password)
      }
      onClose={onClose}
    />
  )
}
