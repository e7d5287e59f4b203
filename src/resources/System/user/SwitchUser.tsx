import { useUpdate } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { user } from '#contract/System/user.ts'
import { ActionDialog } from '#src/kit/form/dialog/ActionDialog.tsx'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import type { ShownRecord } from '#src/kit/base/resource/useRecord.ts'

interface SwitchUserProps {
  readonly record: ShownRecord<typeof user>
  readonly onClose: () => void
}

/** Switches an account off, or on again, after a question. */
export function SwitchUser({ record, onClose }: SwitchUserProps) {
  const translate = useTranslate()
  const nameOf = useLocalName()
  const [update] = useUpdate()
  const isActive = record.is_active === true
  const step = isActive ? 'switch_off' : 'switch_on'
  return (
    <ActionDialog
      title={translate(`System.user.${step}.title`, { name: nameOf(record) })}
      text={translate(`System.user.${step}.text`)}
      confirm={translate(`System.user.${step}.action`)}
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
