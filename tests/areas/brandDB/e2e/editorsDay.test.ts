// @runs in full runs
import { buffer } from 'node:stream/consumers'
import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { settled } from '#tests/support/browser.ts'
import { onePixel } from '#tests/support/onePixel.ts'
import counting from '#tests/support/sampleJobs.ts'
import { goAnew } from '#tests/support/screenChecks.ts'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'

const place = consoleInBrowser({ plugins: [counting] })

/** Somebody who is signed in and reads English. */
function person(username: string) {
  return place.signedIn(username, { acceptDownloads: true, choices: { locale: 'en_US' } })
}

const open = async (page: Page, hash: string) => {
  await goAnew(page, `${place.url}/#${hash}`)
  await settled(page)
}
const fill = (page: Page, name: RegExp, value: string) => page.getByRole('textbox', { name }).fill(value)
const save = (page: Page) => page.getByRole('button', { name: /^Save/ }).first().click()

it("a brand editor's day: company, contact, brand, approval, search, export, import", async () => {
  const page = await person('brand.editor')

  // A company with somebody to speak to.
  await open(page, '/brandDB/company/create')
  await fill(page, /^Simplified Chinese name/, '晨星餐饮有限公司')
  await fill(page, /^English name/, 'Morning Star Catering Ltd.')
  await page.getByRole('combobox', { name: /^Country/ }).fill('Hong Kong')
  await page.getByRole('option', { name: /^Hong Kong/ }).click()
  await fill(page, /^Registration number/, '51234567')
  await save(page)
  await page.getByRole('heading', { level: 1, name: 'Morning Star Catering Ltd.' }).waitFor()
  await page.getByRole('button', { name: 'Add a contact' }).click()
  const drawer = page.getByRole('dialog', { name: 'Add a contact' })
  await drawer.getByRole('textbox', { name: /^Name/ }).fill('陈晨')
  await drawer.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('region', { name: 'Contacts' }).getByRole('link', { name: '陈晨' }).waitFor()

  // A brand with its logo.
  await open(page, '/brandDB/brand/create')
  await fill(page, /^Simplified Chinese name/, '晨星早餐')
  await fill(page, /^English name/, 'Morning Star Breakfast')
  await page.locator('input[type=file]').first().setInputFiles(onePixel)
  await page.getByRole('button', { name: 'Remove logo.png' }).waitFor()
  await page.getByRole('button', { name: /^Category/ }).click()
  await page
    .getByRole('dialog', { name: 'Category' })
    .getByRole('option', { name: 'Food & beverage' })
    .click()
  await page.keyboard.press('Escape')
  await save(page)
  await page.getByRole('heading', { level: 1, name: 'Morning Star Breakfast' }).waitFor()
  const admin = await place.server.as('admin')
  const found = (await admin.list('/bdbrand', { cond: { name: '晨星早餐' } })).data.list[0]
  expect(found.logo).toMatch(/^up-/)

  // A change of it needs somebody else.
  await page.getByRole('button', { name: 'Propose a change' }).click()
  await fill(page, /^English name/, 'Morning Star Kitchen')
  await page.getByRole('button', { name: 'Submit for approval' }).click()
  await page.getByRole('region', { name: 'Approval in progress' }).waitFor()
  const { audit } = (await admin.call('GET', `/bd/brand/audit_inprogress/${found._id}`)).data
  const approver = await person('brand.approver')
  await open(approver, `/brandDB/brandAudit/${audit._id}`)
  await approver.getByRole('button', { name: 'Approve' }).click()
  await approver.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await approver.getByText('Approved').first().waitFor()

  // Found by the first letters of how it is spelled.
  await open(page, '/brandDB/brand')
  await page.keyboard.press('Control+k')
  const box = page.getByRole('combobox', { name: /Search/ })
  await box.waitFor()
  await box.fill('cxzc')
  await page
    .getByRole('option', { name: /Morning Star Kitchen/ })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: 'Morning Star Kitchen' }).waitFor()

  // Taken away as a workbook, and brought back as it is.
  await open(page, '/brandDB/brand?filter={"category_id":["BC1"]}')
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog', { name: 'Export' }).getByRole('button', { name: 'Download' }).click(),
  ])
  // The browser may be on another machine, as far as Playwright knows.
  const file = await buffer(await download.createReadStream())
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Import' }).click()
  await page.locator('input[type=file]').setInputFiles({
    name: download.suggestedFilename(),
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: file,
  })
  await page.getByRole('button', { name: 'Check the file' }).click()
  await page.getByText('There is nothing to save: the file contains no changes.').waitFor()
  const runs = (await (await place.server.as('brand.editor')).list('/import')).data.list
  expect(runs[0]).toMatchObject({ to_add: 0, to_change: 0, wrong: 0 })
  expect(runs[0].unchanged).toBeGreaterThan(5)
  expect([...page.problems, ...approver.problems]).toEqual([])
})
