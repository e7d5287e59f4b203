import { useTranslate } from 'react-admin'
import { ActionDialog } from '#src/kit/dialog/ActionDialog.tsx'

interface LeaveQuestionProps {
  readonly open: boolean
  /** What happens to the input; by default it is kept as a draft. */
  readonly text?: string | undefined
  readonly onLeave: () => void
  readonly onStay: () => void
}

/** Asks for confirmation before unsaved input is lost. */
export function LeaveQuestion({
  open,
  text = 'atrium.form.unsaved_prompt',
  onLeave,
  onStay,
}: LeaveQuestionProps) {
  const translate = useTranslate()
  if (!open) return null
  return (
    <ActionDialog
      title={translate('atrium.form.unsaved_title')}
      text={translate(text)}
      confirm={translate('atrium.form.leave')}
      cancel={translate('atrium.form.stay')}
      isDanger
      onConfirm={onLeave}
      onClose={onStay}
    />
  )
}
