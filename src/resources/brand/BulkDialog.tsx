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
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { SelectedNames } from '#src/kit/selection/SelectedNames.tsx'
import { useCan } from '#src/kit/subject.ts'
import styles from './Brand.module.css'

interface BulkDialogProps {
  /** In words. */
  readonly title: string
  /** The key of what the button says, to those who change brands themselves. */
  readonly action: string
  readonly isReady: boolean
  readonly isBusy: boolean
  readonly error: string | null
  readonly onRun: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Asks what is to be done with the ticked brands. Those who only propose changes are told so beforehand. */
export function BulkDialog({
  title,
  action,
  isReady,
  isBusy,
  error,
  onRun,
  onClose,
  children,
}: BulkDialogProps) {
  const translate = useTranslate()
  const heading = useId()
  const mayDirectly = useCan('branddb.brand.edit_direct')
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading}>
      <DialogTitle id={heading}>{title}</DialogTitle>
      <DialogContent>
        <SelectedNames />
        <div className={styles['fields']}>
          {children}
          {!mayDirectly && (
            <DialogContentText>{translate('brandDB.brand.bulk.becomes_requests')}</DialogContentText>
          )}
          {error !== null && (
            <Alert severity="error">{error || translate('ra.notification.http_error')}</Alert>
          )}
        </div>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {translate('atrium.action.cancel')}
        </Button>
        <Button variant="contained" disabled={!isReady || isBusy} onClick={onRun}>
          {translate(mayDirectly ? action : 'brandDB.brand.propose')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
