import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { ServerProcess } from '#tests/support/serverProcess.ts'

/** What a server cost while it was watched. */
export interface Cost {
  /** Megabytes that it held at most, and that the processes that it started held together. */
  readonly own: number
  readonly children: number
  /** Milliseconds that it took at most to say that it is well; infinite when it did not. */
  readonly delay: number
  /** The same of a server that has nothing to do: how slow the machine itself was at that time. */
  readonly idleDelay: number
}

/** Megabytes that a server may grow by, whatever people send. */
const mostGrowth = 200
/** Megabytes of the processes that read files: one at work with its 512 and some until the next look, and one that waits. */
const mostOfParsers = 850
/** Milliseconds that a server may take longer than three times what an idle one takes on this machine. */
const mostDelay = 1_000

/** What was done to a server: nothing, or each bound that it went beyond since `before`. */
export const harmOf = (cost: Cost, before: Cost): string[] => [
  ...(cost.own - before.own < mostGrowth ? [] : [`the server grew from ${before.own} to ${cost.own} MB`]),
  ...(cost.children < mostOfParsers ? [] : [`its parsers took ${cost.children} MB`]),
  ...(cost.delay < mostDelay + 3 * cost.idleDelay ? [] : [`others waited for ${cost.delay} ms`]),
]

/** Watches a server until it is told to stop. */
export async function watchServer({
  url,
  pid,
}: Pick<ServerProcess, 'url' | 'pid'>): Promise<() => Promise<Cost>> {
  const idle = await startIdle()
  const ending = new AbortController()
  const watched = Promise.all([
    peakMemory(pid, ending.signal),
    longestDelay(`${url}/api/v1/health`, ending.signal),
    longestDelay(idle.url, ending.signal),
  ])
  return async () => {
    ending.abort()
    const [memory, delay, idleDelay] = await watched
    idle.stop()
    return { ...memory, delay, idleDelay }
  }
}

async function longestDelay(url: string, signal: AbortSignal): Promise<number> {
  let longest = 0
  while (!signal.aborted) {
    const started = performance.now()
    const isWell = await fetch(url).then(
      (answer) => answer.arrayBuffer().then(() => answer.ok),
      () => false,
    )
    if (!isWell) return Infinity
    longest = Math.max(longest, performance.now() - started)
    await sleep(20)
  }
  return Math.round(longest)
}

const run = promisify(execFile)

async function peakMemory(pid: number, signal: AbortSignal): Promise<{ own: number; children: number }> {
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

const idleProgram = `
  const server = require('node:http').createServer((_, response) => response.end('well'))
  server.listen(0, '127.0.0.1', () => console.log(server.address().port))
  process.stdin.on('close', () => process.exit()).resume()`

async function startIdle(): Promise<{ url: string; stop: () => void }> {
  const child = spawn(process.execPath, ['-e', idleProgram], { stdio: ['pipe', 'pipe', 'inherit'] })
  const [port] = (await once(child.stdout, 'data')) as [Buffer]
  return { url: `http://127.0.0.1:${String(port).trim()}`, stop: () => void child.kill() }
}
