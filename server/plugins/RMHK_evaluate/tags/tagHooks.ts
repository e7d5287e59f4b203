import { sql } from 'kysely'
import { ApiError } from '#contract/reply.ts'
import type { dailyScoreTag } from '#contract/RMHK_evaluate/dailyScoreTag.ts'
import type { ResourceHooks } from '#server/engine/hooks.ts'

/** A tag that a shop has, or a report, is not removed: it can be made inactive. */
export const tagHooks: ResourceHooks<typeof dailyScoreTag> = {
  guard: async ({ db }, changes) => {
    const removed = changes.flatMap(({ before, after }) => (before && !after ? [before._id] : []))
    if (removed.length === 0) return
    const { rows } = await sql<{ shops: number; reports: number }>`
      select (select count(*)::int from store_score_tag where tag_id = any(${removed})) as shops,
        (select count(*)::int from scoring_report_item join scoring_report report on report._id = report_id
          where tag_ids && ${removed}::text[] and report.deleted_at is null) as reports`.execute(db)
    const { shops = 0, reports = 0 } = rows[0] ?? {}
    if (shops + reports > 0)
      throw new ApiError('in_use', { references: { store_score_tag: shops, scoring_report: reports } })
  },
}
