// @runs in full runs
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { defaultViewport } from '#tests/support/browser.ts'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'

const place = consoleInBrowser()

it('an administrator makes a role and gives it to somebody, whose open console has the menu without a reload', async () => {
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

it('an administrator assigns stores to somebody, floor by floor or all at once, and takes them away again', async () => {
  const officer = await place.server.as('gz.officer')
  const own = async (): Promise<number> => {
    const { list } = (await officer.list('/spaceowner')).data
    return list.find(({ permits }: { permits: string[] }) => permits[0] === 'contact')?.stores.length ?? 0
  }
  expect(await own()).toBe(0)
  const admin = await place.signedIn('admin', {
    hash: '/System/user/U005/show',
    choices: { locale: 'en_US' },
  })
  await admin.getByRole('button', { name: 'Assign stores' }).click()
  const drawer = admin.getByRole('dialog', { name: 'Assign stores' })
  await drawer
    .getByRole('checkbox', { name: /^All of/ })
    .first()
    .check()
  await drawer.getByRole('button', { name: 'Save', exact: true }).click()
  await drawer.getByText('Fill this in').first().waitFor()
  await drawer.getByRole('checkbox', { name: 'Contacts' }).check()
  await drawer.getByRole('button', { name: 'Save', exact: true }).click()
  const line = admin
    .getByRole('region', { name: 'Assigned stores' })
    .getByRole('listitem')
    .filter({ hasText: /^\w+\s*Contacts/ })
  await line.waitFor()
  const few = await own()
  expect(few).toBeGreaterThan(0)

  await line.getByRole('link').click()
  await admin.getByRole('button', { name: 'Edit' }).click()
  await admin
    .getByRole('checkbox', { name: /^All of/ })
    .first()
    .waitFor()
  await admin.getByRole('switch', { name: 'Every store' }).check()
  await expect.poll(() => admin.getByRole('checkbox', { name: /^All of/ }).count()).toBe(0)
  await admin.getByRole('button', { name: 'Save' }).click()
  await admin.getByRole('button', { name: 'Delete' }).waitFor()
  expect(await own()).toBeGreaterThan(few)

  await admin.getByRole('button', { name: 'Delete' }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await admin.getByRole('heading', { level: 1, name: 'Store assignments' }).waitFor()
  expect(await own()).toBe(0)
  expect(admin.problems).toEqual([])
})

it('an administrator changes a text, the menu and the pages with a watermark, and the open console of somebody else follows', async () => {
  const { db } = place.server.database
  await sql`update "user" set locale = 'zh_TW' where username = 'super'`.execute(db)
  const reader = await place.open()
  const listens = reader.waitForResponse((response) => response.url().endsWith('/api/v1/events'))
  await place.storeSession(reader, 'super', { locale: 'zh_TW' })
  await reader.goto(`${place.url}/#/reports/center`)
  const entry = reader.getByRole('navigation', { name: '選單' }).getByRole('link', { name: '匯出記錄' })
  await entry.waitFor()
  await listens
  const admin = await place.server.as('admin')

  const said = reader.getByText('尋找任何資料').first()
  const messages = (text: string) => ({ messages: { 'atrium.shell.search': text } })
  await admin.call('PUT', '/system/i18n/zh_TW', {}, messages('尋找任何資料'))
  await said.waitFor({ state: 'attached' })
  await admin.call('PUT', '/system/i18n/zh_TW', {}, messages(''))
  await said.waitFor({ state: 'detached' })

  const { data } = await admin.list('/menu', { cond: { uri: '/reports/history' }, one: '1', manage: '1' })
  const switchEntry = (isActive: boolean) =>
    admin.call('PUT', '/menu', { cond: { _id: data._id }, manage: '1' }, { is_active: isActive })
  expect((await switchEntry(false)).errcode).toBe(0)
  await entry.waitFor({ state: 'detached' })
  expect((await switchEntry(true)).errcode).toBe(0)
  await entry.waitFor()

  const param = await admin.list('/param', { cond: { key: 'watermark_pages' }, one: '1' })
  const markPages = (value: readonly string[]) => admin.update('/param', { _id: param.data._id }, { value })
  const mark = reader.getByText(/super \d{4}\/\d+\/\d+ \d\d:\d\d/)
  await markPages(['/reports'])
  await mark.first().waitFor()
  // It is drawn over the whole window, and clicks reach what is below it.
  const { x, y, width, height } = await mark
    .first()
    .locator('..')
    .evaluate((drawn) => drawn.getBoundingClientRect().toJSON())
  expect([x <= 0, y <= 0, x + width >= defaultViewport.width, y + height >= defaultViewport.height]).toEqual([
    true,
    true,
    true,
    true,
  ])
  await entry.click()
  await reader.getByRole('heading', { level: 1, name: '匯出記錄' }).waitFor()
  await mark.first().waitFor()
  await reader.goto(`${place.url}/#/brandDB/brand`)
  await mark.first().waitFor({ state: 'detached' })
  await reader.goto(`${place.url}/#/reports/center`)
  await mark.first().waitFor()
  await markPages([])
  await mark.first().waitFor({ state: 'detached' })
  expect(reader.problems).toEqual([])
})

it('an administrator copies a role with its data scope and second factor', async () => {
  const api = await place.server.as('admin')
  const rule = { any: [{ self: 'created_by' }] }
  const { data } = await api.create('/role', {
    name: '巡查',
    name_en: 'Inspectors',
    code: 'inspectors',
    type: 'business',
    permissions: ['rm.tour_issue.view'],
    requires_second_factor: true,
    data_scope: { tour_problem: rule },
  })
  const page = await place.signedIn('admin', {
    hash: `/System/role/${data._id}/show`,
    choices: { locale: 'en_US' },
  })
  await page.getByRole('button', { name: 'Copy as a new role' }).click()
  await page.getByRole('textbox', { name: 'Name' }).first().fill('抽查')
  await page.getByRole('textbox', { name: 'Code' }).fill('inspectors_2')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { level: 1, name: '抽查' }).waitFor()
  const { type, permissions, requires_second_factor, data_scope } = data
  expect((await api.list('/role', { cond: { code: 'inspectors_2' }, one: '1' })).data).toMatchObject({
    type,
    permissions,
    requires_second_factor,
    data_scope,
  })
  expect(data_scope).toEqual({ tour_problem: rule })
  expect(page.problems).toEqual([])
})

it('the console calls the records of a list as Languages says', async () => {
  const key = 'resources.System/role.name'
  const page = await place.signedIn('admin', { hash: '/System/i18n', choices: { locale: 'en_US' } })
  await page.getByRole('searchbox', { name: 'Search keys and texts' }).fill(key)
  await page.getByRole('button', { name: `Change ${key} in English` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Duty |||| Duties')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.goto(`${place.url}/#/System/role`)
  await page.getByRole('heading', { level: 1, name: 'Duties' }).waitFor()
  expect(page.problems).toEqual([])
})

it('the console shows what somebody else has written meanwhile, before a text or a file replaces it', async () => {
  const api = await place.server.as('admin')
  const key = 'System.role.compare.open'
  const write = (text: string) => api.call('PUT', '/system/i18n/en_US', {}, { messages: { [key]: text } })
  const stored = async () => (await api.call('GET', '/system/i18n/en_US')).data.messages[key]
  const page = await place.signedIn('admin', { hash: '/System/i18n', choices: { locale: 'en_US' } })
  await page.getByRole('searchbox', { name: 'Search keys and texts' }).fill(key)
  const text = page.getByRole('button', { name: `Change ${key} in English` })
  await text.click()
  const dialog = page.getByRole('dialog')
  await write('Theirs')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await stored()).toBe('Theirs')

  await page.getByRole('button', { name: `Theirs Change ${key} in English` }).click()
  await write('Later')
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Mine')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('It is now: Later.').waitFor()
  expect(await stored()).toBe('Later')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await stored()).toBe('Mine')

  await page.getByRole('button', { name: `Mine Change ${key} in English` }).waitFor()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export to Excel' }).click()
  const exported = await buffer(await (await download).createReadStream())
  await write('Newer')
  await page.getByRole('button', { name: `Newer Change ${key} in English` }).waitFor()
  const read = async (file: Parameters<ReturnType<typeof page.locator>['setInputFiles']>[0]) => {
    await page.getByRole('button', { name: 'Import from Excel' }).click()
    await dialog.locator('input[type=file]').setInputFiles(file)
    await dialog.getByRole('button', { name: 'Read the file' }).click()
  }
  await read({
    name: 'texts.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: exported,
  })
  await dialog.getByText('The file changes nothing').waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  const lines = `key,en_US,en_US as exported\n${key},Translated,Mine\n`
  await read({ name: 'texts.csv', mimeType: 'text/csv', buffer: Buffer.from(lines) })
  await dialog.getByText(`${key} in English: now “Newer”, in the file “Translated”`).waitFor()
  await dialog.getByRole('checkbox', { name: 'Replace these with the texts in the file' }).check()
  await dialog.getByRole('button', { name: 'Import changes: 1' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await stored()).toBe('Translated')
  expect(page.problems.filter((problem) => !problem.includes('409'))).toEqual([])
})
