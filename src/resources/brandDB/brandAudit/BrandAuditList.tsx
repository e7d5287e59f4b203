import { RequestList } from '#src/kit/page/request/RequestList.tsx'
import { brandRequests } from './brandRequests.ts'

/** The requests to change brands. */
export const BrandAuditList = () => <RequestList requests={brandRequests} />
