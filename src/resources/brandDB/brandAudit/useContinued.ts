import { useGetOne } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { audits, sendingStep, type BrandAuditRecord } from './brandAuditRecord.ts'

/** The draft or rejected request that the address names; null if it names none that can be continued. */
export function useContinued(kind: BrandAuditRecord['kind']) {
  const [query] = useSearchParams()
  const id = query.get('request')
  const { data, isLoading } = useGetOne<BrandAuditRecord>(
    audits,
    { id: id ?? '' },
    { enabled: id !== null, retry: false },
  )
  const isOpen = data?.kind === kind && sendingStep(data) !== undefined
  return { continued: isOpen ? data : null, isLoading }
}
