// @runs in full runs
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { violations } from '#tests/support/axe.ts'
import { pageIn, settled } from '#tests/support/browser.ts'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'
import { overflow } from '#tests/support/screenChecks.ts'

const place = consoleInBrowser()

const chooseSite = async (page: Page, name: RegExp) => {
  await page.getByRole('button', { name: /^Switch site/ }).click()
  await page.getByRole('dialog').getByRole('button', { name }).click()
}
const isAt = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^Switch site: ?${name}`) }).waitFor()
const siteOf = (address: string) => new URL(address).searchParams.get('site')

/** Who keeps the stores of all sites, at Guangzhou. */
const keeper = (hash: string) =>
  place.signedIn('brand.approver', { site: 'Guangzhou', hash, choices: { locale: 'en_US' } })

/** Another tab of the same browser. */
async function otherTab(page: Page, address: string) {
  const tab = await pageIn(page.context())
  await tab.goto(address)
  await tab.locator('#content').waitFor()
  return tab
}

describe('two tabs of one person', () => {
  it('keep their own sites, over a reload and in what they write', async () => {
    const first = await keeper('/brandDB/floor/create')
    await isAt(first, 'Guangzhou')
    const second = await otherTab(first, first.url())
    await isAt(second, 'Guangzhou')
    await chooseSite(second, /Shanghai/)
    await isAt(second, 'Shanghai')
    expect([siteOf(first.url()), siteOf(second.url())]).toEqual(['2', '8'])

    await first.reload()
    await isAt(first, 'Guangzhou')
    await first.getByText(/^Site: Guangzhou/).waitFor()
    const sent: string[] = []
    first.on('request', (request) => {
      const site = request.method() === 'GET' && siteOf(request.url())
      if (site && site !== '2' && site !== 'ALL') sent.push(request.url())
    })
    const form = first.getByRole('main')
    await form.getByRole('textbox', { name: /^Code/ }).fill('L77')
    await form.getByRole('textbox', { name: /^Simplified Chinese name/ }).fill('七十七层')
    await form.getByRole('textbox', { name: /^English name/ }).fill('Level 77')
    // Between the input and the write.
    await chooseSite(second, /Tianjin/)
    await isAt(second, 'Tianjin')
    await first.keyboard.press('Control+s')
    await first.getByText('Saved').waitFor()
    const admin = await place.server.as('admin')
    const made = (await admin.list('/BdFloor', { cond: { code: 'L77' } })).data.list
    expect(made.map(({ site }: { site: string }) => site)).toEqual(['2'])
    expect(sent).toEqual([])

    // A new tab without an address begins where the person was last.
    await isAt(await otherTab(first, `${place.url}/`), 'Tianjin')
    await settled(first)
    expect(first.problems).toEqual([])
  })
})

describe('a link', () => {
  it('of any page of the menu carries the site, and opens there in a new tab', async () => {
    const page = await keeper('/brandDB/store')
    await isAt(page, 'Guangzhou')
    const menu = page.getByRole('navigation', { name: 'Menu' })
    for (const group of await menu.getByRole('button', { expanded: false }).all()) await group.click()
    const linksOf = () =>
      page.evaluate(() => [...document.links].map(({ href }) => href).filter((href) => href.includes('#/')))
    const pages = [...new Set(await linksOf())]
    expect(pages.length).toBeGreaterThan(8)
    const wrong: string[] = []
    let walked = 0
    for (const address of pages) {
      await page.goto(address)
      await page.locator('#content h1').first().waitFor()
      await settled(page)
      const links = await linksOf()
      walked += links.length
      wrong.push(...links.filter((link) => siteOf(link) !== '2').map((link) => `${address}: ${link}`))
    }
    expect(wrong).toEqual([])
    expect(walked).toBeGreaterThan(100)

    const other = await otherTab(page, `${place.url}/?site=8#/brandDB/store`)
    await isAt(other, 'Shanghai')
    await page.goto(`${place.url}/#/brandDB/store`)
    await isAt(page, 'Guangzhou')
  })

  it('to an earlier page leads to the site that it was at', async () => {
    const page = await keeper('/brandDB/floor')
    await isAt(page, 'Guangzhou')
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Stores' }).click()
    await page.getByRole('heading', { level: 1, name: 'Stores' }).waitFor()
    await chooseSite(page, /Shanghai/)
    await isAt(page, 'Shanghai')
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Floors' }).waitFor()
    await isAt(page, 'Guangzhou')
    await page.goForward()
    await page.getByRole('heading', { level: 1, name: 'Stores' }).waitFor()
    await isAt(page, 'Shanghai')
    expect(await page.getByRole('heading', { level: 1, name: 'Stores' }).count()).toBe(1)
  })

  it.each([
    [1440, 'light'],
    [390, 'dark'],
  ] as const)('to a site of others says so, %i wide, %s', async (width, theme) => {
    const page = await place.signedIn('gz.manager', {
      viewport: { width, height: 844 },
      choices: { locale: 'en_US', theme },
    })
    await page.goto(`${place.url}/?site=10#/brandDB/store`)
    await page.getByRole('heading', { name: /a site that you don't have access to/ }).waitFor()
    await settled(page)
    expect(await overflow(page)).toEqual([])
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Start page' }).click()
    await page.getByRole('heading', { name: /a site that you/ }).waitFor({ state: 'detached' })
    expect(siteOf(page.url())).not.toBe('10')
    expect(page.problems).toEqual([])
  })
})
