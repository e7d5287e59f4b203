import { z } from 'zod'
import { call } from '#contract/call.ts'

/** What is checked, in the order in which it is shown. */
export const checkNames = [
  'database',
  'size',
  'disk',
  'storage',
  'queue',
  'jobs',
  'statements',
  'calls',
  'plugins',
  'screens',
  'delivery',
  'demo',
] as const

export const checkStates = ['good', 'attention', 'bad'] as const

const check = z.object({
  name: z.enum(checkNames),
  state: z.enum(checkStates),
  /** The values of the placeholders in its text. */
  values: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type Check = z.infer<typeof check>

/** How the installation is, for administrators. Times and counts of statements and calls are of this process. */
export const systemStatus = call({
  method: 'GET',
  path: '/sys/status',
  does: 'Returns how the installation is: database, storage, queue, errors, plugins.',
  can: 'system.status.view',
  reply: z.object({
    version: z.string(),
    /** The database and its version, and that of Node. */
    database: z.string(),
    node: z.string(),
    /** Unix seconds. */
    started_at: z.int(),
    checks: z.array(check),
    /** Statements that took longer than a second in the last 24 hours; their text has no values. */
    statements: z.array(z.object({ sql: z.string(), count: z.int(), longest: z.int(), last_at: z.int() })),
    /** Calls that failed in the last 24 hours for a reason other than invalid input. */
    calls: z.array(
      z.object({
        route: z.string(),
        errcode: z.int(),
        count: z.int(),
        last_at: z.int(),
        request_id: z.string(),
      }),
    ),
  }),
})

/**
 * A file for support staff: the status of the installation with its settings, parameters, plugins and jobs. It has
 * no secrets, no names and no records: of settings and texts it says only whether they are set.
 */
export const supportBundle = call({
  method: 'GET',
  path: '/sys/status/bundle',
  does: 'Downloads a report for those who help, without secrets.',
  can: 'system.status.export',
  reach: 'all',
  carries: 'download',
  reply: z.unknown(),
})
