import { StatusChip } from '#src/kit/value/field/StatusChip.tsx'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { useWords } from '#src/kit/value/field/useWords.ts'
import styles from './Contact.module.css'

interface ContactMarksProps {
  readonly record: { readonly is_primary: boolean; readonly is_emergency: boolean }
}

/** Marks a primary contact, and an emergency contact who can be called at any hour. */
export function ContactMarks({ record }: ContactMarksProps) {
  const words = useWords(useResourceOf('contact') ?? '')
  return (
    <span className={styles['marks']}>
      {record.is_primary && <StatusChip tone="blue">{words.label('is_primary')}</StatusChip>}
      {record.is_emergency && <StatusChip tone="red">{words.label('is_emergency')}</StatusChip>}
    </span>
  )
}
