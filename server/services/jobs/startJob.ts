import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { fromKysely, type PgBoss } from 'pg-boss'
import { ApiError } from '#contract/reply.ts'
import type { Db } from '#server/db/database.ts'
import { newId } from '#server/base/newId.ts'
import { inTransaction } from '#server/db/inTransaction.ts'
import { linkOf } from '#server/services/notifications/linkAt.ts'
import type { Job } from './defineJob.ts'
import { queueName } from './queue.ts'

/** The result of a start. */
export interface JobStart {
  readonly job_id: string
  readonly status: 'queued' | 'running'
  /** Whether the job was requested before and is still open. */
  readonly deduplicated: boolean
}

/** One start of a job, with a checked body. */
export interface Start<B = unknown> {
  readonly job: Job<B>
  readonly body: B
  /** The id of its row. */
  readonly id: string
  /** Who starts it; null for the schedule. */
  readonly by: string | null
  /** The maximum number of open jobs of one person. */
  readonly perPerson: number
  readonly withJob?: WithJob | undefined
}

/**
 * Writes what waits for a job, in the transaction that adds the job. If it throws, the job is not started.
 */
export type WithJob = (inside: Db, job_id: string) => Promise<void>

/**
 * Puts a job into the queue. If a job with its key is already open, that job is returned, and the caller
 * follows it too; if its body differs, this start throws 4095 with its id.
 */
export async function startJob(db: Db, boss: PgBoss, start: Start & { by: string }): Promise<JobStart> {
  for (;;) {
    if (await insert(db, boss, start)) return { job_id: start.id, status: 'queued', deduplicated: false }
    const open = await follow(db, start)
    if (open?.isSame) return { job_id: open._id, status: open.status, deduplicated: true }
    if (open) throw new ApiError('job.running', { job_id: open._id })
    // It ended between the two statements.
  }
}

/** Puts a scheduled job into the queue beyond its schedule, unless one is under way. */
export async function startScheduled(db: Db, boss: PgBoss, job: Job, withJob?: WithJob): Promise<JobStart> {
  const start = { job, body: job.body.parse({}), id: newId(), by: null, perPerson: 1, withJob }
  for (;;) {
    const open = await underWay(db, job)
    if (open) return { job_id: open._id, status: open.status, deduplicated: true }
    if (await insert(db, boss, start)) return { job_id: start.id, status: 'queued', deduplicated: false }
  }
}

async function underWay(db: Db, { name }: Job) {
  const { rows } = await sql<{ _id: string; status: 'queued' | 'running' }>`
    select _id, status from job where name = ${name} and status in ('queued', 'running') limit 1`.execute(db)
  return rows[0]
}

/**
 * Adds the row and its ticket, both or neither; returns whether it did. An existing row with that id, or an
 * open one with the key, is kept. Throws 4290 if the person has too many open jobs.
 *
 * People take turns: the ticket of somebody with three open jobs comes after the tickets of everybody with
 * two.
 */
export const insert = (
  db: Db,
  boss: PgBoss,
  { job, body, id, by, perPerson, withJob }: Start,
): Promise<boolean> =>
  inTransaction(db, async (inside) => {
    const ticket = randomUUID()
    const site = job.site?.(body) ?? null
    const path = job.link?.(body)
    const { rows } = await sql`
      insert into job (_id, name, title, key, site, body, link, ticket, cancellable, followers, created_by,
        updated_by)
      values (${id}, ${job.name}, ${JSON.stringify(job.title)}::jsonb, ${job.key?.(body) ?? null},
        ${site}, ${JSON.stringify(body)}::jsonb, ${path === undefined ? null : linkOf(site, path)}, ${ticket},
        ${job.cancellable},
        ${by === null ? [] : [by]}::text[], ${by}, ${by})
      on conflict do nothing returning _id`.execute(inside)
    if (rows.length === 0) return false
    const before = by === null ? 0 : (await openJobs(inside, by)) - 1
    if (before >= perPerson) throw new ApiError('rate.limited', { limit: perPerson })
    await sendTicket(inside, boss, { id, ticket, priority: -before })
    await withJob?.(inside, id)
    return true
  })

/** The content of a ticket: the id of a row, its own id, the delay in seconds, and its priority. */
interface NewTicket {
  readonly id: string
  readonly ticket: string
  readonly after?: number
  readonly priority?: number
}

/** Puts the ticket of a row into the queue, in the transaction that gives it to the row. */
export async function sendTicket(
  inside: Db,
  boss: PgBoss,
  { id, ticket, after = 0, priority = 0 }: NewTicket,
): Promise<void> {
  const options = { id: ticket, startAfter: after, priority, db: fromKysely(inside) }
  await boss.send(queueName, { job: id }, options)
}

async function openJobs(inside: Db, by: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from job where created_by = ${by} and status in ('queued', 'running')`.execute(
    inside,
  )
  return rows[0]?.n ?? 0
}

async function follow(db: Db, { job, body, by }: Start & { by: string }) {
  const { rows } = await sql<{ _id: string; status: 'queued' | 'running'; isSame: boolean }>`
    update job set followers = case when ${by}::text = any(followers) then followers
      else followers || ${by}::text end
    where name = ${job.name} and key = ${job.key?.(body) ?? null} and status in ('queued', 'running')
    returning _id, status, body = ${JSON.stringify(body)}::jsonb as "isSame"`.execute(db)
  return rows[0]
}
