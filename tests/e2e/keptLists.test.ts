// @runs in full runs
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { settled } from '#tests/support/browser.ts'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'

const place = consoleInBrowser()

const rows = (page: Page) => page.locator('#content [data-id]')

/** A list that is there, whose page is marked. */
async function markedList(hash = '/brandDB/brand', width = 1440): Promise<Page> {
  const viewport = { width, height: 900 }
  const page = await place.signedIn('admin', { hash, viewport, choices: { locale: 'en_US' } })
  await rows(page).first().waitFor()
  await settled(page)
  await page.locator('[data-kept]').evaluate((list) => list.setAttribute('data-marked', ''))
  return page
}

const isMarked = async (page: Page) => (await page.locator('[data-kept][data-marked]').count()) === 1

async function openRecord(page: Page, index: number): Promise<void> {
  await rows(page).nth(index).getByRole('link').first().click()
  await page.getByRole('heading', { level: 1, name: /./ }).waitFor()
  await expect.poll(() => page.locator('[data-kept]').count()).toBe(0)
  await settled(page)
}

async function goTo(page: Page, hash: string): Promise<void> {
  await page.evaluate((to) => (location.hash = to), hash)
}

describe('a list that somebody comes back to', () => {
  it.each([1440, 390])('is the one that they left, where they left it: %i px', async (width) => {
    const page = await markedList('/brandDB/brand', width)
    const id = await rows(page).last().getAttribute('data-id')
    await rows(page).last().scrollIntoViewIfNeeded()
    // Cards that come on screen get their own height.
    await settled(page)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    const tops = () =>
      page
        .locator('#content, #content *')
        .evaluateAll((all) => all.map((one) => one.scrollTop).filter(Boolean))
    const before = await tops()
    expect(before).not.toEqual([])
    await openRecord(page, -1)
    expect(await page.locator('h1').count()).toBe(1)
    await page.goBack()
    await rows(page).first().waitFor()
    expect(await isMarked(page)).toBe(true)
    await settled(page)
    expect(await tops()).toEqual(before)
    expect(
      await page.evaluate(() => document.activeElement?.closest('[data-id]')?.getAttribute('data-id')),
    ).toBe(id)
    expect(await page.locator('h1').count()).toBe(1)
    expect(await page.title()).toContain('Brand')
  })

  it('shows what has changed meanwhile', async () => {
    const page = await markedList('/brandDB/company')
    const id = await rows(page).first().getAttribute('data-id')
    await openRecord(page, 2)
    const other = await place.server.as('admin')
    const reply = await other.update('/bdcompany', { _id: id }, { name_en: '0 Renamed' })
    expect(reply.errcode).toBe(0)
    await page.goBack()
    await page.locator(`[data-id="${id}"]`, { hasText: '0 Renamed' }).waitFor()
    expect(await isMarked(page)).toBe(true)
  })

  it('begins at its top for those who come by the menu', async () => {
    const page = await markedList()
    await page.locator('#content').evaluate((content) => content.scrollTo({ top: 200 }))
    await openRecord(page, 12)
    await goTo(page, '/brandDB/company')
    await rows(page).first().waitFor()
    await page.getByRole('navigation').getByRole('link', { name: 'Brands', exact: true }).first().click()
    await expect.poll(() => isMarked(page)).toBe(true)
    await settled(page)
    expect(await page.locator('#content').evaluate(({ scrollTop }) => scrollTop)).toBe(0)
  })

  it('is filtered as its new address says', async () => {
    const page = await markedList()
    await openRecord(page, 1)
    await goTo(page, `/brandDB/brand?filter=${encodeURIComponent('{"q":"no brand is called so"}')}`)
    await expect.poll(() => isMarked(page)).toBe(true)
    await expect.poll(() => rows(page).count()).toBe(0)
    expect(await page.getByRole('main').getByRole('searchbox').inputValue()).toBe('no brand is called so')
  })

  it('is another one if a dialog, a menu or a tick was open in it', async () => {
    const page = await markedList('/brandDB/company')
    await goTo(page, '/brandDB/brand')
    await rows(page).first().waitFor()
    await expect.poll(() => isMarked(page)).toBe(false)
    await settled(page)
    await page.locator('[data-kept]').evaluate((list) => list.setAttribute('data-marked', ''))
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('dialog').or(page.getByRole('menu')).first().waitFor()
    await page.goBack()
    await expect.poll(() => isMarked(page)).toBe(true)
    expect(await page.locator('.MuiPopover-root').count()).toBe(0)
    await page.goForward()
    await rows(page).first().waitFor()
    await expect.poll(() => page.locator('#content h1').innerText()).toContain('Brands')
    expect(await isMarked(page)).toBe(false)
    expect(await page.locator('.MuiPopover-root').count()).toBe(0)
  })

  it('is another one at another site', async () => {
    const page = await markedList('/brandDB/contact')
    await goTo(page, '/brandDB/company')
    await rows(page).first().waitFor()
    await page.getByRole('button', { name: /^Switch site/ }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Shanghai/ })
      .click()
    await page.getByRole('button', { name: /^Switch site: ?Shanghai/ }).waitFor()
    await goTo(page, '/brandDB/contact')
    await rows(page).first().waitFor()
    expect(await isMarked(page)).toBe(false)
  })
})
