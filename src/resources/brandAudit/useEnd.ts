import { useRef, useState } from 'react'
import { useNavigate, useNotify, useRefresh } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { brandAudit } from '#contract/brandDB/brandAudit.ts'
import { createCall } from '#contract/resourceCalls.ts'
import { failureOf } from '#src/kit/state/failureOf.ts'
import { useSend } from '#src/kit/call/useSend.ts'
import { auditPath } from './brandAuditRecord.ts'

/**
 * Sends the request to end a brand and leads to it. Where the server refuses, as for a request that came first, it says why
 * and everything on screen is read anew.
 */
export function useEnd({ id }: RaRecord, onDone: () => void) {
  const { send } = useSend(createCall(brandAudit))
  const notify = useNotify()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const [isBusy, setBusy] = useState(false)
  // State comes too late for the second click of a double click.
  const isUnderWay = useRef(false)
  async function ask() {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setBusy(true)
    try {
      // What ending means is the server's to say.
      const body = { kind: 'deactivate', brand_id: String(id), after: {}, source: 'pc' } as const
      const { _id } = await send({ body })
      notify('brandDB.brandAudit.sent.submit', { type: 'success' })
      navigate(auditPath(_id))
    } catch (error) {
      const { message } = failureOf(error)
      notify(message || 'ra.notification.http_error', { type: 'error', messageArgs: { _: message } })
    } finally {
      isUnderWay.current = false
      setBusy(false)
    }
    onDone()
    refresh()
  }
  return { ask, isBusy }
}
