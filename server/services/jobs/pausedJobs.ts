import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'

/** Whether an administrator has paused the schedule of a job. */
export async function isPaused(db: Db, name: string): Promise<boolean> {
  return (await pausedJobs(db)).has(name)
}

/** The names of the paused jobs. */
export async function pausedJobs(db: Db): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`select name from job_pause`.execute(db)
  return new Set(rows.map(({ name }) => name))
}
