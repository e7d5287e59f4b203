import { useState } from 'react'
import { LinkBase, useTranslate } from 'react-admin'
import { Button } from '@mui/material'
import { Moment } from '#src/kit/value/field/Moment.tsx'
import { ReferenceLabel } from '#src/kit/value/field/ReferenceLabel.tsx'
import styles from './BrandAudit.module.css'
import { auditPath, audits, type BrandAudit } from './brandAuditRecord.ts'
import { AuditStepDialog } from './AuditStepDialog.tsx'

interface PendingBannerProps {
  readonly audit: BrandAudit
  readonly canWithdraw: boolean
}

/**
 * Says that a change of the brand waits for approval, who requested it and when, and links to the request.
 */
export function PendingBanner({ audit, canWithdraw }: PendingBannerProps) {
  const translate = useTranslate()
  const [isAsking, setAsking] = useState(false)
  const at = audit.submitted_at ?? audit.created_at
  return (
    <section className={styles['banner']} aria-label={translate('brandDB.brandAudit.pending')}>
      <output>
        <strong>{translate('brandDB.brandAudit.pending')}</strong>{' '}
        {audit.submitted_by !== null && <ReferenceLabel to="user" id={audit.submitted_by} />}{' '}
        <Moment at={at} />
        <br />
        {translate('brandDB.brandAudit.pending_text')}
      </output>
      <div className={styles['actions']}>
        <LinkBase to={auditPath(audit._id)}>{translate('brandDB.brandAudit.see')}</LinkBase>
        {canWithdraw && (
          <Button variant="outlined" size="small" onClick={() => setAsking(true)}>
            {translate(`resources.${audits}.steps.withdraw.label`)}
          </Button>
        )}
      </div>
      {isAsking && <AuditStepDialog audit={audit} step="withdraw" onClose={() => setAsking(false)} />}
    </section>
  )
}
