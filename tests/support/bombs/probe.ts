import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Cost } from './watchServer.ts'

// A process of its own, so that nothing but the server and the machine makes it wait. Between `begin` and `stop` it asks the
// server how it is, looks at its memory, and finds out how much longer than its computing a program takes on this machine.

const [url = '', pid = ''] = process.argv.slice(2)

let stop: (() => Promise<Cost>) | undefined
process.on('message', async (word) => {
  if (word === 'begin') stop = watch()
  process.send?.(word === 'begin' ? 'begun' : await stop?.())
})
process.on('disconnect', () => process.exit())

function watch(): () => Promise<Cost> {
  const ending = new AbortController()
  const { signal } = ending
  const parts = Promise.all([longestDelay(signal), usualSlowness(signal), peakMemory(signal)])
  return async () => {
    ending.abort()
    const [delay, slowness, memory] = await parts
    return { delay, slowness, ...memory }
  }
}

async function longestDelay(signal: AbortSignal): Promise<number> {
  let longest = 0
  while (!signal.aborted) {
    const started = performance.now()
    const isWell = await fetch(url).then(
      (answer) => answer.arrayBuffer().then(() => answer.ok),
      () => false,
    )
    // No message can tell of infinity.
    if (!isWell) return Number.MAX_SAFE_INTEGER
    longest = Math.max(longest, Math.round(performance.now() - started))
    await sleep(50)
  }
  return longest
}

async function usualSlowness(signal: AbortSignal): Promise<number> {
  let [passed, done] = [0, 0]
  do {
    const started = performance.now()
    const before = process.cpuUsage()
    while (computed(before) < 30);
    done += computed(before)
    passed += performance.now() - started
    await sleep(300)
  } while (!signal.aborted)
  return Math.round((passed / done) * 10) / 10
}

/** Milliseconds since then. */
function computed(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

async function peakMemory(signal: AbortSignal): Promise<Pick<Cost, 'own' | 'children'>> {
  const peak = { own: 0, children: 0 }
  while (!signal.aborted) {
    peak.own = Math.max(peak.own, megabytes(pid))
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
    peak.children = Math.max(
      peak.children,
      children.map(megabytes).reduce((sum, size) => sum + size, 0),
    )
    await sleep(50)
  }
  return peak
}

/** What a process holds; nothing when it has ended. */
function megabytes(id: string): number {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0
    return Math.round(Number(kilobytes) / 1024)
  } catch {
    return 0
  }
}
