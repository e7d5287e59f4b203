// @runs in full runs
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext, type Page } from 'playwright'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { violations } from '#tests/support/axe.ts'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'
import { takePhoto } from '#tests/support/photo.ts'
import { storedSession } from '#tests/support/storedSession.ts'

const place = consoleInBrowser()

const form = '/RM/tourIssue/issueCreate'
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'

/** A device: a browser whose folder stays when it is killed. */
let folder = ''
let device: BrowserContext | undefined
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'device-'))
})
afterEach(async () => {
  await device?.close().catch(() => undefined)
  device = undefined
  await rm(folder, { recursive: true, force: true, maxRetries: 10 })
})

async function start(username: string): Promise<Page> {
  device = await chromium.launchPersistentContext(folder, {
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
    locale: 'en-US',
  })
  const page = device.pages()[0] ?? (await device.newPage())
  page.setDefaultTimeout(45_000)
  await comeAs(page, username)
  return page
}

/** Somebody comes with a stored session, in English. */
async function comeAs(page: Page, username: string): Promise<void> {
  const { origins } = await storedSession(place.server, username, { locale: 'en_US' })
  // A page of the same origin that is not the console.
  await page.goto(`${place.url}/api/v1/health`)
  await page.evaluate(
    (entries) => {
      localStorage.clear()
      for (const { name, value } of entries) localStorage.setItem(name, value)
    },
    origins.flatMap(({ localStorage }) => localStorage),
  )
  await page.goto(place.url)
  await page.locator('#content').waitFor()
  // What comes after the first page is there, too: without a connection it would not come.
  await page.getByRole('button', { name: /^Notifications/ }).waitFor()
}

/** Ends the browser as a crash does: nothing is written any more. */
async function kill(page: Page): Promise<void> {
  const gone = new Promise((resolve) => device?.once('close', resolve))
  const session = await page.context().newCDPSession(page)
  session.send('Browser.crash').catch(() => undefined)
  await gone
  device = undefined
}

const open = (page: Page, hash = form) =>
  page.evaluate((to) => {
    location.hash = to
  }, `#${hash}`)

async function fillIn(page: Page, title: string) {
  await page.getByRole('combobox', { name: /^Store/ }).fill('L2-118')
  await page.getByRole('listbox').getByRole('option').first().click()
  await page.getByRole('combobox', { name: /^Category/ }).selectOption({ label: 'Display' })
  await page.getByRole('combobox', { name: /^Severity/ }).selectOption({ label: 'Medium' })
  await page.getByRole('textbox', { name: /^Issue/ }).fill(title)
}

async function photograph(page: Page, seed: number) {
  const buffer = await takePhoto({ width: 640, height: 480 }, seed)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: `photo-${seed}.jpg`, mimeType: 'image/jpeg', buffer })
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()
const signOut = async (page: Page) => {
  await page.getByRole('button', { name: /^Profile/ }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
}
const tray = (page: Page) => page.getByRole('button', { name: /^On this device only/ })
const offline = 'No connection. It will be uploaded as soon as there is one.'

/** The names of the files that the device keeps. */
const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const resultOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error))
      })
    const database = await resultOf(indexedDB.open('atrium.queue'))
    const entries = await resultOf(database.transaction('entry').objectStore('entry').getAll())
    database.close()
    return entries.flatMap(({ files }) => files.map(({ file }: { file: File }) => file.name))
  })

/** The titles and photos of problems that the server has, whose titles begin so. */
async function stored(title: string): Promise<(readonly [title: string, photos: number])[]> {
  const { rows } = await sql<{ title: string; photos: number }>`
    select title, cardinality(attachs_before) as photos from tour_problem
    where title like ${`${title}%`} order by title`.execute(place.server.database.db)
  return rows.map((row) => [row.title, row.photos] as const)
}

/** Who raised a problem, by username. */
async function finderOf(title: string): Promise<string | undefined> {
  const { rows } = await sql<{ username: string }>`
    select username from "user" join tour_problem on found_by = "user"._id
    where title = ${title}`.execute(place.server.database.db)
  return rows[0]?.username
}

/** Discards the only record in the open tray. */
async function discard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Discard' }).click()
  const question = page.getByRole('dialog', { name: 'Discard this record?' })
  await question.getByRole('button', { name: 'Discard' }).click()
  await tray(page).waitFor({ state: 'detached' })
}

describe('problems that are raised without a connection', () => {
  it('wait on the device, survive that the browser is killed, and are sent once each', async () => {
    const page = await start('gz.officer')
    await open(page)
    await page.getByRole('combobox', { name: /^Store/ }).click()
    await page.getByRole('listbox').getByRole('option').first().waitFor()
    await device?.setOffline(true)
    for (const number of [1, 2, 3]) {
      await open(page)
      await fillIn(page, `Offline ${number}`)
      await photograph(page, number)
      await page.getByText(offline).waitFor()
      // It goes away by itself.
      const said = page
        .getByText('Kept on this device. It is sent as soon as there is a connection.')
        .waitFor()
      await save(page)
      await said
      await page.getByRole('button', { name: `On this device only: ${number}` }).waitFor()
    }
    await tray(page).click()
    const list = page.getByRole('dialog', { name: 'On this device only' })
    await expect.poll(() => list.getByText('Waiting to be sent').count()).toBe(3)
    await list.getByRole('article', { name: 'Offline 2' }).getByText('1 file').waitFor()
    expect(await violations(page)).toEqual([])
    await kill(page)
    expect(await stored('Offline')).toEqual([])

    const again = await start('gz.officer')
    await expect
      .poll(() => stored('Offline'), { timeout: 60_000 })
      .toEqual([
        ['Offline 1', 1],
        ['Offline 2', 1],
        ['Offline 3', 1],
      ])
    await tray(again).waitFor({ state: 'detached' })
  })

  it('are not sent twice if the server has them and its reply is lost', async () => {
    const page = await start('gz.officer')
    let asked = 0
    let isLost = false
    let release = () => undefined as void
    const isSeen = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/api/v1/TourProblem', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      asked += 1
      if (asked > 1) {
        // The tray is only there until the server has the record.
        await isSeen
        return route.continue()
      }
      await route.fetch()
      await route.abort()
      isLost = true
    })
    await open(page)
    await fillIn(page, 'Lost reply')
    await save(page)
    await expect.poll(() => isLost).toBe(true)
    await tray(page).waitFor()
    release()
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect.poll(() => asked).toBeGreaterThan(1)
    await tray(page).waitFor({ state: 'detached' })
    expect(await stored('Lost reply')).toEqual([['Lost reply', 0]])
  })

  it('belong to the person who raised them, and stay when they sign out', async () => {
    const page = await start('gz.officer')
    await open(page)
    await page.getByRole('combobox', { name: /^Store/ }).click()
    await page.getByRole('listbox').getByRole('option').first().waitFor()
    await device?.setOffline(true)
    await fillIn(page, 'Shared')
    await photograph(page, 7)
    await page.getByText(offline).waitFor()
    await save(page)
    await tray(page).waitFor()
    // Only what is sent to the server is cut off from now on.
    await page.route('**/api/v1/upload', (route) => route.abort())
    await device?.setOffline(false)

    await signOut(page)
    const question = page.getByRole('dialog', { name: 'Sign out before everything is sent?' })
    await question.getByRole('button', { name: 'Sign out' }).click()
    await page.locator('input[type=password]').waitFor()
    await comeAs(page, 'gz.manager')
    // Something of their own, to see when the tray has been read.
    await open(page)
    await page.getByRole('textbox', { name: /^Issue/ }).fill('Own')
    await expect.poll(() => page.url()).toContain('draft=')
    await open(page, '/RM/tourIssue/issueList')
    await tray(page).click()
    await page.getByRole('article', { name: 'Own' }).waitFor()
    expect(await page.getByRole('article').count()).toBe(1)
    await page.unroute('**/api/v1/upload')
    await discard(page)
    await signOut(page)
    await page.locator('input[type=password]').waitFor()
    await comeAs(page, 'gz.officer')
    await expect.poll(() => stored('Shared'), { timeout: 60_000 }).toEqual([['Shared', 1]])
    expect(await finderOf('Shared')).toBe('gz.officer')
    await tray(page).waitFor({ state: 'detached' })
  })
})

describe('what a version before has left on the device', () => {
  it('is sent, the photo too, and stays until it is', async () => {
    const page = await start('gz.officer')
    await page.route('**/api/v1/upload', (route) => route.abort())
    await open(page)
    await fillIn(page, 'Former')
    await photograph(page, 11)
    await page.getByText(offline).waitFor()
    await save(page)
    await tray(page).waitFor()
    // It is as if that version had kept it, in its own database and without what is new.
    await page.goto(`${place.url}/api/v1/health`)
    await page.evaluate(async () => {
      const [now, before] = [indexedDB.open('atrium.queue'), indexedDB.open('atrium.outbox', 1)]
      before.addEventListener('upgradeneeded', () =>
        before.result.createObjectStore('entry', { keyPath: 'id' }).createIndex('user', 'user'),
      )
      const end = (of: EventTarget, type: string) =>
        new Promise((resolve) => of.addEventListener(type, resolve))
      await Promise.all([end(now, 'success'), end(before, 'success')])
      const store = now.result.transaction('entry', 'readwrite').objectStore('entry')
      const all = store.getAll()
      store.clear()
      await end(store.transaction, 'complete')
      const [{ kind: _kind, version: _version, ...entry }] = all.result
      const change = before.result.transaction('entry', 'readwrite')
      change.objectStore('entry').put(entry)
      await end(change, 'complete')
      now.result.close()
      before.result.close()
    })
    expect(await keptFiles(page)).toEqual([])
    await page.goto(place.url)
    await tray(page).click()
    await page.getByRole('article', { name: 'Former' }).getByText('1 file').waitFor()
    expect(await stored('Former')).toEqual([])
    await page.unroute('**/api/v1/upload')
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect.poll(() => stored('Former'), { timeout: 60_000 }).toEqual([['Former', 1]])
    await tray(page).waitFor({ state: 'detached' })
  })
})

describe('a problem that is not finished', () => {
  it('is there with its photo after the browser was killed, and can be discarded', async () => {
    const page = await start('gz.officer')
    await page.route('**/api/v1/upload', (route) => route.abort())
    await open(page)
    await fillIn(page, 'Half')
    await photograph(page, 9)
    await page.getByText(offline).waitFor()
    await expect.poll(() => page.url()).toContain('draft=')
    await expect.poll(() => keptFiles(page)).toEqual(['photo-9.jpg'])
    await kill(page)

    const again = await start('gz.officer')
    await tray(again).click()
    await again.getByRole('article', { name: 'Half' }).getByText('Not finished').waitFor()
    await again.getByRole('link', { name: 'Open' }).click()
    await expect.poll(() => again.getByRole('textbox', { name: /^Issue/ }).inputValue()).toBe('Half')
    await again.getByRole('button', { name: /^Remove photo-9/ }).waitFor()
    await open(again, '/RM/tourIssue/issueList')
    await tray(again).click()
    await discard(again)
    expect(await stored('Half')).toEqual([])
  })
})
