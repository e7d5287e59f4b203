// @runs in full runs
import { afterAll, beforeAll, expect, it } from 'vitest'
import { violations } from '#tests/support/axe.ts'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'
import { freePort } from '#tests/support/freePort.ts'
import { startIdentityProvider, type IdentityProvider } from '#tests/support/identityProvider.ts'

const settings: Record<string, string> = {}
let provider: IdentityProvider
let url = ''
beforeAll(async () => {
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  provider = await startIdentityProvider(() => url)
  Object.assign(settings, {
    PORT: String(port),
    PUBLIC_URL: url,
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: 'atrium',
    OIDC_CLIENT_SECRET: 'a secret of the test',
    OIDC_LABEL: 'Company sign-in',
  })
})
const place = consoleInBrowser({ settings })
afterAll(() => provider.stop())

it('somebody signs in at the provider and comes back to the page that was opened, with nothing left in the address', async () => {
  const page = await place.open()
  provider.person = { preferred_username: 'nobody.here' }
  await page.goto(`${url}/#/profile`)
  const button = page.getByRole('button', { name: 'Company sign-in' })
  await button.click()
  // Words, and the form for the password beside them.
  await page.getByText(/您在此系统中没有账号/).waitFor()
  expect(await page.locator('[name=password]').isVisible()).toBe(true)
  expect(await violations(page)).toEqual([])

  provider.person = { preferred_username: 'gz.manager' }
  await button.click()
  await page.getByRole('heading', { level: 1, name: /个人资料/ }).waitFor()
  expect(page.url()).toBe(`${url}/?site=2#/profile`)
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('atrium.provider')
})

it('the sign-in page says so when the provider refuses, and when somebody else began', async () => {
  const page = await place.open()
  await page.goto(`${url}/?error=access_denied&state=x`)
  await page.getByText(/单点登录未完成，请重试，或使用密码登录/).waitFor()
  await page.goto(`${url}/?code=stolen&state=x`)
  await page.getByText('单点登录未完成，请重试', { exact: true }).waitFor()
  expect(new URL(page.url()).search).toBe('')
})
