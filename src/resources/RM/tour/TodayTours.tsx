import { tour } from '#contract/RM/tour.ts'
import { useToday } from '#src/kit/value/field/useToday.ts'
import { startOfDay } from '#src/kit/value/field/formatDate.ts'
import { RelatedRecords } from '#src/kit/page/record/RelatedRecords.tsx'

/** The tours of today, the next one first. */
export function TodayTours() {
  const from = startOfDay(useToday()) ?? 0
  return (
    <RelatedRecords
      title="RM.card.tours"
      contract={tour}
      filter={{ planned_at: { $gte: from, $lt: from + 86_400 } }}
      sort={{ field: 'planned_at', order: 'ASC' }}
      empty="RM.card.no_tours"
      renderBeside={({ status }, { words }) => words.choice('status', status)}
    />
  )
}
