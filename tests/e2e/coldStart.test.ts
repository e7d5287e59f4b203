import { sql } from 'kysely'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { settled, type ConsolePage } from '#tests/support/browser.ts'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'

const place = consoleInBrowser()
const list = '/RM/tourIssue/issueList'
const rows = (page: Page) => page.locator('tbody tr[data-id]')

/** A page that has shown the list: at its next visit the calls of the list begin before the console's code is there. */
async function visited(): Promise<ConsolePage> {
  const page = await place.signedIn('gz.manager', { hash: list })
  await rows(page).first().waitFor()
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.endsWith('/page.firstCalls')))
  await settled(page)
  return page
}

/** Counts the rows that are in the page at any moment from its next visit on. */
const watchRows = (page: Page) =>
  page.addInitScript(() => {
    const seen = { rows: 0 }
    Object.assign(globalThis, { seen })
    new MutationObserver(() => {
      seen.rows = Math.max(seen.rows, document.querySelectorAll('tbody tr[data-id]').length)
    }).observe(document, { subtree: true, childList: true })
  })
const rowsSeen = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { seen: { rows: number } }).seen.rows)

describe('a list at the next visit', () => {
  it('has the frame of the page and no rows while the back end is slow, and then its rows', async () => {
    const page = await visited()
    let answer = () => {}
    const answering = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/v1/**', async (route) => {
      await answering
      await route.continue()
    })
    await page.reload({ waitUntil: 'commit' })
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    expect(await rows(page).count()).toBe(0)
    expect(await page.getByRole('alert').count()).toBe(0)
    answer()
    await rows(page).first().waitFor()
    expect(page.problems).toEqual([])
  })

  it('says that it could not be had, and is there when it is asked for again', async () => {
    const page = await visited()
    await page.route('**/api/v1/TourProblem?*', (route) => route.abort())
    await page.reload()
    const again = page.getByRole('main').getByRole('button', { name: /^(重试|Try again)$/ })
    await again.waitFor()
    expect(await rows(page).count()).toBe(0)
    await page.unroute('**/api/v1/TourProblem?*')
    await again.click()
    await rows(page).first().waitFor()
  })

  it('is in the language that was chosen in another tab', async () => {
    const page = await visited()
    const other = await page.context().newPage()
    await other.goto(`${place.url}/#${list}`)
    await other.getByRole('button', { name: /^语言/ }).click()
    await other.getByRole('dialog').getByRole('button', { name: 'English', exact: true }).click()
    await other.getByRole('navigation', { name: 'Menu', exact: true }).waitFor()
    await settled(page)
    await page.reload()
    await rows(page).first().waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
    await page.getByRole('navigation', { name: 'Menu', exact: true }).waitFor()
    expect(page.problems).toEqual([])
  })

  it('comes in the new version if that was deployed while its page was open', async () => {
    const page = await visited()
    const gone = '**/assets/{RM_RMHK-pages,forms,records}-*'
    await page.route(gone, (route) => route.fulfill({ status: 404 }))
    // What the server has now names other files.
    const isOfOldPage = (url: URL) => url.href === `${place.url}/`
    await page.route(isOfOldPage, (route) =>
      route.request().resourceType() === 'fetch'
        ? route.fulfill({ contentType: 'text/html', body: '<script src="/assets/start-later.js">' })
        : route.continue(),
    )
    const reloaded = page.waitForEvent('load')
    await rows(page).first().getByRole('link').first().click()
    await reloaded
    await page.unroute(gone)
    await page.unroute(isOfOldPage)
    await page.reload()
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
  })

  // The last, because the role stays without it.
  it('is not shown for a moment to somebody whose role has lost it meanwhile', async () => {
    const page = await visited()
    await watchRows(page)
    await sql`update role set permissions = permissions - 'rm.tour_issue.view'
      where jsonb_typeof(permissions) = 'array'`.execute(place.server.database.db)
    await page.reload()
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await settled(page)
    expect(await rows(page).count()).toBe(0)
    expect(await rowsSeen(page)).toBe(0)
  })
})
