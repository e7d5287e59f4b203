import { StatusChip, type Tones } from '#src/kit/field/StatusChip.tsx'
import { useWords } from '#src/kit/field/useWords.ts'

const tones: Tones = { 1: 'red', 2: 'amber', 3: 'blue', 4: 'grey' }

/** How bad a problem is, as a word. */
export const Severity = ({ value }: { value: number }) => (
  <StatusChip tone={tones[String(value)]}>{useWords().choice('severity', value)}</StatusChip>
)
