import { sql } from 'kysely'
import { jobList, jobPause, jobRun, jobRuns } from '#contract/System/jobControl.ts'
import { ApiError } from '#contract/reply.ts'
import { inTransaction } from '#server/db/inTransaction.ts'
import { route, type Route } from '#server/http/handler.ts'
import type { Job } from '#server/services/jobs/defineJob.ts'
import type { Jobs } from '#server/services/jobs/jobs.ts'
import { auditAct } from '#server/plugins/System/auditAct.ts'
import { listJobs } from './listJobs.ts'
import { runsOf } from './runsOf.ts'

/** The jobs of the server for administrators: what runs when, how it ended, and starts beyond the schedule. */
export const jobRoutes: readonly Route[] = [
  route(jobList, async ({ context, services: { jobs, clock } }) => ({
    data: await listJobs(context().db, jobs, clock.real()),
  })),
  route(jobRuns, async ({ query, context, services: { jobs } }) => {
    const list = await runsOf(context(), known(jobs, query.name).name)
    return { data: { list, total: list.length } }
  }),
  route(jobRun, async ({ body, context, services: { jobs } }) => {
    const job = scheduled(jobs, body.name)
    if (await jobs.isOff(job))
      throw new ApiError('state.transition', { from: 'off', to: 'started', allowed: [] })
    const act = { action: 'run', entity: 'job_schedule', id: job.name }
    const started = await jobs.startNow(job, (db, job_id) =>
      auditAct({ ...context(), db }, { ...act, after: { job_id } }),
    )
    return { data: started }
  }),
  route(jobPause, async ({ body: { name, paused }, context, services: { jobs, clock } }) => {
    const { db, who } = context()
    scheduled(jobs, name)
    await inTransaction(db, async (inside) => {
      const { rows } = paused
        ? await sql`
            insert into job_pause (name, paused_at, paused_by) values (${name}, ${clock.real()}, ${who.id})
            on conflict do nothing returning name`.execute(inside)
        : await sql`delete from job_pause where name = ${name} returning name`.execute(inside)
      if (rows.length === 0) return
      const action = paused ? 'pause' : 'resume'
      await auditAct({ ...context(), db: inside }, { action, entity: 'job_schedule', id: name })
    })
    return { data: { is_paused: paused } }
  }),
]

function known({ all }: Jobs, name: string): Job {
  const job = all.find((one) => one.name === name)
  if (!job) throw new ApiError('not_found')
  return job
}

/** A job that people start needs to know what it is about; its own page starts it. */
function scheduled(jobs: Jobs, name: string): Job {
  const job = known(jobs, name)
  if (job.every === undefined)
    throw new ApiError('state.transition', { from: 'started', to: 'scheduled', allowed: [] })
  return job
}
