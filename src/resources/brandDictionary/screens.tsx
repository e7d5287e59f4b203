import { DictionaryScreen } from './DictionaryScreen.tsx'
import { classifications, companyClassifications } from './levels.ts'

/** The categories and classifications of brands as a tree, for users who edit them. */
export const Classifications = () => (
  <DictionaryScreen title="brandDB.dictionary.classifications" levels={classifications} />
)

/** The classifications of companies in the order in which they are offered. */
export const CompanyClassifications = () => (
  <DictionaryScreen title="brandDB.dictionary.company_classifications" levels={companyClassifications} />
)
