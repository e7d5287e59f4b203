import { useNotify, useTranslate, type RaRecord } from 'react-admin'
import { resetUserFactor, user } from '#contract/System/user.ts'
import { useSend } from '#src/kit/base/call/useSend.ts'
import { ActionDialog } from '#src/kit/form/dialog/ActionDialog.tsx'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'

const texts = 'System.user.reset_factor'
const refreshes = [user]

/** Removes somebody's second factor, after a question. */
export function ResetFactor({
  record,
  onClose,
}: {
  readonly record: RaRecord
  readonly onClose: () => void
}) {
  const translate = useTranslate()
  const notify = useNotify()
  const nameOf = useLocalName()
  const { send } = useSend(resetUserFactor, { refreshes })
  return (
    <ActionDialog
      title={translate(`${texts}.title`, { name: nameOf(record) })}
      text={translate(`${texts}.text`)}
      confirm={translate(`${texts}.action`)}
      isDanger
      onConfirm={async () => {
        await send({ body: { user_id: String(record.id) } })
        notify(`${texts}.done`, { type: 'success' })
        onClose()
      }}
      onClose={onClose}
    />
  )
}
