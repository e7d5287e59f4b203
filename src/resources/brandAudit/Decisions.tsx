import { useTranslate } from 'react-admin'
import { Moment } from '#src/kit/field/Moment.tsx'
import { ReferenceLabel } from '#src/kit/field/ReferenceLabel.tsx'
import styles from './BrandAudit.module.css'
import type { BrandAudit } from './brandAuditRecord.ts'

/** Who submitted and who decided a request and why, in order, and what it is waiting for. */
export function Decisions({ audit }: { audit: BrandAudit }) {
  const translate = useTranslate()
  const { status, level_required, level_done } = audit
  const decisions = audit.decisions ?? []
  // A request that was submitted again has only its latest time; the first is the creation of the record.
  const steps = [
    {
      result: status === 'draft' ? 'drafted' : 'submitted',
      by: audit.created_by,
      at: audit.created_at,
      comment: null,
    },
    ...decisions,
  ]
  return (
    <ol className={styles['course']} aria-label={translate('brandDB.brandAudit.section.course')}>
      {steps.map(({ result, by, at, comment }) => (
        <li key={`${at} ${result} ${by}`} data-result={result}>
          <strong>{translate(`brandDB.brandAudit.result.${result}`, { _: result })}</strong>
          <span className={styles['who']}>
            {by !== null && <ReferenceLabel to="user" id={by} />} <Moment at={at} />
          </span>
          {comment !== null && comment !== '' && <q className={styles['comment']}>{comment}</q>}
        </li>
      ))}
      {status === 'audit_inprogress' && (
        <li data-result="waits">
          <strong>
            {translate('brandDB.brandAudit.waits', { level: level_done + 1, of: level_required })}
          </strong>
        </li>
      )}
    </ol>
  )
}
