import type { Rule } from '#contract/access.ts'
import { changeRequest, openRequestCall } from '#contract/changeRequest.ts'
import { ref, text } from '#contract/fields.ts'
import { brand } from './brand.ts'

/** The departments responsible for brands, in either list. */
export const brandDepartments: readonly string[] = ['17', '62']

/** Who decides on changes of brands, except their own. */
export const decider: Rule = { all: ['branddb.audit.approve', { department: brandDepartments }] }

/**
 * A request to change a brand, add a brand or end one (specification section 1, brand modification). Beside fields of the
 * brand, `after` can name `companies`: all companies that should be behind it, each with `company_id`, `relation` and `region`.
 */
export const brandAudit = changeRequest({
  name: 'brand_audit',
  path: '/bdbrandaudit',
  reach: 'none',
  of: brand,
  by: 'brand_id',
  marks: 'audit_status',
  seen: 'brand_rev',
  fields: {
    /** Empty for a new brand. */
    brand_id: ref('brand', { writable: 'create' }),
  },
  asked: {
    /** All names of the brand or, of a new one, those that are proposed. */
    brand_names: text(),
  },
  search: ['brand_names'],
  can: {
    view: 'branddb.audit.view',
    propose: 'branddb.brand.edit',
    decide: decider,
    direct: 'branddb.brand.edit_direct',
  },
  ends: { status: 'inactive' },
})

/** The open request for a brand. */
export const brandAuditInprogress = openRequestCall(brandAudit, '/bd/brand/audit_inprogress/{brand_id}')
