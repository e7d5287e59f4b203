// @runs in full runs
import { describe, expect, it } from 'vitest'
import { violations } from '#tests/support/axe.ts'
import { settled, type ConsolePage } from '#tests/support/browser.ts'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'

const place = consoleInBrowser()

const english = { locale: 'en_US' } as const
const phone = { width: 390, height: 844 }

const tabs = (page: ConsolePage) => page.getByRole('navigation', { name: 'About the shop' })
const isTooWide = (page: ConsolePage) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

describe('the page of a shop', () => {
  it('shows touring staff what concerns them, on a phone, and leads to the next shop', async () => {
    const officer = await place.server.as('gz.officer')
    await officer.create('/TourProblem', {
      site: '2',
      store_id: 'S-GZ-L2-118',
      category: 'display',
      severity: 2,
      title: 'The window is dark',
    })
    const page = await place.signedIn('gz.officer', {
      hash: '/RM_shop_detail/S-GZ-L2-118',
      viewport: phone,
      choices: english,
    })
    await page.getByRole('heading', { name: 'Limo', level: 1 }).waitFor()
    await page.getByText('L2-118', { exact: true }).first().waitFor()
    await tabs(page).getByRole('link', { name: 'Issues' }).waitFor()
    // Neither sales nor contacts are for touring staff.
    const names = await tabs(page).getByRole('link').allTextContents()
    expect(names).toEqual(expect.arrayContaining(['Overview', 'Scores', 'Issues', 'Tours', 'Tenancies']))
    expect(names).not.toContain('Sales & rent')
    expect(names).not.toContain('Contacts')
    await settled(page)
    expect(await violations(page)).toEqual([])
    expect(await isTooWide(page)).toBe(false)

    await tabs(page).getByRole('link', { name: 'Scores' }).click()
    await page.getByRole('figure', { name: 'Scores over time' }).waitFor()
    const items = page.getByRole('region', { name: 'Items' })
    await items.getByRole('table', { name: /^Greeting/ }).waitFor()
    // An earlier day, which stays when the officer goes on to another tab or shop.
    const day = page.getByRole('combobox', { name: 'Scoring day' })
    const [, , earlier = ''] = await day.getByRole('option').allTextContents()
    await day.selectOption(earlier)
    await page.getByRole('article', { name: `Score of ${earlier}` }).waitFor()
    await page.waitForURL(/stat_time=\d+/)
    await items.getByRole('button').first().click()
    await page
      .getByRole('figure', { name: /over time/ })
      .first()
      .waitFor()
    await settled(page)
    expect(await violations(page)).toEqual([])
    expect(await isTooWide(page)).toBe(false)

    await tabs(page).getByRole('link', { name: 'Issues' }).click()
    const unsettled = page.getByRole('region', { name: 'Unresolved issues' })
    await unsettled.getByText('The window is dark').waitFor()
    await unsettled.getByRole('link', { name: 'Report an issue' }).waitFor()
    await settled(page)
    expect(await violations(page)).toEqual([])

    // Another shop, found by its unit, with the same tab.
    await page.getByRole('combobox', { name: 'Switch to another shop' }).fill('B1-201')
    await page.getByRole('option', { name: /B1-201/ }).click()
    await page.waitForURL(/RM_shop_detail\/S-GZ-B1-201\?.*tab=RM\.problems/)
    expect(page.url()).toMatch(/stat_time=\d+/)
    await page.getByText('B1-201', { exact: true }).first().waitFor()
    await page.getByRole('region', { name: 'Unresolved issues' }).waitFor()
    // Somebody else's shop: the officer can look, but not report.
    expect(await page.getByRole('link', { name: 'Report an issue' }).count()).toBe(0)

    await tabs(page).getByRole('link', { name: 'Tenancies' }).click()
    await page.getByRole('list', { name: 'Tenants over time' }).waitFor()
    expect(await page.getByRole('region', { name: 'Rents' }).count()).toBe(0)

    // The code at the door of a shop that is not the officer's own leads to its page.
    await page.goto(`${place.url}/#/RM/tourIssue/issueCreate?store=S-GZ-B1-201`)
    await page.waitForURL(/RM_shop_detail\/S-GZ-B1-201/)
    expect(page.problems).toEqual([])
  })

  it('shows sales and rents to leasing, and leads from a former unit to what it became', async () => {
    const page = await place.signedIn('leasing.head', {
      site: 'Guangzhou',
      hash: '/RM_shop_detail/S-GZ-L2-115',
      choices: { ...english, theme: 'dark' },
    })
    const former = page.getByRole('region', { name: 'Former unit' })
    await former.getByRole('link', { name: 'L2-118' }).click()
    await page.getByRole('heading', { name: 'Limo', level: 1 }).waitFor()
    await page.getByRole('button', { name: 'Unit record' }).waitFor()
    await page.getByRole('article', { name: /^OCR/ }).waitFor()
    await settled(page)
    // Its profile is one printed page.
    const pdf = await page.pdf({ format: 'A4' })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    await tabs(page).getByRole('link', { name: 'Sales & rent' }).click()
    await page.getByRole('article', { name: /^OCR/ }).waitFor()
    await tabs(page).getByRole('link', { name: 'Tenancies' }).click()
    await page.getByRole('region', { name: 'Rents' }).waitFor()
    await settled(page)
    expect(await violations(page)).toEqual([])
    // Neither scores nor tours are for leasing.
    expect(await tabs(page).getByRole('link').allTextContents()).toEqual([
      'Overview',
      'Sales & rent',
      'Tenancies',
      'Contacts',
      'Flags',
    ])
    expect(page.problems).toEqual([])
  })

  it('has square feet, and the tabs of the areas of Hong Kong, in Hong Kong', async () => {
    const manager = await place.server.as('hk.manager')
    const { data } = await manager.call('GET', '/ts/daily/scoring/results/stores', { site: '10' })
    const [shop] = data.list
    const page = await place.signedIn('hk.manager', {
      site: 'Sea',
      hash: `/RMHK_shop_detail/${shop.store_id}`,
      choices: english,
    })
    await page
      .getByText(/^[\d.,]+ m² · [\d.,]+ ft²$/)
      .first()
      .waitFor()
    await tabs(page).getByRole('link', { name: 'Scores' }).click()
    await page.getByRole('region', { name: 'Items' }).waitFor()
    await tabs(page).getByRole('link', { name: 'Mystery customer' }).click()
    await page.waitForURL(/tab=RMHK\.mystery/)
    await settled(page)
    expect(await violations(page)).toEqual([])
    expect(page.problems).toEqual([])
  })
})
