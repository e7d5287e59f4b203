import { sql } from 'kysely'
import type { z } from 'zod'
import type { jobRuns } from '#contract/System/jobControl.ts'
import { always } from '#server/engine/condSql.ts'
import type { Context } from '#server/engine/context.ts'
import { siteSql } from '#server/engine/wholeResources.ts'

type Run = z.infer<typeof jobRuns.reply>['list'][number]

/**
 * The latest fifty runs of a job, with the attempts that did not succeed: those that somebody started only if they are at a site
 * of the caller or the caller's own.
 */
export async function runsOf(context: Context, name: string): Promise<Run[]> {
  const { db, who } = context
  const isShown = who.hasEverySite
    ? always
    : sql`(created_by is null and site is null or created_by = ${who.id} or ${siteSql(context, sql`site`)})`
  const { rows } = await sql<Run>`
    select _id, status, created_at, created_by, site, link, started_at, finished_at, ms, attempts, error,
      coalesce((
        select jsonb_agg(jsonb_build_object('attempt', attempt, 'at', at, 'ended', ended, 'detail', detail)
          order by at, attempt)
        from job_attempt where job_id = job._id), '[]') as log
    from job where name = ${name} and ${isShown} order by created_at desc, _id desc limit 50`.execute(db)
  return rows
}
