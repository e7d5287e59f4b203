// @runs longer in full runs
import { beforeEach, describe, expect, it } from 'vitest'
import { errcodes, type CoreErrorKey } from '#contract/reply.ts'
import { errorText } from '#server/base/errorText.ts'
import type { ConsolePage } from '#tests/support/browser.ts'
import { demoPassword } from '#tests/support/client.ts'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'
import { oneIn } from '#tests/support/isShort.ts'

/** The errors that travel with HTTP 200 and are told to the person; 555 goes to sign-in instead. */
const told = (Object.keys(errcodes) as CoreErrorKey[]).filter(
  (key) =>
    !['auth.required', 'path.unknown', 'method.unknown', 'body.too_large', 'internal', 'starting'].includes(
      key,
    ),
)

const place = consoleInBrowser()
let page: ConsolePage
let answer: { readonly status: number; readonly body: string }

// A page for each test: on one page the error of the test before could be taken for its own.
beforeEach(async () => {
  page = await place.signedIn('brand.approver', { hash: '/brandDB/brand/B123' })
  await page.route('**/api/v1/bdbrand?*', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ contentType: 'application/json', ...answer })
      : route.continue(),
  )
  await typeSomething()
})

describe('the words of an error', () => {
  it('are those of the answer, for every code of the catalogue', async () => {
    for (const key of oneIn(3, told)) {
      const errmsg = errorText[key].en_US
      answer = { status: 200, body: JSON.stringify({ data: null, errcode: errcodes[key], errmsg }) }
      await page.getByRole('button', { name: 'Save' }).click()
      await page.getByText(errmsg, { exact: true }).first().waitFor()
      expect(page.url(), key).toContain('#/brandDB/brand/B123')
    }
  })

  const answers = [
    [
      'an error of the server',
      500,
      JSON.stringify({ data: null, errcode: 5000, errmsg: 'The server failed. Please try again later' }),
    ],
    ['a page instead of an answer', 200, '<html>Bad gateway</html>'],
    ['half an answer', 200, '{"data": {"list": ['],
    ['nothing', 200, ''],
    ['a refusal of a proxy', 502, '<html>Bad gateway</html>'],
  ] as const

  it.each(oneIn(2, answers))(
    'are those of a lost network for %s, and what was typed stays',
    async (_, status, body) => {
      answer = { status, body }
      await page.getByRole('button', { name: 'Save' }).click()
      await page.getByText('Sorry, network error').first().waitFor()
      expect(await page.getByRole('textbox', { name: 'Target group' }).inputValue()).toMatch(/^Changed/)
    },
  )

  it('stay away when the session is over: the person signs in again and is back', async () => {
    const errmsg = errorText['auth.required'].en_US
    answer = { status: 200, body: JSON.stringify({ data: null, errcode: 555, errmsg }) }
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => decodeURIComponent(page.url())).toMatch(/#\/login\?target=.*brandDB\/brand\/B123/)
    const password = page.locator('input[type=password]')
    await password.fill(demoPassword)
    expect(await page.getByText(errmsg).count()).toBe(0)
    await page.getByRole('textbox', { name: 'User name' }).fill('brand.approver')
    await password.press('Enter')
    await page.getByRole('textbox', { name: 'Target group' }).waitFor()
    expect(page.url()).toMatch(/#\/brandDB\/brand\/B123$/)
  })
})

async function typeSomething(): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Target group' })
  // Text that is typed while the form is still filling may be lost; only a test is fast enough for that.
  await expect
    .poll(
      async () => {
        await field.fill(`Changed at ${Date.now()}`)
        return page.getByRole('button', { name: 'Save' }).isVisible()
      },
      { timeout: 40_000 },
    )
    .toBe(true)
}
