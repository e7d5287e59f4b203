import type { Context } from '#server/engine/context.ts'
import { resourcesOf } from '#server/app/plugins/resourcesOf.ts'
import { findSession } from '#server/services/session/session.ts'
import type { Client } from './client.ts'
import { demoNow } from './embeddedTemplate.ts'
import { shippedHalves } from './shippedHalves.ts'
import type { TestServer } from './testServer.ts'

/** What the engine gets when this person asks, for a test that asks the engine itself. */
export async function contextOf({ database: { db } }: TestServer, { token }: Client): Promise<Context> {
  const session = await findSession(db, String(token), Math.floor(Date.now() / 1000))
  if (!session) throw new Error('no session')
  const now = Date.parse(demoNow) / 1000
  return { db, resources: resourcesOf(shippedHalves), who: session.subject, requestId: 'test', ip: null, now }
}
