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
import { useGetResourceLabel, useTranslate } from 'react-admin'
import { errcodes } from '#contract/reply.ts'
import { failureOf } from '#src/kit/state/failureOf.ts'
import { useToastOf } from '#src/kit/state/useToastOf.ts'
import styles from './Record.module.css'
import { useResourceOf } from '#src/kit/contractOf.ts'

interface ConfirmDeleteProps {
  /** The name of the record to delete. */
  name?: string
  /** The complete question, if it is not about one record. */
  question?: string
  /** The names of the records, if there are several. */
  children?: ReactNode
  isBusy: boolean
  /** The server's error from the last attempt. */
  error: unknown
  onConfirm: () => void
  onCancel: () => void
}

/** Asks for confirmation before deleting. If the server refuses because of references, it lists them. */
export function ConfirmDelete({ name, question, children, isBusy, ...given }: ConfirmDeleteProps) {
  const { error, onConfirm, onCancel } = given
  const translate = useTranslate()
  const title = useId()
  return (
    <Dialog open onClose={onCancel} aria-labelledby={title} maxWidth="xs">
      <DialogTitle id={title}>
        {question ?? translate('atrium.action.confirm_delete.title', { name })}
      </DialogTitle>
      <DialogContent>
        {children}
        <DialogContentText>{translate('atrium.action.confirm_delete.text')}</DialogContentText>
        {error !== null && error !== undefined && <Refused error={error} />}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onCancel}>
          {translate('atrium.action.cancel')}
        </Button>
        <Button
          variant="contained"
          color="error"
          disabled={isBusy || failureOf(error).code === errcodes.in_use}
          onClick={onConfirm}
        >
          {translate('atrium.action.delete')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function Refused({ error }: { error: unknown }) {
  const translate = useTranslate()
  const { code, message, data } = failureOf(error)
  useToastOf(code === errcodes['count.unconfirmed'] ? null : error)
  if (code === errcodes['count.unconfirmed'])
    return (
      <Alert severity="warning" className={styles['refused'] ?? ''}>
        {translate('atrium.list.other_count', { smart_count: Number(data['total']) })}
      </Alert>
    )
  if (code !== errcodes.in_use)
    return (
      <Alert severity="error" className={styles['refused'] ?? ''}>
        {message || translate('ra.notification.http_error')}
      </Alert>
    )
  const counts = countsIn(data)
  return (
    <Alert severity="error" className={styles['refused'] ?? ''}>
      {translate('atrium.action.in_use')}
      <ul>
        {counts.map(([noun, count]) => (
          <Referring key={noun} noun={noun} count={count} />
        ))}
      </ul>
    </Alert>
  )
}

function Referring({ noun, count }: { noun: string; count: number }) {
  const translate = useTranslate()
  const labelOf = useGetResourceLabel()
  const resource = useResourceOf(noun) ?? noun
  return (
    <li>
      {translate('atrium.labelled', {
        label: labelOf(resource, 2),
        name: count,
      })}
    </li>
  )
}

/** The server returns the number of references per resource, under a separate key or at the top level. */
function countsIn(data: Readonly<Record<string, unknown>>): [string, number][] {
  const nested = Object.values(data).find(
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  )
  return Object.entries(nested ?? data).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number',
  )
}
