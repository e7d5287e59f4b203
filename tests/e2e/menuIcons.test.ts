// @runs in full runs
import Article from '@mui/icons-material/ArticleOutlined'
import Diamond from '@mui/icons-material/DiamondOutlined'
import RocketLaunch from '@mui/icons-material/RocketLaunchOutlined'
import GridView from '@mui/icons-material/GridViewOutlined'
import { sql } from 'kysely'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { violations } from '#tests/support/axe.ts'
import { settled } from '#tests/support/browser.ts'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'

const place = consoleInBrowser()

/** An operator's own icons: a name that our menus do not have, an image of the site, one that is not there, none. */
const icons: Readonly<Record<string, string | null>> = {
  '/brandDB': 'rocket_launch',
  '/brandDB/brand': 'favicon.svg',
  '/brandDB/company': 'images/gone.png',
  '/brandDB/contact': null,
  '/brandDB/settings/tag': 'diamond',
}

beforeAll(async () => {
  const { db } = place.server.database
  for (const [uri, icon] of Object.entries(icons)) {
    await sql`update menu set icon = ${icon} where uri = ${uri}`.execute(db)
  }
})

/** How an icon is drawn: its first path. */
const lineOf = (icon: typeof Article): string | undefined =>
  /<path d="([^"]+)"/.exec(renderToStaticMarkup(createElement(icon)))?.[1]

describe('the menu', () => {
  it.each([1440, 390])('has an icon at each entry of every level, %i wide', async (width) => {
    const page = await place.signedIn('brand.approver', {
      site: 'Guangzhou',
      viewport: { width, height: 844 },
      reducedMotion: 'reduce',
    })
    if (width === 390) await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const menu = page.getByRole('navigation', { name: 'Menu' }).or(page.getByRole('dialog')).first()
    const dictionaries = menu.getByRole('button', { name: 'Dictionaries' })
    if ((await dictionaries.getAttribute('aria-expanded')) === 'false') await dictionaries.click()
    const drawn = (role: 'button' | 'link', name: string) =>
      menu
        .getByRole(role, { name, exact: true })
        .first()
        .evaluate((row) => {
          const icon = row.firstElementChild
          return icon?.getAttribute('src') ?? icon?.querySelector('path')?.getAttribute('d')
        })
    await expect.poll(() => drawn('button', 'Brand database')).toBe(lineOf(RocketLaunch))
    await expect.poll(() => drawn('link', 'Brands')).toBe('favicon.svg')
    await expect.poll(() => drawn('link', 'Companies')).toBe(lineOf(Article))
    await expect.poll(() => drawn('link', 'Contacts')).toBe(lineOf(Article))
    await expect.poll(() => drawn('link', 'Stores')).toBe(lineOf(GridView))
    await expect.poll(() => drawn('link', 'Brand tags')).toBe(lineOf(Diamond))
    const image = menu.getByRole('link', { name: 'Brands', exact: true }).first().locator('img')
    expect(await image.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth > 0)).toBe(true)
    await settled(page)
    expect(await violations(page)).toEqual([])
    // The browser itself notes the image that is not there.
    expect(page.problems.filter((problem) => !problem.includes('404'))).toEqual([])
  })
})
