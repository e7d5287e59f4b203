import type { brandCompany } from '#contract/brandDB/brandCompany.ts'
import type { RecordOf } from '#contract/resource.ts'
import type { useWords } from '#src/kit/field/useWords.ts'

type Relation = Pick<RecordOf<typeof brandCompany>, 'relation' | 'region'>

/** The relation of a company to a brand, and its region: `Franchisee · East China`. */
export const relationText = (
  { relation, region }: Relation,
  { words }: { readonly words: Pick<ReturnType<typeof useWords>, 'choice'> },
): string => [words.choice('relation', relation), region].filter(Boolean).join(' · ')
