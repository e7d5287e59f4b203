import type { useTranslate } from 'react-admin'
import { changeCauses } from '#contract/PS/changeCauses.ts'
import {
  formatArea,
  formatColumn,
  formatNumber,
  formatRatio,
  noValue,
} from '#src/kit/value/field/formatNumber.ts'
import type { ChangedRow } from './changedRow.ts'

/** How a value is written, by its unit. */
const formats = { count: formatNumber, area: (value: unknown) => formatArea(value), ratio: formatRatio }

type Cause = ChangedRow['causes'][number]

/** An input that changed, in words: `Sales: 600,000 → 700,000`. */
export function causeText(
  translate: ReturnType<typeof useTranslate>,
  { cause, before, after }: Cause,
): string {
  const name = translate(`PS.changes.cause.${cause}`)
  if (before === null && after === null) return name
  const unit = changeCauses[cause].unit ?? 'count'
  const format = unit === 'money' ? formatColumn([before, after]) : formats[unit]
  const value = (of: Cause['before']) => {
    if (of === null) return noValue
    if (typeof of === 'string') return translate(`PS.changes.value.${of}`, { _: of })
    return format(of)
  }
  return translate('PS.changes.of_cause', { cause: name, before: value(before), after: value(after) })
}
