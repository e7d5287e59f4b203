import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useId } from 'react'
import { useTranslate } from 'react-admin'

/** Asks before signing out drops what was typed and not saved. */
export const SignOutQuestion = ({ open, onLeave, onStay }: SignOutQuestionProps) => {
  const translate = useTranslate()
  const title = useId()
  const text = useId()
  return (
    <Dialog open={open} onClose={onStay} maxWidth="xs" aria-labelledby={title} aria-describedby={text}>
      <DialogTitle id={title}>{translate('atrium.shell.sign_out_unsaved.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={text}>{translate('atrium.shell.sign_out_unsaved.text')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="error" onClick={onLeave}>
          {translate('atrium.shell.sign_out')}
        </Button>
        <Button variant="contained" onClick={onStay}>
          {translate('atrium.shell.sign_out_unsaved.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

interface SignOutQuestionProps {
  open: boolean
  onLeave: () => void
  onStay: () => void
}
