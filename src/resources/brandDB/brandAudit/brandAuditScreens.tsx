import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { brandAudit } from '#contract/brandDB/brandAudit.ts'
import { RecordCount } from '#src/kit/value/figure/RecordCount.tsx'
import { RecordAddress } from '#src/kit/page/record/RecordAddress.tsx'
import { ModifyPage } from '#src/kit/page/request/ModifyPage.tsx'
import { ProposePage } from '#src/kit/page/request/ProposePage.tsx'
import { RequestShow } from '#src/kit/page/request/RequestShow.tsx'
import { brandProposal } from './brandProposal.tsx'
import { brandRequests } from './brandRequests.ts'

/** The page of a request: what would change, who decided, and what can be done. */
export const BrandAuditShow = () => <RequestShow requests={brandRequests} record={brandProposal} />

/** The form that proposes changes to a brand on a desktop (specification section 2). */
export const BrandModify = () => <ModifyPage requests={brandRequests} record={brandProposal} />

/** The form that proposes a new brand with its companies, for users who cannot create brands directly. */
export const BrandPropose = () => <ProposePage requests={brandRequests} record={brandProposal} />

/** Redirects from the short address of a request, which mails and notifications use. */
export const BrandAuditAddress = () => <RecordAddress resource={brandRequests.resource} />

/** The requests about brands that wait for approval. */
export const PendingAudits = () => (
  <RecordCount
    contract={brandAudit}
    label={useTranslate()('brandDB.card.pending')}
    cond={{ status: 'audit_inprogress' }}
  />
)
