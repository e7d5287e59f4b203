import { expect, it } from 'vitest'
import { violations } from '#tests/support/axe.ts'
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

it('narrows the rows of a role by clicking, tries that, and the open list of a member follows', async () => {
  const officer = await place.signedIn('gz.officer', {
    hash: '/RM/tourIssue/issueList',
    choices: { locale: 'en_US' },
  })
  const rows = () => officer.locator('tbody').getByRole('row').count()
  await expect.poll(rows).toBeGreaterThan(1)

  const admin = await place.signedIn('admin', {
    hash: '/System/role/rm_officer/scope?of=tour_problem',
    choices: { locale: 'en_US' },
  })
  expect(await admin.getByText('Every row is visible.').count()).toBe(1)
  await admin.getByText('Custom', { exact: true }).click()
  await admin.getByRole('button', { name: 'Add a condition' }).click()
  await admin.getByRole('combobox', { name: 'Condition' }).selectOption('Has a value')
  await admin.getByRole('combobox', { name: 'Field' }).selectOption('Status')
  await admin.getByRole('checkbox', { name: 'Void' }).check()
  await admin.getByText('Visible are rows for which: “Status” is Void.').waitFor()
  await admin.getByRole('combobox', { name: 'Somebody with this role' }).waitFor()
  await admin.getByText(/^\d+ of [\d,]+ rows stay visible$/).waitFor()
  expect(await violations(admin)).toEqual([])
  await admin.getByRole('button', { name: 'Save' }).click()
  await admin.getByText('Saved: it holds from now on').waitFor()

  await officer.getByText('Nothing matches').or(officer.getByText('No issues')).first().waitFor()
  await admin.getByText('All', { exact: true }).click()
  await admin.getByRole('button', { name: 'Save' }).click()
  await expect.poll(rows).toBeGreaterThan(1)
  expect([...admin.problems, ...officer.problems]).toEqual([])
})

it('hides a menu entry, says a text anew and marks a page, and an open console follows each of them', async () => {
  const reader = await place.signedIn('super', {
    hash: '/reports/center',
    choices: { locale: 'zh_TW' },
  })
  const menu = reader.getByRole('navigation').first()
  await menu.getByRole('link', { name: '匯出記錄' }).waitFor()
  const admin = await place.server.as('admin')
  const entry = (await admin.list('/menu', { cond: { uri: '/reports/history' }, one: '1', manage: '1' })).data
  expect((await admin.update('/menu', { _id: entry._id }, { is_active: false })).errcode).toBe(0)
  await menu.getByRole('link', { name: '匯出記錄' }).waitFor({ state: 'detached' })
  await admin.update('/menu', { _id: entry._id }, { is_active: true })
  await menu.getByRole('link', { name: '匯出記錄' }).waitFor()

  const key = 'atrium.shell.search'
  const before = await reader.getByRole('button', { name: /搜尋/ }).first().textContent()
  const said = await admin.call('PUT', '/system/i18n/zh_TW', {}, { messages: { [key]: '尋找任何資料' } })
  expect(said.errcode).toBe(0)
  await reader.getByText('尋找任何資料').first().waitFor()
  await admin.call('PUT', '/system/i18n/zh_TW', {}, { messages: { [key]: '' } })
  await expect.poll(() => reader.getByText('尋找任何資料').count()).toBe(0)
  expect(before).not.toContain('尋找任何資料')

  const param = (await admin.list('/param', { cond: { key: 'watermark_pages' }, one: '1' })).data
  await admin.update('/param', { _id: param._id }, { value: ['/reports'] })
  await reader
    .getByText(/super \d{4}\/\d+\/\d+ \d\d:\d\d/)
    .first()
    .waitFor()
  await admin.update('/param', { _id: param._id }, { value: [] })
  await expect.poll(() => reader.getByText(/super \d{4}\//).count()).toBe(0)
  // Each step is in the log once, with what it was before.
  const steps = (await admin.list('/auditlog', { cond: { entity: 'menu', entity_id: entry._id } })).data.list
  expect(steps.map(({ diff }: { diff: unknown }) => diff)).toEqual([
    { is_active: { from: false, to: true } },
    { is_active: { from: true, to: false } },
  ])
  expect(reader.problems).toEqual([])
})
