// @runs in full runs
import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { violations } from '#tests/support/axe.ts'
import { settled, type ConsolePage } from '#tests/support/browser.ts'
import type { Client } from '#tests/support/client.ts'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'

const place = consoleInBrowser()
let keeper: Client
beforeAll(async () => {
  keeper = await place.server.as('brand.approver')
})

/** A browser of somebody who has the form of a company open. */
async function editing(id: string): Promise<ConsolePage> {
  const page = await place.signedIn('brand.approver')
  await page.goto(`${place.url}/#/brandDB/company/${id}`)
  await page.getByRole('textbox', { name: 'Short name' }).waitFor()
  await settled(page)
  return page
}

const save = (page: Page) => page.getByRole('button', { name: /^Save/ }).click()
const made = async (name: string): Promise<string> => {
  const doc = { name, country: 'SG', short_name: 'As it was', tax_no: 'T-0' }
  return (await keeper.create('/bdcompany', doc)).data._id
}
const stored = async (id: string) => (await keeper.call('GET', `/bdcompany/${id}`)).data

describe('two people who change one company at once', () => {
  it('both have their way when it was different fields', async () => {
    const id = await made('各改各的')
    const [one, other] = [await editing(id), await editing(id)]
    await other.getByRole('textbox', { name: /^Tax/ }).fill('T-1')
    await one.getByRole('textbox', { name: 'Short name' }).fill('Of the one')
    await save(one)
    await expect.poll(async () => (await stored(id)).short_name).toBe('Of the one')
    await save(other)
    await expect.poll(() => stored(id)).toMatchObject({ short_name: 'Of the one', tax_no: 'T-1', rev: 3 })
    await other.getByText(/together with what someone else changed meanwhile: Short name/).waitFor()
    expect([...one.problems, ...other.problems]).toEqual([])
  })

  it('are shown the difference, and the second one chooses, when it was the same', async () => {
    const id = await made('同改一处')
    const [one, other] = [await editing(id), await editing(id)]
    await other.getByRole('textbox', { name: 'Short name' }).fill('Of the other')
    await one.getByRole('textbox', { name: 'Short name' }).fill('Of the one')
    await save(one)
    await expect.poll(async () => (await stored(id)).short_name).toBe('Of the one')
    await save(other)
    const question = other.getByRole('dialog', { name: 'Someone else changed this record' })
    for (const value of ['Of the other', 'Of the one', 'As it was']) {
      await question.getByText(value, { exact: true }).first().waitFor()
    }
    await settled(other)
    expect(await violations(other)).toEqual([])
    expect((await stored(id)).short_name).toBe('Of the one')
    await question
      .getByRole('radio', { name: /Yours|Keep mine/ })
      .first()
      .check()
    await question.getByRole('button', { name: 'Save' }).click()
    await expect.poll(async () => (await stored(id)).short_name).toBe('Of the other')
    expect([...one.problems, ...other.problems]).toEqual([])
  })
})
