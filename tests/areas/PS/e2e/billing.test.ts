import { expect, it } from 'vitest'
import { violations } from '#tests/support/axe.ts'
import { settled } from '#tests/support/browser.ts'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'

const place = consoleInBrowser()

it('an officer bills the next month, and the manager who is told issues the bills', async () => {
  await place.server.work()
  const look = {
    site: '上海',
    viewport: { width: 1440, height: 1000 },
    choices: { locale: 'en_US' },
  } as const
  const officer = await place.signedIn('leasing.sh', { ...look, hash: '/PS/billing' })
  await officer.getByRole('button', { name: 'New billing run' }).click()
  const dialog = officer.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Calculate' }).click()
  await dialog.getByText('A run for this month is open').waitFor()
  await dialog.getByLabel(/^Month/).fill('2026-12')
  await dialog.getByRole('button', { name: 'Calculate' }).click()
  await officer.getByRole('figure', { name: 'By charge' }).waitFor()
  await officer.getByRole('button', { name: 'Mark as reviewed' }).click()
  await officer.getByRole('dialog').getByRole('button', { name: 'Mark as reviewed' }).click()
  await officer.getByText('Reviewed', { exact: true }).first().waitFor()
  // Whoever started it cannot issue it, and the button says why.
  await expect
    .poll(() => officer.getByRole('button', { name: 'Issue' }).getAttribute('aria-disabled'))
    .toBe('true')
  await settled(officer)
  expect(await violations(officer)).toEqual([])
  const { hash } = new URL(officer.url())

  const manager = await place.signedIn('leasing.head', { ...look, hash: hash.slice(1) })
  await manager.getByRole('link', { name: 'Create' }).waitFor()
  await manager.getByRole('button', { name: 'Issue' }).click()
  await manager.getByRole('dialog').getByRole('button', { name: 'Issue' }).click()
  await manager.getByText('Issued', { exact: true }).first().waitFor()
  await manager.getByRole('link', { name: 'Create' }).click()
  await manager.getByRole('heading', { name: /^Bill lines/ }).waitFor()
  await manager
    .getByRole('link', { name: /^SH-2026-/ })
    .first()
    .click()
  await manager.getByRole('button', { name: 'Correct' }).waitFor()
  await settled(manager)
  expect([...officer.problems, ...manager.problems]).toEqual([])
})
