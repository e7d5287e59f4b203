import { sql } from 'kysely'
import { refuseFields } from '#contract/reply.ts'
import type { Context } from '#server/engine/context.ts'
import { todaySql } from '#server/engine/today.ts'
import { readParams } from '#server/services/params.ts'
import type { ScoringDay } from '#server/plugins/RM_evaluate/results/day.ts'

/**
 * Returns the date of a scoring day, `YYYY-MM-DD`. Throws 4004 unless it is the first second of a day at the site, neither
 * in the future nor, except for managers, longer ago than `scoring.backdate_days`.
 */
export async function requireDay(
  { db, who, now }: Context,
  { site, stat_time }: ScoringDay,
): Promise<string> {
  const { rows } = await sql<{ day: string; is_start: boolean; age: number }>`
    select day::text, extract(epoch from day::timestamp at time zone timezone) = ${stat_time} as is_start, today - day as age
    from (
      select timezone, (to_timestamp(${stat_time}) at time zone timezone)::date as day, ${todaySql({ now })} as today
      from site at where _id = ${site}
    ) moment`.execute(db)
  const [moment] = rows
  const oldest = who.isManager ? Infinity : (await readParams(db, site))('scoring.backdate_days')
  if (!moment?.is_start || moment.age < 0 || moment.age > oldest)
    throw refuseFields('validation.failed', { stat_time: 'date' })
  return moment.day
}
