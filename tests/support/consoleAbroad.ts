import { sql } from 'kysely'
import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { consoleFolder, openPage, signIn, startBrowser, type ConsolePage } from './browser.ts'
import { serveConsoleAlone } from './consoleAlone.ts'
import { startPlantingProxy, type Plant, type PlantingProxy } from './plantingProxy.ts'
import { startTestServer, type TestServer } from './testServer.ts'

/** A page that notes what the person reads of failures and what the back end does not know. */
export interface WatchedPage extends ConsolePage {
  /** The calls that met a 404, in their order. */
  readonly unknown: string[]
}

/** The built console in front of our own server, which `plant` makes one of another make. */
export function consoleAbroad(plant: Plant) {
  let ours: TestServer
  let back: PlantingProxy
  let alone: Awaited<ReturnType<typeof serveConsoleAlone>>
  let browser: Browser
  const ofTest: { who: string; page: WatchedPage }[] = []
  // Pages of people whose tests are over. They have signed in there, and need not do so again.
  const idle = new Map<string, WatchedPage>()
  beforeAll(async () => {
    ours = await startTestServer('postgresql')
    back = await startPlantingProxy(ours.url)
    back.plant(plant)
    alone = await serveConsoleAlone({ API_URL: back.url }, consoleFolder)
    browser = await startBrowser()
  })
  afterAll(async () => {
    await browser.close()
    await alone.stop()
    await back.stop()
    await ours.stop()
  })

  afterEach(async ({ task }) => {
    for (const { who, page } of ofTest.splice(0)) {
      if (page.isClosed()) continue
      if (task.result?.state === 'fail') await page.context().close()
      else idle.set(who, page)
    }
  })

  /** A page of somebody who has not signed in. */
  async function open(): Promise<WatchedPage> {
    const page = await openPage(browser)
    const unknown: string[] = []
    page.on('response', (response) => {
      if (response.status() === 404) unknown.push(new URL(response.url()).pathname.replace('/api/v1', ''))
    })
    await page.addInitScript(() => {
      const told: string[] = []
      Object.assign(window, { told })
      const look = () => {
        for (const toast of document.querySelectorAll<HTMLElement>('[data-type=error], [data-type=warning]'))
          if (!told.includes(toast.innerText)) told.push(toast.innerText)
      }
      new MutationObserver(look).observe(document, { subtree: true, childList: true })
    })
    return Object.assign(page, { unknown })
  }

  return {
    get ours() {
      return ours
    },
    get url() {
      return alone.url
    },
    plant: (other: Plant) => back.plant(other),
    open,
    /** Ends the sessions of somebody, as their time does. */
    endSessions: (username: string) =>
      sql`
        update session set expires_at = 1
        where user_id in (select _id from "user" where username = ${username})`.execute(ours.database.db),
    /** A page of somebody who has signed in, on their first screen. A test that ends the session closes its context. */
    async openAs(username: string, site?: string): Promise<WatchedPage> {
      const who = `${username} ${site}`
      const known = idle.get(who)
      idle.delete(who)
      const page = known ?? (await open())
      ofTest.push({ who, page })
      if (known) await startAgain(known, alone.url)
      else await signIn(page, alone.url, username, undefined, site)
      return page
    },
  }
}

/** Loads the console anew, with nothing noted of what was before. */
async function startAgain(page: WatchedPage, url: string): Promise<void> {
  page.problems.length = 0
  page.unknown.length = 0
  await page.goto(url)
  await page.locator('#content').waitFor()
}

/** The warnings and errors that the page showed since it was loaded. */
export const toldTo = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { told: string[] }).told)

/** That the person reads of nothing that is not there, and that nothing went uncaught. */
export async function expectQuiet(page: WatchedPage): Promise<void> {
  expect(await toldTo(page)).toEqual([])
  // The browser itself notes each 404.
  expect(page.problems.filter((problem) => !/Failed to load resource.*404/.test(problem))).toEqual([])
}
