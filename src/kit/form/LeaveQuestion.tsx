import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { DialogFrame } from '#src/kit/dialog/DialogFrame.tsx'

interface LeaveQuestionProps {
  readonly open: boolean
  /** What happens to the input; by default it is kept as a draft. */
  readonly text?: string | undefined
  readonly onLeave: () => void
  readonly onStay: () => void
  /** Saves the input and then leaves, if that is possible. */
  readonly onSave?: (() => void) | undefined
}

/** Asks for confirmation before unsaved input is lost. */
export function LeaveQuestion({
  open,
  text = 'atrium.form.unsaved_prompt',
  onLeave,
  onStay,
  onSave,
}: LeaveQuestionProps) {
  const translate = useTranslate()
  if (!open) return null
  return (
    <DialogFrame
      isBusy={false}
      error={null}
      title={translate('atrium.form.unsaved_title')}
      text={translate(text)}
      confirm={translate('atrium.form.leave')}
      cancel={translate('atrium.form.stay')}
      {...(onSave && {
        other: (
          <Button variant="contained" onClick={onSave}>
            {translate('atrium.form.save_and_leave')}
          </Button>
        ),
      })}
      isDanger
      action={{ onClick: onLeave }}
      onClose={onStay}
    />
  )
}
