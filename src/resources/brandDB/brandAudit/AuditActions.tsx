import { useNavigate, useTranslate } from 'react-admin'
import { decider } from '#contract/brandDB/brandAudit.ts'
import { StepButtons } from '#src/kit/page/lifecycle/StepButtons.tsx'
import { useSteps } from '#src/kit/page/lifecycle/useSteps.ts'
import { useCan } from '#src/kit/base/person/subject.ts'
import { ActionButton } from '#src/kit/page/record/RecordActions.tsx'
import { AuditStepDialog } from './AuditStepDialog.tsx'
import { formPath, type AuditStep, type BrandAudit } from './brandAuditRecord.ts'

/** The actions that the user may take on a request. */
export function AuditActions({ audit }: { audit: BrandAudit }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { submit, resubmit } = useSteps()
  const form = formPath(audit)
  const decides = useCan(decider)
  return (
    <>
      {form !== null && (submit === true || resubmit === true) && (
        <ActionButton onClick={() => navigate(form)}>{translate('brandDB.brandAudit.change')}</ActionButton>
      )}
      <StepButtons
        steps={order}
        keys={keys}
        {...(decides ? { queue: toDecide } : {})}
        primary={['submit', 'resubmit', 'approve']}
        renderDialog={(step, onClose, goOn) => (
          <AuditStepDialog audit={audit} step={step} goOn={goOn} onClose={onClose} />
        )}
      />
    </>
  )
}

const order: readonly AuditStep[] = ['withdraw', 'submit', 'resubmit', 'reject', 'approve']
const keys = { approve: 'a', reject: 'r' }
/** Those that wait longest first. */
const toDecide = { filter: { $step: 'approve' }, sort: { field: 'submitted_at', order: 'ASC' } } as const
