import { useRecordContext, type RaRecord } from 'react-admin'
import { formatDate } from '#src/kit/field/formatDate.ts'
import { noValue } from '#src/kit/field/formatNumber.ts'
import { useWords } from '#src/kit/field/useWords.ts'
import styles from './TourProblem.module.css'

/** When a problem has to be fixed: red, and in words, once it is overdue. */
export function DueDate({ record }: { record?: Pick<RaRecord, 'due_at' | 'is_overdue'> }) {
  const problem = { ...useRecordContext(), ...record }
  const words = useWords()
  if (typeof problem.due_at !== 'number') return noValue
  const day = formatDate(problem.due_at, 'YYYY/M/D HH:mm')
  if (problem.is_overdue !== true) return day
  return (
    <span className={styles['overdue']}>
      {day} <span className="visually-hidden">{words.label('is_overdue')}</span>
    </span>
  )
}
