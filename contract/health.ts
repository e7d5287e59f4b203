import { z } from 'zod'
import { call } from './call.ts'

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
