// @runs in full runs
import { describe, expect, it } from 'vitest'
import { barePlant } from '#tests/support/barePlant.ts'
import { addressOf } from '#tests/support/browser.ts'
import { consoleAbroad, expectQuiet, toldTo } from '#tests/support/consoleAbroad.ts'
import { signInHere } from '#tests/support/signInHere.ts'

const place = consoleAbroad(barePlant)
const { openAs } = place

const lists: [who: string, hash: string][] = [
  ['brand.approver', '/brandDB/brand'],
  ['brand.approver', '/brandDB/store'],
  ['brand.approver', '/brandDB/floor'],
  ['gz.manager', '/RM/tourIssue/issueList'],
  ['hk.manager', '/RMHK/tourIssue/issueList'],
]

describe('against a back end that knows the specification alone', () => {
  it.each(lists)('%s works with the list at %s', async (username, hash) => {
    const page = await openAs(username)
    await page.goto(`${place.url}/#${hash}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => page.getByRole('row').count()).toBeGreaterThan(2)
    await expectQuiet(page)
  })

  it('somebody finds a brand, looks at it, changes it and sees the change', async () => {
    const page = await openAs('brand.approver')
    await page.goto(`${place.url}/#/brandDB/brand/B123/show`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByRole('button', { name: 'Edit' }).click()
    await page.getByRole('textbox', { name: 'English name' }).fill('Changed elsewhere')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { level: 1, name: 'Changed elsewhere' }).waitFor()
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Changed elsewhere' }).waitFor()
    const stored = await (
      await place.ours.as('admin')
    ).list('/bdbrand', { cond: { name_en: 'Changed elsewhere' } })
    expect(stored.data.list.map(({ _id }: { _id: string }) => _id)).toEqual(['B123'])
    await expectQuiet(page)
  })

  it('somebody is told of what they asked for and cannot have', async () => {
    const page = await openAs('brand.approver')
    await page.goto(`${place.url}/#/brandDB/brand/B124`)
    await page.getByRole('textbox', { name: 'English name' }).fill('Never stored')
    place.plant({ ...barePlant, knows: (_, method) => method !== 'PUT' })
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => toldTo(page)).toEqual(['Sorry, network error'])
    place.plant(barePlant)
  })

  it('somebody goes to another site, and on there', async () => {
    const page = await openAs('admin', '广州店')
    await page.goto(`${place.url}/#/brandDB/store`)
    await expect.poll(() => page.getByRole('row').count()).toBeGreaterThan(2)
    const before = await page.getByRole('row').nth(1).innerText()
    await page.locator('[data-switch]').click()
    await page.getByRole('dialog').getByRole('button', { name: '上海店' }).click()
    await expect.poll(() => page.getByRole('row').nth(1).innerText()).not.toBe(before)
    await page.locator('[data-switch]', { hasText: '上海店' }).waitFor()
    await expectQuiet(page)
  })

  it('what needs an extension is not there, and is not asked for again and again', async () => {
    const page = await openAs('brand.approver')
    // A page that is left before the reply stops waiting for it, and the next asks again.
    const preference = page.waitForResponse(/\/user\/preference/)
    await page.goto(`${place.url}/#/brandDB/brand`)
    await expect.poll(() => page.getByRole('row').count()).toBeGreaterThan(2)
    await preference
    await page.goto(`${place.url}/#/brandDB/brand/B123/show`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => page.getByRole('main').locator('[aria-busy=true]').count()).toBe(0)
    await expect.poll(() => page.unknown).toContain('/events')
    // The latest ones, and how many are unread.
    const repeated = () => page.unknown.filter((path, index) => page.unknown.indexOf(path) !== index)
    await expect.poll(repeated).toEqual(['/notification'])
    const tools = page.getByRole('banner').getByRole('button')
    // Search, language and person.
    await expect.poll(() => tools.count()).toBe(3)
    await expectQuiet(page)

    place.plant({})
    await page.reload()
    await page.getByRole('button', { name: 'Notifications' }).waitFor()
    place.plant(barePlant)
  })

  it('somebody’s profile has no list of their sessions', async () => {
    const page = await openAs('brand.approver')
    await page.goto(`${place.url}/#/profile`)
    await page.getByRole('region', { name: 'Password' }).waitFor()
    await expect.poll(() => page.unknown).toContain('/user/session')
    await expect.poll(() => page.getByRole('region', { name: 'Where you are signed in' }).count()).toBe(0)
    await expectQuiet(page)
  })

  it('two tabs come back together when one of them signs in again', async () => {
    const page = await openAs('brand.approver')
    await page.goto(`${place.url}/#/brandDB/brand/B123/show`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    const other = await page.context().newPage()
    await other.goto(`${place.url}/#/brandDB/store`)
    await other.getByRole('heading', { level: 1 }).waitFor()
    await place.endSessions('brand.approver')
    await page.reload()
    const name = /用户名|user name/i
    await other.getByRole('textbox', { name }).waitFor()
    await page.getByRole('textbox', { name }).waitFor()
    await signInHere(page, 'brand.approver')
    await expect.poll(() => addressOf(page)).toBe(`${place.url}/#/brandDB/brand/B123/show`)
    await expect.poll(() => addressOf(other)).toContain(`${place.url}/#/brandDB/store`)
    await other.getByRole('heading', { level: 1 }).waitFor()
    await page.context().close()
  })
})
