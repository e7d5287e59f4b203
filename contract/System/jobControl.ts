import { z } from 'zod'
import { call } from '#contract/call.ts'
import { localText } from '#contract/core/todo.ts'
import { plainText } from '#contract/fieldSchemas.ts'
import { page } from '#contract/page.ts'

/** The state of one run of a job. */
export const runStatus = z.enum(['queued', 'running', 'done', 'failed', 'cancelled'])

const name = plainText.min(1).max(100)

/** Every job that the server can do: those that start automatically, and those that people start. */
export const jobList = call({
  method: 'GET',
  path: '/sys/job',
  does: 'Lists the jobs that the server can do.',
  can: 'system.job.view',
  reply: page({
    name: z.string(),
    title: localText,
    /** Seconds between two starts; null for a job that people start. */
    every: z.int().nullable(),
    is_paused: z.boolean(),
    /** Its area is switched off, so it does not start. */
    is_off: z.boolean(),
    /** Unix seconds; null if it does not start automatically, or not now. */
    next_at: z.int().nullable(),
    /** The latest run; a job without work does not run. */
    last_at: z.int().nullable(),
    last_status: runStatus.nullable(),
    /** Milliseconds of the latest finished run. */
    last_ms: z.int().nullable(),
    /** The runs of the last 24 hours, and how many of them failed. */
    runs: z.int(),
    failures: z.int(),
  }),
})

/** The latest fifty runs of a job, the latest first. */
export const jobRuns = call({
  method: 'GET',
  path: '/sys/job/runs',
  does: 'Lists the latest runs of a job, with what happened in each.',
  can: 'system.job.view',
  query: z.object({ name }),
  reply: page({
    _id: z.string(),
    status: runStatus,
    created_at: z.int(),
    /** Who started it; null for a job that started automatically. */
    created_by: z.string().nullable(),
    site: z.string().nullable(),
    link: z.string().nullable(),
    started_at: z.int().nullable(),
    finished_at: z.int().nullable(),
    /** Milliseconds of the last attempt. */
    ms: z.int().nullable(),
    attempts: z.int(),
    /** Why it failed, in words. */
    error: z.string().nullable(),
    /** The attempts that did not succeed, in their order. */
    log: z.array(
      z.object({
        attempt: z.int(),
        at: z.int(),
        ended: z.enum(['failed', 'handedBack', 'cancelled']),
        /** The kind of error and its message, in English and without values. */
        detail: z.string().nullable(),
      }),
    ),
  }),
  errors: ['not_found'],
})

/** Starts a scheduled job now, even while it is paused. */
export const jobRun = call({
  method: 'POST',
  path: '/sys/job/run',
  does: 'Starts a scheduled job now.',
  can: 'system.job.run',
  reach: 'all',
  body: z.object({ name }),
  /** `deduplicated`: it was under way already, and that run is returned. */
  reply: z.object({ job_id: z.string(), status: z.enum(['queued', 'running']), deduplicated: z.boolean() }),
  errors: ['not_found', 'state.transition', 'rate.limited'],
})

/** Pauses a scheduled job, or lets it start again. */
export const jobPause = call({
  method: 'POST',
  path: '/sys/job/pause',
  does: 'Pauses or resumes a scheduled job.',
  can: 'system.job.run',
  reach: 'all',
  body: z.object({ name, paused: z.boolean() }),
  reply: z.object({ is_paused: z.boolean() }),
  errors: ['not_found', 'state.transition'],
})
