import { brandAudit, brandAuditInprogress } from '#contract/brandDB/brandAudit.ts'
import { useCall } from '#src/kit/call/useCall.ts'

/** The request that waits for a decision about a brand, and what the person may do with it. It follows what others do. */
export function useInprogress(brandId: string) {
  const { data, isPending, error, retry } = useCall(
    brandAuditInprogress,
    brandId === '' ? null : { params: { brand_id: brandId } },
    { refreshOn: [brandAudit] },
  )
  return { ...data, isPending, error, refetch: retry }
}
