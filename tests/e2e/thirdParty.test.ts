// @runs in full runs
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { violations } from '#tests/support/axe.ts'
import { openPage, startBrowser } from '#tests/support/browser.ts'
import { readBuild } from '#tests/support/builtConsole.ts'
import { demoNow, embeddedFolder } from '#tests/support/embeddedTemplate.ts'
import { copyInstallation, requireSuccess, type InstallationCopy } from '#tests/support/installation.ts'
import { killServers, type ServerProcess } from '#tests/support/serverProcess.ts'
import { storedSession } from '#tests/support/storedSession.ts'
import { thirdParty, type ThirdParty } from '#tests/support/thirdParty.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

let atrium: InstallationCopy
let author: ThirdParty
let server: ServerProcess
let browser: Browser
let settings: Record<string, string>

beforeAll(async () => {
  atrium = copyInstallation({ packages: 'own' })
  author = thirdParty(atrium.folder)
  requireSuccess(author.compile())
  atrium.install(author.pack())
  atrium.list(`lostFound: () => import('@harbour/atrium-lost-found')`)
  atrium.build()
  settings = { DATA_DIR: await embeddedFolder(), DEMO_NOW: demoNow }
  server = await atrium.start(settings)
  browser = await startBrowser()
  // It compiles, packs, installs and builds, on a machine that may be busy with other tests.
}, 600_000)
afterAll(async () => {
  await browser?.close()
  await killServers()
  author?.remove()
  atrium?.remove()
  rmSync(settings?.['DATA_DIR'] ?? '', { recursive: true, force: true })
})

const imports = `import { definePlugin, page } from 'atrium/kit'; import { defineServerPlugin } from 'atrium/server'`

/** A line that must not compile, and what is said about it. */
const mistakes = [
  [`page('/x', async () => () => null, 'lostFound.vieww')`, `"lostFound\\.vieww"' is not assignable`],
  [`page('/x', async () => () => null)`, 'Expected 3-4 arguments'],
  [`definePlugin({ id: 'x', api: 1, title: { zh_CN: 'a', en_US: 'a' } })`, `'zh_TW' is missing`],
  [`defineServerPlugin({ id: 'x', pages: [] })`, `'pages' does not exist`],
  [`void import('atrium/src/App.tsx')`, 'Cannot find module'],
] as const

describe('the author of a plugin elsewhere', () => {
  it('is told by the compiler what would not run, and can build whatever the list of parts shows', () => {
    const file = join(author.folder, 'src/mistakes.ts')
    const examples = join(author.folder, 'src/examples')
    writeFileSync(file, [imports, ...mistakes.map(([line]) => line)].join('\n'))
    cpSync(join(root, 'docs/examples'), examples, { recursive: true })
    const { status, stdout } = author.compile('--noEmit')
    rmSync(file)
    rmSync(examples, { recursive: true })
    const told = mistakes.map(([, text], i) => new RegExp(`^src/mistakes\\.ts\\(${i + 2},.*${text}`))
    expect(stdout.split('\n').filter((line) => line.includes(': error TS'))).toEqual(
      told.map((text) => expect.stringMatching(text)),
    )
    expect(status).not.toBe(0)
  }, 600_000)

  it('has the tests that every plugin passes', () => {
    const { status, stdout } = author.test()
    expect(stdout).toContain('6 passed (6)')
    expect(status).toBe(0)
  })
})

describe('an installation with a plugin from a package', () => {
  const ofPackage = (file: string): string => `node_modules/@harbour/atrium-lost-found/dist/${file}`

  it('passes all checks, with its menu and its permissions', () => {
    const { status, stdout, stderr } = atrium.run(['tools/check.js'])
    expect(status, stdout + stderr).toBe(0)
  }, 600_000)

  it('has nothing of the server half for browsers', () => {
    const { scripts, read } = readBuild(join(atrium.folder, 'dist'))
    const half = readFileSync(join(author.folder, 'dist/server.js'), 'utf8')
    for (const text of ['create table lost_item', 'atrium/server']) {
      expect(half).toContain(text)
      expect(scripts.filter((file) => read(file).includes(text))).toEqual([])
    }
    expect(scripts.some((file) => read(file).includes('/lostFound/summary'))).toBe(true)
  })

  it('costs those who do not go there a manifest, and with its notice no list', () => {
    const { needed, read } = readBuild(join(atrium.folder, 'dist'))
    const everybody = needed('console')
    const more = [...needed(ofPackage('plugin.js'))].filter((file) => !everybody.has(file))
    expect(more.reduce((sum, file) => sum + gzipSync(read(file)).length, 0)).toBeLessThan(3000)

    const hasTable = (entry: string) => [...needed(entry)].some((file) => read(file).includes('data-stale'))
    expect(hasTable(ofPackage('screens.js'))).toBe(true)
    expect(hasTable(ofPackage('Overdue.js'))).toBe(false)
  })
})

/** Signed in at Guangzhou, in a language. */
async function openIn(locale: string, username = 'admin'): Promise<Page & { problems: string[] }> {
  const storageState = await storedSession(server, username, { site: '广州店', locale })
  const page = await openPage(browser, { storageState })
  await page.goto(server.url)
  return page
}

describe('somebody at the service desk', () => {
  it.each([
    {
      locale: 'zh_CN',
      entry: '失物登记',
      rows: ['长柄雨伞', '银色手表', '保管中', '拾获日期'],
      notice: '有 1 件失物已保管超过一个月。',
      more: '查看看板',
      board: '失物看板',
      figures: ['保管中2', '超过一个月1'],
    },
    {
      locale: 'en_US',
      entry: 'Found things',
      rows: ['Long umbrella', 'Silver watch', 'Kept', 'Found on'],
      notice: '1 thing has been kept for longer than a month.',
      more: 'See the board',
      board: 'Lost and found',
      figures: ['Kept2', 'Longer than a month1'],
    },
  ])(
    'finds list, notice and board in $locale',
    async ({ locale, entry, rows, notice, more, board, figures }) => {
      const page = await openIn(locale)
      await page.getByRole('navigation').getByRole('link', { name: entry }).click()
      for (const text of rows) await page.getByRole('table').getByText(text).first().waitFor()
      await page
        .getByRole('complementary')
        .filter({ hasText: notice })
        .getByRole('link', { name: more })
        .click()
      await page.getByRole('heading', { level: 1, name: board }).waitFor()
      for (const text of figures) await page.locator('dl > div').filter({ hasText: text }).waitFor()
      expect(await page.locator('dl').evaluate((list) => getComputedStyle(list).display)).toBe('flex')
      expect(await violations(page)).toEqual([])
      expect(page.problems).toEqual([])
      await page.context().close()
    },
  )

  it('adds a thing, changes it, and finds it after the server has started again', async () => {
    const page = await openIn('en_US')
    await page.goto(`${server.url}/#/lostFound/item/create`)
    await page.getByRole('textbox', { name: 'Simplified Chinese name' }).fill('蓝色背包')
    await page.getByRole('textbox', { name: 'English name' }).fill('Blue backpack')
    await page.getByRole('combobox', { name: 'Site' }).fill('guangzhou')
    await page.getByRole('listbox').getByRole('option').first().click()
    await page.getByLabel('Found on').fill('2026-11-14')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { level: 1, name: 'Blue backpack' }).waitFor()

    await page.getByRole('button', { name: 'Edit' }).click()
    await page.getByLabel('Status').selectOption('Returned')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.locator('article > header').getByText('Returned').waitFor()

    const { port } = server
    await page.goto('about:blank')
    await server.stop()
    server = await atrium.start({ ...settings, PORT: String(port) })
    await page.goto(`${server.url}/#/lostFound/item`)
    const row = page.getByRole('row').filter({ hasText: 'Blue backpack' })
    await row.getByText('Returned').waitFor()

    // Told on a page that is none of the plugin's, in words that its console half does not have.
    await page.goto(`${server.url}/#/profile`)
    await page.reload()
    await page.getByRole('button', { name: /^Notifications/ }).click()
    const told = page.getByRole('link', { name: 'Blue backpack went back to its owner.' })
    await told.click()
    await page.getByRole('heading', { level: 1, name: 'Blue backpack' }).waitFor()
    expect(page.problems).toEqual([])
    await page.context().close()
  })

  it('is refused in their own language by an error that the plugin brings', async () => {
    const admin = await server.anonymous.signIn('admin')
    const thing = { name: '手套', site: '2', found_on: '2026-11-14', status: 'returned' }
    const { data } = await admin.create('/lostFound/item', thing)
    expect(await admin.update('/lostFound/item', { _id: data._id }, { status: 'kept' })).toMatchObject({
      errcode: 6201,
      errmsg: '失物已由失主领回',
    })
  })

  it('finds on the screens of stores what the plugin adds to them: column, order, filter, file and fact', async () => {
    const admin = await server.anonymous.signIn('admin')
    const { data: stores } = await admin.list('/bdstore', { site: '2', sort: { store_no: -1 }, range: '0-0' })
    const [store] = stores.list
    const thing = { name: '围巾', site: '2', floor_id: store.floor_id, found_on: '2026-11-14' }
    await admin.create('/lostFound/item', thing)

    const page = await openIn('en_US')
    await page.goto(`${server.url}/#/brandDB/store`)
    const table = page.getByRole('table')
    await table.getByRole('columnheader', { name: 'Lost things' }).waitFor()
    await table.getByRole('button', { name: 'Lost things' }).click()
    await table.getByRole('button', { name: 'Lost things' }).click()
    await table.getByRole('row').nth(1).getByRole('cell', { name: '1', exact: true }).waitFor()

    await page.getByRole('group', { name: 'Filters' }).getByRole('button', { name: 'Lost things' }).click()
    await page.getByRole('textbox', { name: /From/ }).fill('1')
    await page.getByRole('button', { name: 'Apply' }).click()
    const found = (await admin.list('/bdstore', { site: '2', cond: { floor_id: store.floor_id } })).data.total
    await page.getByText(`${found} in all`).waitFor()
    expect(await violations(page)).toEqual([])

    const { status, data: file } = await admin.call('GET', '/bdstore/export', {
      format: 'csv',
      columns: 'store_no,lost_things',
      site: '2',
    })
    expect({ status, file }).toEqual({ status: 200, file: null })

    await page.goto(`${server.url}/#/brandDB/store/${store._id}/show`)
    const fact = page.locator('article > header dl > div').filter({ hasText: 'Lost things' })
    await fact.getByText('1', { exact: true }).waitFor()
    expect(page.problems).toEqual([])
    await page.context().close()
  })

  it('finds nothing of that on the screens of stores without the permission', async () => {
    const page = await openIn('zh_CN', 'brand.editor')
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
    await page.goto(`${server.url}/#/brandDB/store`)
    await page.getByRole('row').nth(2).waitFor()
    expect(await page.getByRole('columnheader', { name: '楼层失物' }).count()).toBe(0)
    expect(fetched.filter((path) => path.includes('storeLost'))).toEqual([])
    const editor = await server.anonymous.signIn('brand.editor')
    const { data } = await editor.list('/bdstore', { range: '0-0' })
    expect(data.list[0].lost_things).toBeNull()
    expect((await editor.list('/bdstore', { sort: { lost_things: 1 } })).errcode).toBe(4003)
    await page.context().close()
  })

  it('is refused by the server, and shown no menu, without the permission', async () => {
    const other = await server.anonymous.signIn('gz.manager')
    expect(await other.list('/lostFound/item')).toMatchObject({ errcode: 4030 })
    expect(await other.call('GET', '/lostFound/summary', { site: '1' })).toMatchObject({ errcode: 4030 })
    const page = await openIn('zh_CN', 'gz.manager')
    await page.getByRole('navigation').getByRole('link').first().waitFor()
    expect(await page.getByText('失物').count()).toBe(0)
    expect(page.problems).toEqual([])
    await page.context().close()
  })
})

describe('an administrator', () => {
  it('finds it among the plugins, with its version, running', async () => {
    const page = await openIn('en_US')
    await page.goto(`${server.url}/#/_plugins`)
    const row = page.getByRole('row').filter({ hasText: /lostFound.*1\.0\.0/ })
    await row.getByText('Active', { exact: true }).waitFor()
    expect(page.problems).toEqual([])
    await page.context().close()
  })
})
