import { LinkBase } from 'react-admin'
import { brandAudit } from '#contract/brandDB/brandAudit.ts'
import { useResourceOf } from '#src/kit/contractOf.ts'
import { formatDate } from '#src/kit/field/formatDate.ts'
import { ReferenceLabel } from '#src/kit/field/ReferenceLabel.tsx'
import { StatusChip } from '#src/kit/field/StatusChip.tsx'
import { useWords } from '#src/kit/field/useWords.ts'
import { RelatedRecords } from '#src/kit/record/RelatedRecords.tsx'
import { auditPath, brandAuditStatusColors } from '#src/resources/brandAudit/resource.ts'
import styles from './Brand.module.css'

/** The changes of a brand that were asked for, for those who may see requests; nothing where there were none. */
export function BrandRequests() {
  const words = useWords(useResourceOf('brand_audit') ?? '')
  return (
    <RelatedRecords
      title="brandDB.brand.group.requests"
      contract={brandAudit}
      by="brand_id"
      sort={{ field: 'created_at', order: 'DESC' }}
      render={({ _id, kind, status, submitted_by, submitted_at, created_at }) => (
        <>
          <LinkBase to={auditPath(_id)}>{words.choice('kind', kind)}</LinkBase>
          <StatusChip tone={brandAuditStatusColors[status]}>{words.choice('status', status)}</StatusChip>
          <span className={styles['second']}>
            {submitted_by !== null && <ReferenceLabel to="user" id={submitted_by} />}{' '}
            {formatDate(submitted_at ?? created_at, 'YYYY/M/D HH:mm')}
          </span>
        </>
      )}
    />
  )
}
