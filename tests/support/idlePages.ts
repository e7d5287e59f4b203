import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContextOptions, Page } from 'playwright'
import { asNew, type ConsolePage } from './browser.ts'

/**
 * Pages whose tests are over, for the tests that follow: the console takes a third less work to start in a page that has shown
 * it than in a new one.
 */
export function idlePages() {
  const idle: { page: ConsolePage; look: string }[] = []
  return {
    /** A page that was opened with these options, now as good as new. */
    take(look: BrowserContextOptions): ConsolePage | undefined {
      const found = idle.findIndex((known) => known.look === JSON.stringify(look))
      return found < 0 ? undefined : idle.splice(found, 1)[0]?.page
    },

    /**
     * Keeps a page for another test, on the empty page at `blank`. False if it cannot be made as good as new; then its context
     * has to be closed.
     */
    async keep(page: ConsolePage, look: BrowserContextOptions, blank: string): Promise<boolean> {
      if (look.storageState || page.isClosed() || altered.has(page)) return false
      const isRenewed = renew(page, blank).then(
        () => true,
        () => false,
      )
      // Playwright waits for ever for a page that is closed while it reloads, as it does when a session is over.
      if (!(await Promise.race([isRenewed, sleep(5000, false)]))) return false
      idle.push({ page, look: JSON.stringify(look) })
      return true
    },
  }
}

/** What a test does to a page, or to its context, that cannot be undone. */
const altering = {
  page: [
    'addInitScript',
    'emulateMedia',
    'exposeBinding',
    'exposeFunction',
    'setExtraHTTPHeaders',
    'setViewportSize',
  ],
  context: [
    'addInitScript',
    'exposeBinding',
    'exposeFunction',
    'grantPermissions',
    'newCDPSession',
    'route',
    'setExtraHTTPHeaders',
    'setGeolocation',
    'setOffline',
  ],
} as const

/** Marks a page when a test makes a change to it that cannot be undone. */
export function watchAlterations(page: ConsolePage): ConsolePage {
  const watch = (target: object, names: readonly string[]) => {
    for (const name of names) {
      const change: unknown = Reflect.get(target, name)
      if (typeof change !== 'function') throw new Error(`${name} is no method`)
      Reflect.set(target, name, (...words: unknown[]): unknown => {
        altered.add(page)
        return Reflect.apply(change, target, words)
      })
    }
  }
  watch(page, altering.page)
  watch(page.context(), altering.context)
  return page
}

const altered = new WeakSet<Page>()

/** Leaves nothing of a test behind: neither what it listens to, nor other tabs, nor what the console stored. */
async function renew(page: ConsolePage, blank: string): Promise<void> {
  page.removeAllListeners()
  const others = page
    .context()
    .pages()
    .filter((other) => other !== page)
  await Promise.all(others.map((other) => other.close()))
  await page.unrouteAll()
  await page.goto(blank)
  await page.evaluate(async () => {
    localStorage.clear()
    sessionStorage.clear()
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
  })
  await page.context().clearCookies()
  await page.mouse.move(0, 0)
  asNew(page)
}
