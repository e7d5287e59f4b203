import { useTranslate, useUpdate, type RaRecord } from 'react-admin'
import { ActionDialog } from '#src/kit/dialog/ActionDialog.tsx'
import { useLocalName } from '#src/kit/field/useLocalName.ts'

/** Switches an account off, or on again, after a question. */
export function SwitchUser({ record, onClose }: { readonly record: RaRecord; readonly onClose: () => void }) {
  const translate = useTranslate()
  const nameOf = useLocalName()
  const [update] = useUpdate()
  const isActive = record['is_active'] === true
  const texts = `System.user.${isActive ? 'switch_off' : 'switch_on'}`
  return (
    <ActionDialog
      title={translate(`${texts}.title`, { name: nameOf(record) })}
      text={translate(`${texts}.text`)}
      confirm={translate(`${texts}.action`)}
      isDanger={isActive}
      onConfirm={async () => {
        await update(
          'System/user',
          { id: record.id, data: { is_active: !isActive }, previousData: record },
          { returnPromise: true, mutationMode: 'pessimistic' },
        )
        onClose()
      }}
      onClose={onClose}
    />
  )
}
