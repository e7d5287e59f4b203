import { z } from 'zod'
import { call } from '#contract/call.ts'

/** Answers when the server is ready to serve. */
export const health = call({
  method: 'GET',
  path: '/health',
  does: 'Says that the server is ready, its version and its database.',
  can: 'anyone',
  beforePasswordChange: true,
  reply: z.object({
    status: z.literal('ok'),
    version: z.string(),
    database: z.enum(['pglite', 'postgresql']),
    demo: z.boolean(),
    /** The business clock, in unix seconds: what "today" means. */
    now: z.number(),
  }),
})

/** Answers as long as the process does its work, also while it starts; nothing else is asked. */
export const live = call({
  method: 'GET',
  path: '/live',
  does: 'Says that the process runs. It need not be ready.',
  can: 'anyone',
  beforePasswordChange: true,
  reply: z.object({ status: z.literal('live') }),
})

/** Answers HTTP 503 as well, for balancers: they know no `errcode`. */
export const ready = call({
  method: 'GET',
  path: '/ready',
  does: 'Says that requests can be sent here: not while the server starts or stops, nor while its database gives no answer within a second; then the status is 503 and `data.reason` says which.',
  can: 'anyone',
  beforePasswordChange: true,
  reply: z.object({ status: z.literal('ready') }),
  errors: ['starting'],
})
