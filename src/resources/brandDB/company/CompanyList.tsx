import { company } from '#contract/brandDB/company.ts'
import type { FieldLooks } from '#src/kit/form/FieldGroup.ts'
import { listOf } from '#src/kit/page/screens/listOf.tsx'

/** How fields of a company are shown where their kind alone is not enough. */
export const companyLooks: FieldLooks<typeof company> = {
  status: { statusColors: { active: 'green', inactive: 'grey', blacklisted: 'red' } },
}

/** The companies behind brands and tenancies. */
export const CompanyList = listOf(company, {
  looks: companyLooks,
  columns: [
    { source: 'name', width: 320 },
    { source: 'short_name', width: 130, hidden: true },
    { source: 'classification_id', width: 130 },
    { source: 'country', width: 90 },
    { source: 'registration_no', width: 190 },
    { source: 'group_company_id', width: 220 },
    { source: 'status', width: 110 },
    { source: 'legal_representative', width: 140, hidden: true },
    { source: 'registered_capital', width: 140, hidden: true },
    { source: 'tax_no', width: 190, hidden: true },
    { source: 'updated_at', width: 140, hidden: true },
  ],
  filters: ['classification_id', 'country', 'status', 'brand_id'],
  more: ['group_company_id', 'registration_no'],
  preview: [
    'status',
    'classification_id',
    'country',
    'registration_no',
    'legal_representative',
    'registered_address',
    'group_company_id',
    'updated_at',
  ],
})
