// @runs in full runs
import { describe, expect, it } from 'vitest'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'

const text = /密码是公开的|密碼是公開的|its passwords are public/

describe('the demo that other machines can reach', () => {
  const place = consoleInBrowser({ settings: { PUBLIC_URL: 'https://console.example.com' } })

  it('warns on every page, in the language of the person, that its passwords are public', async () => {
    const page = await place.signedIn('brand.approver')
    const warning = page.getByRole('complementary', { name: /^(Warning|警告)$/ })
    await warning
      .getByText('This demo can be reached from other machines, and its passwords are public.')
      .waitFor()
    for (const [language, words] of [
      ['简体', '演示账号的密码是公开的'],
      ['繁體', '示範帳戶的密碼是公開的'],
    ] as const) {
      await page.goto(`${place.url}/#/profile`)
      await page.locator('label', { hasText: language }).first().click()
      await warning.getByText(words).waitFor()
    }
    await page.goto(`${place.url}/#/brandDB/brand`)
    await warning.getByText('示範帳戶的密碼是公開的').waitFor()
    expect(page.problems).toEqual([])
  })
})

describe('the demo on this machine alone', () => {
  const place = consoleInBrowser()

  it('says nothing of it', async () => {
    const page = await place.signedIn('brand.approver')
    await page.goto(`${place.url}/#/profile`)
    await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor()
    expect(await page.getByText(text).count()).toBe(0)
  })
})
