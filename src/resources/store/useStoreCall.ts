import { isRecord } from '#contract/isRecord.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { SendableCall } from '#contract/call.ts'
import type { CallParts } from '#contract/callInput.ts'
import { errcodes } from '#contract/reply.ts'
import { CallError } from '#src/kit/call/CallError.ts'
import { useSend } from '#src/kit/call/useSend.ts'
import { formatArea } from '#src/kit/field/formatNumber.ts'
import { useRetryKey } from '#src/kit/form/useRetryKey.ts'
import { failureOf } from '#src/kit/state/failureOf.ts'

/** Why a change was refused: of each wrong field the sentence, and what is wrong with the whole. */
export interface Refused {
  readonly fields: Readonly<Record<string, string>>
  readonly whole: string
}

type Result = 'done' | 'refused' | 'under_way'

/**
 * Changes units by a call of their own; one at a time, and once where the same is sent again. Afterwards everything on screen
 * is read anew. Where it was refused, `refused` says why.
 */
export function useStoreCall<R, I extends CallParts>(call: SendableCall<R, I>) {
  const { send: sendCall, isSending } = useSend(call)
  const client = useQueryClient()
  const explain = useExplain()
  const keyOf = useRetryKey()
  const [refused, setRefused] = useState<Refused | null>(null)
  // State comes too late for the second click of a double click; what is done is not done again.
  const isUnderWay = useRef(false)
  async function send(input: I): Promise<Result> {
    if (isUnderWay.current) return 'under_way'
    isUnderWay.current = true
    setRefused(null)
    try {
      const options = call.method === 'POST' ? { idempotencyKey: keyOf(input) } : {}
      await sendCall(input, options)
      await client.invalidateQueries()
      return 'done'
    } catch (error) {
      isUnderWay.current = false
      setRefused(explain(error))
      return 'refused'
    }
  }
  return { send, isBusy: isSending, refused, clear: () => setRefused(null) }
}

function useExplain(): (error: unknown) => Refused {
  const translate = useTranslate()
  return (error) => {
    const { code, message, data } = failureOf(error)
    const fields = error instanceof CallError ? error.fields : {}
    if (isRecord(data['fields']) && Object.values(data['fields']).includes('area_sum')) {
      const figures = { sum: formatArea(data['sum']), area: formatArea(data['area']) }
      const sentence = translate('brandDB.store.refused.area_sum', figures)
      const named = Object.entries(data['fields']).map(([name, key]) => [
        name,
        key === 'area_sum' ? sentence : fields[name],
      ])
      return { fields: Object.fromEntries(named), whole: '' }
    }
    if (Object.keys(fields).length > 0) return { fields, whole: '' }
    if (code === errcodes.in_use) return { fields: {}, whole: translate('brandDB.store.restore.in_use') }
    const { reason } = data
    if (code !== errcodes['state.transition'] || typeof reason !== 'string')
      return { fields: {}, whole: message || translate('ra.notification.http_error') }
    return {
      fields: {},
      whole: translate(`brandDB.store.refused.${reason}`, { tenancies: tenanciesIn(data) }),
    }
  }
}

/** The tenancies that stand in the way, by name. */
const tenanciesIn = ({ tenancies }: Readonly<Record<string, unknown>>): string =>
  (Array.isArray(tenancies) ? tenancies : [])
    .flatMap((one: unknown) => (isRecord(one) ? [String(one['trade_name'] ?? one['_id'])] : []))
    .join(', ')
