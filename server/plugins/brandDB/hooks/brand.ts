import { sql } from 'kysely'
import type { brand } from '#contract/brandDB/brand.ts'
import { brandRequests } from '#server/plugins/brandDB/brandAudit/brandRequests.ts'
import type { ResourceHooks } from '#server/engine/hooks.ts'

/** What is known about a brand in addition to its row. */
export const brandHooks: ResourceHooks<typeof brand> = {
  derived: {
    is_favourite: ({ who }) => sql`exists (
      select from user_favorite_brand f where f.user_id = ${who.id} and f.brand_id = brand._id)`,
    present_site: () => sql.ref('site_ids'),
    company_id: () => sql`array(
      select b.company_id from brand_company b where b.brand_id = brand._id and b.deleted_at is null)`,
  },
  ...brandRequests.recordHooks,
}
