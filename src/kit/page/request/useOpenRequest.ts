import { useCall } from '#src/kit/base/call/useCall.ts'
import { useRequests } from './requestsContext.ts'

/** The open request of a record, and whether the user may withdraw it. It is updated when others change it. */
export function useOpenRequest(id: string) {
  const { contract, open } = useRequests()
  const { data, isPending, error, retry } = useCall(
    open,
    id === '' ? null : { params: { [contract.requests.by]: id } },
    { refreshOn: [contract] },
  )
  return { ...data, isPending, error, refetch: retry }
}
