import { brandAudit, brandAuditInprogress } from '#contract/brandDB/brandAudit.ts'
import type { Requests } from '#src/kit/page/request/requests.ts'

/** The requests to change brands, and where they are in the console. */
export const brandRequests: Requests = {
  contract: brandAudit,
  open: brandAuditInprogress,
  resource: 'brandDB/brandAudit',
  records: 'brandDB/brand',
  modifyAt: '/brandDB/brandModifyPC',
  proposeAt: '/brandDB/brandPropose',
}
