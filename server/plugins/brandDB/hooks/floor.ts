import { sql } from 'kysely'
import type { floor } from '#contract/brandDB/floor.ts'
import type { ResourceHooks } from '#server/engine/hooks.ts'

/** What is known about a floor in addition to its row. */
export const floorHooks: ResourceHooks<typeof floor> = {
  derived: {
    store_count: () => sql`(
      select count(*)::int from store s
      where s.floor_id = floor._id and s.deleted_at is null and not s.is_split and not s.is_merge)`,
  },
}
