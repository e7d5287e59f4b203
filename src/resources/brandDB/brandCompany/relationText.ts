import type { useWords } from '#src/kit/value/field/useWords.ts'
import type { CompanyLink } from './companyLink.ts'

/** The relation of a company to a brand, and its region: `Franchisee · East China`. */
export const relationText = (
  { relation, region }: Pick<CompanyLink, 'relation' | 'region'>,
  { words }: { readonly words: Pick<ReturnType<typeof useWords>, 'choice'> },
): string => [words.choice('relation', relation), region].filter(Boolean).join(' · ')
