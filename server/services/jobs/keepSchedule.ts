import { setTimeout as sleep } from 'node:timers/promises'
import type { PgBoss } from 'pg-boss'
import type { Db } from '#server/db/database.ts'
import type { Log } from '#server/base/log.ts'
import type { Job } from './defineJob.ts'
import { isPaused } from './pausedJobs.ts'
import { insert } from './startJob.ts'

interface ScheduleServices {
  readonly db: Db
  readonly boss: PgBoss
  readonly log: Log
  readonly stopping: AbortSignal
  /** Whether the job belongs to a plugin that is switched off everywhere. */
  readonly isOff: (job: Job) => Promise<boolean>
}

// A timer of more than 24 days fires at once.
const longestPause = 86_400_000

/**
 * Starts a scheduled job now, if nobody has in this period, and again in every following period. The row's id
 * contains the period, so exactly one of several servers starts it. A period is skipped if the last run is
 * not over, or if there is nothing to do, or the job is paused or its plugin switched off when the period begins.
 * After an error it tries the same period again.
 */
export async function keepSchedule(
  job: Job,
  { db, boss, log, stopping, isOff }: ScheduleServices,
  retryMs = 30_000,
): Promise<void> {
  const { every } = job
  if (every === undefined) return
  while (!stopping.aborted) {
    const now = Date.now() / 1000
    const period = Math.floor(now / every) * every
    const start = { job, body: job.body.parse({}), id: `${job.name}-${period}`, by: null, perPerson: 1 }
    // A little late is within the period; a little early would be the previous period again.
    let pause = Math.min((period + every - now) * 1000 + 20, longestPause)
    try {
      const isHeld = (await isPaused(db, job.name)) || (await isOff(job))
      const isDue = !isHeld && (!job.isDue || (await job.isDue(db)))
      if (isDue) await insert(db, boss, start)
    } catch (error) {
      log.error({ err: error, job: job.name }, 'a scheduled job did not start')
      pause = Math.min(pause, retryMs)
    }
    await sleep(pause, undefined, { signal: stopping, ref: false }).catch(() => undefined)
  }
}
