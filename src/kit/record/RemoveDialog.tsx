import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material'
import { useId } from 'react'
import { useDelete, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { useResourceOf } from '#src/kit/contractOf.ts'
import { failureOf } from '#src/kit/state/failureOf.ts'
import { useToastOf } from '#src/kit/state/useToastOf.ts'
import type { RemoveRelated } from './relatedProps.ts'

interface RemoveDialogProps {
  readonly noun: string
  readonly record: RaRecord
  readonly title: string
  readonly remove: RemoveRelated
  readonly onClose: () => void
}

/** Asks before a related record is removed, and says why if that fails. */
export function RemoveDialog({ noun, record, title, remove, onClose }: RemoveDialogProps) {
  const translate = useTranslate()
  const resource = useResourceOf(noun) ?? ''
  const [deleteOne, { isPending, error }] = useDelete()
  useToastOf(error)
  const heading = useId()
  const run = () =>
    void deleteOne(
      resource,
      { id: record.id, previousData: record },
      // The dialog shows the error.
      { mutationMode: 'pessimistic', onSuccess: onClose, onError: () => undefined },
    )
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="xs">
      <DialogTitle id={heading}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate(remove.text)}</DialogContentText>
        {Boolean(error) && (
          <Alert severity="error">
            {failureOf(error).message || translate('ra.notification.http_error')}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {translate('atrium.action.cancel')}
        </Button>
        <Button variant="contained" disabled={isPending} onClick={run}>
          {translate(remove.action)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
