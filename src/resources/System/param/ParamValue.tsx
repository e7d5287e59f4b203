import { useLocale } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { joinNames } from '#contract/joinNames.ts'
import { isRecord } from '#contract/isRecord.ts'
import { formatNumber } from '#src/kit/value/field/formatNumber.ts'
import type { Param } from './useParams.ts'

/** Returns the text for a value of a parameter, with its unit. */
export function useValueText(): (param: Param, value: unknown) => string {
  const locale = useLocale()
  const translate = useTranslate()
  const plain = (value: unknown): string => {
    if (typeof value === 'boolean') return translate(`ra.boolean.${value}`)
    if (typeof value === 'number') return String(value)
    if (Array.isArray(value)) return joinNames(value.map(plain), locale) || translate('System.param.empty')
    if (isRecord(value))
      return joinNames(
        Object.entries(value).map(
          ([name, one]) => `${name}: ${isRecord(one) ? `(${plain(one)})` : plain(one)}`,
        ),
        locale,
      )
    return String(value ?? '') || translate('System.param.empty')
  }
  return ({ unit }, value) => {
    if (unit === null || typeof value !== 'number') return plain(value)
    return `${formatNumber(value)} ${translate(`System.param.unit.${unit}`, { _: unit })}`
  }
}
