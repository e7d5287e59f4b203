import { text } from 'node:stream/consumers'
import type { Download } from 'playwright'
import { expect, it } from 'vitest'
import { violations } from '#tests/support/axe.ts'
import { settled, type ConsolePage } from '#tests/support/browser.ts'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'
import counting from '#tests/support/sampleJobs.ts'

// With a plugin that has jobs, jobs are worked off.
const place = consoleInBrowser({ plugins: [counting] })

// The browser may be on another machine, as far as Playwright knows.
const contentOf = async (file: Download): Promise<string> => text(await file.createReadStream())

async function isFine(page: ConsolePage) {
  await settled(page)
  // A table is paler while it is fetched again.
  await expect.poll(() => violations(page)).toEqual([])
}

it('a manager runs a report, downloads it, finds it among the recent exports and has it sent every month', async () => {
  const page = await place.signedIn('grace.group@example.com', {
    site: 'Guangzhou',
    hash: '/reports/center',
    choices: { locale: 'en_US' },
  })
  await page.getByRole('link', { name: 'Tour issues' }).waitFor()
  await isFine(page)
  await page.getByRole('searchbox', { name: 'Search reports' }).fill('car parks')
  await page.getByText('No report matches').waitFor()
  await page.getByRole('searchbox', { name: 'Search reports' }).fill('巡场')
  await page.getByRole('link', { name: 'Tour issues' }).click()

  await page.getByRole('heading', { level: 1, name: 'Tour issues' }).waitFor()
  await page.getByRole('combobox', { name: /^Period/ }).selectOption({ label: 'Other dates' })
  await page.getByRole('button', { name: 'Show' }).click()
  await page.getByText('Fill this in').waitFor()
  await page.getByLabel(/^First day/).fill('2026-11-02')
  await page.getByLabel(/^Last day/).fill('2026-11-15')
  await page.getByRole('combobox', { name: /^Status/ }).selectOption({ label: 'Verified' })
  await page.getByRole('button', { name: 'Show' }).click()
  await expect.poll(() => page.url()).toContain('from=2026-11-02')
  const table = page.getByRole('table', { name: 'Preview' })
  await table.getByRole('row').nth(1).waitFor()
  await expect
    .poll(
      async () =>
        new Set(await table.getByRole('cell', { name: /^(Open|Verified|Assigned|Fixed)$/ }).allInnerTexts()),
    )
    .toEqual(new Set(['Verified']))
  const shown = (await table.getByRole('row').count()) - 1
  await isFine(page)

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ])
  const lines = (await contentOf(file)).trimEnd().split('\r\n')
  expect(file.suggestedFilename()).toBe('Tour issues 2026-11-02 2026-11-15.csv')
  expect(lines).toHaveLength(shown + 1)
  expect(lines[0]).toContain('"Status"')

  await page.getByRole('link', { name: 'See recent exports' }).click()
  await page.getByRole('heading', { level: 1, name: 'Exports' }).waitFor()
  const row = page.getByRole('row').filter({ hasText: 'Period: 2026-11-02 – 2026-11-15; Status: Verified' })
  await row.waitFor()
  await isFine(page)
  const [again] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('button', { name: /^Download/ }).click(),
  ])
  expect((await contentOf(again)).trimEnd().split('\r\n')).toEqual(lines)
  // The title leads back to the report with the same parameters.
  await row.getByRole('link', { name: 'Tour issues' }).click()
  await page.getByRole('heading', { level: 1, name: 'Tour issues' }).waitFor()
  expect(page.url()).toContain('status=verified')

  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: /^Repeats/ }).selectOption({ label: 'Monthly' })
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await dialog.getByText('Fill this in').waitFor()
  await dialog.getByLabel(/^Day of the month/).fill('31')
  await isFine(page)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Report centre' }).first().click()
  await page.getByRole('link', { name: 'Scheduled reports' }).click()
  await page
    .getByRole('row')
    .filter({ hasText: 'Monthly' })
    .getByRole('link', { name: 'Tour issues' })
    .click()
  await page.getByRole('heading', { level: 1, name: 'Tour issues' }).waitFor()
  await page.getByRole('button', { name: 'Run now' }).click()
  await page
    .getByRole('row')
    .filter({ hasText: 'Done' })
    .getByRole('button', { name: /^Download/ })
    .waitFor()
  await isFine(page)
  expect(page.problems).toEqual([])
})
