import { useTranslate } from 'react-admin'
import { brandAudit } from '#contract/brandDB/brandAudit.ts'
import { RecordCount } from '#src/kit/value/figure/RecordCount.tsx'

/** The requests about brands that wait for approval. */
export const PendingAudits = () => (
  <RecordCount
    contract={brandAudit}
    label={useTranslate()('brandDB.card.pending')}
    cond={{ status: 'audit_inprogress' }}
  />
)
