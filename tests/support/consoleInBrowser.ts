import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import type { ServerPlugin } from '#server/http/defineServerPlugin.ts'
import { consoleFolder, openContext, pageIn, startBrowser, type ConsolePage } from './browser.ts'
import { storedSession, type Choices } from './storedSession.ts'
import { startTestServer, type TestServer } from './testServer.ts'

interface ConsoleOptions {
  readonly settings?: Readonly<Record<string, string>>
  /** Server halves that run on it; with one that brings jobs, jobs are worked off. */
  readonly plugins?: readonly ServerPlugin[]
}

/** How and where somebody looks at the console. */
interface Look extends BrowserContextOptions {
  /** A part of the name of one of their sites; the first of them when left out. */
  readonly site?: string | undefined
  /** The address behind the `#`. */
  readonly hash?: string
  /** What they chose in the console before. */
  readonly choices?: Pick<Choices, 'locale' | 'theme'>
  /** Whether the page stays for the next tests. */
  readonly isKept?: boolean
}

/**
 * The built console on a real server, and a browser, for the tests of one file or `describe`: there before its first
 * test, gone after the last. A page that a test opens goes with it; one that `beforeAll` opens stays for all tests.
 */
export function consoleInBrowser({ settings = {}, plugins = [] }: ConsoleOptions = {}) {
  let running: { server: TestServer; browser: Browser } | undefined
  let isInTest = false
  const ofTest: { context: BrowserContext; isPlain: boolean }[] = []
  // Contexts like any other, whose tests are over: the files of the console are there already, and compiled.
  const idle: BrowserContext[] = []
  const now = () => {
    if (!running) throw new Error('the console runs only while tests and their hooks do')
    return running
  }
  beforeAll(async () => {
    const server = await startTestServer('postgresql', consoleFolder, settings, plugins)
    running = { server, browser: await startBrowser() }
  })
  beforeEach(() => {
    isInTest = true
  })
  afterEach(async ({ task }) => {
    isInTest = false
    const hasFailed = task.result?.state === 'fail'
    await Promise.all(
      ofTest.splice(0).map(async ({ context, isPlain }) => {
        if (hasFailed || !isPlain || !(await pagesClosed(context))) return context.close()
        idle.push(context)
      }),
    )
  })
  afterAll(async () => {
    await running?.browser.close()
    await running?.server.stop()
  })

  const open = async (
    { storageState = { cookies: [], origins: [] }, ...look }: BrowserContextOptions = {},
    isKept = !isInTest,
  ): Promise<ConsolePage> => {
    const isPlain = Object.keys(look).length === 0
    const known = isPlain ? idle.pop() : undefined
    await known?.setStorageState(storageState)
    const context = known ?? (await openContext(now().browser, { ...look, storageState }))
    if (!isKept) ofTest.push({ context, isPlain })
    return pageIn(context)
  }
  return {
    get server() {
      return now().server
    },
    get browser() {
      return now().browser
    },
    /** The address of the console, without a slash at its end. */
    get url() {
      return now().server.url
    },
    /** A page of somebody new, on which nothing is yet. */
    open,
    /**
     * A page of somebody who has signed in, at the first screen of theirs or at `hash`. They come with a stored session: the
     * sign-in page takes longer than most of what tests are about.
     */
    signedIn: async (
      username: string,
      { site, hash = '', choices, isKept = !isInTest, ...look }: Look = {},
    ): Promise<ConsolePage> => {
      const { server } = now()
      const storageState = await storedSession(server, username, { site, ...choices })
      const page = await open({ ...look, storageState }, isKept)
      await page.goto(`${server.url}/${hash && `#${hash}`}`)
      await page.locator('#content').waitFor()
      return page
    },
  }
}

/**
 * Whether the pages of a context could be closed. Playwright waits for ever for a page that is closed while it reloads, as it
 * does when a session is over; its context can still be closed.
 */
async function pagesClosed(context: BrowserContext): Promise<boolean> {
  const closed = Promise.all(context.pages().map((page) => page.close())).then(() => true)
  // Closing the context ends what still waits, with an error.
  closed.catch(() => undefined)
  return Promise.race([closed, sleep(3000, false)])
}
