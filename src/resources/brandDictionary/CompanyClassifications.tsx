import { DictionaryScreen } from './DictionaryScreen.tsx'
import { companyClassifications } from './levels.ts'

/** What companies are to brands, in the order in which people choose from it. */
export const CompanyClassifications = () => (
  <DictionaryScreen title="brandDB.dictionary.company_classifications" levels={companyClassifications} />
)
