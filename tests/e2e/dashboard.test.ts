import { expect, it } from 'vitest'
import { violations } from '#tests/support/axe.ts'
import { settled } from '#tests/support/browser.ts'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'

const place = consoleInBrowser()

it('a manager arranges the dashboard, goes from a tenant to watch to its figures, and follows it up', async () => {
  const page = await place.signedIn('gz.manager', {
    hash: '/dashboard/home',
    choices: { locale: 'en_US' },
  })
  await page.getByRole('heading', { level: 1, name: 'My dashboard' }).waitFor()
  await page.getByRole('article', { name: 'Overdue issues' }).waitFor()
  await page.getByRole('heading', { name: 'Tenants to watch' }).waitFor()
  await settled(page)
  expect(await violations(page)).toEqual([])

  await page.getByRole('button', { name: 'Arrange cards' }).click()
  await page.getByRole('button', { name: 'Hide Overdue issues' }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.reload()
  await page.getByRole('heading', { name: 'Tenants to watch' }).waitFor()
  await expect.poll(() => page.getByRole('article', { name: 'Overdue issues' }).count()).toBe(0)

  await page.setViewportSize({ width: 390, height: 844 })
  await settled(page)
  expect(await violations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${place.url}/#/Flagging/list`)
  await page.getByRole('heading', { level: 1, name: /^Flags/ }).waitFor()
  await settled(page)
  expect(await violations(page)).toEqual([])

  const { data } = await (
    await place.server.as('gz.manager')
  ).list('/flag', { cond: { status: 'open' }, site: '2' })
  await page.goto(`${place.url}/#/Flagging/list/${data.list[0]._id}/show`)
  await page.getByRole('heading', { name: 'Evidence' }).waitFor()
  await settled(page)
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Acknowledge' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Acknowledge' }).click()
  await page.getByText('Acknowledged', { exact: true }).first().waitFor()

  await page.goto(`${place.url}/#/Flagging/board`)
  await page.waitForURL(/display=board/)
  await page.getByRole('region', { name: 'Status' }).waitFor()
  await settled(page)
  expect(await violations(page)).toEqual([])
})
