// @runs in full runs
import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { devices, type BrowserContextOptions } from 'playwright'
import { describe, expect, it } from 'vitest'
import { violations } from '#tests/support/axe.ts'
import { settled, signIn, type ConsolePage } from '#tests/support/browser.ts'
import { demoPassword } from '#tests/support/client.ts'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'

const place = consoleInBrowser()

const onIPhone = devices['iPhone 15']
const onMac = {
  userAgent:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
}
const onWindows = {
  userAgent:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36 Edg/146.0.0.0',
}

/** Signed in by this device itself, which the session is named after. */
async function signedInOn(device: BrowserContextOptions, username: string) {
  const page = await place.open(device)
  await signIn(page, place.url, username)
  return page
}

/** The section of the profile, in English. */
async function sessionsOf(page: ConsolePage) {
  await page.goto(`${place.url}/#/profile`)
  const section = page.getByRole('region', { name: 'Where you are signed in' })
  await section.getByRole('listitem').first().waitFor()
  return section
}

const inEnglish = (username: string) =>
  sql`update "user" set locale = 'en_US', sms_remind = false where username = ${username}`.execute(
    place.server.database.db,
  )

const isAtSignIn = (page: ConsolePage) =>
  page
    .getByRole('button', { name: /^(登录|Sign in)$/ })
    .waitFor()
    .then(() => page.url())

describe('the own sessions in the profile', () => {
  it('show both devices of a person, who signs the other out; that one is at sign-in by itself', async () => {
    await inEnglish('brand.editor')
    const office = await signedInOn(onWindows, 'brand.editor')
    const travelling = await signedInOn(onIPhone, 'brand.editor')
    await travelling.goto(`${place.url}/#/brandDB/brand`)
    await travelling.getByRole('heading', { level: 1 }).waitFor()
    const sessions = await sessionsOf(office)
    const [here, phone] = [/Edge on Windows/, /Safari on iPhone/].map((hasText) =>
      sessions.getByRole('listitem').filter({ hasText }),
    )
    expect(await here?.textContent()).toContain('This device')
    expect(await phone?.textContent()).not.toContain('This device')
    expect(await phone?.textContent()).toMatch(
      /Last used20\d\d\/\d+\/\d+ \d\d:\d\dSigned in.*127\.0\.0\.1|::1/,
    )
    expect(await violations(office)).toEqual([])

    await sessions.getByRole('button', { name: 'Sign out Safari on iPhone' }).click()
    await sessions.getByText('You are not signed in anywhere else.').waitFor()
    expect(await phone?.count()).toBe(0)
    expect(await isAtSignIn(travelling)).toContain('#/login?target=')
    // Here all goes on.
    await office.reload()
    await office.getByRole('heading', { level: 1 }).waitFor()
    expect(office.url()).toContain('#/profile')
    expect(office.problems).toEqual([])
  })

  it('are ended all but this one on a phone, after a question', async () => {
    await inEnglish('brand.approver')
    const phone = await signedInOn(onIPhone, 'brand.approver')
    const others = await Promise.all([
      signedInOn(onWindows, 'brand.approver'),
      signedInOn(onMac, 'brand.approver'),
    ])
    const sessions = await sessionsOf(phone)
    expect(await sessions.getByRole('listitem').count()).toBe(3)
    await settled(phone)
    // Nothing is wider than the screen.
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      phone.viewportSize()?.width ?? 0,
    )
    expect(await violations(phone)).toEqual([])
    await sessions.getByRole('button', { name: 'Sign out everywhere else' }).click()
    const question = phone.getByRole('dialog', { name: 'Sign out everywhere else?' })
    await question.getByText(/The 2 other sessions end at once/).waitFor()
    expect(await violations(phone)).toEqual([])
    await question.getByRole('button', { name: 'Sign out everywhere else' }).click()
    await sessions.getByText('You are not signed in anywhere else.').waitFor()
    for (const other of others) expect(await isAtSignIn(other)).toContain('#/login')
    expect(phone.problems).toEqual([])
  })
})

describe('the second factor, on a phone', () => {
  it('is required by a role, set up right after the sign-in, and asked for at the next one', async () => {
    const { db } = place.server.database
    await inEnglish('hk.officer')
    await sql`update role set requires_second_factor = true where code = 'rmhk_officer'`.execute(db)
    const page = await signedInOn(onIPhone, 'hk.officer')
    await page.getByRole('heading', { name: 'Set up your second factor' }).waitFor()
    // There is no way around it.
    await page.goto(`${place.url}/#/profile`)
    await page.getByRole('heading', { name: 'Set up your second factor' }).waitFor()
    await page.locator('[name=password]').fill(demoPassword)
    await page.getByRole('button', { name: 'Next' }).click()
    const uri = await page.getByRole('img', { name: /QR code/ }).getAttribute('data-address')
    const secret = Secret.fromBase32(new URL(String(uri)).searchParams.get('secret') ?? '')
    const code = page.locator('[name=code]')
    expect(await code.getAttribute('inputmode')).toBe('numeric')
    await code.fill(new TOTP({ secret }).generate())
    await page.getByRole('button', { name: 'Turn on' }).click()
    const codes = page.getByRole('list', { name: 'Keep these recovery codes' }).getByRole('listitem')
    await codes.first().waitFor()
    expect(await codes.count()).toBe(10)
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'I have kept them' }).click()
    await page.getByRole('region', { name: 'Second factor' }).getByText('10 recovery codes').waitFor()

    // As if the code of the setup had been given long ago.
    await sql`update second_factor set last_step = 0`.execute(db)
    const other = await place.open(onIPhone)
    await other.goto(`${place.url}/`)
    await other.locator('[name=username]').fill('hk.officer')
    await other.locator('[name=password]').fill(demoPassword)
    await other.getByRole('button', { name: /^(登录|Sign in)$/ }).click()
    const asked = other.locator('[name=code]')
    await asked.waitFor()
    expect(await asked.getAttribute('autocomplete')).toBe('one-time-code')
    await asked.fill('12 34')
    await asked.press('Enter')
    await other.getByText(/请输入 6 位数字|Enter six digits/).waitFor()
    await asked.fill(new TOTP({ secret }).generate())
    await asked.press('Enter')
    await other.getByRole('banner').waitFor()
    await sql`update role set requires_second_factor = false`.execute(db)
  })
})
