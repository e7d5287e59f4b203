import { sql } from 'kysely'
import type { Conduct } from '#server/engine/conduct.ts'

/** What can be asked of a contact beside its fields. */
export const contactConduct: Conduct = {
  derived: {
    brand_id: () => sql.ref('brand_ids'),
    store_id: () => sql.ref('store_ids'),
    // Whoever names no site can be spoken to about every one.
    site: () => sql`case when sites = '{}' then array(select _id from site) else sites end`,
  },
}
