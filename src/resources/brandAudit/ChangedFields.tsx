import { useWords } from '#src/kit/field/useWords.ts'
import { brands, changedIn, type BrandAudit } from './brandAuditRecord.ts'

/** What a request changes, by the names of the fields. */
export function ChangedFields({ audit }: { audit: Pick<BrandAudit, 'after'> }) {
  const words = useWords(brands)
  return changedIn(audit).map(words.label).join(' · ')
}
