import type { Browser, BrowserContextOptions } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import type { ServerPlugin } from '#server/http/defineServerPlugin.ts'
import { consoleFolder, openPage, signIn, startBrowser, type ConsolePage } from './browser.ts'
import { startTestServer, type TestServer } from './testServer.ts'

interface ConsoleOptions {
  readonly settings?: Readonly<Record<string, string>>
  /** Server halves that run on it; with one that brings jobs, jobs are worked off. */
  readonly plugins?: readonly ServerPlugin[]
}

/** How somebody looks at the console, and at which of their sites, by a part of its name; the first of them when left out. */
interface Look extends BrowserContextOptions {
  readonly site?: string | undefined
}

/**
 * The built console on a real server, and a browser, for the tests of one file or `describe`: there before its first
 * test, gone after the last. A page that a test opens goes with it; one that `beforeAll` opens stays for all tests.
 */
export function consoleInBrowser({ settings = {}, plugins = [] }: ConsoleOptions = {}) {
  let running: { server: TestServer; browser: Browser } | undefined
  let isInTest = false
  const ofTest: ConsolePage[] = []
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
  afterEach(async () => {
    isInTest = false
    await Promise.all(ofTest.splice(0).map((page) => page.context().close()))
  })
  afterAll(async () => {
    await running?.browser.close()
    await running?.server.stop()
  })

  const open = async (options?: BrowserContextOptions): Promise<ConsolePage> => {
    const page = await openPage(now().browser, options)
    if (isInTest) ofTest.push(page)
    return page
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
    /** A page of somebody who has signed in, at the first screen of theirs. */
    signedIn: async (username: string, { site, ...look }: Look = {}): Promise<ConsolePage> => {
      const page = await open(look)
      await signIn(page, now().server.url, username, undefined, site)
      return page
    },
  }
}
