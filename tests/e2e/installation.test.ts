// @runs in full runs
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { areaBudget } from '#tests/support/areaBudget.ts'
import { openPage, signIn, startBrowser } from '#tests/support/browser.ts'
import { demoNow, embeddedFolder } from '#tests/support/embeddedTemplate.ts'
import { freePort } from '#tests/support/freePort.ts'
import { copyInstallation, type InstallationCopy } from '#tests/support/installation.ts'
import { addAreas } from '#tests/support/newAreas.ts'
import { startRestService, type RestService } from '#tests/support/restService.ts'
import { killServers, type ServerProcess } from '#tests/support/serverProcess.ts'

// One installation with the areas of tests/support/newAreas.ts. That all checks pass with them is seen by
// tests/tools/newResource.test.ts.

const root = fileURLToPath(new URL('../..', import.meta.url))

const vehicles = Array.from({ length: 30 }, (_, i) => ({
  id: i + 1,
  name: `Van ${String(30 - i).padStart(2, '0')}`,
  note: i < 3 ? 'night shift' : null,
  plate: `粤A·${1000 + i}`,
}))

let copy: InstallationCopy
let service: RestService
let settings: { DATA_DIR: string; PORT: string; DATA_SOURCES: string; DEMO_NOW: string }
let server: ServerProcess
let browser: Browser
let page: Page & { problems: string[] }

beforeAll(() => {
  copy = copyInstallation()
  addAreas(copy)
  copy.build()
}, 600_000)
afterAll(async () => {
  await browser?.close()
  await killServers()
  await service?.stop()
  copy.remove()
  if (settings) rmSync(settings.DATA_DIR, { recursive: true, force: true })
})

describe('someone who adds areas', () => {
  const dist = (of: string, file: string) => readFileSync(join(of, 'dist', file), 'utf8')
  const sizesOf = (of: string): Record<string, Record<string, number>> => JSON.parse(dist(of, 'plugins.json'))

  it('finds that each costs what it brings, and the others what they cost without it', () => {
    const { mooring, fleet, ...others } = sizesOf(copy.folder)
    for (const area of [mooring, fleet]) {
      expect(area?.['contract']).toBeGreaterThan(0)
      expect(area?.['contract']).toBeLessThanOrEqual(areaBudget(1).contract)
      expect(area?.['manifest']).toBeGreaterThan(0)
      expect(area?.['manifest']).toBeLessThanOrEqual(areaBudget(1).manifest)
    }
    const before = sizesOf(root)
    expect(Object.keys(others)).toEqual(Object.keys(before))
    for (const [id, sizes] of Object.entries(before)) {
      for (const [part, size] of Object.entries(sizes)) {
        // Names of files have hashes, which zip now better, now worse.
        expect(others[id]?.[part], `${id} ${part}`).toBeLessThanOrEqual(size * 1.01 + 20)
      }
    }
  })

  it('finds nothing of a disabled one in what was built, but for its id', () => {
    const files = readdirSync(join(copy.folder, 'dist'), { recursive: true, encoding: 'utf8' })
    expect(files.filter((file) => /mooring/i.test(file))).not.toEqual([])
    expect(files.filter((file) => /apiary|beehive/i.test(file))).toEqual([])

    const scripts = files.filter((file) => /\.(js|json|html)$/.test(file))
    const words = scripts.flatMap((file) => dist(copy.folder, file).match(/.{11}(apiary|beehive).?/gis) ?? [])
    // Once in the list of plugins, once among the disabled.
    expect(words).toEqual([expect.stringMatching(/apiary:$/), expect.stringMatching(/disabled:\[.apiary.$/)])
  })
})

describe('someone who opens the console', () => {
  beforeAll(async () => {
    service = await startRestService(vehicles)
    settings = {
      DATA_DIR: await embeddedFolder(),
      DEMO_NOW: demoNow,
      PORT: String(await freePort()),
      DATA_SOURCES: `legacy=${service.url}/api`,
    }
    server = await copy.start(settings)
    browser = await startBrowser()
    page = await openPage(browser)
    await signIn(page, server.url, 'admin')
  })

  const open = async (hash: string, heading: string) => {
    await page.goto(`${server.url}/#${hash}`)
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  }
  const fill = (name: string, text: string) => page.getByRole('textbox', { name }).fill(text)
  const save = async (heading: string) => {
    await page.getByRole('button', { name: '保存' }).click()
    await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor()
  }
  const names = () => page.getByRole('rowheader').allInnerTexts()

  /** What the last list asked the service for. */
  const lastAsked = async () => {
    const lists = (await service.heard()).filter(({ url }) => url.includes('range='))
    const { pathname, searchParams } = new URL(lists.at(-1)?.url ?? '', service.url)
    return { pathname, ...Object.fromEntries(searchParams) }
  }
  const stored = async (id: number): Promise<unknown> =>
    (await fetch(`${service.url}/api/fleet/vehicle/${id}`)).json()

  it('lists, adds and changes records of the generated area, which survive a restart', async () => {
    await open('/mooring/lot', 'Lot')
    await expect.poll(async () => (await names()).toSorted()).toEqual(['A1', 'A2'])

    await page.getByRole('link', { name: '新建Lot' }).click()
    await fill('名称', 'P1')
    await save('P1')
    await page.getByRole('button', { name: '编辑' }).click()
    await fill('备注', 'By the river')
    await save('P1')
    await open('/mooring/lot', 'Lot')
    await expect.poll(names).toContain('P1')
    await page.getByRole('cell', { name: 'By the river' }).waitFor()

    const address = page.url()
    await page.goto('about:blank')
    await server.stop()
    server = await copy.start(settings)
    await page.goto(address)
    await page.getByRole('cell', { name: 'By the river' }).waitFor()
    expect(page.problems).toEqual([])
  })

  it('finds records of it by a search, and whoever has no permission finds none', async () => {
    const admin = await server.anonymous.signIn('admin')
    const { list } = (await admin.list('/mooring/lot', { cond: { $q: 'p1' } })).data
    expect(list).toEqual([expect.objectContaining({ name: 'P1', note: 'By the river', rev: 2 })])
    expect((await admin.list('/mooring/lot')).data.total).toBe(3)
    const { errcode } = await (await server.anonymous.signIn('gz.manager')).list('/mooring/lot')
    expect(errcode).toBe(4030)
  })

  it('has records of a REST service listed, ordered, turned and filtered by it', async () => {
    await open('/fleet/vehicle', 'Vehicle')
    await expect.poll(async () => (await names()).length).toBe(25)
    expect((await names())[0]).toBe('Van 30')

    await page.getByRole('columnheader').getByRole('button', { name: '名称' }).click()
    await expect.poll(async () => (await names())[0]).toBe('Van 01')
    await page.getByRole('button', { name: '下一页' }).click()
    await expect.poll(names).toEqual(['Van 26', 'Van 27', 'Van 28', 'Van 29', 'Van 30'])
    expect(await lastAsked()).toEqual({
      pathname: '/api/fleet/vehicle',
      sort: '["name","ASC"]',
      range: '[25,49]',
      filter: '{}',
    })

    await page.getByRole('searchbox', { name: '搜索', exact: true }).fill('Van 0')
    await expect.poll(async () => (await names()).length).toBe(9)
    expect(await lastAsked()).toMatchObject({ range: '[0,24]', filter: '{"q":"Van 0"}' })
    await page.getByRole('button', { name: '清除筛选' }).click()
    await page.getByRole('group', { name: '筛选' }).getByRole('button', { name: '备注' }).click()
    await page.getByRole('dialog').getByRole('textbox', { name: '备注' }).fill('night')
    await page.keyboard.press('Enter')
    await expect.poll(names).toEqual(['Van 28', 'Van 29', 'Van 30'])
    expect(await lastAsked()).toMatchObject({ filter: '{"note_q":"night"}' })
    expect(page.problems).toEqual([])
  })

  it('adds and changes some there, and what the form does not know stays', async () => {
    await open('/fleet/vehicle', 'Vehicle')
    await page.getByRole('link', { name: '新建Vehicle' }).click()
    await fill('名称', 'Truck')
    await save('Truck')
    expect(page.url()).toContain('#/fleet/vehicle/31/show')
    expect(await stored(31)).toMatchObject({ id: 31, name: 'Truck' })

    await open('/fleet/vehicle/2/show', 'Van 29')
    await page.getByRole('button', { name: '编辑' }).click()
    await fill('名称', 'Bus 29')
    await save('Bus 29')
    expect(await stored(2)).toEqual({ ...vehicles[1], name: 'Bus 29' })
    expect(page.problems).toEqual([])
  })

  it('is told at the field what the service refuses, and keeps what was typed', async () => {
    await open('/fleet/vehicle/3', '编辑 Van 28')
    await fill('名称', 'Van 01')
    await page.getByRole('button', { name: '保存' }).click()
    const name = page.getByRole('textbox', { name: '名称', description: 'This name is taken' })
    await name.waitFor()
    expect(await name.inputValue()).toBe('Van 01')
    expect(await stored(3)).toEqual(vehicles[2])
    // The browser and react-admin note a refusal by themselves.
    expect(page.problems.filter((text) => !/status of 422|Please check/.test(text))).toEqual([])
  })

  it('is known to the service by name, which never sees the token', async () => {
    const token = String(await page.evaluate(() => localStorage.getItem('atrium.access_token')))
    // What this test asked by itself says nothing of the server.
    const calls = (await service.heard()).filter(({ headers }) => headers['x-request-id'])
    expect(calls.length).toBeGreaterThan(8)
    expect(new Set(calls.map(({ headers }) => headers['x-atrium-user']))).toEqual(new Set(['U001']))
    expect(JSON.stringify(calls)).not.toContain(token)
  })
})
