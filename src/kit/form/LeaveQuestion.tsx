import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useId } from 'react'
import { useTranslate } from 'react-admin'

interface LeaveQuestionProps {
  readonly open: boolean
  readonly onLeave: () => void
  readonly onStay: () => void
}

/** Asks for confirmation before unsaved input is lost. */
export function LeaveQuestion({ open, onLeave, onStay }: LeaveQuestionProps) {
  const translate = useTranslate()
  const title = useId()
  const text = useId()
  return (
    <Dialog open={open} onClose={onStay} maxWidth="xs" aria-labelledby={title} aria-describedby={text}>
      <DialogTitle id={title}>{translate('atrium.form.unsaved_title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={text}>{translate('atrium.form.unsaved_prompt')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="error" onClick={onLeave}>
          {translate('atrium.form.leave')}
        </Button>
        <Button variant="contained" onClick={onStay}>
          {translate('atrium.form.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
