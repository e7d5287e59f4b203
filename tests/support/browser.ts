import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  type Request,
} from 'playwright'
import { noteCalls } from './calledPaths.ts'
import { demoPassword } from './client.ts'
import { browserAddress } from './sharedBrowser.ts'

/** Where the built console lies: where `npm test` puts it, or the folder that CONSOLE_DIST names. */
export const consoleFolder =
  process.env['CONSOLE_DIST'] ?? fileURLToPath(new URL('../../dist', import.meta.url))

export const defaultViewport = { width: 1440, height: 900 }

/** The Chromium of this run, in which nobody sees the contexts of others. Closing it closes one's own. */
export const startBrowser = (): Promise<Browser> => chromium.connect(browserAddress())

/** A page that keeps note of what the console reports as an error and of what is not caught. */
export type ConsolePage = Page & { problems: string[] }

/** A page of a person with nothing stored, unless `options` say so. */
export const openPage = async (browser: Browser, options?: BrowserContextOptions): Promise<ConsolePage> =>
  pageIn(await openContext(browser, options))

/**
 * What a person keeps of one visit for the next. Nothing moves on its pages, since drawing every frame costs more than the rest;
 * `reducedMotion: null` is for tests of motion.
 */
export async function openContext(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: defaultViewport,
    locale: 'zh-CN',
    reducedMotion: 'reduce',
    ...options,
  })
  context.setDefaultTimeout(45_000)
  // A browser that saves data fetches nothing ahead, which would go on while the next test begins.
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } }),
  )
  watchRequests(context)
  noteCalls(context)
  return context
}

/** A new page, which notes what the console reports as an error and what is not caught. */
export async function pageIn(context: BrowserContext): Promise<ConsolePage> {
  const page = await context.newPage()
  const goto = page.goto.bind(page)
  return asNew(
    Object.assign(page, {
      problems: [],
      goto: (address: string, options?: Parameters<typeof goto>[1]) =>
        goto(inTab(page.url(), address), options),
    }),
  )
}

/**
 * The address for somebody who changes what is behind the `#`, as a link does: an open console keeps the site of its tab,
 * which is before it. With another one the page would be loaded again.
 */
function inTab(current: string, address: string): string {
  const [here, there] = [URL.parse(current), URL.parse(address)]
  const isInConsole = here && there?.hash && !there.search && here.origin === there.origin
  if (isInConsole && here.pathname === there.pathname) there.search = here.search
  return there?.href ?? address
}

/** The address of a page without the site of its tab. */
export const addressOf = (page: Page): string => page.url().replace(/\/\?site=\w+(?=#|$)/, '/')

/** Begins to note the problems of a page, and forgets those that it had. */
export function asNew(page: ConsolePage): ConsolePage {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    // The browser itself notes that the stream of events found the server away, and it is looked for again.
    const { url } = message.location()
    // A new browser looks for a picture of the first page that is no page of the console's.
    const isOwn = url.endsWith('/api/v1/events') || url.endsWith('/favicon.ico')
    if (message.type() === 'error' && !isOwn) problems.push(`${message.text()} ${url}`.trim())
  })
  return Object.assign(page, { problems })
}

/**
 * Signs in on the sign-in page and waits for the console. Somebody with several sites works at `site`, a part of its
 * name, or at the first of their list.
 */
export async function signIn(
  page: Page,
  url: string,
  username: string,
  password = demoPassword,
  site = '',
): Promise<void> {
  await page.goto(url)
  await page.getByRole('textbox', { name: /用户名|用戶|user name/i }).fill(username)
  await page.locator('input[type=password]').fill(password)
  await page.getByRole('button', { name: /^(登录|登入|Sign in)$/ }).click()
  // Also on a phone and for somebody without a menu, who have no navigation.
  const shell = page.locator('#content')
  const sites = page.getByRole('dialog').getByRole('listitem').filter({ hasText: site })
  await shell.or(sites.first()).first().waitFor()
  if (await sites.first().isVisible()) await sites.first().getByRole('button').click()
  await shell.waitFor()
}

/** Waits until what the console leaves for later has begun: it asks for notifications once the first page stands. */
export async function opened(page: Page): Promise<void> {
  while (!watched.get(page.context())?.hasNotifications) await sleep(50)
}

/** Waits until a page, and those opened from it, have asked for nothing for half a second. */
export async function settled(page: Page): Promise<void> {
  while (!isQuiet(page, 500)) await sleep(50)
}

/** Whether a page, and those opened from it, have asked for nothing for so many milliseconds. The stream of events goes on for ever. */
export function isQuiet(page: Page, during: number): boolean {
  const requests = watched.get(page.context())
  if (!requests) throw new Error('the page was not opened by openPage')
  return [...requests.underWay].every(isLost) && performance.now() - requests.last >= during
}

/** Whether the page of a request is closed: then nobody is told how it ends. */
function isLost(request: Request): boolean {
  try {
    return request.frame().page().isClosed()
  } catch {
    // It opens a page, which is not there yet.
    return false
  }
}

interface Requests {
  readonly underWay: Set<Request>
  /** When one last began or ended. */
  last: number
  /** Whether the document that was loaded last has asked for notifications. */
  hasNotifications: boolean
}

const watched = new WeakMap<BrowserContext, Requests>()

function watchRequests(context: BrowserContext): void {
  const requests: Requests = { underWay: new Set(), last: performance.now(), hasNotifications: false }
  watched.set(context, requests)
  const note = (change: () => void): void => {
    change()
    requests.last = performance.now()
  }
  context.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!pathname.endsWith('/api/v1/events')) note(() => requests.underWay.add(request))
    if (pathname.endsWith('/api/v1/notification')) requests.hasNotifications = true
    if (request.resourceType() === 'document') requests.hasNotifications = false
  })
  const over = (request: Request): void => note(() => requests.underWay.delete(request))
  context.on('requestfinished', over)
  context.on('requestfailed', over)
}
