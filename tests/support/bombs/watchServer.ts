import { execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
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

/** Watches a server until it is told to stop. */
export async function watchServer({
  url,
  pid,
}: Pick<ServerProcess, 'url' | 'pid'>): Promise<() => Promise<Cost>> {
  const probe = fork(fileURLToPath(new URL('./probe.ts', import.meta.url)), [`${url}/api/v1/health`], {
    execArgv: [],
  })
  await once(probe, 'message')
  const ending = new AbortController()
  const memory = peakMemory(pid, ending.signal)
  return async () => {
    ending.abort()
    const told = once(probe, 'message')
    probe.send('stop')
    const [delays] = (await told) as [Delays]
    return { ...(await memory), ...delays }
  }
}

const run = promisify(execFile)

async function peakMemory(pid: number, signal: AbortSignal): Promise<Pick<Cost, 'own' | 'children'>> {
  const peak = { own: 0, children: 0 }
  while (!signal.aborted) {
    const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,rss='])
    const now = { own: 0, children: 0 }
    for (const line of stdout.trim().split('\n')) {
      const [id, parent, kilobytes = 0] = line.trim().split(/\s+/).map(Number)
      if (id === pid) now.own += kilobytes / 1024
      else if (parent === pid) now.children += kilobytes / 1024
    }
    peak.own = Math.max(peak.own, Math.round(now.own))
    peak.children = Math.max(peak.children, Math.round(now.children))
    await sleep(100)
  }
  return peak
}
