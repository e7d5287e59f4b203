import { sql } from 'kysely'
import { scoringResultVersion } from '#contract/RM_evaluate/scoringResultVersion.ts'
import { amend } from '#server/engine/amend.ts'
import type { Sql } from '#server/engine/condSql.ts'
import type { Context } from '#server/engine/context.ts'
import { ofDay, type ResultVersion, type ScoringDay } from './day.ts'
import { calculated, kept } from './scored.ts'
import { scoringAt } from './scoring.ts'

/**
 * The number of shops whose result in a version is not what their confirmed reports give; with `stores`, of
 * the shops that meet this condition.
 */
export async function differences(
  { db }: Context,
  day: ScoringDay,
  version: number,
  stores: Sql = sql`true`,
): Promise<number> {
  const scoring = await scoringAt(db, day.site)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int
    from ${kept(sql`${ofDay(day)} and version = ${version} and ${stores}`)} was
      full join ${calculated(sql`${ofDay(day)} and ${stores}`, scoring)} now using (store_id)
    where (was.report_id, was.score, was.section_scores, was.grade)
      is distinct from (now.report_id, now.score, now.section_scores, now.grade)`.execute(db)
  return rows[0]?.count ?? 0
}

/** Marks the current version of a day as stale if its reports now give other results, and otherwise as up to date. */
export async function refreshStale(
  context: Context,
  day: ScoringDay,
  record: ResultVersion | undefined,
): Promise<void> {
  if (!record) return
  const is_stale = (await differences(context, day, record.version)) > 0
  if (is_stale !== record.is_stale)
    await amend(scoringResultVersion, context, [{ record, values: { is_stale } }])
}
