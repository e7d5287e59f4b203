import { sql } from 'kysely'
import type { scoreItem } from '#contract/RM_evaluate/scoreItem.ts'
import { scoreItemSet } from '#contract/RM_evaluate/scoreItemSet.ts'
import { ApiError } from '#contract/reply.ts'
import type { StoredRecord } from '#contract/resource.ts'
import type { Context } from '#server/engine/context.ts'
import type { Done, ResourceHooks } from '#server/engine/hooks.ts'
import { authorize } from '#server/engine/refuse.ts'
import { visibleTable } from '#server/engine/visible.ts'
import { daysOf } from './itemSetSql.ts'

type Item = StoredRecord<typeof scoreItem>

const ofSet = (value: ReturnType<typeof sql>) =>
  sql`(select ${value} from score_item_set item_set where item_set._id = score_item.set_id)`

/** Everybody gets the items of the sets that they may see. Only those of drafts are changed. */
export const itemHooks: ResourceHooks<typeof scoreItem> = {
  rowFilter: (context) => sql`set_id in (select _id from ${visibleTable(scoreItemSet, context)})`,
  derived: {
    at: () => ofSet(daysOf(sql`item_set`)),
    category_id: () => ofSet(sql`item_set.category_id`),
  },
  totals: (_, matching) => ({
    beside: sql`select coalesce(sum(weight), 0)::float8 as weight_sum from ${matching}`,
  }),
  guard: async (inside, changes) => requireDrafts(inside, changes),
}

/**
 * Throws 4091 for items of a set that is not a draft, and 4032 for those of another site. The sets stay locked, so that
 * none can be activated.
 */
async function requireDrafts({ db, who }: Context, changes: readonly Done<Item>[]): Promise<void> {
  const sets = changes.flatMap(({ before, after }) => [before, after].flatMap((item) => item?.set_id ?? []))
  const { rows } = await sql<{ site: string | null; status: string }>`
    select site, status from score_item_set where _id = any(${[...new Set(sets)]}) order by _id for update`.execute(
    db,
  )
  for (const set of rows) authorize(scoreItemSet.can.update, who, set)
  const other = rows.find(({ status }) => status !== 'draft')
  if (other) throw new ApiError('state.transition', { from: other.status, allowed: ['draft'] })
}
