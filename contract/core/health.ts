import { z } from 'zod'
import { call } from '#contract/call.ts'

/** Replies when the server is ready. */
export const health = call({
  method: 'GET',
  path: '/health',
  does: 'Returns that the server is ready, its version and its database.',
  can: 'anyone',
  beforePasswordChange: true,
  reply: z.object({
    status: z.literal('ok'),
    version: z.string(),
    database: z.enum(['pglite', 'postgresql']),
    demo: z.boolean(),
    /** The business clock, in unix seconds: it defines "today". */
    now: z.number(),
  }),
})

/** Replies as long as the process works, also during startup; nothing else is checked. */
export const live = call({
  method: 'GET',
  path: '/live',
  does: 'Returns that the process is running, even if it is not ready.',
  can: 'anyone',
  beforePasswordChange: true,
  reply: z.object({ status: z.literal('live') }),
})

/** Replies with HTTP status 503 too, for load balancers, which do not know `errcode`. */
export const ready = call({
  method: 'GET',
  path: '/ready',
  does: 'Returns whether requests can be sent here. While the server starts or stops, or its database does not reply within a second, the status is 503 and `data.reason` says why.',
  can: 'anyone',
  beforePasswordChange: true,
  reply: z.object({ status: z.literal('ready') }),
  errors: ['starting'],
})
