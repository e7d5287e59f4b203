import { Button, DialogContentText } from '@mui/material'
import { useState, type ReactNode } from 'react'
import { useTranslate, type Identifier } from 'react-admin'
import { ActionDialog } from '#src/kit/dialog/ActionDialog.tsx'
import { EachRecord } from '#src/kit/selection/EachRecord.tsx'
import { SelectedNames } from '#src/kit/selection/SelectedNames.tsx'
import { failureOf } from '#src/kit/state/failureOf.ts'
import { useCan } from '#src/kit/subject.ts'

interface BulkDialogProps {
  /** In words. */
  readonly title: string
  /** The message key of the button, for users who can change brands themselves. */
  readonly action: string
  readonly isReady: boolean
  readonly onRun: () => Promise<void>
  /** Does it for one brand, after it was refused for all together. */
  readonly onEach: (id: Identifier) => Promise<void>
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * Asks what to do with the selected brands, and tells users who can only propose changes what will happen.
 */
export function BulkDialog({ action, onRun, onEach, children, ...look }: BulkDialogProps) {
  const translate = useTranslate()
  const mayDirectly = useCan('branddb.brand.edit_direct')
  const [isRefused, setRefused] = useState(false)
  const [isEach, setEach] = useState(false)
  const { title, onClose } = look
  if (isEach) {
    const done = translate(mayDirectly ? 'atrium.action.saved' : 'brandDB.brandAudit.result.submitted')
    return <EachRecord {...{ title, done, onClose }} act={onEach} />
  }
  return (
    <ActionDialog
      {...look}
      confirm={translate(mayDirectly ? action : 'brandDB.brand.propose')}
      onConfirm={() =>
        onRun().catch((failure: unknown) => {
          setRefused(!failureOf(failure).isNetwork)
          throw failure
        })
      }
      other={
        isRefused && (
          <Button variant="contained" onClick={() => setEach(true)}>
            {translate('atrium.list.change_others')}
          </Button>
        )
      }
    >
      <SelectedNames />
      {children}
      {!mayDirectly && (
        <DialogContentText>{translate('brandDB.brand.bulk.becomes_requests')}</DialogContentText>
      )}
    </ActionDialog>
  )
}
