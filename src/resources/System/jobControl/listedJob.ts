import type { z } from 'zod'
import type { jobList, jobRuns } from '#contract/System/jobControl.ts'
import type { StatusColors } from '#contract/nounScreens.ts'

export type ListedJob = z.infer<typeof jobList.reply>['list'][number]
export type JobRun = z.infer<typeof jobRuns.reply>['list'][number]

/** Replies about jobs are fetched again when a job changes. */
export const jobs = { name: 'job' }

/** Milliseconds between two looks at the jobs, because those of the clock tell nobody. */
export const pause = 10_000

/** The colours of the states of a run. */
export const statusColors: StatusColors = {
  queued: 'grey',
  running: 'blue',
  done: 'green',
  failed: 'red',
  cancelled: 'grey',
}
