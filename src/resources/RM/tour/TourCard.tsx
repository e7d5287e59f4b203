import type { RecordOf } from '#contract/resource.ts'
import type { tour } from '#contract/RM/tour.ts'
import { FieldValue } from '#src/kit/value/field/FieldValue.tsx'
import { statusColors } from './colors.ts'
import { PlannedAt } from './PlannedAt.tsx'
import { Progress } from './Progress.tsx'

interface TourCardProps {
  readonly tour: RecordOf<typeof tour>
}

/** A tour on a card: when, how far, by whom. */
export const TourCard = ({ tour: shown }: TourCardProps) => (
  <div className="stack gap-8">
    <div className="row wrap between muted gap-4-12">
      <FieldValue source="status" statusColors={statusColors} />
      <PlannedAt tour={shown} />
    </div>
    <div className="row wrap between muted gap-4-12">
      <FieldValue source="assignee_ids" />
      <Progress of={shown} />
    </div>
  </div>
)
