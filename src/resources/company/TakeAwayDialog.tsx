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

interface TakeAwayDialogProps {
  readonly title: string
  /** What a company is to a brand. */
  readonly record: RaRecord
  readonly onClose: () => void
}

/** Asks before a brand is taken away from a company, and says why when it could not be. */
export function TakeAwayDialog({ title, record, onClose }: TakeAwayDialogProps) {
  const translate = useTranslate()
  const resource = useResourceOf('brand_company') ?? ''
  const [deleteOne, { isPending, error }] = useDelete()
  useToastOf(error)
  const heading = useId()
  const run = () =>
    void deleteOne(
      resource,
      { id: record.id, previousData: record },
      // The dialog itself says what went wrong.
      { mutationMode: 'pessimistic', onSuccess: onClose, onError: () => undefined },
    )
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="xs">
      <DialogTitle id={heading}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('brandDB.company.take_away_text')}</DialogContentText>
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
          {translate('brandDB.company.take')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
