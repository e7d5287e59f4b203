import { sql } from 'kysely'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { settled, signIn } from '#tests/support/browser.ts'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'

const place = consoleInBrowser()

/** A machine that does other things beside. */
const patient = { timeout: 15_000 }

const menu = (page: Page) => page.getByRole('navigation', { name: /^(Menu|菜单|選單)$/ })
const entry = (page: Page, name: string) => menu(page).getByRole('button', { name, exact: true })

/** The calls to the back end from now on, by method and path; of a list also its site. */
function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (!pathname.startsWith('/api/v1')) return
    const site = searchParams.get('site')
    calls.push(`${request.method()} ${pathname.slice(7)}${site ? ` site=${site}` : ''}`)
  })
  return calls
}

async function chooseSite(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: /^(Switch site|切换站点|切換站點)/ }).click()
  await page.getByRole('dialog').getByRole('button', { name }).click()
}

async function chooseLanguage(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^(Language|语言|語言)/ }).click()
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
}

describe('a group manager', () => {
  it('goes from Hong Kong to the mainland, and only what belongs to the site is asked for again', async () => {
    const page = await place.signedIn('grace.group@example.com', { site: 'Project Sea' })
    await entry(page, 'HK retail management').waitFor()
    expect(await entry(page, 'Retail management').count()).toBe(0)
    await page.goto(`${place.url}/#/RMHK/tourIssue/issueList`)
    await page.getByRole('table').waitFor()
    await settled(page)

    const all = callsOf(page)
    await chooseSite(page, /Guangzhou/)
    await entry(page, 'Retail management').waitFor()
    expect(await entry(page, 'HK retail management').count()).toBe(0)
    // The Hong Kong list is not to be had there: one lands on that of the mainland.
    await expect.poll(() => page.url(), patient).toContain('#/RM/tourIssue/issueList')
    await page.getByRole('table').waitFor()
    await settled(page)
    const calls = all.slice(all.indexOf('POST /site/change'))
    expect(calls.filter((call) => call.includes('/menu'))).toEqual(['GET /menu site=2'])
    expect(calls).toContain('GET /TourProblem site=2')
    expect(calls.filter((call) => / site=(?!2$)/.test(call))).toEqual([])

    // Brands are the same at every site: to another one costs the choice, the menu, the own stores there, and what is
    // announced.
    await page.goto(`${place.url}/#/brandDB/brand`)
    await page.getByRole('table').waitFor()
    await settled(page)
    all.length = 0
    await chooseSite(page, /Shanghai/)
    await page.getByRole('button', { name: /^Switch site: ?.*Shanghai/ }).waitFor()
    await settled(page)
    await expect
      .poll(() => all.toSorted(), patient)
      .toEqual([
        'GET /announcement/own site=8',
        'GET /menu site=8',
        'GET /spaceowner site=8',
        'POST /site/change',
      ])
    expect(page.problems).toEqual([])
  })

  it('changes to Traditional Chinese: menu, labels, checks and answers follow, also after the next sign-in', async () => {
    const page = await place.signedIn('brand.approver', { site: 'Guangzhou', hash: '/brandDB/brand/create' })
    await page.getByRole('textbox', { name: 'English name' }).fill('Typed before')
    await page.getByRole('textbox', { name: 'English name' }).press('End')
    const scroll = () => page.evaluate(() => document.querySelector('main')?.scrollTop)
    await page.evaluate(() => document.querySelector('main')?.scrollTo({ top: 120 }))
    const before = await scroll()

    await chooseLanguage(page, '繁體中文')
    await entry(page, '品牌庫').waitFor()
    expect(await page.getByRole('textbox', { name: '英文名稱' }).inputValue()).toBe('Typed before')
    expect(await scroll()).toBe(before)
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('zh-HK')
    await page.getByRole('button', { name: '儲存' }).click()
    await page.getByText('請填寫此欄').first().waitFor()
    await expect.poll(() => page.title(), patient).toMatch(/^新增品牌|^.+ · 品牌 · 廣州/)

    const refused = await page.evaluate(async () => {
      const stored: unknown = JSON.parse(localStorage.getItem('atrium.access_token') ?? '{}')
      const token = typeof stored === 'object' && stored && 'token' in stored ? String(stored.token) : ''
      const headers = { token, 'Accept-Language': 'en' }
      const answer = await fetch('/api/v1/bdbrand/none-such', { headers })
      const { errmsg } = (await answer.json()) as { errmsg: string }
      return errmsg
    })
    expect(refused).toMatch(/\p{Script=Han}/u)

    await page.getByRole('button', { name: /^個人資料/ }).click()
    await page.getByRole('button', { name: '登出' }).click()
    const leave = page
      .getByRole('dialog', { name: '登出並捨棄未儲存的內容？' })
      .getByRole('button', { name: '登出' })
    if (await leave.isVisible()) await leave.click()
    await page.getByRole('button', { name: '登入', exact: true }).waitFor()

    const elsewhere = await place.open()
    await signIn(elsewhere, place.url, 'brand.approver', undefined, '廣州')
    await entry(elsewhere, '品牌庫').waitFor()
    expect(elsewhere.problems).toEqual([])
  })
})

describe('someone without any menu', () => {
  it('gets the issue list with the role, and loses the branch that the administrator closes', async () => {
    const { db } = place.server.database
    const page = await place.open()
    await signIn(page, place.url, 'nomenu').catch(() => undefined)
    await page.getByRole('heading', { name: 'No area is open to you yet' }).waitFor()
    expect(page.url()).toContain('#/empty')
    await page.getByRole('main').getByRole('button', { name: 'Sign out' }).waitFor()

    await sql`insert into role (_id, code, name, type, permissions)
      values ('trainee', 'trainee', 'Trainee', 'business', '["rm.tour_issue.view"]')`.execute(db)
    await sql`update "user" set roles = roles || '{trainee}' where username = 'nomenu'`.execute(db)
    await page.goto(`${place.url}/#/`)
    await page.reload()
    await expect.poll(() => page.url(), patient).toContain('#/RM/tourIssue/issueList')
    await menu(page).getByRole('link', { name: 'Issue list' }).waitFor()

    await sql`update menu set is_active = false where uri = '/RM/tourIssue'`.execute(db)
    await page.getByRole('button', { name: /^Profile/ }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('button', { name: /^(Sign in|登录)$/ }).waitFor()
    await signIn(page, place.url, 'nomenu')
    await page.getByRole('heading', { name: 'No area is open to you yet' }).waitFor()
    expect(await menu(page).getByText('Retail management').count()).toBe(0)
    await sql`update menu set is_active = true where uri = '/RM/tourIssue'`.execute(db)
    expect(page.problems).toEqual([])
  })
})

describe("the operator's own words", () => {
  it('are read after the next change of the language, and from the first moment of the next visit', async () => {
    const admin = await place.server.as('admin')
    const page = await place.signedIn('gz.manager')
    await page.getByRole('table').waitFor()
    const set = (name: string, messages: object) =>
      admin.call('PUT', `/system/i18n/${name}`, {}, { messages })
    await set('zh_TW', { 'atrium.shell.menu': '總目錄 <b>粗</b>' })
    await set('zh_CN', { 'atrium.shell.menu': '总目录' })
    await chooseLanguage(page, '繁體中文')
    await page.getByRole('navigation', { name: '總目錄 <b>粗</b>' }).waitFor()

    // The messages of the next visit are on their way for as long as it takes to look.
    await page.route('**/api/v1/system/i18n/zh_TW', () => undefined)
    await page.reload()
    await page.getByRole('navigation', { name: '總目錄 <b>粗</b>' }).waitFor()
    await page.unroute('**/api/v1/system/i18n/zh_TW')

    await set('zh_TW', { 'atrium.shell.menu': '' })
    await chooseLanguage(page, 'English')
    await chooseLanguage(page, '繁體中文')
    await page.getByRole('navigation', { name: '選單', exact: true }).waitFor()
    await set('zh_CN', { 'atrium.shell.menu': '' })
    expect(page.problems).toEqual([])
  })

  it('never stand in another language on the screen while a visit starts', async () => {
    const page = await place.signedIn('gz.officer')
    await chooseLanguage(page, 'English')
    await entry(page, 'Retail management').waitFor()
    await page.addInitScript(() => {
      const seen: string[] = []
      Object.assign(globalThis, { seen })
      const note = () => seen.push(document.body?.innerText ?? '')
      new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true })
    })
    await page.goto(`${place.url}/#/nowhere`)
    await page.reload()
    await page.getByRole('heading', { name: 'There is nothing at this address' }).waitFor()
    const seen = await page.evaluate(() => Reflect.get(globalThis, 'seen') as string[])
    expect(seen.length).toBeGreaterThan(3)
    expect(seen.filter((text) => /\p{Script=Han}/u.test(text))).toEqual([])
  })
})

/** Rows of the menu that somebody wrote who wants people elsewhere. */
const hostile: [uri: string | null, icon: string, name: string, isOut?: boolean][] = [
  ['javascript:document.title=1', 'javascript:alert(1)', '<img src=//evil.example/a.png>'],
  [
    'data:text/html,<script>alert(1)</script>',
    'data:image/svg+xml,<svg onload=alert(1)>',
    '<script>alert(1)</script>',
  ],
  ['//evil.example/brandDB/brand', '//evil.example/x.svg', 'Protocol relative'],
  ['\\\\evil.example\\brand', '\\\\evil.example\\x.svg', 'Backslashes'],
  ['/\\evil.example/brand', '/\\evil.example/x.svg', 'Slash and backslash'],
  ['/\t/evil.example', '/\t/evil.example/x.svg', 'Tab'],
  ['https://evil.example/brandDB/brand', 'https://evil.example/x.svg', 'Absolute'],
  ['https://admin:pw@evil.example/', '/api/v1/signout?x=.svg', 'Userinfo'],
  ['/brandDB/brand#//evil.example', 'constructor', 'A place of ours <u>really</u>'],
  ['/brandDB/brand?x=//evil.example', '__proto__', 'Another of ours'],
  ['/brandDB/../../evil', '/\n/evil.example/x.svg', 'Way up'],
  ['javascript:alert(1)', '/%5cevil.example/x.svg', 'Out script', true],
  ['//evil.example', '/favicon.svg', 'Out relative', true],
]

describe('hostile rows of the menu', () => {
  it('lead nobody outside, and nothing is fetched from there', async () => {
    const { db } = place.server.database
    for (const [i, [uri, icon, name, isOut = false]] of hostile.entries()) {
      await sql`insert into menu (_id, uri, icon, name, name_en, "order", is_out, out_url, permission_code)
        values (${`h${i}`}, ${uri}, ${icon}, ${name}, ${name}, ${i - 100}, ${isOut}, ${isOut ? uri : null},
          'branddb.brand.view')`.execute(db)
    }
    const page = await place.open()
    const outside: string[] = []
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.protocol !== 'data:' && url.origin !== place.url) outside.push(request.url())
    })
    page.on('dialog', (dialog) => void dialog.dismiss())
    await signIn(page, place.url, 'brand.editor')
    const shown = menu(page).getByRole('link')
    await shown.getByText('<u>really</u>').waitFor()
    const names = await shown.allTextContents()
    expect(names.filter((name) => hostile.some(([, , known]) => known === name))).toEqual([
      'A place of ours <u>really</u>',
      'Another of ours',
      'Out script',
      'Out relative',
    ])
    const targets = await shown.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    for (const href of targets) expect(href).toMatch(/^#\/[^/\\]/)
    const pictures = await page
      .locator('nav img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src')))
    expect(pictures).toEqual(['/favicon.svg'])
    for (const name of names.filter((one) => hostile.some(([, , known]) => known === one))) {
      await shown.getByText(name, { exact: true }).click()
      await settled(page)
      expect(new URL(page.url()).origin).toBe(place.url)
    }
    expect(outside).toEqual([])
    expect(await page.evaluate(() => localStorage.getItem('atrium.access_token'))).not.toBeNull()
    await sql`delete from menu where _id like 'h%'`.execute(db)
  })
})

describe('a visit from elsewhere', () => {
  it('is covered for a moment, and nothing beneath can be used meanwhile', async () => {
    const { db } = place.server.database
    const page = await place.signedIn('brand.editor')
    await page.goto('about:blank')
    await page.goto(`${place.url}/#/brandDB/brand`, { referer: 'https://mail.example.com/inbox' })
    const cover = page.getByRole('status').filter({ hasText: 'mail.example.com' })
    await cover.waitFor()
    await page.getByRole('heading', { level: 1, includeHidden: true }).waitFor({ state: 'attached' })
    for (let stop = 0; stop < 3; stop++) await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('#root') ?? null)).toBeNull()
    await cover.waitFor({ state: 'detached', timeout: 20_000 })
    await page.getByRole('heading', { level: 1 }).waitFor()

    // Trusted by the operator: the cover goes with the configuration.
    await sql`update param set value = '["mail.example.com"]' where "group" = 'ui' and key = 'trusted_hosts'`.execute(
      db,
    )
    await page.goto('about:blank')
    await page.goto(`${place.url}/#/brandDB/brand`, { referer: 'https://mail.example.com/inbox' })
    await page.getByRole('heading', { level: 1 }).waitFor({ timeout: 8000 })
    expect(page.problems).toEqual([])
  })
})

describe('someone who works by keyboard', () => {
  it('stands at the heading of the page they opened', async () => {
    // The page that somebody arrives at leaves the focus alone, and so does not take it from the link.
    const page = await place.signedIn('brand.editor', { hash: '/brandDB/brand' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await menu(page).getByRole('link', { name: '铺位' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: '铺位' }).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent), patient).toBe('铺位')
    expect(await page.title()).toMatch(/^铺位 · .+ · Atrium$/)
  })
})
