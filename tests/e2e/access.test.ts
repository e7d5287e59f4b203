// @runs longer in full runs
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { expected, menuOf } from '#tests/areas/gathered.ts'
import { named, usernameOf } from '#tests/areas/people.ts'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'
import { oneIn } from '#tests/support/isShort.ts'
import { isAdded } from '#tests/support/ownAreas.ts'

// What people see of the console is in `tests/areas/<area>/expectations.ts`, as what the server gives them.

/** Somebody at one of their sites, which a popup names unless it is their only one, and the language they read. */
const visits = [
  ['admin', '2', '广州店', 'name'],
  ['grace', '10', 'Project Sea', 'name_en'],
  ['gz.manager', '2', undefined, 'name'],
  ['hk.manager', '9', 'D·Park 荃灣', 'name_tc'],
  ['hk.officer', '10', undefined, 'name_tc'],
  ['brand.editor', '8', '上海店', 'name'],
  ['leasing.sh', '8', undefined, 'name'],
  ['nomenu', '2', undefined, 'name'],
  ['finance.analyst', '4', '沈阳店', 'name'],
] as const

const place = consoleInBrowser()

describe.each(oneIn(2, visits))('%s at %s', (account, at, site, language) => {
  it('sees the own menu, gets into the own screens, and into no other by its address', async () => {
    const page = await place.signedIn(usernameOf(account), { site })
    // Arriving at a page opens its group by itself.
    await page.getByRole('heading', { level: 1 }).waitFor()
    const { data } = await (await place.server.as(usernameOf(account))).list('/menu', { range: 'ALL' })
    const entries: readonly Record<string, string>[] = data.list
    const titles = menuOf(account, [at]).map(
      ([, uri]) => entries.find((entry) => entry['uri'] === uri)?.[language],
    )
    await expect.poll(() => leavesShown(page)).toEqual(titles)
    for (const { screens = [], menuAt = [at] } of Object.values(expected))
      for (const [hash, open] of screens.filter(([, ...who]) => named(who.join(' ')).includes(account))) {
        // Made for other sites: nothing is at the address.
        const isThere = menuAt.includes(at)
        const state = !isThere ? 'absent' : named(open).includes(account) ? 'open' : 'closed'
        expect(`${hash}: ${await arrival(page, hash)}`).toBe(`${hash}: ${state}`)
      }
  })
})

describe('a button', () => {
  it.each([
    ['brand.editor', '上海店', true, false],
    ['brand.approver', 'Shanghai', true, true],
    ['leasing.sh', undefined, false, false],
  ])('%s: makes brands or not, changes them or not, by right', async (who, site, makes, changes) => {
    const page = await place.signedIn(who, { site, hash: '/brandDB/brand' })
    await page.getByRole('row').nth(2).waitFor()
    await expect.poll(() => page.getByRole('link', { name: /新建|Create/ }).count()).toBe(makes ? 1 : 0)
    await page.goto(`${place.url}/#/brandDB/brand/B123/show`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => page.getByRole('button', { name: /编辑|Edit/ }).count()).toBe(changes ? 1 : 0)
  })
})

/** The names of the entries without children, every group opened. */
async function leavesShown(page: Page): Promise<string[]> {
  const nav = page.getByRole('navigation', { name: /菜单|菜單|選單|Menu/i }).first()
  if ((await nav.count()) === 0) return []
  const closed = nav.locator('button[aria-expanded=false][data-stop]')
  while ((await closed.count()) > 0) await closed.first().click()
  const links = await nav
    .locator('a[data-stop]')
    .evaluateAll((found) =>
      found.map((link) => [link.getAttribute('href') ?? '', link.textContent.trim()] as const),
    )
  return links.flatMap(([address, name]) => (isOwnLink(address) ? [name] : []))
}

const isOwnLink = (address: string): boolean => !isAdded(address.replace(/^#/, ''))

/** What stands at an address once it has settled. */
async function arrival(page: Page, address: string): Promise<'open' | 'closed' | 'absent'> {
  await page.goto(`${place.url}/#${address}`)
  const heading = page.getByRole('heading', { level: 1 })
  await heading.waitFor()
  await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0)
  const title = (await heading.innerText()).trim()
  return refusals.includes(title) ? 'closed' : nowhere.includes(title) ? 'absent' : 'open'
}

const nowhere = ['此地址没有内容', '此網址沒有內容', 'There is nothing at this address']
const refusals = ['您无权查看此页面', '你無權檢視此頁面', "You don't have access to this page"]
