import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useId } from 'react'
import { useTranslate } from 'react-admin'

interface MoveQuestionProps {
  readonly name: string
  /** What it is moved into. */
  readonly to: string
  /** How many brands go along; null where that is not known. */
  readonly count: number | null
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks before an entry goes to another parent, which takes its brands along. */
export function MoveQuestion({ name, to, count, onConfirm, onCancel }: MoveQuestionProps) {
  const translate = useTranslate()
  const heading = useId()
  return (
    <Dialog open onClose={onCancel} aria-labelledby={heading} maxWidth="xs">
      <DialogTitle id={heading}>{translate('brandDB.dictionary.move_title', { name, to })}</DialogTitle>
      <DialogContent>
        <DialogContentText>
          {count === null
            ? translate('brandDB.dictionary.move_along')
            : translate('brandDB.dictionary.move_count', { smart_count: count })}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onCancel}>
          {translate('atrium.action.cancel')}
        </Button>
        <Button variant="contained" onClick={onConfirm}>
          {translate('brandDB.dictionary.move')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
