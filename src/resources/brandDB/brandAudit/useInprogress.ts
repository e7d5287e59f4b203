import { brandAudit, brandAuditInprogress } from '#contract/brandDB/brandAudit.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'

/** The open request of a brand, and whether the user may withdraw it. It is updated when others change it. */
export function useInprogress(brandId: string) {
  const { data, isPending, error, retry } = useCall(
    brandAuditInprogress,
    brandId === '' ? null : { params: { brand_id: brandId } },
    { refreshOn: [brandAudit] },
  )
  return { ...data, isPending, error, refetch: retry }
}
