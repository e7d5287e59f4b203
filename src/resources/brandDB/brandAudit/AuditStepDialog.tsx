import { DialogContentText } from '@mui/material'
import { useState } from 'react'
import { ResourceContextProvider, useNavigate, useTranslate } from 'react-admin'
import { StepDialog } from '#src/kit/page/lifecycle/StepDialog.tsx'
import { audits, brandPath, type BrandAudit } from './brandAuditRecord.ts'
import { Changes } from './Changes.tsx'
import { contestedIn, type Contested } from './contestedIn.ts'

interface AuditStepDialogProps {
  readonly audit: Pick<BrandAudit, '_id' | 'kind'>
  readonly step: string
  /** Opens the next request; undefined if none waits. */
  readonly goOn?: (() => void) | undefined
  readonly onClose: () => void
}

/**
 * Takes a step of a request. If the brand has changed since, the approval has to be confirmed with all three
 * versions side by side. Then the next request opens; if none
 * waits and a new brand was approved, its page.
 */
export function AuditStepDialog({ audit, step, goOn, onClose }: AuditStepDialogProps) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const [contested, setContested] = useState<Contested | null>(null)
  return (
    <ResourceContextProvider value={audits}>
      <StepDialog
        id={audit._id}
        step={step}
        onClose={onClose}
        sources={comment}
        isDanger={step === 'reject'}
        onTaken={({ status, brand_id }) => {
          if (goOn) goOn()
          else if (audit.kind === 'create' && status === 'approved' && brand_id)
            navigate(brandPath(String(brand_id)))
        }}
        onFailed={(failure) => {
          const newer = contestedIn(failure)
          if (newer) setContested(newer)
          return newer !== null
        }}
        {...(contested
          ? {
              isWide: true,
              more: { brand_rev: contested.rev },
              confirm: translate('brandDB.brandAudit.approve_over'),
            }
          : {})}
      >
        {contested && (
          <>
            <DialogContentText role="alert">{translate('brandDB.brandAudit.contested')}</DialogContentText>
            <Changes fields={contested.fields} />
          </>
        )}
      </StepDialog>
    </ResourceContextProvider>
  )
}

const comment = ['comment']
