import { sql } from 'kysely'
import type { scoringResultVersion } from '#contract/RM_evaluate/scoringResultVersion.ts'
import { ApiError } from '#contract/reply.ts'
import type { StoredRecord } from '#contract/resource.ts'
import type { Sql } from '#server/engine/condSql.ts'
import type { Context } from '#server/engine/context.ts'
import { requireSite } from '#server/engine/scope.ts'

/** A scoring day of a site; `stat_time` is its first second there. */
export interface ScoringDay {
  readonly site: string
  readonly stat_time: number
}

/** The results of a day as a whole. */
export type ResultVersion = StoredRecord<typeof scoringResultVersion>

/** The rows of a day, for any table that has them. */
export const ofDay = ({ site, stat_time }: ScoringDay): Sql =>
  sql`(site = ${site} and stat_time = ${stat_time})`

/**
 * Has everybody who changes the results of this day wait in turn until the end of the transaction. Throws
 * 4032 for a site that is not the person's.
 */
export async function lockDay({ db, who }: Context, { site, stat_time }: ScoringDay): Promise<void> {
  requireSite(who, site)
  await sql`select pg_advisory_xact_lock(hashtext(${`scoring ${site} ${stat_time}`}))`.execute(db)
}

/** The current version of a day's results; undefined before anything was confirmed. */
export async function currentVersion({ db }: Context, day: ScoringDay): Promise<ResultVersion | undefined> {
  const { rows } = await sql<ResultVersion>`
    select * from scoring_result_version where ${ofDay(day)} order by version desc limit 1`.execute(db)
  return rows[0]
}

/** The current version of a day's results; throws 4040 before anything was confirmed. */
export async function requireVersion(context: Context, day: ScoringDay): Promise<ResultVersion> {
  const current = await currentVersion(context, day)
  if (!current) throw new ApiError('not_found')
  return current
}
