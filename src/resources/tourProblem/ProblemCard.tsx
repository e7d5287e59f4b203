import type { RecordOf } from '#contract/resource.ts'
import type { tourProblem } from '#contract/RM/tourProblem.ts'
import { FieldValue } from '#src/kit/field/FieldValue.tsx'
import { ReferenceLabel } from '#src/kit/field/ReferenceLabel.tsx'
import { severityColors, statusColors } from './colors.ts'
import { DueDate } from './DueDate.tsx'
import styles from './TourProblem.module.css'

/** A problem on a card: what is wrong, where, how bad, and until when. */
export const ProblemCard = ({ problem }: { problem: RecordOf<typeof tourProblem> }) => (
  <div className={styles['card']}>
    <strong>{problem.title}</strong>
    <div className={styles['line']}>
      <span>
        <ReferenceLabel to="store" id={problem.store_id} /> · <FieldValue source="category" />
      </span>
      <DueDate />
    </div>
    <div className={styles['line']}>
      <FieldValue source="status" statusColors={statusColors} />
      <FieldValue source="severity" statusColors={severityColors} />
    </div>
  </div>
)
