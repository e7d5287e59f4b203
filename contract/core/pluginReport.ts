import { z } from 'zod'
import { call } from '#contract/call.ts'

/** What is wrong with the server half of a plugin, which is left out. */
const serverProblem = z.object({
  plugin: z.string(),
  /** Where in it: `resources.0.fields.spaces`. */
  place: z.string(),
  /** What is wrong there and what to do, in English. */
  sentence: z.string(),
})

/** How the plugins are on the server that answers. */
export const pluginReport = call({
  method: 'GET',
  path: '/plugin/report',
  does: 'Lists what is wrong with the server halves of plugins.',
  can: 'system.param.view',
  reply: z.object({ problems: z.array(serverProblem) }),
})
