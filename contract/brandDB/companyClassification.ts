import { brandDictionary, dictionaryFields } from './brandDictionary.ts'
import { code } from '#contract/fields.ts'
import { resource } from '#contract/resource.ts'

/** The relation of a company to its brands: direct operator, franchisee, distributor, agency, group, … */
export const companyClassification = resource({
  name: 'company_classification',
  path: '/BdCompanyClassification',
  reach: 'none',
  fields: {
    ...dictionaryFields,
    code: code({ max: 40 }),
  },
  ...brandDictionary,
})
