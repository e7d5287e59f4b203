import { useNavigate, useNotify, useRefresh, type Identifier } from 'react-admin'
import { brandAudit } from '#contract/brandDB/brandAudit.ts'
import { createCall } from '#contract/resourceCalls.ts'
import { failureOf } from '#src/kit/base/call/failureOf.ts'
import { useSend } from '#src/kit/base/call/useSend.ts'
import { auditPath } from './brandAuditRecord.ts'

/**
 * Requests that a brand be deactivated, and opens the request. If the server refuses, for example because
 * there already is a request, it says why, and everything is fetched again.
 */
export function useEnd({ id }: { readonly id: Identifier }, onDone: () => void) {
  const { send } = useSend(createCall(brandAudit))
  const notify = useNotify()
  const navigate = useNavigate()
  const refresh = useRefresh()
  return async () => {
    try {
      // The server decides what deactivation changes.
      const body = { kind: 'deactivate', brand_id: String(id), after: {}, source: 'pc' } as const
      const { _id } = await send({ body })
      notify('brandDB.brandAudit.sent.submit', { type: 'success' })
      navigate(auditPath(_id))
    } catch (error) {
      const { message } = failureOf(error)
      notify(message || 'ra.notification.http_error', { type: 'error', messageArgs: { _: message } })
    }
    onDone()
    refresh()
  }
}
