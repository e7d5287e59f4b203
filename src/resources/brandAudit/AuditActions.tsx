import { useNavigate, useTranslate } from 'react-admin'
import { StepButtons } from '#src/kit/lifecycle/StepButtons.tsx'
import { useSteps } from '#src/kit/lifecycle/useSteps.ts'
import { ActionButton } from '#src/kit/record/RecordActions.tsx'
import { AuditStepDialog } from './AuditStepDialog.tsx'
import styles from './BrandAudit.module.css'
import { formPath, type AuditStep, type BrandAudit } from './brandAuditRecord.ts'

/** The actions that the user may take on a request. */
export function AuditActions({ audit }: { audit: BrandAudit }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { submit, resubmit } = useSteps()
  const form = formPath(audit)
  return (
    <div className={styles['actions']}>
      {form !== null && (submit === true || resubmit === true) && (
        <ActionButton onClick={() => navigate(form)}>{translate('brandDB.brandAudit.change')}</ActionButton>
      )}
      <StepButtons
        steps={order}
        staying={decided}
        primary={['submit', 'resubmit', 'approve']}
        renderDialog={(step, onClose) => <AuditStepDialog audit={audit} step={step} onClose={onClose} />}
      />
    </div>
  )
}

const order: readonly AuditStep[] = ['withdraw', 'submit', 'resubmit', 'reject', 'approve']
/** They stay visible when a request is decided, and say so. */
const decided: readonly AuditStep[] = ['withdraw', 'reject', 'approve']
