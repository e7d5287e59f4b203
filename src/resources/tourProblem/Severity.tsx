import { StatusChip, type StatusColors } from '#src/kit/field/StatusChip.tsx'
import { useWords } from '#src/kit/field/useWords.ts'

const statusColors: StatusColors = { 1: 'red', 2: 'amber', 3: 'blue', 4: 'grey' }

/** How bad a problem is, as a word. */
export const Severity = ({ value }: { value: number }) => (
  <StatusChip tone={statusColors[String(value)]}>{useWords().choice('severity', value)}</StatusChip>
)
