import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright'
import { violations } from '#tests/support/axe.ts'
import { isQuiet, settled, type ConsolePage } from '#tests/support/browser.ts'
import { logCalls, type LoggedCall } from './apiLog.ts'
import { screenState } from './screenState.ts'
import { shownValue } from './shownValue.ts'

/** A screen as somebody saw it. */
export interface SeenScreen {
  /** The address behind the `#`. */
  readonly hash: string
  /** A record or figure on it that is in a reply of the API. */
  readonly shows: string | undefined
  /** A tab or a saved view, which may be empty. */
  readonly isView: boolean
  readonly problems: readonly string[]
}

/** How long a screen has to ask for nothing until it is complete, in milliseconds. */
const quiet = 100
/** How long a screen may take on a busy machine. */
const patience = 30_000

/**
 * Opens every entry of the menu of a page that is at the console. Screens that are looked at closely are checked against the
 * rules of accessibility too, and their tabs and saved views opened.
 */
export async function crawl(page: ConsolePage, isClose: (hash: string) => boolean) {
  const log = logCalls(page)
  const menu = await menuOf(page)
  const screens: SeenScreen[] = []
  for (const hash of menu) {
    const calls: LoggedCall[] = []
    await open(page, hash)
    screens.push({ ...(await look(hash, calls)), isView: false })
    if (!isClose(hash)) continue
    screens.push({ hash: `${hash} (axe)`, shows: hash, isView: false, problems: await accessibility(page) })
    for (const tab of await tabsOf(page)) {
      await page.evaluate((to) => {
        location.hash = to
      }, tab)
      screens.push({ ...(await look(tab, calls)), isView: true })
    }
  }
  return { menu, screens }

  async function look(hash: string, calls: LoggedCall[]): Promise<Omit<SeenScreen, 'isView'>> {
    const [until, untilShown] = [performance.now() + patience, performance.now() + 8000]
    for (;;) {
      const isComplete = isQuiet(page, quiet)
      calls.push(...(await log.replies()))
      const { text, lacks, wrong } = await screenState(page, calls)
      const shows = shownValue(calls, text)
      const isDone =
        isComplete && lacks.length === 0 && (shows !== undefined || performance.now() > untilShown)
      if (!isDone && performance.now() < until) {
        await sleep(40)
        continue
      }
      const failed = calls.filter(({ status, errcode }) => status >= 400 || errcode !== 0)
      return {
        hash,
        shows,
        problems: [
          ...lacks,
          ...wrong,
          ...page.problems.splice(0),
          ...failed.map(({ method, path, status, errcode }) => `${method} ${path}: ${status} ${errcode}`),
        ],
      }
    }
  }
}

/** A table that is fetched again is paler for a moment, so what is found is looked for once more. */
async function accessibility(page: ConsolePage): Promise<readonly string[]> {
  const found = await violations(page)
  if (found.length === 0) return found
  await settled(page)
  return violations(page)
}

/** The addresses of the menu, from top to bottom, with all groups open. */
export async function menuOf(page: Page): Promise<string[]> {
  const menu = page.getByRole('navigation', { name: /^(菜单|選單|功能表|菜單|Menu)$/ }).first()
  if ((await menu.count()) === 0 || page.url().endsWith('#/empty')) return []
  await menu.locator('[data-stop]').first().waitFor()
  return menu.evaluate(async (nav) => {
    for (;;) {
      const closed = [...nav.querySelectorAll<HTMLElement>('button[data-stop][aria-expanded=false]')]
      if (closed.length === 0) break
      for (const one of closed) one.click()
      await new Promise((done) => requestAnimationFrame(done))
    }
    const links = [...nav.querySelectorAll('a[data-stop]')].map((link) => link.getAttribute('href') ?? '')
    return [...new Set(links.map((href) => href.replace(/^.*#/, '')))]
  })
}

/** Goes to an address of the open console, and waits until another screen is there. */
export async function open(page: Page, hash: string): Promise<void> {
  if (page.url().endsWith(`#${hash}`)) {
    // What it asked for was asked for before anybody took notes.
    await page.reload()
    await page.locator('#content h1').first().waitFor()
    return
  }
  const before = await page.evaluate((to) => {
    const heading = document.querySelector('h1')
    heading?.setAttribute('data-before', '')
    location.hash = to
    return heading?.textContent
  }, hash)
  // Two screens of one component have one heading, with another text.
  await page.waitForFunction(
    (text) => {
      const heading = document.querySelector('h1')
      return heading !== null && (!heading.hasAttribute('data-before') || heading.textContent !== text)
    },
    before,
    { polling: 30, timeout: patience },
  )
}

/** The addresses of the tabs and saved views of a screen. */
const tabsOf = (page: Page): Promise<string[]> =>
  page.locator('#content').evaluate((content) => {
    const [here] = location.hash.slice(1).split('?')
    return [...content.querySelectorAll('nav a[href]')]
      .map((link) => (link.getAttribute('href') ?? '').replace(/^.*#/, ''))
      .filter((hash) => hash.split('?')[0] === here)
  })
