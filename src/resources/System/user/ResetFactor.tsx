import { type RaRecord } from 'react-admin'
import { useNotify } from '#src/kit/base/text/useNotify.ts'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { resetUserFactor, user } from '#contract/System/user.ts'
import { useSend } from '#src/kit/base/call/useSend.ts'
import { ActionDialog } from '#src/kit/form/dialog/ActionDialog.tsx'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'

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
      title={translate('System.user.reset_factor.title', { name: nameOf(record) })}
      text={translate('System.user.reset_factor.text')}
      confirm={translate('System.user.reset_factor.action')}
      isDanger
      onConfirm={async () => {
        await send({ body: { user_id: String(record.id) } })
        notify('System.user.reset_factor.done', { type: 'success' })
        onClose()
      }}
      onClose={onClose}
    />
  )
}
