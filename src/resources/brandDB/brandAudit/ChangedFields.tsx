import { useWords } from '#src/kit/value/field/useWords.ts'
import { brands, changedIn, type BrandAudit } from './brandAuditRecord.ts'

/** The names of the fields that a request changes. */
export function ChangedFields({ audit }: { audit: Pick<BrandAudit, 'after'> }) {
  const words = useWords(brands)
  return changedIn(audit).map(words.label).join(' · ')
}
