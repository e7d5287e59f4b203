import { z } from 'zod'
import { signedIn } from '#contract/access.ts'
import { call } from '#contract/call.ts'
import { route } from '#server/http/handler.ts'
import { defineServerPlugin, type ServerPlugin } from '#server/http/defineServerPlugin.ts'

/** Calls that last until the test lets them go: slow work, with the time in the test's hand. */
export interface HeldCalls {
  readonly plugin: ServerPlugin
  /** How many were begun so far. */
  readonly begun: () => number
  /** Lets go all that were begun and whatever comes. */
  readonly letGo: () => void
  /** Holds again what comes from now on. */
  readonly hold: () => void
}

const reply = z.object({ done: z.literal(true) })
const does = 'Waits until it is let go.'

/** `GET /held/slow` for people, `GET /held/anybody` for strangers too, `POST /held/sent` with a body. */
export function heldCalls(): HeldCalls {
  let begun = 0
  let open = Promise.withResolvers<void>()
  const wait = async () => {
    begun += 1
    await open.promise
    return { data: { done: true as const } }
  }
  const plugin = defineServerPlugin({
    id: 'held',
    routes: [
      route(call({ method: 'GET', path: '/held/slow', does, can: signedIn, reply }), wait),
      route(call({ method: 'GET', path: '/held/anybody', does, can: 'anyone', reply }), wait),
      route(
        call({
          method: 'POST',
          path: '/held/sent',
          does,
          can: signedIn,
          body: z.object({ text: z.string() }),
          reply,
        }),
        wait,
      ),
    ],
  })
  return {
    plugin,
    begun: () => begun,
    letGo: () => open.resolve(),
    hold: () => {
      begun = 0
      open = Promise.withResolvers<void>()
    },
  }
}
