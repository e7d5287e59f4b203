// @runs in full runs
import { sql } from 'kysely'
import type { Page } from 'playwright'
import { beforeEach, describe, expect, it } from 'vitest'
import { ageSessions } from '#tests/support/ageSessions.ts'
import { addressOf, opened, settled, signIn, type ConsolePage } from '#tests/support/browser.ts'
import { demoPassword } from '#tests/support/client.ts'
import { signInHere } from '#tests/support/signInHere.ts'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'
import { oneIn } from '#tests/support/isShort.ts'

const place = consoleInBrowser()
let page: ConsolePage

/** Opens the page of somebody with a stored session at an address of the console. */
const enter = async (username: string, hash = '') => {
  page = await place.signedIn(username, { hash })
  await calm()
}

/** What the console still asks for would find out that a session is over, before the test comes to it. */
const calm = async () => {
  await opened(page)
  await settled(page)
}

/** The calls of the page from now on, as `POST /validity`. */
function calls(of: Page): string[] {
  const asked: string[] = []
  of.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/v1')) asked.push(`${request.method()} ${pathname.slice('/api/v1'.length)}`)
  })
  return asked
}

const stored = (of: Page) => of.evaluate(() => Object.keys(localStorage).toSorted())

const endSessions = () => sql`update session set expires_at = 1`.execute(place.server.database.db)

/** The one field that these tests type into; labels follow the person. */
const targetGroup = /目标客群|Target group/

const heading = (of: Page) => of.getByRole('heading', { level: 1 }).first()

describe('a session', () => {
  it('holds over a reload, without another sign-in or another menu', async () => {
    await enter('gz.manager')
    await expect.poll(() => page.url()).toContain('#/RM/tourIssue/issueList')
    await settled(page)
    const asked = calls(page)
    await page.reload()
    await heading(page).waitFor()
    await settled(page)
    expect(asked).toContain('POST /validity')
    expect(asked).not.toContain('POST /signin')
    expect(asked).not.toContain('GET /menu')
    expect(page.problems).toEqual([])
  })

  it('is checked when the console opens, not at each click', async () => {
    page = await place.open()
    const asked = calls(page)
    await signIn(page, place.url, 'brand.editor')
    await page.evaluate(() => (location.hash = '#/brandDB/settings/tag'))
    await settled(page)
    await page.evaluate(() => (location.hash = '#/brandDB/brand'))
    await heading(page).waitFor()
    await settled(page)
    expect(asked.filter((call) => call === 'POST /validity')).toHaveLength(1)
  })

  it('that ends leads to sign-in without a word, and from there back', async () => {
    await enter('brand.editor', '/brandDB/brand')
    await endSessions()
    await page.evaluate(() => (location.hash = '#/brandDB/store?page=1&perPage=25&sort=store_no&order=ASC'))
    await page.getByRole('textbox', { name: /用户名/ }).waitFor()
    expect(decodeURIComponent(page.url())).toContain('#/login?target=/brandDB/store?page=1')
    // No toast and no error: one line of the page says why one stands here.
    expect(await page.getByText(/网络错误/).count()).toBe(0)
    expect(await page.getByRole('alert').count()).toBe(0)
    await page.getByText('登录已失效，请重新登录后继续').waitFor()
    await signInHere(page, 'brand.editor')
    await expect.poll(() => page.url()).toContain('#/brandDB/store?page=1')
    await heading(page).waitFor()
  })

  it('that ends keeps the chosen site for the same person, not for another', async () => {
    page = await place.open()
    await signIn(page, place.url, 'wh.manager', demoPassword, '汉口')
    const site = '6'
    expect(await page.evaluate(() => localStorage.getItem('atrium.user_site'))).toBe(site)
    expect(await page.evaluate(() => localStorage.getItem('atrium.site_chosen'))).toBe('true')
    await calm()
    await endSessions()
    await page.reload()
    await signInHere(page, 'wh.manager')
    expect(await page.evaluate(() => localStorage.getItem('atrium.user_site'))).toBe(site)
    await calm()
    await endSessions()
    await page.reload()
    await signInHere(page, 'gz.manager')
    expect(await page.evaluate(() => localStorage.getItem('atrium.user_site'))).not.toBe(site)
  })

  it('is stored under these names and no others, and signing out clears them', async () => {
    page = await place.open()
    await signIn(page, place.url, 'brand.editor')
    await settled(page)
    const preference = /^atrium\.(store\/|messages\.|locale$|theme$|density$|plugins_off$)/
    const kept = async () => (await stored(page)).filter((key) => !preference.test(key))
    await expect
      .poll(kept)
      .toEqual([
        'atrium.access_token',
        'atrium.languages',
        'atrium.last_login_user',
        'atrium.menu',
        'atrium.site_chosen',
        'atrium.space_owner',
        'atrium.token_at',
        'atrium.user_id',
        'atrium.user_info',
        'atrium.user_site',
      ])
    const token = await page.evaluate(() => localStorage.getItem('atrium.access_token') ?? '')
    expect(JSON.parse(token)).toEqual({ token: expect.any(String), expires_at: expect.any(Number) })

    const asked = calls(page)
    await page.getByRole('banner').getByRole('button').last().click()
    await page
      .getByRole('menuitem', { name: '退出登录' })
      .or(page.getByRole('button', { name: '退出登录' }))
      .click()
    await page.getByRole('textbox', { name: /用户名/ }).waitFor()
    expect(asked).toContain('POST /signout')
    expect(addressOf(page)).toBe(`${place.url}/#/login`)
    expect(await kept()).toEqual(['atrium.languages', 'atrium.last_login_user'])
  })

  it('goes on when nobody can say whether it holds, and says so until somebody can', async () => {
    await enter('brand.editor', '/brandDB/brand')
    await heading(page).waitFor()
    await page.route('**/api/v1/validity', (route) => route.abort())
    await page.reload()
    await page.getByText('暂时无法确认登录状态').waitFor()
    await heading(page).waitFor()
    expect(page.url()).toContain('#/brandDB/brand')
    await page.unroute('**/api/v1/validity')
    await page.getByRole('button', { name: '重试' }).click()
    await page.getByText('暂时无法确认登录状态').waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => localStorage.getItem('atrium.access_token'))).not.toBeNull()
  })

  const clocks = [
    ['a year behind', -365],
    ['31 days behind', -31],
    ['31 days ahead', 31],
  ] as const
  it.each(oneIn(2, clocks))(
    'is not renewed without end where the clock of the machine is %s',
    async (_, days) => {
      page = await place.open()
      await page.addInitScript((off) => {
        const Real = Date
        const now = () => Real.now() + off
        class Wrong extends Real {
          constructor(given: number | string = now()) {
            super(given)
          }
          static override now = now
        }
        window.Date = Wrong as DateConstructor
      }, days * 86_400_000)
      const asked = calls(page)
      await signIn(page, place.url, 'brand.editor')
      await settled(page)
      await page.reload()
      await heading(page).waitFor()
      await settled(page)
      expect(asked).toContain('POST /validity')
      expect(asked.filter((call) => call === 'POST /refresh')).toEqual([])
    },
  )

  it.each(['blocked', 'full', 'corrupt'])('lives with a storage that is %s', async (fault) => {
    if (fault === 'corrupt') {
      await enter('brand.editor')
      await page.evaluate(() => {
        for (const key of Object.keys(localStorage))
          if (key !== 'atrium.access_token') localStorage.setItem(key, '{"a')
      })
      await page.reload()
    } else {
      page = await place.open()
      await page.addInitScript((kind) => {
        const refuse = () => {
          throw new DOMException(kind, kind === 'full' ? 'QuotaExceededError' : 'SecurityError')
        }
        if (kind === 'full') Storage.prototype.setItem = refuse
        else {
          Object.defineProperty(window, 'localStorage', { get: refuse })
          Object.defineProperty(window, 'sessionStorage', { get: refuse })
        }
      }, fault)
      await signIn(page, place.url, 'brand.editor')
    }
    await page.getByRole('navigation').first().waitFor()
    await heading(page).waitFor()
    expect(page.problems).toEqual([])
  })
})

describe('two tabs', () => {
  it('renew the token together, once, and neither is signed out', async () => {
    await enter('brand.editor')
    const tokenOf = (tab: Page) =>
      tab.evaluate(() => String(JSON.parse(localStorage.getItem('atrium.access_token') ?? '{}').token))
    const before = await tokenOf(page)
    const other = await page.context().newPage()
    const asked = [calls(page), calls(other)]
    await ageSessions(place.server)
    // As if the token had been taken long ago: the tabs are told that it ends in a moment.
    await page.evaluate(() => {
      const { token } = JSON.parse(localStorage.getItem('atrium.access_token') ?? '{}')
      const expires_at = Math.floor(Date.now() / 1000) + 6
      localStorage.setItem('atrium.access_token', JSON.stringify({ token, expires_at }))
    })
    await Promise.all([page.reload(), other.goto(`${place.url}/#/brandDB/brand`)])
    await Promise.all([heading(page).waitFor(), heading(other).waitFor()])
    await expect.poll(() => tokenOf(page), { timeout: 20_000 }).not.toBe(before)
    await settled(page)
    expect(asked.flat().filter((call) => call === 'POST /refresh')).toHaveLength(1)
    // Long after the grace of the old token.
    await sql`update session set replaced_at = 1 where replaced_at is not null`.execute(
      place.server.database.db,
    )
    for (const tab of [page, other]) {
      await tab.evaluate(() => (location.hash = '#/brandDB/store'))
      await settled(tab)
      await heading(tab).waitFor()
      expect(tab.url()).toContain('#/brandDB/store')
    }
  })

  it('of two people: the older one starts anew and writes as nobody else', async () => {
    await enter('brand.approver', '/brandDB/brand/B123')
    await page.getByRole('textbox', { name: targetGroup }).fill('Of the first')
    const other = await page.context().newPage()
    await other.goto(`${place.url}/#/login`)
    const writes = calls(page)
    await signInHere(other, 'admin')
    // The first tab has started anew, as the other person, and shows nothing of what was typed.
    await expect.poll(() => writes.filter((call) => call === 'POST /validity').length).toBeGreaterThan(0)
    await page.getByRole('textbox', { name: targetGroup }).waitFor()
    expect(await page.getByRole('textbox', { name: targetGroup }).inputValue()).not.toBe('Of the first')
    expect(await page.getByRole('button', { name: /恢复草稿|Restore draft/ }).count()).toBe(0)
    expect(writes.filter((call) => call.startsWith('PUT'))).toEqual([])
  })

  const secondTab = async (hash: string) => {
    const other = await page.context().newPage()
    await other.goto(`${place.url}/#${hash}`)
    return other
  }
  const signInForm = (of: Page) => of.getByRole('textbox', { name: /用户名|user name/i })

  it('come back by themselves, each to its page and with what was typed, when one signs in again', async () => {
    const list = '/brandDB/store?page=1&perPage=25&sort=store_no&order=ASC'
    await enter('brand.approver', list)
    await heading(page).waitFor()
    const other = await secondTab('/brandDB/brand/B123')
    const group = other.getByRole('textbox', { name: targetGroup })
    await group.fill('Typed in the other tab')
    await endSessions()
    await page.reload()
    await Promise.all([signInForm(page).waitFor(), signInForm(other).waitFor()])
    const asked = calls(other)
    await signInHere(page, 'brand.approver')
    await expect.poll(() => page.url()).toContain(`#${list}`)
    await expect.poll(() => addressOf(other)).toBe(`${place.url}/#/brandDB/brand/B123`)
    await other.getByText('We kept what you typed').waitFor()
    expect(await group.inputValue()).toBe('Typed in the other tab')
    expect(asked).not.toContain('POST /signin')
    expect(page.problems).toEqual([])
  })

  it('of which one comes back as somebody else show nothing of the first person', async () => {
    await enter('brand.approver')
    const other = await secondTab('/brandDB/brand/B123')
    const group = other.getByRole('textbox', { name: targetGroup })
    await group.fill('Of the first')
    await endSessions()
    // It may be going to sign-in by itself at this moment.
    await page.reload().catch(() => undefined)
    await Promise.all([signInForm(page).waitFor(), signInForm(other).waitFor()])
    await signInHere(page, 'admin')
    await group.waitFor()
    expect(addressOf(other)).toBe(`${place.url}/#/brandDB/brand/B123`)
    expect(await group.inputValue()).not.toBe('Of the first')
    expect(await other.getByText(/您填写的内容已为您保留|We kept what you typed/).count()).toBe(0)
  })

  it('wait for each other while one of them asks for the site', async () => {
    page = await place.open()
    await page.goto(`${place.url}/#/login`)
    const other = await secondTab('/brandDB/store')
    await signInForm(other).waitFor()
    await signInForm(page).fill('wh.manager')
    await page.locator('input[type=password]').fill(demoPassword)
    await page.getByRole('button', { name: '登录' }).click()
    const sites = page.getByRole('dialog').getByRole('listitem')
    await sites.first().waitFor()
    await settled(page)
    expect(await signInForm(other).isVisible()).toBe(true)
    await sites.filter({ hasText: '汉口' }).getByRole('button').click()
    await expect.poll(() => addressOf(other)).toContain(`${place.url}/#/brandDB/store`)
    await heading(other).waitFor()
    expect(await other.getByText('汉口').count()).toBeGreaterThan(0)
  })

  it('leave alone somebody who sets a new password in one of them', async () => {
    page = await place.open()
    await page.goto(`${place.url}/#/login`)
    const other = await secondTab('/login')
    await other.getByRole('button', { name: /忘记密码/ }).click()
    const field = other.getByRole('textbox').first()
    await field.fill('someone@example.com')
    await signInHere(page, 'brand.editor')
    await settled(page)
    expect(await field.inputValue()).toBe('someone@example.com')
  })

  it('sign out together', async () => {
    await enter('brand.editor')
    const other = await page.context().newPage()
    await other.goto(`${place.url}/#/brandDB/brand`)
    await heading(other).waitFor()
    await page.getByRole('banner').getByRole('button').last().click()
    await page
      .getByRole('menuitem', { name: '退出登录' })
      .or(page.getByRole('button', { name: '退出登录' }))
      .click()
    await other.getByRole('textbox', { name: /用户名/ }).waitFor()
    expect(other.url()).toContain('#/login')
  })
})

describe('what was typed when the session ended', () => {
  const typed = 'People who were interrupted'

  beforeEach(async () => {
    await enter('brand.approver', '/brandDB/brand/B123')
    await page.getByRole('textbox', { name: targetGroup }).fill(typed)
    await endSessions()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.waitForURL(/#\/login\?target=.*B123/)
  })

  it('is in the form again when the same person comes back', async () => {
    await signInHere(page, 'brand.approver')
    await page.getByText('We kept what you typed').waitFor()
    expect(await page.getByRole('textbox', { name: targetGroup }).inputValue()).toBe(typed)
    await page.getByRole('button', { name: 'Discard draft' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Discard', exact: true }).click()
    expect(await page.getByRole('textbox', { name: targetGroup }).inputValue()).not.toBe(typed)
  })

  it('is not shown to another person', async () => {
    await signInHere(page, 'admin')
    await page.getByRole('textbox', { name: targetGroup }).waitFor()
    expect(await page.getByRole('textbox', { name: targetGroup }).inputValue()).not.toBe(typed)
    expect(await page.getByRole('button', { name: /恢复草稿|Restore draft/ }).count()).toBe(0)
    expect(await page.getByText(/您填写的内容已为您保留|We kept what you typed/).count()).toBe(0)
  })
})
