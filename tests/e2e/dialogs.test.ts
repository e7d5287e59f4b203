// @runs in full runs
import { describe, expect, it } from 'vitest'
import { violations } from '#tests/support/axe.ts'
import { settled } from '#tests/support/browser.ts'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'
import { overflow } from '#tests/support/screenChecks.ts'

const place = consoleInBrowser()

const looks = [
  { width: 1440, theme: 'light' },
  { width: 390, theme: 'dark' },
] as const

describe.each(looks)('questions, $width wide, in $theme', ({ width, theme }) => {
  const open = async (username: string, hash: string) => {
    const page = await place.signedIn(username, {
      choices: { locale: 'en_US', theme },
      viewport: { width, height: 844 },
    })
    await page.goto(`${place.url}/#${hash}`)
    await settled(page)
    return page
  }

  it('start at the harmless button before something is deleted, and leave the focus where it was', async () => {
    const page = await open('brand.approver', '/brandDB/company/C0001/show')
    // On a phone it is behind a button.
    const opener = page.getByRole('button', { name: width < 720 ? 'More actions' : 'Delete' })
    await opener.click()
    if (width < 720) await page.getByRole('button', { name: 'Delete' }).click()
    const question = page.getByRole('dialog', { name: /^Delete / })
    await question.waitFor()
    await expect.poll(() => page.locator(':focus').textContent()).toBe('Cancel')
    await settled(page)
    expect([await violations(page), await overflow(page)]).toEqual([[], []])
    await question.getByRole('button', { name: 'Delete' }).click()
    await question.getByRole('alert').waitFor()
    await settled(page)
    expect([await violations(page), await overflow(page)]).toEqual([[], []])
    await page.keyboard.press('Escape')
    await question.waitFor({ state: 'detached' })
    await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true)
    expect(page.problems).toEqual([])
  })

  it('are filled in and sent with the keyboard alone', async () => {
    const page = await open('brand.editor', '/brandDB/brandPropose')
    await page.getByRole('button', { name: 'Add a company' }).click()
    const question = page.getByRole('dialog', { name: 'Add a company' })
    await question.waitFor()
    await expect.poll(() => question.locator(':focus').getAttribute('id')).toBe('field-company_id')
    await page.keyboard.press('Enter')
    await question.getByText('Fill this in').first().waitFor()
    await settled(page)
    expect([await violations(page), await overflow(page)]).toEqual([[], []])
    await page.keyboard.press('Escape')
    await question.waitFor({ state: 'detached' })
    expect(page.problems).toEqual([])
  })

  it('take what a call needs, and what was sent is on the page when they close', async () => {
    const page = await open('brand.approver', '/brandDB/store/S-GZ-L2-118/show')
    await page.getByRole('button', { name: 'Change area' }).click()
    const question = page.getByRole('dialog', { name: 'Change the area of L2-118' })
    const area = question.getByRole('textbox', { name: /^Area in m²/ })
    await expect.poll(() => area.evaluate((input) => input === document.activeElement)).toBe(true)
    // Not so much more than before that it is asked whether it is meant.
    const size = Math.round(width / 10)
    await area.fill(String(size))
    await question.getByLabel(/^First day/).fill('2060-01-01')
    await page.keyboard.press('Enter')
    await question.getByText('Choose today or an earlier day').waitFor()
    await settled(page)
    expect([await violations(page), await overflow(page)]).toEqual([[], []])
    const today = await place.server.as('brand.approver').then(async (client) => {
      const { data } = await client.call('GET', '/store/lineage?store_id=S-GZ-L2-118')
      return String(data.today)
    })
    await question.getByLabel(/^First day/).fill(today)
    await page.keyboard.press('Enter')
    await question.waitFor({ state: 'detached' })
    const areas = page.getByRole('table', { name: 'Areas of the unit' })
    await areas.getByText(new RegExp(`^${size}`)).waitFor()
    expect(page.problems).toEqual([])
  })
})
