import { z } from 'zod'
import { call } from '#contract/call.ts'
import { arrivalKinds } from './arrivalKinds.ts'

/** What the console has to know before sign-in: the public parameters by `group.key`. */
export const config = call({
  method: 'GET',
  path: '/config',
  does: 'Returns the public parameters.',
  can: 'anyone',
  beforePasswordChange: true,
  reply: z.object({
    params: z.record(z.string(), z.unknown()),
    demo: z.boolean(),
    /** This is the demo, other machines can reach it, and its passwords are public. */
    public_demo: z.boolean().optional(),
    /** After the first start of the demo: how many parts of it are there, and what comes next. */
    arriving: z.object({ done: z.number(), total: z.number(), kind: z.enum(arrivalKinds) }).optional(),
  }),
})
