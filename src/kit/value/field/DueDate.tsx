import { useRecordContext, type RaRecord } from 'react-admin'
import { formatDate } from './formatDate.ts'
import { noValue } from './formatNumber.ts'
import { useWords } from './useWords.ts'

interface DueDateProps {
  /** The field with the time; `due_at` by default. */
  readonly source?: string
  /** The flag that says whether it has passed; `is_overdue` by default. */
  readonly overdue?: string
  /** The record; the current one by default. */
  readonly record?: Pick<RaRecord, string>
}

/** When something is due: red, and marked for screen readers, once it is overdue. */
export function DueDate({ source = 'due_at', overdue = 'is_overdue', record }: DueDateProps) {
  const current = useRecordContext()
  const words = useWords()
  const values = record ?? current
  const due: unknown = values?.[source]
  if (typeof due !== 'number') return noValue
  const text = formatDate(due, 'YYYY/M/D HH:mm')
  if (values?.[overdue] !== true) return text
  return (
    <span className="red medium">
      {text} <span className="visually-hidden">{words.label(overdue)}</span>
    </span>
  )
}
