import { sql } from 'kysely'
import { scoreItem } from '#contract/RM_evaluate/scoreItem.ts'
import type { scoreItemSet } from '#contract/RM_evaluate/scoreItemSet.ts'
import { ApiError } from '#contract/reply.ts'
import { discard } from '#server/engine/discard.ts'
import { oneByOne, type Done, type ResourceHooks } from '#server/engine/hooks.ts'
import type { Context, Row } from '#server/engine/context.ts'
import { activate } from './activate.ts'
import { itemSetNames } from './itemSetNames.ts'
import { todayOf, type SetRow } from './itemSetSql.ts'
import { retire } from './retire.ts'
import { adapt, revise } from './revise.ts'

/** What the server does for sets of items beyond their contract. Only drafts are changed and removed. */
export const itemSetHooks: ResourceHooks<typeof scoreItemSet> = {
  derived: {
    ...itemSetNames,
    applies_at: () => sql`(
      select array_agg(site._id) from site where coalesce(score_item_set.site = site._id, true)
        and coalesce(score_item_set.region = site.site_region, true))`,
    items_count: () => sql`(select count(*)::int from ${items} where set_id = score_item_set._id)`,
    weight_sum: () =>
      sql`(select coalesce(sum(weight), 0)::float8 from ${items} where set_id = score_item_set._id)`,
  },
  // It has ended, although nobody has taken a step.
  settled: {
    status: (context) => sql`
      case when status = 'active' and effective_to < ${todayOf(context)} then 'retired' else status end`,
  },
  beforeSave: oneByOne(async (inside, { before, after }) =>
    before ? {} : { version: await nextVersion(inside, after) },
  ),
  guard: oneByOne(async (inside: Context, { before, after }: Done<SetRow>) => {
    if (!before) return
    if (before.status !== 'draft')
      throw new ApiError('state.transition', { from: before.status, allowed: ['draft'] })
    if (!after) await discardItems(inside, before)
  }),
  actions: { activate, adapt, retire, revise },
}

const items = sql`(select * from score_item where deleted_at is null) item`

/** The items of a draft go with it. */
async function discardItems(inside: Context, { _id }: SetRow): Promise<void> {
  const { rows } = await sql<Row>`
    select * from score_item where set_id = ${_id} and deleted_at is null order by _id for update`.execute(
    inside.db,
  )
  await discard(scoreItem, inside, rows)
}

/** The number of a removed draft is not given again. */
async function nextVersion({ db }: Context, { site, region, category_id }: SetRow): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select coalesce(max(version), 0) + 1 as version from score_item_set
    where (site, region, category_id) is not distinct from (${site}::text, ${region}::text, ${category_id}::text)`.execute(
    db,
  )
  return rows[0]?.version ?? 1
}
