// @runs in full runs
import { expect, it } from 'vitest'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'

const place = consoleInBrowser()

it('the page of the API can be read, and tries a call as the person who is signed in', async () => {
  const page = await place.signedIn('gz.manager')
  await page.goto(`${place.url}/api/v1/docs`)
  // The viewer needs seconds for more than 500 calls, and on a loaded machine many.
  await expect.poll(() => page.locator('.opblock-tag').count(), { timeout: 120_000 }).toBeGreaterThan(30)
  await page.getByRole('link', { name: 'userinfo' }).click()
  const call = page.locator('#operations-userinfo-get_userinfo')
  await call.locator('.opblock-summary-control').click()
  await call.getByRole('button', { name: 'Execute' }).click()
  await expect.poll(() => call.locator('.live-responses-table').textContent()).toContain('gz.manager')
  expect(await page.locator('.errors-wrapper').count()).toBe(0)
  expect(page.problems).toEqual([])
})
