import type { Browser, BrowserContextOptions } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import type { ServerPlugin } from '#server/http/defineServerPlugin.ts'
import { consoleFolder, openPage, type ConsolePage } from './browser.ts'
import { freePort, isFree } from './freePort.ts'
import { whatIsShown } from './whatIsShown.ts'
import { closeOtherPages, keepPage, takePage, workersBrowser } from './idlePages.ts'
import { storedSession, type Choices } from './storedSession.ts'
import { startTestServer, type TestServer } from './testServer.ts'
import { watchAlterations } from './undoAlterations.ts'

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
  const ofTest: OpenPage[] = []
  const ofAll: OpenPage[] = []
  const now = () => {
    if (!running) throw new Error('the console runs only while tests and their hooks do')
    return running
  }
  /** An address of the server that shows nothing of the console. */
  const blank = () => `${now().server.url}/api/v1/health`
  const release = (pages: OpenPage[]) =>
    Promise.all(pages.splice(0).map(({ page, look }) => keepPage(page, look, blank())))
  beforeAll(async () => {
    const server = await startAtUsualPort(settings, plugins)
    running = { server, browser: await workersBrowser() }
  })
  beforeEach(() => {
    isInTest = true
  })
  afterEach(async ({ task }) => {
    isInTest = false
    const errors = task.result?.state === 'fail' ? (task.result.errors ?? []) : []
    if (errors.length > 0) {
      const shown = await whatIsShown([...ofTest, ...ofAll].map(({ page }) => page))
      for (const error of errors) error.message += `\n\n${shown}`
      await Promise.all(ofTest.splice(0).map(({ page }) => page.context().close()))
    }
    await release(ofTest)
  })
  afterAll(async () => {
    if (running) await release(ofAll)
    await closeOtherPages()
    await running?.server.stop()
  })

  const open = async (look: BrowserContextOptions = {}, isKept = !isInTest): Promise<ConsolePage> => {
    const { server, browser } = now()
    const page = (await takePage(server.url, look)) ?? watchAlterations(await openPage(browser, look))
    const pages = isKept ? ofAll : ofTest
    pages.push({ page, look })
    return page
  }
  const storeSession = async (page: ConsolePage, username: string, choices?: Choices): Promise<void> => {
    const { origins } = await storedSession(now().server, username, choices)
    if (page.url() !== blank()) await page.goto(blank())
    await page.evaluate(
      (entries) => {
        for (const { name, value } of entries) localStorage.setItem(name, value)
      },
      origins.flatMap((origin) => origin.localStorage),
    )
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
    /** Gives pages that stay for all tests to the tests that follow. */
    release: () => release(ofAll),
    /** Puts a session of somebody into the browser of a page, which shows nothing of the console then. */
    storeSession,
    /**
     * A page of somebody who has signed in, at the first screen of theirs or at `hash`. They come with a stored session: the
     * sign-in page takes longer than most of what tests are about.
     */
    signedIn: async (
      username: string,
      { site, hash = '', choices, isKept = !isInTest, ...look }: Look = {},
    ): Promise<ConsolePage> => {
      const page = await open(look, isKept)
      await storeSession(page, username, { site, ...choices })
      await page.goto(`${now().server.url}/${hash && `#${hash}`}`)
      await page.locator('#content').waitFor()
      return page
    },
  }
}

interface OpenPage {
  readonly page: ConsolePage
  readonly look: BrowserContextOptions
}

/** Servers of one worker follow one another at one port: to a browser they are one, whose files it has. */
let usualPort: number | undefined

async function startAtUsualPort(
  settings: Readonly<Record<string, string>>,
  plugins: readonly ServerPlugin[],
): Promise<TestServer> {
  if (!usualPort || !(await isFree(usualPort))) usualPort = await freePort()
  return startTestServer('postgresql', consoleFolder, { PORT: String(usualPort), ...settings }, plugins)
}
