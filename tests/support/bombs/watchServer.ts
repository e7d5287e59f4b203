import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { ServerProcess } from '#tests/support/serverProcess.ts'

/** How long others waited. */
export interface Delays {
  /** Milliseconds that the server took at most to say that it is well; without end when it did not. */
  readonly delay: number
  /** How many times longer than its computing a program took: others of this machine compute as well. */
  readonly slowness: number
}

/** What a server cost while it was watched. */
export interface Cost extends Delays {
  /** Megabytes that it held at most, and that the processes that it started held together. */
  readonly own: number
  readonly children: number
}

/** Megabytes that a server may grow by, whatever people send. */
const mostGrowth = 200
/** Megabytes of the processes that read files: one at work with its 512 and some until the next look, and one that waits. */
const mostOfParsers = 850
/** Milliseconds that others may wait, on a machine with nothing else to do. */
const mostDelay = 1_000

/** What was done to a server: nothing, or each bound that it went beyond since `before`. */
export const harmOf = (cost: Cost, before: Cost): string[] => [
  ...(cost.own - before.own < mostGrowth ? [] : [`the server grew from ${before.own} to ${cost.own} MB`]),
  ...(cost.children < mostOfParsers ? [] : [`its parsers took ${cost.children} MB`]),
  ...(cost.delay < mostDelay * cost.slowness ? [] : [`others waited for ${cost.delay} ms`]),
]

/** Somebody beside a server who watches what it costs. */
export interface Watch {
  /** Begins; what it returns tells what the server cost until then. */
  readonly begin: () => Promise<() => Promise<Cost>>
  readonly end: () => void
}

/** Has a server watched by a process of its own. */
export function watchServer({ url, pid }: Pick<ServerProcess, 'url' | 'pid'>): Watch {
  const program = fileURLToPath(new URL('./probe.ts', import.meta.url))
  const probe = fork(program, [`${url}/api/v1/health`, String(pid)], { execArgv: [] })
  const ask = async (word: 'begin' | 'stop'): Promise<unknown> => {
    const reply = once(probe, 'message')
    probe.send(word)
    const [said] = (await reply) as [unknown]
    return said
  }
  return {
    begin: async () => {
      await ask('begin')
      return async () => (await ask('stop')) as Cost
    },
    end: () => probe.disconnect(),
  }
}
