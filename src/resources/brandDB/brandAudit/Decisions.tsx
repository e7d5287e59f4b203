import { useTranslate } from 'react-admin'
import { StatusChip } from '#src/kit/value/field/StatusChip.tsx'
import { Timeline } from '#src/kit/value/timeline/Timeline.tsx'
import styles from './BrandAudit.module.css'
import type { BrandAudit } from './brandAuditRecord.ts'

/** Who submitted and who decided a request and why, in order, and what it is waiting for. */
export function Decisions({ audit }: { audit: BrandAudit }) {
  const translate = useTranslate()
  const { status, level_required: of, level_done, created_by: by, created_at: at } = audit
  // A request that was submitted again has only its latest time; the first is the creation of the record.
  const begun = { result: status === 'draft' ? 'drafted' : 'submitted', by, at, comment: null }
  return (
    <div className={styles['course']}>
      <Timeline
        label={translate('brandDB.brandAudit.section.course')}
        entries={[begun, ...(audit.decisions ?? [])].map(({ result, comment, ...done }) => ({
          id: `${done.at} ${result} ${done.by}`,
          from: done.at,
          actor: done.by,
          title: translate(`brandDB.brandAudit.result.${result}`, { _: result }),
          ...(comment ? { text: comment } : {}),
        }))}
      />
      {status === 'audit_inprogress' && (
        <StatusChip tone="amber">
          {translate('brandDB.brandAudit.waits', { level: level_done + 1, of })}
        </StatusChip>
      )}
    </div>
  )
}
