import { useState } from 'react'
import { useNavigate, useTranslate } from 'react-admin'
import { decider } from '#contract/brandDB/brandAudit.ts'
import { ActionButton } from '#src/kit/record/RecordActions.tsx'
import { useCan, useSubject } from '#src/kit/subject.ts'
import styles from './BrandAudit.module.css'
import { formPath, type BrandAudit } from './brandAuditRecord.ts'
import { StepDialog } from './StepDialog.tsx'
import type { Step } from './useStep.ts'

/** What the person may do about a request; where its state forbids it the button says why. */
export function AuditActions({ audit }: { audit: BrandAudit }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { id } = useSubject()
  const decides = useCan(decider)
  const mayEdit = useCan('branddb.brand.edit')
  const [step, setStep] = useState<Step | null>(null)
  const { status } = audit
  const form = formPath(audit)
  const isOwn = audit.created_by === id
  const isAuthor = isOwn && mayEdit
  const whyNot = reasonFor(audit, id)
  const reason = whyNot && translate(`brandDB.brandAudit.reason.${whyNot}`)
  const notOpen =
    status === 'audit_inprogress' || status === 'draft'
      ? undefined
      : translate('brandDB.brandAudit.reason.decided')
  const again = status === 'draft' ? 'submit' : status === 'rejected' ? 'resubmit' : null
  const button = (
    name: Step,
    { why, isPrimary = false }: { why?: string | undefined; isPrimary?: boolean } = {},
  ) => (
    <ActionButton reason={why} isPrimary={isPrimary} onClick={() => setStep(name)}>
      {translate(`brandDB.brandAudit.step.${name}`)}
    </ActionButton>
  )
  return (
    <div className={styles['actions']}>
      {isAuthor && button('withdraw', { why: notOpen })}
      {isAuthor && again && form !== null && (
        <ActionButton onClick={() => navigate(form)}>
          {translate('brandDB.brandAudit.step.change')}
        </ActionButton>
      )}
      {isAuthor && again && button(again, { isPrimary: true })}
      {decides && button('reject', { why: reason })}
      {decides && button('approve', { why: reason, isPrimary: true })}
      {step && <StepDialog audit={audit} step={step} onClose={() => setStep(null)} />}
    </div>
  )
}

/** Why somebody with the right to decide cannot decide about this request; undefined when they can. */
function reasonFor({ status, created_by, submitted_by, decisions, level_done }: BrandAudit, me: string) {
  if (status !== 'audit_inprogress') return 'decided'
  if (created_by === me || submitted_by === me) return 'own'
  const approved = level_done === 0 ? [] : (decisions ?? []).slice(-level_done)
  return approved.some(({ by }) => by === me) ? 'twice' : undefined
}
