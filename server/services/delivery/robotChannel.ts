import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Robot } from '#server/base/robotList.ts'
import type { Channel } from './channel.ts'
import { robotAddress, robotBody } from './robotMessage.ts'

// Both chats reply so, with HTTP 200 for errors too.
const reply = z.object({ errcode: z.int(), errmsg: z.string().default('') })

/** The robot of a group chat. */
export const robotChannel = (robot: Robot): Channel => ({
  name: nameOf(robot),
  kind: 'robot',
  site: robot.site,
  async send(message) {
    const response = await fetch(robotAddress(robot, Date.now()), {
      method: 'POST',
      // Proxies in between can recognise a message that is sent again.
      headers: { 'content-type': 'application/json', 'idempotency-key': message.id },
      body: JSON.stringify(robotBody(robot.kind, message)),
      redirect: 'error',
      signal: AbortSignal.timeout(10_000),
    })
    const { data, error } = reply.safeParse(await response.json().catch(() => null))
    if (!response.ok || error) throw new Error(`HTTP ${response.status}`)
    if (data.errcode !== 0) throw new Error(`${data.errcode} ${data.errmsg}`.slice(0, 200))
  },
})

/** Site, kind, and what tells two robots of a site apart without giving their addresses away. */
const nameOf = ({ site, kind, url }: Robot): string =>
  `${site ?? '*'} ${kind} ${createHash('sha256').update(url.href).digest('hex').slice(0, 8)}`
