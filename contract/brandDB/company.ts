import { choice, code, country, ref, refs, text } from '#contract/fields.ts'
import { money } from '#contract/numberFields.ts'
import { registrationError } from './registrationNo.ts'
import { crudRules, names, resource } from '#contract/resource.ts'

/** A legal person that operates brands or signs leases. Shared by all sites. */
export const company = resource({
  name: 'company',
  path: '/bdcompany',
  reach: 'none',
  fields: {
    /** `name` is the registered name. */
    ...names,
    short_name: text({ max: 60 }),
    country: country({ required: true }),
    /** Unique in its country; `registrationNo.ts` has its formats. */
    registration_no: text({ max: 40, pattern: /^[A-Z0-9-]{1,40}$/, fault: 'capitals' }),
    classification_id: ref('company_classification'),
    legal_representative: text({ max: 120 }),
    registered_address: text({ max: 500 }),
    registered_capital: money({ max: 1e12 }),
    tax_no: code({ max: 40 }),
    /** The company at the head of the group that it belongs to. */
    group_company_id: ref('company'),
    status: choice(['active', 'inactive', 'blacklisted'], { initial: 'active' }),
  },
  /** A brand that the company is behind. */
  asked: { brand_id: refs('brand') },
  check: ({ country, registration_no }) => {
    const error = registrationError(country, registration_no)
    return error === null ? {} : { registration_no: error }
  },
  search: ['name', 'name_en', 'name_tc', 'short_name', 'registration_no'],
  labels: ['_id', 'name', 'name_en', 'name_tc', 'short_name'],
  sort: { name: 1 },
  can: crudRules('branddb.company.view', 'branddb.company.edit'),
  exports: 'branddb.company.view',
  imports: { can: 'branddb.company.edit', key: ['country', 'registration_no'] },
})
