import type { RecordOf } from '#contract/resource.ts'
import type { tour } from '#contract/RM/tour.ts'
import { formatDate } from '#src/kit/value/field/formatDate.ts'
import { useWords } from '#src/kit/value/field/useWords.ts'

type PlannedVisit = Pick<RecordOf<typeof tour>, 'planned_at' | 'is_overdue'>

/** When a tour is planned for: red, and in words, once it is overdue. */
export function PlannedAt({ tour }: { readonly tour: PlannedVisit }) {
  const words = useWords()
  const moment = formatDate(tour.planned_at, 'YYYY/M/D HH:mm')
  if (!tour.is_overdue) return moment
  return (
    <span className="red medium">
      {moment} <span className="visually-hidden">{words.label('is_overdue')}</span>
    </span>
  )
}
