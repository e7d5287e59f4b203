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

it('a manager goes from the dashboard through the inbox, keeps pages as tabs with their input, and reads the notifications', async () => {
  const page = await place.signedIn('gz.manager', {
    hash: '/dashboard/home',
    choices: { locale: 'en_US' },
  })
  const card = page.getByRole('article', { name: 'Fix a tour issue' })
  const waiting = await card.locator('[data-figures]').innerText()
  await card.getByRole('link').click()
  const todos = page.getByRole('list', { name: 'To do' })
  await expect.poll(() => todos.getByRole('listitem').count()).toBe(Number(waiting))
  await todos.getByRole('button', { name: 'History' }).first().click()
  await todos.getByText('Waiting', { exact: true }).first().waitFor()
  await settled(page)
  expect(await violations(page)).toEqual([])

  const editor = await place.signedIn('brand.approver', { hash: '/profile', choices: { locale: 'en_US' } })
  await editor.getByRole('checkbox', { name: 'Show open pages as tabs' }).check()
  const tabs = editor.getByRole('navigation', { name: 'Open pages' })
  const profile = tabs.getByRole('link', { name: 'Profile' })
  await profile.waitFor()
  await editor.goto(`${place.url}/#/brandDB/brand/B123`)
  const group = editor.getByRole('textbox', { name: 'Target group' })
  await group.fill('Families at the weekend')
  const form = tabs.getByRole('listitem').filter({ hasText: 'not saved' })
  await form.waitFor()
  await settled(editor)
  expect(await violations(editor)).toEqual([])
  // The tab keeps what was typed, so nothing asks whether to leave it.
  await profile.click()
  await editor.getByRole('button', { name: 'Change password' }).waitFor()
  expect(await editor.getByRole('dialog').count()).toBe(0)
  await editor.reload()
  await form.getByRole('link').click()
  await expect.poll(() => group.inputValue()).toBe('Families at the weekend')
  editor.once('dialog', (question) => void question.accept())
  await form.getByRole('button').click()
  await form.waitFor({ state: 'detached' })
  await editor.goto(`${place.url}/#/profile`)
  await editor.getByRole('checkbox', { name: 'Show open pages as tabs' }).uncheck()
  await tabs.waitFor({ state: 'detached' })

  await page.goto(`${place.url}/#/notification`)
  const notices = page.locator('#content').getByRole('button', { name: 'Mark as read' })
  await notices.first().waitFor()
  const unread = await notices.count()
  await settled(page)
  expect(await violations(page)).toEqual([])
  await notices.first().click()
  await expect.poll(() => notices.count()).toBe(unread - 1)

  await page.goto(`${place.url}/#/dashboard/home`)
  await page.getByRole('button', { name: 'Wall display' }).click()
  await page.getByRole('navigation').first().waitFor({ state: 'detached' })
  await page.getByText(/^Updated at \d\d:\d\d$/).waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Leave wall display' }).click()
  await page.getByRole('navigation').first().waitFor()
  expect([...page.problems, ...editor.problems]).toEqual([])
})
