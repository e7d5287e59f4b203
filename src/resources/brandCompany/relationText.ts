import type { brandCompany } from '#contract/brandDB/brandCompany.ts'
import type { RecordOf } from '#contract/resource.ts'
import type { useWords } from '#src/kit/field/useWords.ts'

type Relation = Pick<RecordOf<typeof brandCompany>, 'relation' | 'region'>

/** What a company is to a brand, and where: `Franchisee · East China`. */
export const relationText = (
  { relation, region }: Relation,
  { words }: { readonly words: Pick<ReturnType<typeof useWords>, 'choice'> },
): string => [words.choice('relation', relation), region].filter(Boolean).join(' · ')
