import { sql } from 'kysely'
import { company } from '#contract/brandDB/company.ts'
import { brandRequests } from '#server/plugins/brandDB/brandAudit/brandRequests.ts'
import type { ResourceHooks } from '#server/engine/hooks.ts'

/** What is known about a company in addition to its row. */
export const companyHooks: ResourceHooks<typeof company> = {
  guard: brandRequests.guardProposed(company),
  derived: {
    brand_id: () => sql`array(
      select b.brand_id from brand_company b where b.company_id = company._id and b.deleted_at is null)`,
  },
}
