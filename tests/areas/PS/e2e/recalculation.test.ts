// @runs in full runs
import { expect, it } from 'vitest'
import { violations } from '#tests/support/axe.ts'
import { settled } from '#tests/support/browser.ts'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'

const place = consoleInBrowser()

it('a manager recalculates a month, joins the same run, locks a month, and recalculates it by force', async () => {
  const look = { site: '广州', hash: '/PS/performance/calculate', choices: { locale: 'en_US' } } as const
  const page = await place.signedIn('perf.boss', look)
  const start = async (from: string, to: string) => {
    await page.getByRole('button', { name: 'Recalculate' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/^From month/).fill(from)
    await dialog.getByLabel(/^To month/).fill(to)
    return dialog
  }
  const confirm = (dialog: Awaited<ReturnType<typeof start>>) =>
    dialog.getByRole('button', { name: 'Recalculate' }).click()

  // The queue is not worked off yet.
  await confirm(await start('2026-10', '2026-10'))
  const status = page.getByRole('status', { name: 'Status' })
  await status.getByText('Queued').waitFor()
  await confirm(await start('2026-10', '2026-10'))
  await page.getByText('The same recalculation is already running').waitFor()
  const other = await start('2026-09', '2026-10')
  await confirm(other)
  await other.getByRole('alert').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Leave without saving' }).click()

  await place.server.work()
  await status.getByText('Done').waitFor()
  await settled(page)
  expect(await violations(page)).toEqual([])

  await page.getByRole('button', { name: 'Lock a month' }).click()
  const lock = page.getByRole('dialog')
  await lock.getByLabel(/^Month/).fill('2026-09')
  await lock.getByRole('textbox', { name: /^Reason/ }).fill('Closed by finance')
  await lock.getByRole('button', { name: 'Lock a month' }).click()
  await page.getByRole('table', { name: 'Locked months' }).getByText('Closed by finance').waitFor()

  await confirm(await start('2026-08', '2026-10'))
  await page.getByText('2026-09 is locked and was left out').first().waitFor()
  const forced = await start('2026-08', '2026-10')
  await forced.getByLabel('Include locked months').click()
  await forced.getByRole('textbox', { name: /^Reason/ }).fill('Audited again')
  await confirm(forced)
  await page.getByRole('table', { name: 'History' }).getByText('Audited again').waitFor()
  expect(page.problems).toEqual([])
})
