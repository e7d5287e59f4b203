import { Alert, DialogContentText } from '@mui/material'
import { useState, type ReactNode } from 'react'
import { useGetResourceLabel } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { errcodes } from '#contract/reply.ts'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { ActionDialog } from './ActionDialog.tsx'
import { DialogError } from '#src/kit/value/dialog/DialogError.tsx'
import styles from '#src/kit/value/dialog/Dialog.module.css'
import { failureOf } from '#src/kit/base/call/failureOf.ts'
import { useToastOf } from '#src/kit/base/call/useToastOf.ts'

interface DeleteQuestionProps {
  readonly title: string
  /** The names of the records, if there are several. */
  readonly children?: ReactNode
  /** Deletes, and closes the dialog; rejects when it fails. */
  readonly onConfirm: () => Promise<void>
  readonly onClose: () => void
  /** Another button, after a refusal. */
  readonly other?: ReactNode
  /** What can be done instead if others refer to the records. */
  readonly instead?: ReactNode
}

/**
 * Asks before something is deleted. If the server refuses because of references, they are counted by
 * resource.
 */
export function DeleteQuestion({ title, children, other, instead, onConfirm, onClose }: DeleteQuestionProps) {
  const translate = useTranslate()
  const [isInUse, setInUse] = useState(false)
  const run = () =>
    onConfirm().catch((error: unknown) => {
      setInUse(failureOf(error).code === errcodes.in_use)
      throw error
    })
  return (
    <ActionDialog
      title={title}
      confirm={translate('atrium.action.delete')}
      isDanger
      isReady={!isInUse}
      other={isInUse ? (instead ?? other) : other}
      renderError={(error) => <Refused error={error} />}
      onConfirm={run}
      onClose={onClose}
    >
      {children}
      <DialogContentText>{translate('atrium.action.confirm_delete.text')}</DialogContentText>
    </ActionDialog>
  )
}

function Refused({ error }: { readonly error: unknown }) {
  const { code, data } = failureOf(error)
  if (code === errcodes['count.unconfirmed']) return <OtherCount count={Number(data['total'])} />
  return code === errcodes.in_use ? <InUse error={error} /> : <DialogError error={error} />
}

function OtherCount({ count }: { readonly count: number }) {
  const translate = useTranslate()
  return <Alert severity="warning">{translate('atrium.list.other_count', { smart_count: count })}</Alert>
}

function InUse({ error }: { readonly error: unknown }) {
  const translate = useTranslate()
  useToastOf(error)
  return (
    <Alert severity="error" className={styles['error'] ?? ''}>
      {translate('atrium.action.in_use')}
      <ul>
        {countsIn(failureOf(error).data).map(([noun, count]) => (
          <Referring key={noun} noun={noun} count={count} />
        ))}
      </ul>
    </Alert>
  )
}

function Referring({ noun, count }: { readonly noun: string; readonly count: number }) {
  const translate = useTranslate()
  const labelOf = useGetResourceLabel()
  const resource = useResourceOf(noun) ?? noun
  return <li>{translate('atrium.labelled', { label: labelOf(resource, 2), name: count })}</li>
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
