// @runs in full runs
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { violations } from '#tests/support/axe.ts'
import { settled } from '#tests/support/browser.ts'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'
import { overflow } from '#tests/support/screenChecks.ts'

const place = consoleInBrowser()

async function chooseSite(page: Page, name: RegExp) {
  await page.getByRole('button', { name: /^Switch site/ }).click()
  await page.getByRole('dialog').getByRole('button', { name }).click()
}
const isAt = (page: Page, name: RegExp) =>
  page.getByRole('button', { name: new RegExp(`^Switch site: ?${name.source}`) }).waitFor()
const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' })
const nothingHere = (page: Page) => page.getByText('There is nothing at this address')

/** Who keeps the stores of all sites, at Guangzhou. */
const keeper = (width = 1440) =>
  place.signedIn('brand.approver', {
    site: 'Guangzhou',
    viewport: { width, height: 844 },
    reducedMotion: 'reduce',
  })

describe('somebody who is making a record', () => {
  it('is asked before another site takes it away, and makes the next one at the site that the form names', async () => {
    const page = await keeper()
    await page.goto(`${place.url}/#/brandDB/floor/create`)
    const form = page.getByRole('main')
    await form.getByText(/^Site: Guangzhou/).waitFor()
    await form.getByRole('textbox', { name: /^Code/ }).fill('L88')
    await chooseSite(page, /Shanghai/)
    await question(page).getByRole('button', { name: 'Stay' }).click()
    await question(page).waitFor({ state: 'detached' })
    await isAt(page, /Guangzhou/)
    expect(await form.getByRole('textbox', { name: /^Code/ }).inputValue()).toBe('L88')

    await chooseSite(page, /Shanghai/)
    await question(page).getByRole('button', { name: 'Leave without saving' }).click()
    await isAt(page, /Shanghai/)
    await form.getByText(/^Site: Shanghai/).waitFor()
    expect(await form.getByRole('textbox', { name: /^Code/ }).inputValue()).toBe('')
    expect(await form.getByText(/unsaved draft/).count()).toBe(0)
    await form.getByRole('textbox', { name: /^Code/ }).fill('L89')
    await form.getByRole('textbox', { name: /^Simplified Chinese name/ }).fill('八十九层')
    await form.getByRole('textbox', { name: /^English name/ }).fill('Level 89')
    await page.keyboard.press('Control+s')
    await page.getByText('Saved').waitFor()
    await settled(page)
    expect(await nothingHere(page).count()).toBe(0)
    const admin = await place.server.as('admin')
    const made = (await admin.list('/BdFloor', { cond: { code: { $in: ['L88', 'L89'] } } })).data.list
    expect(made.map(({ code, site }: { code: string; site: string }) => [code, site])).toEqual([['L89', '8']])

    // What was typed at the first site waits there.
    await chooseSite(page, /Guangzhou/)
    await isAt(page, /Guangzhou/)
    await page.goto(`${place.url}/#/brandDB/floor/create`)
    await form.getByText(/unsaved draft/).waitFor()
    await form.getByRole('button', { name: 'Restore' }).click()
    expect(await form.getByRole('textbox', { name: /^Code/ }).inputValue()).toBe('L88')
    expect(page.problems).toEqual([])
  })

  it('is asked also when the site is switched by the search for everything, and when no site keeps the page', async () => {
    const page = await keeper()
    await page.goto(`${place.url}/#/brandDB/brand/create`)
    await page.getByRole('textbox', { name: 'English name' }).fill('Half a brand')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('Shanghai')
    await page.getByRole('option', { name: /^Switch site: Shanghai/ }).click()
    await question(page).getByRole('button', { name: 'Stay' }).click()
    expect(await page.getByRole('textbox', { name: 'English name' }).inputValue()).toBe('Half a brand')
    await isAt(page, /Guangzhou/)
    expect(page.problems).toEqual([])
  })

  it('keeps the question when the switch is refused', async () => {
    const page = await keeper()
    await page.goto(`${place.url}/#/brandDB/floor/create`)
    await page.getByRole('textbox', { name: /^Code/ }).fill('L88')
    await page.route('**/api/v1/site/change', (route) =>
      route.fulfill({ json: { errcode: 4032, errmsg: 'Not this one' } }),
    )
    await chooseSite(page, /Shanghai/)
    await question(page).getByRole('button', { name: 'Leave without saving' }).click()
    await page.getByText('Not this one').waitFor()
    await page.getByRole('link', { name: 'Brands', exact: true }).first().click()
    await question(page).getByRole('button', { name: 'Stay' }).click()
    expect(await page.getByRole('textbox', { name: /^Code/ }).inputValue()).toBe('L88')
  })
})

describe('somebody who looks at a record of a site', () => {
  it('comes to the list of the other site, not to an address without anything', async () => {
    const admin = await place.server.as('admin')
    const { _id } = (await admin.list('/bdstore', { site: '2', range: '0-0' })).data.list[0]
    const page = await keeper()
    for (const address of [`/brandDB/store/${_id}/show`, `/brandDB/store/${_id}`]) {
      await page.goto(`${place.url}/#${address}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await settled(page)
      await chooseSite(page, /Shanghai/)
      await isAt(page, /Shanghai/)
      await page.getByRole('heading', { level: 1, name: 'Stores' }).waitFor()
      expect(await nothingHere(page).count()).toBe(0)
      await chooseSite(page, /Guangzhou/)
      await isAt(page, /Guangzhou/)
    }
    expect(page.problems).toEqual([])
  })
})

describe.each([1440, 390])('the form of a new record, %i wide', (width) => {
  it('says its site, and breaks no accessibility rule', async () => {
    const page = await keeper(width)
    await page.goto(`${place.url}/#/brandDB/store/create`)
    await page.getByText(/^Site: Guangzhou/).waitFor()
    await settled(page)
    expect(await overflow(page)).toEqual([])
    expect(await violations(page)).toEqual([])
    await page.getByRole('textbox', { name: /^Unit/ }).fill('X1')
    await chooseSite(page, /Shanghai/)
    await question(page).waitFor()
    expect(await violations(page)).toEqual([])
    expect(page.problems).toEqual([])
  })
})
