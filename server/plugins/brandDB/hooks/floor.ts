import { sql } from 'kysely'
import { store } from '#contract/brandDB/store.ts'
import type { floor } from '#contract/brandDB/floor.ts'
import { scopedTable } from '#server/engine/inScope.ts'
import type { ResourceHooks } from '#server/engine/hooks.ts'

/** What is known about a floor in addition to its row. */
export const floorHooks: ResourceHooks<typeof floor> = {
  derived: {
    store_count: (context) => sql`(
      select count(*)::int from ${scopedTable(store, context)}
      where store.floor_id = floor._id and store.deleted_at is null and not is_split and not is_merge)`,
  },
}
