import { useGetOne } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import type { RequestRecord } from './requests.ts'
import { useRequests } from './requestsContext.ts'
import { sendingStep } from './sendProposal.ts'

/** The draft or rejected request that the address names; null if it names none that can be continued. */
export function useContinued(kind: RequestRecord['kind']) {
  const requests = useRequests()
  const [query] = useSearchParams()
  const id = query.get('request')
  const { data, isLoading } = useGetOne<RequestRecord>(
    requests.resource,
    { id: id ?? '' },
    { enabled: id !== null, retry: false },
  )
  const isOpen = data?.kind === kind && sendingStep(requests, data) !== undefined
  return { continued: isOpen ? data : null, isLoading, id }
}
