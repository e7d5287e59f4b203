import type { Browser, Page } from 'playwright'
import { settle } from './settle.ts'
import { round } from './timing.ts'

/** The longest task of a page while a step is taken, in milliseconds of the processor: other work on the machine does not count. */
export async function longestTask(
  browser: Browser,
  page: Page,
  take: () => Promise<unknown>,
): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] })
  await take()
  await settle(page)
  return longestIn(await browser.stopTracing())
}

function longestIn(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const main = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  )
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) =>
      name.endsWith('RunTask') && main.some((one) => one.pid === pid && one.tid === tid),
  )
  return round(Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1_000)))
}

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Time on the processor, in microseconds. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}
