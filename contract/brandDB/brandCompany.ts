import { choice, ref, text } from '#contract/fields.ts'
import { crudRules, resource } from '#contract/resource.ts'

/** The relation of a company to a brand, and where it applies. */
export const brandCompany = resource({
  name: 'brand_company',
  path: '/bdbrandcompany',
  reach: 'none',
  fields: {
    brand_id: ref('brand', { required: true, writable: 'create' }),
    company_id: ref('company', { required: true, writable: 'create' }),
    relation: choice(['owner', 'franchisee', 'distributor', 'agency'], { required: true }),
    /** Where the relation applies; everywhere by default. */
    region: text({ max: 60 }),
  },
  search: ['brand_id', 'company_id'],
  sort: { created_at: 1 },
  can: crudRules('branddb.brand.view', 'branddb.brand.edit_direct'),
})
