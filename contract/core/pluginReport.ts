import { z } from 'zod'
import { signedIn } from '#contract/access.ts'
import { call } from '#contract/call.ts'

/** The problems because of which the server half of a plugin was left out. */
const serverProblem = z.object({
  plugin: z.string(),
  /** The place of the mistake: `resources.0.fields.spaces`. */
  place: z.string(),
  /** What is wrong there and what to do, in English. */
  sentence: z.string(),
})

/** A part of a plugin that failed in somebody's browser. */
const partFault = z.object({
  plugin: z.string(),
  /** Empty if the manifest has none. */
  version: z.string(),
  /** A route, a resource and its screen, a slot and its extension. */
  part: z.string(),
  count: z.int(),
  /** Unix seconds. */
  last_at: z.number(),
})

/** The state of the plugins: on the replying server, and in everybody's browser. */
export const pluginReport = call({
  method: 'GET',
  path: '/plugin/report',
  does: 'Lists what is wrong with the server halves of plugins, and which parts of their screens have failed.',
  can: 'system.param.view',
  reply: z.object({ problems: z.array(serverProblem), faults: z.array(partFault) }),
})

export type ServerProblem = z.infer<typeof serverProblem>
export type PartFault = z.infer<typeof partFault>

const line = (max: number) => z.string().max(max)

/** Reports a part of a plugin that failed while somebody used it. */
export const fault = call({
  method: 'POST',
  path: '/fault',
  does: 'Reports a part of a plugin that failed in the browser. It is counted, and logged without what was typed.',
  can: signedIn,
  reach: 'none',
  body: z.strictObject({
    plugin: line(60).regex(/^[A-Za-z][\w-]*$/),
    version: line(40),
    part: line(200).min(1),
    /** The name and the message of the error. */
    name: line(80),
    message: line(200),
    /** The build of the console. */
    build: line(120),
  }),
  reply: z.null(),
  errors: ['rate.limited'],
})

export type Fault = z.infer<typeof fault.body>
