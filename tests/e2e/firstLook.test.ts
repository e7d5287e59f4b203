// @runs in full runs
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { settled } from '#tests/support/browser.ts'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'
import { holdCode } from '#tests/support/holdCode.ts'

const place = consoleInBrowser()

/** Where something is drawn, in whole pixels. */
async function placeOf(page: Page, selector: string) {
  const { x, y, width, height } = (await page.locator(selector).first().boundingBox()) ?? none
  return [x, y, width, height].map(Math.round)
}
const none = { x: NaN, y: NaN, width: NaN, height: NaN }

/** What the page draws without code, and what takes its place. */
const parts = [
  ['.look-title', 'h1'],
  ['.look-headline', 'p[class*=headline]'],
  ['.look-fields > :nth-child(1) .look-input', 'input[name=username]'],
  ['.look-fields > :nth-child(2) .look-input', 'input[name=password]'],
  ['.look-code div .look-input', 'input[name=captcha]'],
  ['.look-submit', 'button[type=submit]'],
] as const

describe('before any code of the page is there', () => {
  it.each([
    { width: 1440, locale: 'zh_CN', theme: 'light', title: '登录', card: 'rgb(255, 255, 255)' },
    { width: 390, locale: 'en_US', theme: 'dark', title: 'Sign in', card: 'rgb(24, 28, 32)' },
  ])('the form to sign in is drawn where it will be: $width px, $locale, $theme', async (look) => {
    const page = await place.open({ viewport: { width: look.width, height: 900 } })
    await page.addInitScript(({ locale, theme }) => {
      localStorage.setItem('atrium.locale', locale)
      localStorage.setItem('atrium.theme', theme)
    }, look)
    const letCome = await holdCode(page)
    await page.goto(place.url, { waitUntil: 'commit' })
    await page.locator('.look-title').getByText(look.title).waitFor()
    const cardOf = (selector: string) =>
      page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor)
    expect(await cardOf('.look-page')).toBe(look.card)
    expect(await page.getByRole('textbox').count()).toBe(0)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const before = await Promise.all(parts.map(([drawn]) => placeOf(page, drawn)))

    letCome()
    await page.getByRole('textbox').first().waitFor()
    await settled(page)
    expect(await page.locator('.look').count()).toBe(0)
    const after = () => Promise.all(parts.map(([, selector]) => placeOf(page, selector)))
    await expect.poll(after).toEqual(before)
    expect(page.problems).toEqual([])
  })

  it.each([
    { width: 1440, menu: 'whole', wide: 248 },
    { width: 1440, menu: 'collapsed', wide: 57 },
    { width: 1100, menu: 'as it is there', wide: 57 },
  ])(
    'somebody signed in sees the frame of the console, and no form: $width px, the menu $menu',
    async ({ width, menu, wide }) => {
      const viewport = { width, height: 900 }
      const choices = { locale: 'en_US' } as const
      const page = await place.signedIn('gz.manager', { hash: '/RM/tourIssue/issueList', viewport, choices })
      await page.getByRole('row').nth(2).waitFor()
      if (menu === 'collapsed') await page.getByRole('button', { name: 'Collapse menu' }).click()
      await settled(page)
      // What the server grants would be drawn in its place (lastLook.test.ts).
      const letCome = await holdCode(page, /\/assets\/(start|base)-|\/api\/v1\//)
      await page.reload({ waitUntil: 'commit' })
      await page.locator('.look-column').waitFor()
      expect(await page.locator('.look-page').isVisible()).toBe(false)
      const before = [await placeOf(page, '.look-column'), await placeOf(page, '.look-bar')]
      expect(before[0]?.[2]).toBe(wide)

      letCome()
      await page.getByRole('row').nth(2).waitFor()
      expect(await page.locator('.look').count()).toBe(0)
      const after = async () => [await placeOf(page, 'div:has(> nav)'), await placeOf(page, 'header')]
      await expect.poll(after).toEqual(before)
      expect(page.problems).toEqual([])
    },
  )
})
