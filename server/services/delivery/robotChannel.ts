import { z } from 'zod'
import { parseJson } from '#contract/parseJson.ts'
import type { Robot } from '#server/base/robotList.ts'
import { whole } from '#server/base/wholeReply.ts'
import type { Channel } from './channel.ts'
import { robotAddress, robotBody } from './robotMessage.ts'

// Both chats reply so, with HTTP 200 for errors too.
const reply = z.object({ errcode: z.int(), errmsg: z.string().default('') })

/** Bytes of the largest reply that is read. */
const longest = 100_000

/**
 * The robots of group chats. They are named by site, kind and order instead of by address, so that messages that wait for a
 * robot are sent to its new address when that changes.
 */
export function robotChannels(robots: readonly Robot[], patience = 10_000): readonly Channel[] {
  const counts = new Map<string, number>()
  return robots.map((robot) => {
    const name = `${robot.site ?? '*'} ${robot.kind}`
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return robotChannel(count === 1 ? name : `${name} ${count}`, robot, patience)
  })
}

const robotChannel = (name: string, robot: Robot, patience: number): Channel => ({
  name,
  kind: 'robot',
  site: robot.site,
  secrets: [...robot.url.searchParams.values(), robot.secret ?? ''],
  async send(message) {
    const response = await fetch(robotAddress(robot, Date.now()), {
      method: 'POST',
      // Proxies in between can recognise a message that is sent again.
      headers: { 'content-type': 'application/json', 'idempotency-key': message.id },
      body: JSON.stringify(robotBody(robot.kind, message)),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    const { data, error } = reply.safeParse(jsonIn(await whole(response, longest)))
    if (!response.ok || error) throw new Error(`HTTP ${response.status}`)
    if (data.errcode !== 0) throw new Error(`${data.errcode} ${data.errmsg}`.slice(0, 200))
  },
})

/** Null for anything else, such as the page of a proxy. */
function jsonIn(body: Buffer): unknown {
  try {
    return parseJson(body.toString())
  } catch {
    return null
  }
}
