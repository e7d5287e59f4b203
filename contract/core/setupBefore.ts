import { z } from 'zod'
import { signedIn } from '#contract/access.ts'
import { call } from '#contract/call.ts'
import { localText } from './todo.ts'

/** What has to be there before a list can have records: for lists that are empty. */
export const setupBefore = call({
  method: 'GET',
  path: '/sys/setup/before',
  does: 'Lists the steps of the set-up that are missing before there can be records of a resource.',
  can: signedIn,
  query: z.object({ noun: z.string().max(60) }),
  reply: z.object({
    /** `link` only for those who may do the step. */
    steps: z.array(z.object({ id: z.string(), title: localText, link: z.string().nullable() })),
  }),
})
