import { Button } from '@mui/material'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { DialogFrame } from '#src/kit/value/dialog/DialogFrame.tsx'

interface LeaveQuestionProps {
  readonly open: boolean
  /** What would discard the changes: going to another page by default, or an action on the stored record. */
  readonly before?: 'leaving' | 'action'
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
  before = 'leaving',
  text = before === 'action' ? 'atrium.form.go_on_text' : 'atrium.form.unsaved_prompt',
  onLeave,
  onStay,
  onSave,
}: LeaveQuestionProps) {
  const translate = useTranslate()
  if (!open) return null
  const isLeaving = before === 'leaving'
  return (
    <DialogFrame
      isBusy={false}
      error={null}
      title={translate(isLeaving ? 'atrium.form.unsaved_title' : 'atrium.form.go_on_title')}
      text={translate(text)}
      confirm={translate(isLeaving ? 'atrium.form.leave' : 'atrium.form.go_on')}
      cancel={translate('atrium.form.stay')}
      {...(onSave && {
        other: (
          <Button variant="contained" onClick={onSave}>
            {translate(isLeaving ? 'atrium.form.save_and_leave' : 'atrium.form.save_and_go_on')}
          </Button>
        ),
      })}
      isDanger
      action={{ onClick: onLeave }}
      onClose={onStay}
    />
  )
}
