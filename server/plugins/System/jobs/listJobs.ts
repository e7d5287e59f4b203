import { sql } from 'kysely'
import type { z } from 'zod'
import type { jobList } from '#contract/System/jobControl.ts'
import type { Db } from '#server/db/database.ts'
import type { Jobs } from '#server/services/jobs/jobs.ts'
import { pausedJobs } from '#server/services/jobs/pausedJobs.ts'

type JobList = z.infer<typeof jobList.reply>
type LatestJob = Pick<
  JobList['list'][number],
  'name' | 'last_at' | 'last_status' | 'last_ms' | 'runs' | 'failures'
>

/** Every job that this server can do, with its latest run; those that start automatically first. */
export async function listJobs(db: Db, { all, isOff }: Jobs, now: number): Promise<JobList> {
  const paused = await pausedJobs(db)
  const latest = await latestRuns(
    db,
    all.map(({ name }) => name),
    now,
  )
  const list = await Promise.all(
    all.map(async (job) => {
      const { name, title, every = null } = job
      const held = { is_paused: paused.has(name), is_off: await isOff(job) }
      const isHeld = held.is_paused || held.is_off
      const next_at = every === null || isHeld ? null : (Math.floor(now / every) + 1) * every
      const { zh_CN, zh_TW, en_US } = title
      const ran = latest.get(name) ?? neverRan
      return { ...ran, name, title: { zh_CN, zh_TW, en_US }, every, ...held, next_at }
    }),
  )
  const ordered = list.toSorted(
    (one, other) =>
      Number(one.every === null) - Number(other.every === null) || (one.name < other.name ? -1 : 1),
  )
  return { list: ordered, total: ordered.length }
}

const neverRan = { last_at: null, last_status: null, last_ms: null, runs: 0, failures: 0 }

async function latestRuns(db: Db, names: readonly string[], now: number): Promise<Map<string, LatestJob>> {
  const { rows } = await sql<LatestJob>`
    select wanted.name, last.created_at as last_at, last.status as last_status, timed.ms as last_ms,
      coalesce(day.runs, 0) as runs, coalesce(day.failures, 0) as failures
    from unnest(${names}::text[]) wanted (name)
    left join lateral (
      select created_at, status from job where job.name = wanted.name
      order by created_at desc, _id desc limit 1) last on true
    left join lateral (
      select ms from job where job.name = wanted.name and finished_at is not null
      order by created_at desc, _id desc limit 1) timed on true
    left join lateral (
      select count(*)::int as runs, count(*) filter (where status = 'failed')::int as failures
      from job where job.name = wanted.name and created_at > ${now - 86_400}) day on true`.execute(db)
  return new Map(rows.map((row) => [row.name, row]))
}
