import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useId } from 'react'
import { useTranslate } from 'react-admin'

interface EndOthersQuestionProps {
  open: boolean
  /** How many sessions would end. */
  count: number
  isBusy: boolean
  onEnd: () => void
  onCancel: () => void
}

/** Asks before all other sessions end. */
export const EndOthersQuestion = ({ open, count, isBusy, onEnd, onCancel }: EndOthersQuestionProps) => {
  const translate = useTranslate()
  const title = useId()
  const text = useId()
  return (
    <Dialog open={open} onClose={onCancel} maxWidth="xs" aria-labelledby={title} aria-describedby={text}>
      <DialogTitle id={title}>{translate('profile.sessions.confirm.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={text}>
          {translate('profile.sessions.confirm.text', { smart_count: count })}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onCancel}>
          {translate('atrium.action.cancel')}
        </Button>
        <Button variant="contained" color="error" disabled={isBusy} onClick={onEnd}>
          {translate('profile.sessions.end_others')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
