import { DialogContentText } from '@mui/material'
import type { ReactNode } from 'react'
import { type Identifier } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { BulkActionDialog } from '#src/kit/table/selection/BulkActionDialog.tsx'
import { SelectedNames } from '#src/kit/table/selection/SelectedNames.tsx'
import { useCan } from '#src/kit/base/person/subject.ts'

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
export function BulkDialog({ action, children, ...look }: BulkDialogProps) {
  const translate = useTranslate()
  const mayDirectly = useCan('branddb.brand.edit_direct')
  return (
    <BulkActionDialog
      {...look}
      confirm={translate(mayDirectly ? action : 'brandDB.brand.propose')}
      done={translate(mayDirectly ? 'atrium.action.saved' : 'brandDB.brandAudit.result.submitted')}
    >
      <SelectedNames />
      {children}
      {!mayDirectly && (
        <DialogContentText>{translate('brandDB.brand.bulk.becomes_requests')}</DialogContentText>
      )}
    </BulkActionDialog>
  )
}
