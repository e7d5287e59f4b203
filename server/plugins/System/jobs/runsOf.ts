import { sql } from 'kysely'
import type { z } from 'zod'
import type { jobRuns } from '#contract/System/jobControl.ts'
import type { Db } from '#server/db/database.ts'

type Run = z.infer<typeof jobRuns.reply>['list'][number]

/** The latest fifty runs of a job, with the attempts that did not succeed. */
export async function runsOf(db: Db, name: string): Promise<Run[]> {
  const { rows } = await sql<Run>`
    select _id, status, created_at, created_by, site, link, started_at, finished_at, ms, attempts, error,
      coalesce((
        select jsonb_agg(jsonb_build_object('attempt', attempt, 'at', at, 'ended', ended, 'detail', detail)
          order by at, attempt)
        from job_attempt where job_id = job._id), '[]') as log
    from job where name = ${name} order by created_at desc, _id desc limit 50`.execute(db)
  return rows
}
