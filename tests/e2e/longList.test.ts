// @runs in full runs
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { violations } from '#tests/support/axe.ts'
import { settled } from '#tests/support/browser.ts'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'

const place = consoleInBrowser()

const rows = (page: Page) => page.locator('tbody tr[data-id]')
const widths = (page: Page) =>
  page
    .getByRole('columnheader')
    .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().width)))
const scrollTo = (page: Page, place: 'top' | 'end') =>
  page.getByRole('table').evaluate((table, at) => {
    const box = table.parentElement
    if (box) box.scrollTop = at === 'top' ? 0 : box.scrollHeight
  }, place)

describe('a list of a hundred brands', () => {
  it('renders what is on screen, keeps columns, focus and count, and is whole for search and print', async () => {
    const page = await place.signedIn('admin', { site: 'Guangzhou', hash: '/brandDB/brand?perPage=100' })
    const table = page.getByRole('table')
    await rows(page).first().waitFor()
    await settled(page)
    await expect.poll(() => table.getAttribute('aria-rowcount')).toBe('101')
    expect(await rows(page).count()).toBeLessThan(60)
    expect(await violations(page)).toEqual([])
    const before = await widths(page)

    const third = await rows(page).nth(2).getAttribute('data-id')
    const link = page.locator(`tr[data-id="${third}"] th a`)
    await link.focus()
    await scrollTo(page, 'end')
    await expect.poll(() => rows(page).last().getAttribute('aria-rowindex')).toBe('101')
    expect(await rows(page).count()).toBeLessThan(60)
    expect(await widths(page)).toEqual(before)
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)
    // The first press leads back to the row, and the next one on from there.
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => rows(page).nth(3).getAttribute('aria-rowindex')).toBe('5')
    await page.keyboard.press('ArrowDown')
    expect(await page.evaluate(() => document.activeElement?.closest('tr')?.ariaRowIndex)).toBe('5')
    await scrollTo(page, 'end')

    await page.keyboard.press('Control+f')
    await expect.poll(() => rows(page).count()).toBe(100)
    await page.reload()
    await rows(page).first().waitFor()
    await settled(page)
    await expect.poll(() => rows(page).count()).toBeLessThan(60)
    await page.evaluate(() => globalThis.dispatchEvent(new Event('beforeprint')))
    expect(await rows(page).count()).toBe(100)
    await page.evaluate(() => globalThis.dispatchEvent(new Event('afterprint')))
    expect(await rows(page).count()).toBeLessThan(60)

    // The keyboard alone reaches the last row.
    await scrollTo(page, 'top')
    await rows(page).first().getByRole('link').first().focus()
    for (let at = 0; at < 99; at += 1) await page.keyboard.press('ArrowDown')
    const focused = () => page.evaluate(() => document.activeElement?.closest('tr')?.ariaRowIndex)
    await expect.poll(focused).toBe('101')
    expect(page.problems).toEqual([])
  })
})
