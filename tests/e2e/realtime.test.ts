// @runs in full runs
import { sql } from 'kysely'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#tests/support/client.ts'
import { settled, signIn, type ConsolePage } from '#tests/support/browser.ts'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'

const place = consoleInBrowser()
let admin: Client
beforeAll(async () => {
  admin = await place.server.as('admin')
})

/** How many streams a tab has opened. */
const countStreams = (page: Page) => {
  let count = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v1/events')) count += 1
  })
  return () => count
}
const brandNamed = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

describe('a console that is open', () => {
  let page: ConsolePage
  let streams: () => number
  beforeAll(async () => {
    page = await place.open({ locale: 'en-US' })
    streams = countStreams(page)
    const listens = page.waitForResponse((response) => response.url().endsWith('/api/v1/events'))
    await signIn(page, place.url, 'brand.approver')
    await page.goto(`${place.url}/#/brandDB/brand`)
    await page.getByRole('row').nth(1).waitFor()
    await listens
  })
  afterAll(() => page.context().close())

  it('shows what somebody else saves, in the list and on the record', async () => {
    const { data } = await admin.list('/bdbrand', { sort: { name_en: 1 }, range: '0-0' })
    const [{ _id }] = data.list
    await admin.update('/bdbrand', { _id }, { name_en: '0 Saved elsewhere' })
    await brandNamed(page, '0 Saved elsewhere').waitFor()
    await brandNamed(page, '0 Saved elsewhere').getByRole('link').first().click()
    await page.getByRole('heading', { level: 1, name: '0 Saved elsewhere' }).waitFor()
    await admin.update('/bdbrand', { _id }, { name_en: '0 Saved again' })
    await page.getByRole('heading', { level: 1, name: '0 Saved again' }).waitFor()
    await page.goto(`${place.url}/#/brandDB/brand`)
    await page.getByRole('row').nth(1).waitFor()
    expect(page.problems).toEqual([])
  })

  it('leaves a form as it is, and finds the difference when it is saved', async () => {
    const { data } = await admin.list('/bdbrand', { sort: { name_en: -1 }, range: '0-0' })
    const [{ _id }] = data.list
    const form = await page.context().newPage()
    await form.goto(`${place.url}/#/brandDB/brand/${_id}`)
    const name = form.getByRole('textbox', { name: 'English name' })
    await name.fill('0 Typed here')
    await admin.update('/bdbrand', { _id }, { name_en: '0 Typed there' })
    await brandNamed(page, '0 Typed there').waitFor()
    expect(await name.inputValue()).toBe('0 Typed here')
    await form.getByRole('button', { name: 'Save' }).click()
    await form.getByRole('dialog').getByText('0 Typed there').waitFor()
    await form.close()
  })

  it('shares its stream with the other tabs, and another one reads when it closes', async () => {
    const other = await page.context().newPage()
    const others = countStreams(other)
    await other.goto(`${place.url}/#/brandDB/brand`)
    await other.getByRole('row').nth(1).waitFor()
    await settled(page)
    const { data } = await admin.list('/bdbrand', { sort: { name_en: 1 }, range: '0-0' })
    const [{ _id }] = data.list
    await admin.update('/bdbrand', { _id }, { name_en: '0 Heard by both' })
    await brandNamed(page, '0 Heard by both').waitFor()
    await brandNamed(other, '0 Heard by both').waitFor()
    expect([streams(), others()]).toEqual([1, 0])
    await page.close()
    await expect.poll(others).toBe(1)
    await admin.update('/bdbrand', { _id }, { name_en: '0 Heard by the other' })
    await brandNamed(other, '0 Heard by the other').waitFor()
  })
})

describe('a console that is reloaded', () => {
  it('still shows what somebody else saves', async () => {
    const page = await place.signedIn('brand.approver', {
      hash: '/brandDB/brand',
      choices: { locale: 'en_US' },
    })
    const isNoted = () => Object.keys(localStorage).some((key) => key.endsWith('/page.firstCalls'))
    await page.waitForFunction(isNoted)
    const listens = page.waitForResponse((response) => response.url().endsWith('/api/v1/events'))
    await page.reload()
    await page.getByRole('row').nth(1).waitFor()
    await listens
    const { data } = await admin.list('/bdbrand', { sort: { name_en: 1 }, range: '0-0' })
    const [{ _id }] = data.list
    await admin.update('/bdbrand', { _id }, { name_en: '0 Saved after a reload' })
    await brandNamed(page, '0 Saved after a reload').waitFor()
    expect(page.problems).toEqual([])
  })
})

describe('somebody who is told something', () => {
  it('sees it at the bell at once, follows it, and has read it', async () => {
    const page = await place.open({ locale: 'en-US' })
    const listens = page.waitForResponse((response) => response.url().endsWith('/api/v1/events'))
    await signIn(page, place.url, 'brand.approver')
    await listens
    const bell = page.getByRole('button', { name: /^Notifications/ })
    await bell.waitFor()
    const { db } = place.server.database
    await sql`
      insert into notification (_id, user_id, type, title_key, params, link)
      select 'N-bell', _id, 'job.done', 'atrium.job.told.done', '{"title":"Recalculation"}', '/brandDB/brand'
      from "user" where username = 'brand.approver'`.execute(db)
    const told = page.getByRole('link', { name: 'Recalculation: done' })
    const count = async () => Number(await bell.locator('[aria-hidden]').last().textContent())
    await expect.poll(count).toBeGreaterThan(0)
    const before = await count()
    await bell.click()
    await told.click()
    await page.getByRole('heading', { level: 1, name: 'Brands' }).waitFor()
    await expect.poll(count).toBe(before - 1)
    expect(page.problems).toEqual([])
  })

  it('is shut out within moments when the account is switched off', async () => {
    const page = await place.signedIn('gz.officer', { locale: 'en-US' })
    await sql`update "user" set is_active = false where username = 'gz.officer'`.execute(
      place.server.database.db,
    )
    await page.getByRole('button', { name: /^(Sign in|登录)$/ }).waitFor()
    expect(await page.evaluate(() => localStorage.getItem('atrium.access_token'))).toBeNull()
  })
})
