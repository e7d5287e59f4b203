import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { asNew, defaultViewport, startBrowser, type ConsolePage } from './browser.ts'
import { undoAlterations } from './undoAlterations.ts'

/** How a page looks at the console. Other tabs of its browser get the size that the first one began with. */
const lookOf = (look: BrowserContextOptions): string => JSON.stringify({ viewport: defaultViewport, ...look })

const idle: { page: ConsolePage; look: string; origin: string }[] = []
/** Each page that waits keeps a process of Chromium. */
const mostIdle = 6

let browser: Browser | undefined

/** This worker's connection to the Chromium of the run. It stays for the files that follow. */
export async function workersBrowser(): Promise<Browser> {
  if (!browser?.isConnected()) browser = await startBrowser()
  return browser
}

/**
 * A page that an earlier test of this worker opened with these options at this origin, now as good as new. The console takes
 * half the work to start in a page that has shown it: the browser has its files, and what it compiled of them.
 */
export async function takePage(
  origin: string,
  look: BrowserContextOptions,
): Promise<ConsolePage | undefined> {
  const found = idle.findIndex((known) => known.origin === origin && known.look === lookOf(look))
  const page = found < 0 ? undefined : idle.splice(found, 1)[0]?.page
  await page?.setViewportSize(look.viewport ?? defaultViewport)
  return page
}

/**
 * Keeps a page for another test, on the empty page at `blank`, or closes its context if the page cannot be made as good as
 * new.
 */
export async function keepPage(page: ConsolePage, look: BrowserContextOptions, blank: string): Promise<void> {
  if (await isRenewed(page, look, blank)) {
    idle.push({ page, look: lookOf(look), origin: new URL(blank).origin })
    if (idle.length > mostIdle) await idle.shift()?.page.context().close()
  } else await page.context().close()
}

/** Closes what a test file left open. */
export async function closeOtherPages(): Promise<void> {
  const kept = new Set(idle.map(({ page }) => page.context()))
  const others = browser?.contexts().filter((context) => !kept.has(context)) ?? []
  await Promise.all(others.map((context) => context.close()))
}

async function isRenewed(page: ConsolePage, look: BrowserContextOptions, blank: string): Promise<boolean> {
  if (look.storageState || page.isClosed()) return false
  const renewed = renew(page, blank).catch(() => false)
  // Playwright waits for ever for a page that is closed while it reloads, as it does when a session is over.
  return Promise.race([renewed, sleep(5000, false)])
}

/** Leaves nothing of a test behind: neither what it listens to, nor other tabs, nor what the console stored. */
async function renew(page: ConsolePage, blank: string): Promise<boolean> {
  page.removeAllListeners()
  if (!(await undoAlterations(page))) return false
  await closeOtherTabs(page)
  await page.unrouteAll()
  await page.goto(blank)
  await page.evaluate(async () => {
    localStorage.clear()
    sessionStorage.clear()
    for (const { name } of await indexedDB.databases())
      if (name)
        await new Promise((resolve, reject) => {
          const request = indexedDB.deleteDatabase(name)
          request.addEventListener('success', resolve)
          request.addEventListener('error', reject)
          // The page before still has it open: this page is not as good as new.
          request.addEventListener('blocked', reject)
        })
  })
  await page.context().clearCookies()
  await page.mouse.move(0, 0)
  asNew(page)
  return true
}

async function closeOtherTabs(page: Page): Promise<void> {
  const tabs = page.context().pages()
  await Promise.all(tabs.filter((tab) => tab !== page).map((tab) => tab.close()))
}
