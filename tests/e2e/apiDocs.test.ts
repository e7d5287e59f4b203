import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { consoleFolder, openPage, signIn, startBrowser } from '#tests/support/browser.ts'
import { startTestServer, type TestServer } from '#tests/support/testServer.ts'

let server: TestServer
let browser: Browser
beforeAll(async () => {
  server = await startTestServer('postgresql', consoleFolder)
  browser = await startBrowser()
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

it('shows the API to read, and tries a call as the person who is signed in', async () => {
  const page = await openPage(browser)
  await signIn(page, server.url, 'gz.manager')
  await page.goto(`${server.url}/api/v1/docs`)
  expect(await page.locator('.opblock-tag').count()).toBeGreaterThan(30)
  await page.getByRole('link', { name: 'userinfo' }).click()
  const call = page.locator('#operations-userinfo-get_userinfo')
  await call.locator('.opblock-summary-control').click()
  await call.getByRole('button', { name: 'Execute' }).click()
  await expect.poll(() => call.locator('.live-responses-table').textContent()).toContain('gz.manager')
  expect(page.problems).toEqual([])
  await page.context().close()
})
