// @runs in full runs
import { describe, expect, it } from 'vitest'
import { settled } from '#tests/support/browser.ts'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'

const place = consoleInBrowser()

const open = async () => {
  const page = await place.signedIn('brand.approver')
  return page
}
const leave = async (page: Awaited<ReturnType<typeof open>>) => {
  await page.getByRole('button', { name: /^Profile: / }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
}

describe('somebody who signs out', () => {
  it('without a network is told so on a page of the console’s, and nothing of the session stays', async () => {
    const page = await open()
    await settled(page)
    await page.context().setOffline(true)
    await leave(page)
    await page.getByRole('alert').filter({ hasText: 'You are signed out on this device.' }).waitFor()
    expect(await page.evaluate(() => localStorage.getItem('atrium.access_token'))).toBeNull()
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Reload the page' }).click()
    await page.locator('input[type=password]').waitFor()
  })

  it('with something typed is asked first, and what was typed is gone then', async () => {
    const page = await open()
    await page.goto(`${place.url}/#/brandDB/brand/create`)
    await page.locator('form input').first().fill('Aroma')
    const drafts = () =>
      page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('atrium.draft.')))
    await expect.poll(drafts).toHaveLength(1)
    await leave(page)
    const question = page.getByRole('dialog', { name: 'Sign out and discard your unsaved input?' })
    await question.getByRole('button', { name: 'Stay' }).click()
    await question.waitFor({ state: 'hidden' })
    expect(await drafts()).toHaveLength(1)
    await page.getByRole('button', { name: 'Sign out' }).click()
    await question.getByRole('button', { name: 'Sign out' }).click()
    await page.locator('input[type=password]').waitFor()
    expect(await drafts()).toEqual([])
  })
})
