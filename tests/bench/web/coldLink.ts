import type { Browser, BrowserContext, Page } from 'playwright'
import { watchFor, type PaintTimes } from './inPage.ts'
import type { Subject } from './subject.ts'

/** How the network and the processor are held back. */
export type Pace = 'fast' | 'slow'

export interface ColdLink extends PaintTimes {
  /** Requests that had begun by then, the page itself included. */
  readonly requests: number
  /** Bytes of their scripts, as sent. */
  readonly script: number
  /** One line for each request: when it began and ended, its size and address. */
  readonly waterfall: readonly string[]
}

/**
 * Opens an address in a browser that has no file of it, and waits until `shows` has been painted. Close the context, not the
 * page: Playwright waits for ever for a page that closes while it reloads.
 */
export async function coldLink(
  context: BrowserContext,
  { url, pace, ...what }: { url: string; pace: Pace } & Parameters<typeof watchFor>[1],
): Promise<ColdLink> {
  const page = await context.newPage()
  if (pace === 'slow') await slowDown(page)
  const ready = await watchFor(page, what)
  await page.goto(url, { waitUntil: 'commit' })
  const { ms, drawn } = await ready()
  // What was under way is part of it.
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined)
  const entries = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
      (entry) => {
        // The two kinds have these.
        const { name, startTime, responseEnd, encodedBodySize } = entry as PerformanceResourceTiming
        return { name, startTime, responseEnd, encodedBodySize }
      },
    ),
  )
  const begun = entries.filter(({ startTime }) => startTime < ms)
  const scripts = begun.filter(({ name }) => name.endsWith('.js'))
  return {
    ms,
    drawn,
    requests: begun.length,
    script: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    waterfall: begun
      .toSorted((a, b) => a.startTime - b.startTime)
      .map(
        ({ name, startTime, responseEnd, encodedBodySize }) =>
          `${time(startTime)} ${time(responseEnd)} ${(encodedBodySize / 1000).toFixed(1).padStart(7)} kB  ${pathOf(name)}`,
      ),
  }
}

const time = (ms: number): string => Math.round(ms).toString().padStart(6)

/** Without the address of the server. */
const pathOf = (address: string): string =>
  decodeURIComponent(address.replace(/^https?:\/\/[^/]+/, '')).slice(0, 110)

/** A cold link to a list, by somebody who has been there before: their session is stored, and no file. */
export async function coldList(
  browser: Browser,
  { url, stored, list, rows, picture }: Pick<Subject, 'url' | 'stored' | 'list' | 'rows' | 'picture'>,
  pace: Pace,
): Promise<ColdLink> {
  const context = await browser.newContext({ storageState: stored, viewport })
  try {
    return await coldLink(context, { url: `${url}/#${list}`, shows: rows, picture, atLeast: 1, pace })
  } finally {
    await context.close()
  }
}

export const viewport = { width: 1440, height: 900 }

/** Slow 4G, and a processor at a quarter of its speed. */
async function slowDown(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page)
  const bytesPerSecond = 1_600_000 / 8
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}
