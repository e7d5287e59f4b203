// @runs in full runs
import { expect, it } from 'vitest'
import { violations } from '#tests/support/axe.ts'
import { settled } from '#tests/support/browser.ts'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'

const place = consoleInBrowser()

it('a manager assumes other sales, calculates, and compares with what is', async () => {
  const look = { site: '广州', hash: '/PS/scenario/create', viewport: { width: 1440, height: 1000 } } as const
  const page = await place.signedIn('perf.boss', { ...look, choices: { locale: 'en_US' } })
  await page.getByRole('textbox', { name: /^Name/ }).fill('Sales up by a tenth')
  await page.getByLabel(/^From month/).fill('2026-10')
  await page.getByLabel(/^To month/).fill('2026-10')
  await page.getByLabel(/^Sales up or down by/).fill('10')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText(/^Not calculated yet/).waitFor()
  await page.getByRole('button', { name: 'Calculate' }).click()
  await page.getByText('Waiting').waitFor()
  await place.server.work()
  const table = page.getByRole('table', { name: 'Compared with what is' })
  await table.getByRole('rowheader', { name: 'Total' }).waitFor()
  await page.getByRole('figure', { name: 'Where sales change' }).waitFor()
  await settled(page)
  expect(await violations(page)).toEqual([])
  expect(page.problems).toEqual([])
})
