import { setTimeout as sleep } from 'node:timers/promises'
import type { Delays } from './watchServer.ts'

// A process of its own, so that nothing but the server and the machine makes it wait. It asks the server how it is until
// it is told to stop, and finds out how much longer than its computing takes a program has to wait on this machine.

const ending = new AbortController()
process.on('message', () => ending.abort())
process.on('disconnect', () => process.exit())
process.send?.('ready')

const [delay, slowness] = await Promise.all([longestDelay(process.argv[2] ?? ''), usualSlowness()])
const delays: Delays = { delay, slowness }
process.send?.(delays, () => process.exit())

async function longestDelay(url: string): Promise<number> {
  let longest = 0
  while (!ending.signal.aborted) {
    const started = performance.now()
    const isWell = await fetch(url).then(
      (answer) => answer.arrayBuffer().then(() => answer.ok),
      () => false,
    )
    // No message can tell of infinity.
    if (!isWell) return Number.MAX_SAFE_INTEGER
    longest = Math.max(longest, Math.round(performance.now() - started))
    await sleep(20)
  }
  return longest
}

async function usualSlowness(): Promise<number> {
  let [passed, done] = [0, 0]
  do {
    const started = performance.now()
    const before = process.cpuUsage()
    while (computed(before) < 30);
    done += computed(before)
    passed += performance.now() - started
    await sleep(300)
  } while (!ending.signal.aborted)
  return Math.round((passed / done) * 10) / 10
}

/** Milliseconds since then. */
function computed(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
