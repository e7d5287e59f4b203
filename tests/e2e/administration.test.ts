import { expect, it } from 'vitest'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'

const place = consoleInBrowser()

it('makes a role and gives it to somebody, whose open console has the menu without a reload', async () => {
  const other = await place.signedIn('nomenu', { hash: '/empty', choices: { locale: 'en_US' } })
  await other.getByRole('button', { name: 'Sign out' }).first().waitFor()
  expect(await other.getByRole('link', { name: 'Issue list' }).count()).toBe(0)

  const admin = await place.signedIn('admin', { hash: '/System/role/create', choices: { locale: 'en_US' } })
  await admin.getByRole('textbox', { name: 'Name' }).first().fill('见习')
  await admin.getByRole('textbox', { name: 'Code' }).fill('trainee')
  await admin.getByRole('combobox', { name: 'Type' }).selectOption('business')
  await admin.getByRole('searchbox', { name: /Permissions/ }).fill('Tour issues')
  await admin.getByRole('treeitem', { name: /rm\.tour_issue\.view$/ }).click()
  await admin.getByRole('button', { name: 'Save' }).click()
  await admin.getByRole('heading', { level: 1, name: '见习' }).waitFor()

  await admin.goto(`${place.url}/#/System/user?filter=${encodeURIComponent('{"q":"nomenu"}')}`)
  await admin.getByRole('row').filter({ hasText: 'nomenu' }).getByRole('checkbox').check()
  await admin.getByRole('button', { name: 'Change roles' }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Roles' }).fill('见习')
  await admin.getByRole('option', { name: '见习' }).click()
  await admin.keyboard.press('Tab')
  await dialog.getByRole('button', { name: 'See the effect' }).click()
  await dialog.getByText('Retail management: Tour issues: view').waitFor()
  await dialog.getByRole('button', { name: 'Change roles' }).click()

  await other.getByRole('link', { name: 'Issue list' }).waitFor()
  await other.getByRole('link', { name: 'Issue list' }).click()
  await other.getByRole('heading', { level: 1 }).waitFor()
  expect([...admin.problems, ...other.problems]).toEqual([])
})
