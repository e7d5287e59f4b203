import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { PerformanceReply } from './performanceRow.ts'

interface ToDateNoteProps {
  readonly list: PerformanceReply['list'] | undefined
  /** The last month of the figures. */
  readonly month: string
}

/** Says of figures of a month that is not over what they are compared with. */
export function ToDateNote({ list = [], month }: ToDateNoteProps) {
  const translate = useTranslate()
  if (!list.some(({ is_total, is_to_date }) => is_total && is_to_date)) return null
  return <p className="muted small">{translate('PS.performance.under_way', { month })}</p>
}
