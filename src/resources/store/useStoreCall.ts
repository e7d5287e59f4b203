import { isRecord } from '#contract/isRecord.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { errcodes } from '#contract/reply.ts'
import { formatArea } from '#src/kit/field/formatNumber.ts'
import { useRetryKey } from '#src/kit/form/useRetryKey.ts'
import { failureOf, type Failure } from '#src/kit/state/failureOf.ts'
import { useCalls } from '#src/kit/useCalls.ts'
import type { HttpError } from '#src/providers/http.ts'

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
export function useStoreCall() {
  const calls = useCalls()
  const client = useQueryClient()
  const explain = useExplain()
  const keyOf = useRetryKey()
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Refused | null>(null)
  // State comes too late for the second click of a double click; what is done is not done again.
  const isUnderWay = useRef(false)
  async function send(path: string, body: Record<string, unknown>, query?: object): Promise<Result> {
    if (isUnderWay.current) return 'under_way'
    isUnderWay.current = true
    setBusy(true)
    setRefused(null)
    const failed: HttpError[] = []
    await calls.call(
      {
        method: query ? 'PUT' : 'POST',
        path,
        body,
        ...(query
          ? { query: { cond: query } }
          : { headers: { 'Idempotency-Key': keyOf({ path, ...body }) } }),
      },
      { onError: (error) => failed.push(error) },
    )
    isUnderWay.current = failed.length === 0
    if (failed[0]) setRefused(explain(failureOf(failed[0])))
    else await client.invalidateQueries()
    setBusy(false)
    return failed.length === 0 ? 'done' : 'refused'
  }
  return { send, isBusy, refused, clear: () => setRefused(null) }
}

function useExplain(): (failure: Failure) => Refused {
  const translate = useTranslate()
  const field = (key: unknown, data: Failure['data']): string =>
    key === 'area_sum'
      ? translate('brandDB.store.refused.area_sum', {
          sum: formatArea(data['sum']),
          area: formatArea(data['area']),
        })
      : translate(`atrium.validation.${String(key)}`)
  return ({ code, message, data }) => {
    const fields = Object.entries(isRecord(data['fields']) ? data['fields'] : {})
    const explained = Object.fromEntries(fields.map(([name, key]) => [name, field(key, data)]))
    if (fields.length > 0) return { fields: explained, whole: '' }
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
const tenanciesIn = ({ tenancies }: Failure['data']): string =>
  (Array.isArray(tenancies) ? tenancies : [])
    .flatMap((one: unknown) => (isRecord(one) ? [String(one['trade_name'] ?? one['_id'])] : []))
    .join(', ')
