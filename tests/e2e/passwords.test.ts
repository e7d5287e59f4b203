// @runs in full runs
import { sql } from 'kysely'
import md5 from 'md5'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hashPasswordSync } from '#server/services/session/password.ts'
import type { ConsolePage } from '#tests/support/browser.ts'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'
import { isShort, oneIn } from '#tests/support/isShort.ts'

// Every form a password can have, on the real page against the real server: what leaves the browser, what stays in
// it, and whether what is remembered signs in again.

const names = ['nomenu', 'no.menu@example.com'] as const

const passwords: Record<string, string> = {
  ASCII: 'Demo#2026!',
  Chinese: '芝麻开门，请让我进',
  emoji: '🏬🔑 shop keys',
  '19 characters': 'nineteen-characters',
  '20 characters': 'twenty-characters-xy',
  '31 characters': 'thirty-one-characters-long-pass',
  '32 characters': 'thirty-two-characters-long-pass!',
  '33 characters': 'thirty-three-characters-long-pass',
  '32 hex digits': '0f1e2d3c4b5a69788796a5b4c3d2e1f0',
  'the start of a cipher text': 'U2FsdGVkX1/clear',
}

/** `npm test` takes the names by turns. */
const cells = Object.entries(passwords).flatMap(([kind, password], at) =>
  names
    .filter((_, name) => !isShort || name === at % names.length)
    .map((username) => ({ kind, password, username })),
)

const place = consoleInBrowser()
let page: ConsolePage
beforeAll(async () => {
  page = await place.open()
  await page.goto(place.url)
})
beforeEach(async () => {
  // So many sign-ins at one address would be too many in one minute.
  await sql`delete from rate_limit`.execute(place.server.database.db)
  page.problems.length = 0
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
})

describe('the password of each kind, by name and by e-mail address, remembered or not', () => {
  it.each(oneIn(3, cells))('$kind, $username', async ({ password, username }) => {
    await givePassword(password)
    await page.goto(`${place.url}/`)
    const hash = /^[0-9a-f]{32}$/.test(password) ? password.toUpperCase() : upperMd5(password)

    await typeIn(false)
    await signOut()
    expect(await stored()).toEqual({ credentials: null, hasClearText: false })
    expect(await field('password').inputValue()).toBe('')

    const others = await typeIn(true)
    await signOut()
    const kept = JSON.stringify({ username, password: hash, remember: true })
    expect(await stored()).toEqual({ credentials: kept, hasClearText: false })
    expect(await field('password').inputValue()).toBe(hash)

    const again = await signInBy(() => submitButton().click())
    expect(again).toEqual({ ...others, password: hash })
    expect(await stored()).toEqual({ credentials: kept, hasClearText: false })
    expect(page.problems).toEqual([])

    /** Signs in by hand; answers what was sent beside the password. */
    async function typeIn(remember: boolean) {
      await field('username').fill(username)
      await field('password').fill(password)
      await page.getByRole('checkbox', { name: '记住我' }).setChecked(remember)
      const { password: sent, ...rest } = await signInBy(() => field('password').press('Enter'))
      const isEmail = username.includes('@')
      expect(rest).toEqual({ username, ...(isEmail ? { email: username } : {}), AppID: 'atrium-console' })
      expect(formOf(sent, password)).toBe(
        password.length >= 32 ? 'as it is' : isEmail ? 'encrypted' : 'upper-case MD5',
      )
      const credentials = remember ? JSON.stringify({ username, password: hash, remember: true }) : null
      expect(await stored()).toEqual({ credentials, hasClearText: false })
      return rest
    }

    /** What remember-me keeps, and whether anything that is kept holds the password. */
    async function stored() {
      const kept = await page.evaluate(() => ({ ...localStorage, ...sessionStorage }))
      const everything = Object.values(kept).join('\n')
      return {
        credentials: kept['atrium.credentials'] ?? null,
        hasClearText: [password, JSON.stringify(password).slice(1, -1), encodeURIComponent(password)].some(
          (text) => everything.includes(text),
        ),
      }
    }
  })
})

describe('an e-mail address without a key', () => {
  it.each([404, 500])('sends the password unencrypted after %i', async (status) => {
    const password = 'Demo#2026!'
    await givePassword(password)
    await page.route('**/sso/encrypt-key', (route) => route.fulfill({ status, body: '' }))
    await page.goto(`${place.url}/`)
    await field('username').fill(names[1])
    await field('password').fill(password)
    const body = await signInBy(() => submitButton().click())
    await page.unroute('**/sso/encrypt-key')
    expect(body).toEqual({ username: names[1], email: names[1], password, AppID: 'atrium-console' })
  })
})

it('a key that expired while the person was away is fetched anew', async () => {
  await givePassword('Demo#2026!')
  await page.goto(`${place.url}/`)
  const key = page.waitForResponse('**/sso/encrypt-key')
  await field('username').fill(names[1])
  await key
  await sql`update encrypt_key set expires_at = extract(epoch from now())::int - 5`.execute(
    place.server.database.db,
  )
  await field('password').fill('Demo#2026!')
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/signin')) sent.push(request.postDataJSON())
  })
  await submitButton().click()
  await signOutButton().waitFor()
  expect(sent).toHaveLength(2)
  expect(sent).toMatchObject([{ email: names[1] }, { email: names[1] }])
})

it('typing into a remembered password replaces the whole of it', async () => {
  await givePassword('Demo#2026!')
  await page.evaluate(
    (kept) => localStorage.setItem('atrium.credentials', kept),
    JSON.stringify({ username: 'nomenu', password: upperMd5('an old one'), remember: true }),
  )
  await page.goto(`${place.url}/`)
  await field('password').click()
  await page.keyboard.press('End')
  await page.keyboard.type('Demo#2026!')
  const body = await signInBy(() => submitButton().click())
  expect(body['password']).toBe(upperMd5('Demo#2026!'))
})

const field = (name: string) => page.locator(`input[name=${name}]`)
const submitButton = () => page.getByRole('button', { name: '登录', exact: true })
const signOutButton = () => page.getByRole('main').getByRole('button', { name: '退出登录' })

/** The account of somebody with no menu, whose console is the quickest to draw. */
async function givePassword(password: string): Promise<void> {
  await sql`
    update "user" set password_hash = ${hashPasswordSync(password)}, email = ${names[1]}, locale = 'zh_CN',
      must_change_password = false, sms_remind = false
    where username = ${names[0]}`.execute(place.server.database.db)
}

/** Signs out, which starts the page anew, and waits for the sign-in page. */
async function signOut(): Promise<void> {
  await Promise.all([page.waitForEvent('load'), signOutButton().click()])
  await submitButton().waitFor()
}

/** Signs in, waits for the console, and answers what was sent. */
async function signInBy(action: () => Promise<void>): Promise<Record<string, string>> {
  const [request] = await Promise.all([page.waitForRequest('**/api/v1/signin'), action()])
  await signOutButton().waitFor()
  return request.postDataJSON()
}

function formOf(sent: string | undefined, password: string): string {
  if (sent === password) return 'as it is'
  if (sent === upperMd5(password)) return 'upper-case MD5'
  return /^U2FsdGVkX1[\w+/=]{34,}$/.test(sent ?? '') ? 'encrypted' : `unknown: ${sent}`
}

const upperMd5 = (text: string): string => md5(text).toUpperCase()
