// @runs in full runs
import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { violations } from '#tests/support/axe.ts'
import { settled } from '#tests/support/browser.ts'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'
import { overflow } from '#tests/support/screenChecks.ts'
import { oneIn } from '#tests/support/isShort.ts'

const place = consoleInBrowser()

/** Thirty contacts, so that they make two pages, and one by another name. */
beforeAll(async () => {
  const admin = await place.server.as('admin')
  const company_id = (await admin.list('/bdcompany', { range: '0-0' })).data.list[0]._id
  const names = Array.from({ length: 30 }, (_, at) => `Ticked ${String(at).padStart(2, '0')}`)
  for (const name of [...names, 'Kept Contact']) {
    await admin.create('/bdcontact', { name, company_id })
  }
})

const bar = (page: Page) => page.getByRole('group', { name: 'Selected rows' })
const tick = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Select this row: ${name}` }).check()

async function search(page: Page, text: string) {
  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill(text)
  await page.getByRole('row').filter({ hasText: text }).first().waitFor()
  await expect.poll(() => page.getByRole('row').nth(1).textContent()).toContain(text)
  await settled(page)
}

async function openContacts(page: Page) {
  await page.goto(`${place.url}/#/brandDB/contact`)
  await page.getByRole('heading', { level: 1, name: 'Contacts' }).waitFor()
  await page.getByRole('table').waitFor()
  await settled(page)
}

describe('somebody who ticks contacts', () => {
  it('searches between the ticks, sees all of them, and loses none until the list is left', async () => {
    const page = await place.signedIn('brand.approver', { site: 'Guangzhou', hash: '/brandDB/contact' })
    await openContacts(page)
    await search(page, 'Ticked 0')
    await tick(page, 'Ticked 03')
    await tick(page, 'Ticked 04')
    await search(page, 'Kept Contact')
    await bar(page).getByText('2 not in view').waitFor()
    await tick(page, 'Kept Contact')
    await bar(page).getByText('3 selected').waitFor()
    await bar(page).getByRole('link', { name: 'Show all selected' }).click()
    await expect.poll(() => page.getByRole('row').count()).toBe(4)
    await page.reload()
    await page.getByRole('row').nth(1).waitFor()
    expect(await bar(page).count()).toBe(0)

    await tick(page, 'Ticked 03')
    await page.getByRole('link', { name: 'Ticked 04' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Ticked 04' }).waitFor()
    await page.goBack()
    await page.getByRole('row').nth(1).waitFor()
    expect(await bar(page).count()).toBe(0)

    await tick(page, 'Ticked 03')
    await page.getByRole('button', { name: /^Switch site/ }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Shanghai/ })
      .click()
    await page.getByRole('button', { name: /^Switch site: ?.*Shanghai/ }).waitFor()
    await bar(page).waitFor({ state: 'detached' })
    await page.getByRole('row').nth(1).waitFor()
    expect(page.problems).toEqual([])
  })

  it('deletes all that match and nothing else, by condition', async () => {
    const page = await place.signedIn('brand.approver', { site: 'Guangzhou', hash: '/brandDB/contact' })
    // Nothing tells this page what others do, or it might know of the removal before the person confirms.
    await page.route('**/api/v1/events*', () => undefined)
    await page.reload()
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'DELETE') sent.push(new URL(request.url()).search)
    })
    await openContacts(page)
    await search(page, 'Ticked')
    await tick(page, 'Ticked 00')
    await bar(page).getByRole('button', { name: 'Select all 30 that match' }).click()
    await bar(page).getByText('All 30 that match are selected').waitFor()
    await page.getByRole('checkbox', { name: 'Select this row: Ticked 01' }).uncheck()
    await bar(page).getByText('29 of the 30 that match are selected').waitFor()

    // Somebody else is quicker, with one of them.
    const admin = await place.server.as('admin')
    expect((await admin.remove('/bdcontact', { name: 'Ticked 29' })).data.removed).toBe(1)
    await bar(page).getByRole('button', { name: 'Delete' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Ticked 02').waitFor()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await dialog.getByText(/Delete the 28 selected/).waitFor()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await dialog.waitFor({ state: 'detached' })
    const left = (await admin.list('/bdcontact', { cond: { $q: 'Ticked' } })).data.list
    expect(left.map(({ name }: { name: string }) => name)).toEqual(['Ticked 01'])
    expect((await admin.list('/bdcontact', { cond: { name: 'Kept Contact' } })).data.total).toBe(1)
    expect(new URLSearchParams(sent.at(-1)).get('expect')).toBe('28')
    expect(new URLSearchParams(sent.at(-1)).get('cond')).not.toContain('$in')
    expect(page.problems).toEqual([])
  })

  const looks = [
    { width: 1440, theme: 'light' },
    { width: 1024, theme: 'dark' },
    { width: 390, theme: 'dark' },
    { width: 390, theme: 'light' },
  ] as const

  it.each(oneIn(2, looks))('reaches everything at $width px, $theme', async ({ width, theme }) => {
    const page = await place.signedIn('brand.approver', {
      site: 'Guangzhou',
      hash: '/brandDB/brand',
      choices: { theme },
      viewport: { width, height: 844 },
    })
    const boxes = page.getByRole('main').getByRole('checkbox', { name: /^Select this row/ })
    await boxes.nth(2).waitFor()
    await settled(page)
    const row = boxes.nth(1)
    const before = await row.boundingBox()
    await row.focus()
    await page.keyboard.press('Space')
    await bar(page).waitFor()
    // Nothing moved beneath the pointer.
    expect((await row.boundingBox())?.y).toBe(before?.y)
    const barBox = await bar(page).boundingBox()
    expect((barBox?.y ?? 999) + (barBox?.height ?? 0)).toBeLessThanOrEqual(844)
    expect(await overflow(page)).toEqual([])
    expect(await violations(page)).toEqual([])
    await bar(page).getByRole('button', { name: 'Delete' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByRole('listitem').first().waitFor()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await bar(page).getByRole('button', { name: 'Clear selection' }).focus()
    await page.keyboard.press('Enter')
    await bar(page).waitFor({ state: 'detached' })
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('type')))
      .toBe('checkbox')
    expect(page.problems).toEqual([])
  })
})
