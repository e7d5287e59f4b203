import { useResourceOf } from '#src/kit/contractOf.ts'
import { useWords } from '#src/kit/field/useWords.ts'

interface RelationTextProps {
  readonly relation: string
  readonly region: string | null
}

/** What a company is to a brand, and where: `Franchisee · East China`. */
export function RelationText({ relation, region }: RelationTextProps) {
  const words = useWords(useResourceOf('brand_company') ?? '')
  return [words.choice('relation', relation), region].filter(Boolean).join(' · ')
}
