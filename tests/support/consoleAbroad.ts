import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect } from 'vitest'
import { consoleFolder, openPage, signIn, startBrowser, type ConsolePage } from './browser.ts'
import { serveConsoleAlone } from './consoleAlone.ts'
import { startPlantingProxy, type Plant, type PlantingProxy } from './plantingProxy.ts'
import { startTestServer, type TestServer } from './testServer.ts'

/** A page that notes what the person reads of failures and what the back end does not know. */
export interface Watched extends ConsolePage {
  /** The calls that met a 404, in their order. */
  readonly unknown: string[]
}

/** The built console in front of our own server, which `plant` makes one of another make. */
export function consoleAbroad(plant: Plant) {
  let ours: TestServer
  let back: PlantingProxy
  let alone: Awaited<ReturnType<typeof serveConsoleAlone>>
  let browser: Browser
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

  /** A page of somebody who has not signed in. */
  async function open(): Promise<Watched> {
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
    async openAs(username: string, site?: string): Promise<Watched> {
      const page = await open()
      await signIn(page, alone.url, username, undefined, site)
      return page
    },
  }
}

/** The warnings and errors that the page showed since it was loaded. */
export const toldTo = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { told: string[] }).told)

/** That the person reads of nothing that is not there, and that nothing went uncaught. */
export async function expectQuiet(page: Watched): Promise<void> {
  expect(await toldTo(page)).toEqual([])
  // The browser itself notes each 404.
  expect(page.problems.filter((problem) => !/Failed to load resource.*404/.test(problem))).toEqual([])
}
