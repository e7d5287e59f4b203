// @runs in full runs
import { expect, it } from 'vitest'
import { settled } from '#tests/support/browser.ts'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'
import { wrapTexts } from '#tests/support/wrapTexts.ts'

const place = consoleInBrowser()

it.each([false, true])(
  'list, dialog and toast go on while the browser translates the page (texts exchanged: %s)',
  async (replaces) => {
    const page = await place.signedIn('brand.approver', {
      hash: '/brandDB/company',
      choices: { locale: 'en_US' },
    })
    await page.getByRole('row').nth(1).waitFor()
    await page.evaluate(wrapTexts, { replaces })
    await page.locator('font font').first().waitFor({ state: 'attached' })
    // The list is searched, sorted and emptied.
    const search = page.getByRole('main').getByRole('searchbox').first()
    await search.fill('nobody has such a name')
    await expect.poll(() => page.getByRole('row').count()).toBeLessThan(3)
    await search.fill('')
    await page.getByRole('row').nth(3).waitFor()
    await page.getByRole('columnheader').getByRole('button').first().click()
    await settled(page)
    await page.getByRole('row').nth(3).waitFor()
    // A record, its form, and a question.
    await page.goto(`${place.url}/#/brandDB/company/C0001`)
    const name = page.getByLabel(/English name/)
    await name.waitFor()
    const before = await name.inputValue()
    await name.fill(`${before} Ltd`)
    await page.getByRole('button', { name: 'Discard changes' }).click()
    await page.getByRole('dialog').getByRole('button').first().click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    // Saved, with a toast that comes and goes.
    await name.fill(`${before} ${replaces ? 'B' : 'A'}`)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Saved', { exact: true }).first().waitFor()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => page.getByText('Saved', { exact: true }).count(), { timeout: 15_000 }).toBe(0)
    expect(page.problems).toEqual([])
  },
)
