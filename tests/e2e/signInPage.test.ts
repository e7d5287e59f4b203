// @runs longer in full runs
import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Page } from 'playwright'
import { beforeEach, describe, expect, it } from 'vitest'
import { installationKey } from '#server/db/installationKey.ts'
import { captchaAnswer } from '#server/services/session/captcha.ts'
import { hashToken } from '#server/services/session/token.ts'
import { violations } from '#tests/support/axe.ts'
import { addressOf, consoleFolder, settled } from '#tests/support/browser.ts'
import { setParam } from '#tests/support/setParam.ts'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'
import { oneIn } from '#tests/support/isShort.ts'

/** Half faded in, a text has too little contrast for a moment. */
const still = { reducedMotion: 'reduce' } as const

const place = consoleInBrowser()
beforeEach(async () => {
  await sql`delete from sign_in_attempt`.execute(place.server.database.db)
  await sql`delete from rate_limit`.execute(place.server.database.db)
})

describe('signing in', () => {
  it('by name: another picture after a wrong password, then the issue list, without a choice of sites', async () => {
    const page = await place.open(still)
    await page.goto(place.url)
    await page.locator('button img').waitFor()
    const before = await page.locator('button img').getAttribute('src')
    await type(page, 'gz.manager', 'wrong')
    await page.getByRole('alert').getByText('用户名或密码不正确').waitFor()
    await expect
      .poll(() => page.locator('button img').getAttribute('src'), { timeout: 15_000 })
      .not.toBe(before)
    expect(page.url()).toContain('#/login')

    await page.getByRole('checkbox', { name: '记住我' }).check()
    await type(page, 'gz.manager', 'Demo#2026')
    await page.waitForURL(/#\/RM\/tourIssue\/issueList$/)
    expect(page.problems).toEqual([])
  })

  it('by e-mail address: one key, no clear text, and nine sites to choose from', async () => {
    const page = await place.open(still)
    const keys: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/encrypt-key')) keys.push(request.method())
    })
    await page.goto(place.url)
    await type(page, 'grace.group@example.com', 'Demo#2026')
    const popup = page.getByRole('dialog', { name: 'Choose a site' })
    await popup.waitFor()
    expect(keys).toEqual(['GET'])
    expect(await popup.getByRole('listitem').count()).toBe(9)
    expect(await violations(page)).toEqual([])

    await page.keyboard.press('Escape')
    await popup.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => localStorage.getItem('atrium.access_token'))).toBeNull()
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await popup.getByRole('searchbox').fill('sea')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByRole('navigation').first().waitFor()
    expect(await page.evaluate(() => localStorage.getItem('atrium.user_site'))).toBe('10')
    expect(page.problems).toEqual([])
  })

  it('asks for the code of the picture after some failures, and goes on with it', async () => {
    const page = await place.open(still)
    const readCaptcha = readingCaptchas(page)
    await page.goto(place.url)
    for (const wrong of ['wrong 1', 'wrong 2', 'wrong 3']) {
      await type(page, 'gz.manager', wrong)
      await page.getByRole('alert').waitFor()
    }
    await type(page, 'gz.manager', 'Demo#2026')
    const code = page.getByRole('textbox', { name: '验证码', exact: true })
    await code.waitFor()
    expect(await code.evaluate((field) => field === document.activeElement)).toBe(true)
    await settled(page)
    await page.keyboard.type((await readCaptcha()).toLowerCase())
    await page.keyboard.press('Enter')
    await page.waitForURL(/#\/RM\/tourIssue\/issueList$/)
  })
})

describe('a forgotten password', () => {
  it('needs nothing that the console is made of, nor does anything else of the page', () => {
    const scripts = readdirSync(`${consoleFolder}/assets`).filter((file) => /^login-.*\.js$/.test(file))
    expect(scripts.length).toBeGreaterThan(3)
    for (const file of scripts) {
      const script = readFileSync(`${consoleFolder}/assets/${file}`, 'utf8')
      expect(script, file).not.toMatch(/(from|import)"\.\/(vendor|console|kit|cards|common)-/)
    }
  })

  it('is asked for with the code of a picture', async () => {
    const page = await place.open(still)
    const readCaptcha = readingCaptchas(page)
    await page.goto(place.url)
    await page.getByRole('button', { name: '忘记密码？' }).click()
    await page.locator('input[name=username]').fill('gz.manager')
    await settled(page)
    await page.locator('input[name=captcha]').fill(await readCaptcha())
    await page.getByRole('button', { name: '发送' }).click()
    await page.getByText(/^如果有这个账号/).waitFor()
    expect(await violations(page)).toEqual([])
  })

  it('is replaced with the link of the mail, whose token leaves the address', async () => {
    const { db } = place.server.database
    await sql`insert into reset_token (token_hash, user_id, expires_at)
      select ${hashToken('from-the-mail')}, _id, extract(epoch from now())::int + 600 from "user"
      where username = 'brand.approver'`.execute(db)
    const page = await place.open(still)
    await page.goto(`${place.url}/#/login?reset=from-the-mail`)
    const first = page.getByLabel('新密码', { exact: true })
    await first.fill('password1')
    expect(addressOf(page)).toBe(`${place.url}/#/login`)
    const again = page.getByLabel('再次输入新密码')
    await again.fill('password1')
    await again.press('Enter')
    await page.getByText('这个密码太常见').waitFor()
    expect(await violations(page)).toEqual([])
    await first.fill('海边的 9 号店')
    await again.fill('海边的 9 号店')
    await again.press('Enter')
    await page.getByText('新密码已设置，请登录。').waitFor()
    await type(page, 'brand.approver', '海边的 9 号店')
    await page.getByRole('dialog').or(page.getByRole('navigation')).first().waitFor()
    expect(page.problems).toEqual([])
  })
})

describe('the page', () => {
  it('says so to callers from outside, and stays open to them', async () => {
    await setParam(place.server, 'security.ip_whitelist', ['10.0.0.0/8'])
    await setParam(place.server, 'auth.signin_domains', ['https://in.example.com'])
    const page = await place.open(still)
    await page.goto(place.url)
    const popup = page.getByRole('dialog', { name: '您不在公司网络内' })
    await popup.getByRole('link', { name: 'in.example.com' }).waitFor()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await popup.waitFor({ state: 'detached' })
    await setParam(place.server, 'security.ip_whitelist', [])
    await type(page, 'nomenu', 'Demo#2026')
    await page.getByRole('heading', { name: 'No area is open to you yet' }).waitFor()
  })

  const looks = [
    ['light', 1440],
    ['dark', 1440],
    ['light', 390],
    ['dark', 390],
  ] as const

  it.each(oneIn(3, looks))(
    'is accessible and stands still in %s at %i, with and without errors',
    async (colorScheme, width) => {
      // Half faded in, a text has too little contrast for a moment.
      const look = { colorScheme, reducedMotion: 'reduce', viewport: { width, height: 844 } } as const
      const page = await place.open(look)
      await page.addInitScript(() => {
        Object.assign(window, { shifts: 0 })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            // What the browser reports of a moved part: a number without a unit.
            const { value } = entry as unknown as { value: number }
            Object.assign(window, { shifts: (window as unknown as { shifts: number }).shifts + value })
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto(place.url)
      await page.locator('button img').waitFor()
      expect(await violations(page)).toEqual([])
      const before = await places(page)
      await page.getByRole('button', { name: '登录', exact: true }).click()
      await page.getByText('请输入密码').waitFor()
      expect(await violations(page)).toEqual([])
      await type(page, 'gz.manager', 'wrong')
      await page.getByRole('alert').waitFor()
      expect(await violations(page)).toEqual([])
      expect(await places(page)).toEqual(before)
      expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBeLessThan(0.01)
      expect(page.problems).toEqual([])
    },
  )
})

async function type(page: Page, username: string, password: string): Promise<void> {
  await page.locator('input[name=username]').fill(username)
  await page.locator('input[name=password]').fill(password)
  await page.keyboard.press('Enter')
}

/** Follows the pictures that a page fetches; returns how to read the last one. */
function readingCaptchas(page: Page): () => Promise<string> {
  let last = Promise.resolve('')
  page.on('response', (response) => {
    if (new URL(response.url()).pathname !== '/api/v1/captcha') return
    last = response.json().then(({ data }: { data: { captcha_id: string } }) => data.captcha_id)
  })
  return async () => captchaAnswer(await installationKey(place.server.database.db, 'captcha_key'), await last)
}

/** Where the parts of the form stand. */
const places = (page: Page) =>
  page.locator('form input, form button, h1').evaluateAll((parts) =>
    parts.map((part) => {
      const { top, left } = part.getBoundingClientRect()
      return `${part.tagName} ${top} ${left}`
    }),
  )
