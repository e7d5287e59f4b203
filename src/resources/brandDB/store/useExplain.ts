import { useLocale } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { joinNames } from '#contract/joinNames.ts'
import { isRecord } from '#contract/isRecord.ts'
import { errcodes } from '#contract/reply.ts'
import { CallError } from '#src/kit/base/call/CallError.ts'
import { formatArea } from '#src/kit/value/field/formatNumber.ts'
import { failureOf } from '#src/kit/base/call/failureOf.ts'

/** Why a change was refused: a sentence for each wrong field, and for what is wrong otherwise. */
export interface Refusal {
  readonly fields: Readonly<Record<string, string>>
  readonly whole: string
}

/** Explains why a unit could not be changed, in the user's language. */
export function useExplain(): (error: unknown) => Refusal {
  const locale = useLocale()
  const translate = useTranslate()
  return (error) => {
    const { code, message, data } = failureOf(error)
    const fields = error instanceof CallError ? error.fields : {}
    if (isRecord(data['fields']) && Object.values(data['fields']).includes('area_sum')) {
      const figures = { sum: formatArea(data['sum']), area: formatArea(data['area']) }
      const sentence = translate('brandDB.store.refused.area_sum', figures)
      const wrong = Object.entries(data['fields']).map(([name, key]) => [
        name,
        key === 'area_sum' ? sentence : fields[name],
      ])
      return { fields: Object.fromEntries(wrong), whole: '' }
    }
    if (Object.keys(fields).length > 0) return { fields, whole: '' }
    if (code === errcodes.in_use) return { fields: {}, whole: translate('brandDB.store.restore.in_use') }
    const { reason } = data
    if (code !== errcodes['state.transition'] || typeof reason !== 'string')
      return { fields: {}, whole: message || translate('ra.notification.http_error') }
    return {
      fields: {},
      whole: translate(`brandDB.store.refused.${reason}`, {
        tenancies: joinNames(named(data['tenancies'], 'trade_name'), locale),
        leases: joinNames(named(data['leases'], 'contract_no'), locale),
      }),
    }
  }
}

/** The names of the records that prevent it. */
const named = (records: unknown, name: string): string[] =>
  (Array.isArray(records) ? records : []).flatMap((one: unknown) =>
    isRecord(one) ? [String(one[name] ?? one['_id'])] : [],
  )
