import { sql } from 'kysely'
import { scoringResultVersion } from '#contract/RM_evaluate/scoringResultVersion.ts'
import { amend } from '#server/engine/amend.ts'
import { authorOf } from '#server/engine/asSystem.ts'
import type { Sql } from '#server/engine/condSql.ts'
import type { Context } from '#server/engine/context.ts'
import { insert } from '#server/engine/create.ts'
import { readParams } from '#server/services/params.ts'
import { refreshStale } from './differences.ts'
import { currentVersion, ofDay, type ResultVersion, type ScoringDay } from './day.ts'
import { insertScores, rankResults } from './scored.ts'

/** How a version comes about. */
export type Origin = Pick<ResultVersion, 'kind'> & Partial<Pick<ResultVersion, 'reason' | 'restored_from'>>

/** Writes the results of a day as its next version, which becomes the current one. Returns the number of shops. */
export async function addVersion(
  context: Context,
  day: ScoringDay,
  scored: Sql,
  origin: Origin,
): Promise<number> {
  const version = ((await currentVersion(context, day))?.version ?? 0) + 1
  await insert(scoringResultVersion, context, { ...day, ...origin, version, stores: 0 })
  const stores = await fillVersion(context, day, scored, version)
  // The first version is what the reports have just given.
  if (origin.kind !== 'confirm') await refreshStale(context, day, await currentVersion(context, day))
  return stores
}

/** Adds results to a version, which becomes or stays the current one. Returns the number of shops added. */
export async function fillVersion(
  context: Context,
  day: ScoringDay,
  scored: Sql,
  version: number,
): Promise<number> {
  const { db, now } = context
  await hideOthers(context, day, version)
  const written = { version, isCurrent: true, now, author: authorOf(context) }
  const { numAffectedRows = 0n } = await insertScores(scored, written).execute(db)
  await rankResults(sql`${ofDay(day)} and version = ${version}`).execute(db)
  await markLatest(context, day)
  const { rows } = await sql<ResultVersion & { count: number }>`
    select v.*, (select count(*)::int from scoring_result r
      where r.site = v.site and r.stat_time = v.stat_time and r.version = v.version) as count
    from scoring_result_version v where ${ofDay(day)} and version = ${version}`.execute(context.db)
  const [row] = rows
  if (!row) throw new Error('a version that was just written is missing')
  const { count: stores, ...record } = row
  if (stores !== record.stores) await amend(scoringResultVersion, context, [{ record, values: { stores } }])
  await forgetOld(context, day, version)
  return Number(numAffectedRows)
}

async function hideOthers({ db }: Context, day: ScoringDay, version: number): Promise<void> {
  await sql`
    update scoring_result set is_current = false, is_latest = false
    where ${ofDay(day)} and is_current and version <> ${version}`.execute(db)
}

/** Keeps the last result of each shop of a day marked. */
async function markLatest({ db }: Context, day: ScoringDay): Promise<void> {
  const shops = sql`store_id in (select store_id from scoring_result where ${ofDay(day)})`
  await sql`
    update scoring_result result set is_latest = false where is_latest and ${shops} and exists (
      select from scoring_result later
      where later.store_id = result.store_id and later.is_current and later.stat_time > result.stat_time)`.execute(
    db,
  )
  await sql`
    update scoring_result result set is_latest = true where is_current and not is_latest and ${shops} and not exists (
      select from scoring_result later
      where later.store_id = result.store_id and later.is_current and later.stat_time > result.stat_time)`.execute(
    db,
  )
}

/** Removes the archives that are older than those to keep. */
async function forgetOld({ db }: Context, day: ScoringDay, version: number): Promise<void> {
  const oldest = version - (await readParams(db, day.site))('scoring.archive_versions')
  await sql`delete from scoring_result where ${ofDay(day)} and version < ${oldest}`.execute(db)
  await sql`delete from scoring_result_version where ${ofDay(day)} and version < ${oldest}`.execute(db)
}
