import { useTranslate } from 'react-admin'
import { ActionDialog } from '#src/kit/dialog/ActionDialog.tsx'

interface LeaveQuestionProps {
  readonly open: boolean
  readonly onLeave: () => void
  readonly onStay: () => void
}

/** Asks for confirmation before unsaved input is lost. */
export function LeaveQuestion({ open, onLeave, onStay }: LeaveQuestionProps) {
  const translate = useTranslate()
  if (!open) return null
  return (
    <ActionDialog
      title={translate('atrium.form.unsaved_title')}
      text={translate('atrium.form.unsaved_prompt')}
      confirm={translate('atrium.form.leave')}
      cancel={translate('atrium.form.stay')}
      isDanger
      onConfirm={onLeave}
      onClose={onStay}
    />
  )
}
