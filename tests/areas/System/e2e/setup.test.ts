import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeXlsx } from '#server/services/sheet/writeXlsx.ts'
import { openPage, signIn, startBrowser } from '#tests/support/browser.ts'
import { killServers, startServer, type ServerProcess } from '#tests/support/serverProcess.ts'

const password = 'Zur Sonne 42'

let folder: string
let server: ServerProcess
let browser: Browser

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'atrium-test-'))
  server = await startServer({ DATA_DIR: folder, DEMO: '0', ADMIN_PASSWORD: password })
  browser = await startBrowser()
}, 180_000)
afterAll(async () => {
  await browser.close()
  await killServers()
  rmSync(folder, { recursive: true, force: true })
})

/** A workbook as people have them: headings, then rows. */
async function workbook(titles: readonly string[], rows: readonly (readonly (string | number)[])[]) {
  const columns = titles.map((title) => ({ title, kind: 'text' as const }))
  const chunks: Uint8Array[] = []
  for await (const chunk of writeXlsx([{ name: 'Rows', columns, pages: [rows] }])) chunks.push(chunk)
  return Buffer.concat(chunks)
}

it('an administrator who starts empty is led to a site with floors, units, roles and people', async () => {
  const page = await openPage(browser, { locale: 'en-US' })
  await signIn(page, server.url, 'admin', password)
  const heading = page.getByRole('heading', { level: 1, name: 'Set-up' })
  const step = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, level: 3 }) })
  await page.getByRole('heading', { level: 1, name: '初始设置' }).waitFor()
  await page.goto(`${server.url}/#/profile`)
  await page.locator('label', { hasText: 'English' }).first().click()
  const open = async () => {
    await page.goto(`${server.url}/#/System/setup`)
    await heading.waitFor()
  }

  await open()
  await page.getByText('0 of 16 steps done').waitFor()
  await page.goto(`${server.url}/#/brandDB/store`)
  await page.getByText('Set up first:').waitFor()
  await page.locator('#content').getByRole('link', { name: 'Sites', exact: true }).click()
  await page.getByRole('link', { name: 'Create the first' }).click()
  await page.getByLabel('Code').fill('NORTH')
  await page.getByLabel('Simplified Chinese name').fill('北城店')
  await page.getByLabel('Region').selectOption('CN-S')
  await page.getByLabel('Time zone').selectOption('Asia/Shanghai')
  await page.getByLabel('Currency').selectOption('CNY')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { level: 1, name: '北城店' }).waitFor()

  const imported = async (name: string, file: Buffer, count: number) => {
    await open()
    await page.getByRole('link', { name: `Import a workbook: ${name}` }).click()
    await page.locator('input[type=file]').setInputFiles({
      name: 'rows.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: file,
    })
    await page.getByRole('button', { name: 'Check the file' }).click()
    await page.getByRole('button', { name: new RegExp(`^Save ${count}`) }).click()
    await page.getByText('The records are saved.').waitFor()
    await open()
    await step(name).getByText('Done').waitFor()
    await step(name).getByText(`${count} so far`).waitFor()
  }
  await imported(
    'Floors',
    await workbook(
      ['Code', 'Simplified Chinese name'],
      [
        ['L1', '一层'],
        ['L2', '二层'],
      ],
    ),
    2,
  )
  const units = [
    ['L1-101', 'L1', 88],
    ['L1-102', 'L1', 120.5],
    ['L2-201', 'L2', 60],
  ]
  await imported('Units', await workbook(['Unit', 'Floor', 'Area'], units), 3)

  await page.getByRole('link', { name: 'New from templates: Roles' }).click()
  await page.getByLabel('Leasing officer').check()
  await page.getByLabel('RM manager', { exact: true }).check()
  await page.getByRole('button', { name: 'Create selected (2)' }).click()
  await heading.waitFor()
  await step('Roles').getByText('2 so far').waitFor()

  const people = [
    ['li.lei', '李雷', 'Leasing officer', 'NORTH'],
    ['han.meimei', '韩梅梅', 'RM manager; Leasing officer', '北城店'],
  ]
  await imported('People', await workbook(['User name', 'Name', 'Roles', 'Sites'], people), 2)

  await step('Text messages').getByRole('button', { name: 'Not needed here: Text messages' }).click()
  await page.getByText('5 of 15 steps done').waitFor()
  await step('Text messages').getByRole('button', { name: 'Undo: Text messages' }).click()
  await page.getByText('5 of 16 steps done').waitFor()

  // Who came from a file gets a first password with the others.
  await page.goto(`${server.url}/#/System/user`)
  await page
    .getByRole('row', { name: /li\.lei/ })
    .getByRole('checkbox')
    .check()
  await page.getByRole('button', { name: 'Give first passwords' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Give first passwords' }).click()
  const told = page.getByRole('dialog').locator('output')
  await expect.poll(() => told.innerText()).toMatch(/^li\.lei\s+\w{12}$/)
  expect(page.problems).toEqual([])
}, 180_000)
