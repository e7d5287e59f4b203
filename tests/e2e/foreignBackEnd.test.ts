import { sql } from 'kysely'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { barePlant } from '#tests/support/barePlant.ts'
import { consoleFolder, openPage, signIn, startBrowser } from '#tests/support/browser.ts'
import { serveConsoleAlone } from '#tests/support/consoleAlone.ts'
import { startPlantingProxy, type PlantingProxy } from '#tests/support/plantingProxy.ts'
import { signInHere } from '#tests/support/signInHere.ts'
import { startTestServer, type TestServer } from '#tests/support/testServer.ts'

/** Our own server, of which the specification's part alone can be reached; in front of that the console alone. */
let ours: TestServer
let bare: PlantingProxy
let alone: Awaited<ReturnType<typeof serveConsoleAlone>>
let browser: Browser
beforeAll(async () => {
  ours = await startTestServer('postgresql')
  bare = await startPlantingProxy(ours.url)
  bare.plant(barePlant)
  alone = await serveConsoleAlone({ API_URL: bare.url }, consoleFolder)
  browser = await startBrowser()
})
afterAll(async () => {
  await browser.close()
  await alone.stop()
  await bare.stop()
  await ours.stop()
})

interface Watched extends Page {
  problems: string[]
  /** What was asked and answered with 404, in the order of asking. */
  readonly unknown: string[]
}

/** Somebody at the console, whose page notes what it was told and what the back end does not know. */
async function openAs(username: string, site?: string): Promise<Watched> {
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
  await signIn(page, alone.url, username, undefined, site)
  return Object.assign(page, { unknown })
}

/** The warnings and errors that the page showed since it was loaded. */
const toldTo = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { told: string[] }).told)

/** That nobody was told of what is not there, and that nothing went uncaught. */
async function expectQuiet(page: Watched): Promise<void> {
  expect(await toldTo(page)).toEqual([])
  // The browser itself notes each 404.
  expect(page.problems.filter((problem) => !/Failed to load resource.*404/.test(problem))).toEqual([])
}

const lists: [who: string, hash: string][] = [
  ['brand.approver', '/brandDB/brand'],
  ['brand.approver', '/brandDB/store'],
  ['brand.approver', '/brandDB/floor'],
  ['gz.manager', '/RM/tourIssue/issueList'],
  ['hk.manager', '/RMHK/tourIssue/issueList'],
]

describe('against a back end that knows the specification alone', () => {
  it.each(lists)('%s works with the list at %s', async (username, hash) => {
    const page = await openAs(username)
    await page.goto(`${alone.url}/#${hash}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => page.getByRole('row').count()).toBeGreaterThan(2)
    await expectQuiet(page)
    await page.context().close()
  })

  it('somebody finds a brand, looks at it, changes it and sees the change', async () => {
    const page = await openAs('brand.approver')
    await page.goto(`${alone.url}/#/brandDB/brand/B123/show`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByRole('button', { name: 'Edit' }).click()
    await page.getByRole('textbox', { name: 'English name' }).fill('Changed elsewhere')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { level: 1, name: 'Changed elsewhere' }).waitFor()
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Changed elsewhere' }).waitFor()
    const stored = await (await ours.as('admin')).list('/bdbrand', { cond: { name_en: 'Changed elsewhere' } })
    expect(stored.data.list.map(({ _id }: { _id: string }) => _id)).toEqual(['B123'])
    await expectQuiet(page)
    await page.context().close()
  })

  it('somebody is told of what they asked for and cannot have', async () => {
    const page = await openAs('brand.approver')
    await page.goto(`${alone.url}/#/brandDB/brand/B124`)
    await page.getByRole('textbox', { name: 'English name' }).fill('Never stored')
    bare.plant({ ...barePlant, knows: (_, method) => method !== 'PUT' })
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => toldTo(page)).toEqual(['Sorry, network error'])
    bare.plant(barePlant)
    await page.context().close()
  })

  it('somebody goes to another site, and on there', async () => {
    const page = await openAs('admin', '广州店')
    await page.goto(`${alone.url}/#/brandDB/store`)
    await expect.poll(() => page.getByRole('row').count()).toBeGreaterThan(2)
    const before = await page.getByRole('row').nth(1).innerText()
    await page.locator('[data-switch]').click()
    await page.getByRole('dialog').getByRole('button', { name: '上海店' }).click()
    await expect.poll(() => page.getByRole('row').nth(1).innerText()).not.toBe(before)
    await page.locator('[data-switch]', { hasText: '上海店' }).waitFor()
    await expectQuiet(page)
    await page.context().close()
  })

  it('what needs an extension is not there, and is not asked for again and again', async () => {
    const page = await openAs('brand.approver')
    await page.goto(`${alone.url}/#/brandDB/brand`)
    await expect.poll(() => page.getByRole('row').count()).toBeGreaterThan(2)
    await page.goto(`${alone.url}/#/brandDB/brand/B123/show`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => page.getByRole('main').locator('[aria-busy=true]').count()).toBe(0)
    await expect.poll(() => page.unknown).toContain('/events')
    expect(page.unknown.filter((path, index) => page.unknown.indexOf(path) !== index)).toEqual([
      '/notification',
    ])
    const tools = page.getByRole('banner').getByRole('button')
    // Search, language and person.
    await expect.poll(() => tools.count()).toBe(3)
    await expectQuiet(page)

    bare.plant({})
    await page.reload()
    await page.getByRole('button', { name: 'Notifications' }).waitFor()
    bare.plant(barePlant)
    await page.context().close()
  })

  it('somebody’s profile has no list of their sessions', async () => {
    const page = await openAs('brand.approver')
    await page.goto(`${alone.url}/#/profile`)
    await page.getByRole('region', { name: 'Password' }).waitFor()
    await expect.poll(() => page.unknown).toContain('/user/session')
    await expect.poll(() => page.getByRole('region', { name: 'Where you are signed in' }).count()).toBe(0)
    await expectQuiet(page)
    await page.context().close()
  })

  it('two tabs come back together when one of them signs in again', async () => {
    const page = await openAs('brand.approver')
    await page.goto(`${alone.url}/#/brandDB/brand/B123/show`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    const other = await page.context().newPage()
    await other.goto(`${alone.url}/#/brandDB/store`)
    await other.getByRole('heading', { level: 1 }).waitFor()
    await sql`update session set expires_at = 1`.execute(ours.database.db)
    await page.reload()
    const name = /用户名|user name/i
    await other.getByRole('textbox', { name }).waitFor()
    await page.getByRole('textbox', { name }).waitFor()
    await signInHere(page, 'brand.approver')
    await expect.poll(() => page.url()).toBe(`${alone.url}/#/brandDB/brand/B123/show`)
    await expect.poll(() => other.url()).toContain(`${alone.url}/#/brandDB/store`)
    await other.getByRole('heading', { level: 1 }).waitFor()
    await page.context().close()
  })
})
