import type { z } from 'zod'
import type { onlineSessions, sessionEnd } from '#contract/System/onlineSession.ts'

export type OnlineSession = z.infer<typeof onlineSessions.reply>['list'][number]

/** What is about to be ended, and the name of the person. */
export interface Ending {
  readonly which: z.infer<typeof sessionEnd.body>
  readonly name: string
}

/** Calls that end a session name this, so that the lists of sessions are fetched again. */
export const sessions = { name: 'session' }
