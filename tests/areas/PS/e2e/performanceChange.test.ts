// @runs in full runs
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { violations } from '#tests/support/axe.ts'
import { settled } from '#tests/support/browser.ts'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'

const place = consoleInBrowser()

it('a manager goes from a run to what it changed and why, and to where a figure came from', async () => {
  const look = {
    site: '广州',
    hash: '/PS/performance/calculate',
    viewport: { width: 1440, height: 1000 },
  } as const
  const page = await place.signedIn('perf.boss', { ...look, choices: { locale: 'en_US' } })
  await page
    .getByRole('link', { name: /^Show what changed in/ })
    .first()
    .click()
  await page.waitForURL(/changes\?run=/)
  const table = page.getByRole('table', { name: 'What changed and why' })
  await table.getByText(/^Base rent billed: /).waitFor()
  expect(await table.getByRole('rowheader').allTextContents()).toEqual([
    expect.any(String), expect.any(String), expect.any(String), expect.any(String), 'Total',
  ]) // prettier-ignore
  await settled(page)
  expect(await violations(page)).toEqual([])

  // The totals before and after, and the shops whose sales changed.
  const chart = page.getByRole('figure', { name: 'Where sales changed' })
  await chart.getByRole('button', { name: 'Show as a table' }).click()
  await expect.poll(async () => chart.getByRole('row').count()).toBe(5)

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  const lines = (await text(await (await saved).createReadStream())).split('\r\n')
  expect(lines).toHaveLength(6)
  expect(lines.join()).toMatch(/Base rent billed: [\d,.]+ → [\d,.]+/)

  const late = table.getByRole('row').filter({ hasText: 'Days reported: 28 → 31' })
  await late.getByRole('button').first().click()
  await page.getByRole('dialog').getByText('Sum of the sales reported').waitFor()
  expect(await page.getByRole('dialog').getByRole('definition').first().textContent()).toBe('31')
  await page.keyboard.press('Escape')
  await late.getByRole('link').click()
  await page.getByRole('link', { name: 'What changed' }).click()
  await page.waitForURL(/changes\?tenancy=/)
  await table.getByText('Days reported: 28 → 31').waitFor()
  expect(page.problems).toEqual([])
})
