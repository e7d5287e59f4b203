import type { Entry } from '#src/kit/page/dictionary/DictionaryLevel.ts'
import { DictionaryPage } from '#src/kit/page/dictionary/DictionaryPage.tsx'
import { brandsOf } from './brandsOf.ts'
import { DictionaryTabs } from './DictionaryTabs.tsx'
import { classifications, companyClassifications } from './levels.tsx'
import { useCounts, type Counts } from './useCounts.ts'

/** The categories and classifications of brands as a tree, for users who edit them. */
export function Classifications() {
  const counts = useCounts()
  return (
    <DictionaryPage
      title="brandDB.dictionary.classifications"
      levels={classifications}
      above={<DictionaryTabs />}
      uses={{
        count: ({ level, record }) =>
          counts && (counts[fieldOf[level.key] ?? 'tag_ids'][String(record.id)] ?? 0),
        address: brandsWith,
        text: 'brandDB.dictionary.brands',
        unit: 'brandDB.dictionary.brands_unit',
      }}
    />
  )
}

/** The classifications of companies in the order in which they are offered. */
export const CompanyClassifications = () => (
  <DictionaryPage
    title="brandDB.dictionary.company_classifications"
    levels={companyClassifications}
    above={<DictionaryTabs />}
  />
)

/** The fields of a brand that name the entries of a level. */
const fieldOf: Readonly<Record<string, keyof Counts>> = {
  category: 'category_id',
  level1: 'level1_id',
  level2: 'level2_id',
}

const brandsWith = ({ level, record }: Entry) => brandsOf(fieldOf[level.key] ?? '', String(record.id))
