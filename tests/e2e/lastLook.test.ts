// @runs in full runs
import { sql } from 'kysely'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { settled, type ConsolePage } from '#tests/support/browser.ts'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'
import { holdCode } from '#tests/support/holdCode.ts'

const place = consoleInBrowser()
const drawing = (page: Page) => page.locator('.look-last')

const isKept = () =>
  Object.keys(localStorage).some((key) => key.includes('/page.lastLook/') && key.endsWith(location.hash))

/** A list that was open long enough to be kept. */
async function visited(
  hash: string,
  { width = 1440, ...choices }: Partial<PageLook> = {},
): Promise<ConsolePage> {
  const page = await place.signedIn('admin', { hash, viewport: { width, height: 900 }, choices })
  await page.waitForFunction(isKept)
  await settled(page)
  return page
}

interface PageLook {
  readonly width: number
  readonly locale: 'zh_CN' | 'en_US'
  readonly theme: 'light' | 'dark'
}

/** Opens it again without its code, which comes when the function that this returns is called. */
async function again(page: Page): Promise<() => void> {
  const letCome = await holdCode(page)
  await page.reload({ waitUntil: 'commit' })
  await page.locator('.look-shell').waitFor({ state: 'attached' })
  return letCome
}

/** Whether it was in the page at any moment since then, also before the page was loaded again. */
async function watchDrawing(page: Page): Promise<() => boolean> {
  let wasDrawn = false
  await page.exposeFunction('noteDrawing', () => (wasDrawn = true))
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('.look-last')) Reflect.get(globalThis, 'noteDrawing')()
    }).observe(document, { subtree: true, childList: true })
  })
  return () => wasDrawn
}

/** Where the parts of a list are: its title, its table or cards, its third record. */
async function placesIn(page: Page, within: string) {
  const parts = ['h1', '[data-kept]', '[data-id] >> nth=2']
  const boxes = await Promise.all(parts.map((part) => page.locator(`${within} ${part}`).boundingBox()))
  return boxes.map((box) => box && [box.x, box.y, box.width, box.height].map(Math.round))
}

describe('a list that was open before', () => {
  it.each<PageLook>([
    { width: 1440, locale: 'zh_CN', theme: 'light' },
    { width: 390, locale: 'en_US', theme: 'dark' },
  ])('is drawn before its code is there, where it will be: $width px, $locale, $theme', async (seen) => {
    const page = await visited('/brandDB/brand', seen)
    const wasDrawn = await watchDrawing(page)
    const letCome = await again(page)
    await drawing(page).locator('[data-id]').nth(2).waitFor()
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const before = await placesIn(page, '.look-last')
    expect(await page.getByRole('heading').count()).toBe(0)
    expect(await page.getByRole('link').count()).toBe(0)

    letCome()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await settled(page)
    expect(await drawing(page).count()).toBe(0)
    await expect.poll(() => placesIn(page, '#content')).toEqual(before)
    expect(wasDrawn()).toBe(true)
    expect(page.problems).toEqual([])
  })

  it('is drawn without the records that are not there any more', async () => {
    const page = await visited('/brandDB/company')
    const records = page.locator('#content [data-id]')
    const [first = '', second = ''] = await records.evaluateAll((rows) =>
      rows.map((row) => row.getAttribute('data-id')),
    )
    await sql`update company set deleted_at = 1 where _id = ${first}`.execute(place.server.database.db)
    const letCome = await again(page)
    await drawing(page).locator(`[data-id="${second}"]`).waitFor()
    expect(await drawing(page).locator(`[data-id="${first}"]`).count()).toBe(0)
    letCome()
    await page.locator(`#content [data-id="${second}"]`).waitFor()
  })

  it('is not drawn before the server has granted it, nor if it refuses', async () => {
    const page = await visited('/brandDB/brand')
    let reply = () => {}
    const replying = new Promise<void>((resolve) => (reply = resolve))
    await page.route('**/api/v1/bdbrand?*', async (route) => {
      await replying
      await route.fulfill({ status: 403, json: { errcode: 4030, errmsg: 'no' } })
    })
    const wasDrawn = await watchDrawing(page)
    const others = page.waitForResponse('**/api/v1/userinfo*')
    const letCome = await again(page)
    await others
    expect(await drawing(page).count()).toBe(0)
    reply()
    letCome()
    await page.locator('#content').getByRole('heading', { level: 1 }).waitFor()
    expect(wasDrawn()).toBe(false)
  })

  it('is not drawn once the session is over', async () => {
    const page = await visited('/brandDB/brand')
    await sql`update session set revoked_at = 1`.execute(place.server.database.db)
    const wasDrawn = await watchDrawing(page)
    await page.reload()
    await page.locator('input[name=username]').waitFor()
    expect(wasDrawn()).toBe(false)
  })

  it('is drawn without the notices and ticks of then', async () => {
    const page = await visited('/brandDB/brand', { locale: 'en_US' })
    await page.route('**/favorite/brand*', (route) => route.abort())
    await page.getByRole('row').nth(1).getByRole('button').last().click()
    await page.locator('[data-notices] > *').first().waitFor()
    const letCome = await again(page)
    await drawing(page).locator('[data-id]').nth(2).waitFor()
    expect(await drawing(page).locator('[data-notices] > *').count()).toBe(0)
    letCome()
    await page.getByRole('row').nth(1).getByRole('checkbox').check()
    await again(page)
    await drawing(page).locator('[data-id]').nth(2).waitFor()
    expect(await drawing(page).locator('[data-ticked]').count()).toBe(0)
  })

  it.each([
    ['in another language', () => localStorage.setItem('atrium.locale', 'zh_TW')],
    ['in another theme', () => localStorage.setItem('atrium.theme', 'dark')],
    ['with rows of another height', () => localStorage.setItem('atrium.density', 'compact')],
    ['at another site', () => history.replaceState(null, '', `/?site=5${location.hash}`)],
  ])('is not drawn %s', async (_, change) => {
    const page = await visited('/brandDB/brand', { locale: 'zh_CN', theme: 'light' })
    await page.evaluate(change)
    const wasDrawn = await watchDrawing(page)
    await page.reload()
    await page.locator('#content').waitFor()
    expect(wasDrawn()).toBe(false)
  })

  it('is not drawn to somebody else in this browser, for whom it is forgotten', async () => {
    const page = await visited('/brandDB/brand')
    const ofAdmin = () => Object.keys(localStorage).filter((key) => key.includes('/U001/2/page.lastLook/'))
    await place.storeSession(page, 'brand.editor')
    expect(await page.evaluate(ofAdmin)).toHaveLength(1)
    const wasDrawn = await watchDrawing(page)
    await page.goto(`${place.url}/#/brandDB/brand`)
    await expect.poll(() => page.evaluate(ofAdmin)).toEqual([])
    expect(wasDrawn()).toBe(false)
  })

  it('is not kept if a field of its records is private', async () => {
    const page = await visited('/brandDB/brand')
    await page.goto(`${place.url}/#/brandDB/contact`)
    await page.locator('#content [data-id]').first().waitFor()
    await page.reload()
    await page.locator('#content [data-id]').first().waitFor()
    await settled(page)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    expect(await page.evaluate(isKept)).toBe(false)
    expect(await page.locator('[data-kept=stored]').count()).toBe(0)
  })

  it('is forgotten at sign-out', async () => {
    const page = await visited('/brandDB/brand', { locale: 'en_US' })
    await page.getByRole('button', { name: /^Profile/ }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
    expect(await page.evaluate(isKept)).toBe(false)
  })
})
