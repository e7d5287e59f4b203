// @runs in full runs
import { createHash } from 'node:crypto'
import { rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { violations } from '#tests/support/axe.ts'
import { settled, type ConsolePage } from '#tests/support/browser.ts'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'
import { isShort, oneIn } from '#tests/support/isShort.ts'
import { getFile, sendFile } from '#tests/support/fileCalls.ts'
import { takePhoto, takePhotos } from '#tests/support/photo.ts'

const place = consoleInBrowser()

const form = '/RM/tourIssue/issueCreate'
const english = { locale: 'en_US' } as const
const phone = { width: 390, height: 844 }

/** What a page sends as files: the name and hash of each, as the browser computes it. */
const noteSent = () => {
  const noted: string[] = []
  Object.assign(window, { sentFiles: noted })
  const send = XMLHttpRequest.prototype.send
  XMLHttpRequest.prototype.send = function sendNoted(body) {
    const file = body instanceof FormData ? body.get('file') : null
    if (file instanceof File) {
      void file
        .arrayBuffer()
        .then((content) => crypto.subtle.digest('SHA-256', content))
        .then((digest) =>
          noted.push([...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')),
        )
    }
    send.call(this, body)
  }
}

const sentBy = (page: ConsolePage): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { sentFiles: string[] }).sentFiles)

async function fillIn(page: ConsolePage, title: string) {
  await page.getByRole('combobox', { name: /^Store/ }).fill('L2-118')
  await page.getByRole('listbox').getByRole('option').first().click()
  await page.getByRole('combobox', { name: /^Category/ }).selectOption({ label: 'Display' })
  await page.getByRole('combobox', { name: /^Severity/ }).selectOption({ label: 'Medium' })
  await page.getByRole('textbox', { name: /^Issue/ }).fill(title)
}

const removable = (page: ConsolePage) => page.getByRole('button', { name: /^Remove photo/ })

/** The photos of a problem as the server stores them, in their order. */
async function storedOf(title: string): Promise<Buffer[]> {
  const officer = await place.server.as('gz.officer')
  const { data } = await officer.list('/TourProblem', { cond: { title } })
  const uids: string[] = data.list[0].attachs_before
  const files = await Promise.all(uids.map((uid) => getFile(place.server, officer, `/file/${uid}`)))
  return files.map(({ bytes }) => bytes)
}

const hashOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')

/** Of 8 MB each. */
const many = isShort ? 4 : 10

describe(`${many} photos of 8 MB on a slow connection`, () => {
  let photos: string[] = []
  beforeAll(async () => {
    photos = await takePhotos(many, { width: 3400, height: 2550 })
  })
  afterAll(async () => {
    for (const path of photos.slice(0, 1)) await rm(dirname(path), { recursive: true })
  })

  it('are reduced, survive that the connection is cut in the middle, and arrive as they were sent', async () => {
    for (const path of photos) expect((await stat(path)).size).toBeGreaterThan(7_500_000)
    const page = await place.signedIn('gz.officer', { hash: form, viewport: phone, choices: english })
    await page.addInitScript(noteSent)
    await page.reload()
    await fillIn(page, 'Many photos')
    const network = await page.context().newCDPSession(page)
    const slow = { latency: 150, downloadThroughput: 1_000_000, uploadThroughput: 1_500_000 }
    await network.send('Network.enable')
    await network.send('Network.emulateNetworkConditions', { offline: false, ...slow })

    const camera = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: /Take a photo$/ }).click()
    expect(await (await camera).element().getAttribute('capture')).toBe('environment')
    await (await camera).setFiles(photos)

    // In the middle of a file.
    const bar = page.getByRole('progressbar', { name: /^Uploading photo/ })
    await expect
      .poll(
        async () =>
          (await bar.evaluateAll((all) => all.map((one) => Number(one.getAttribute('aria-valuenow'))))).some(
            (sent) => sent > 0 && sent < 100,
          ),
        { timeout: 60_000, interval: 20 },
      )
      .toBe(true)
    await network.send('Network.emulateNetworkConditions', { offline: true, ...slow })
    await page.getByText('No connection. It will be uploaded as soon as there is one.').first().waitFor()
    await expect.poll(() => bar.count()).toBe(0)
    await settled(page)
    expect(await violations(page)).toEqual([])
    await network.send('Network.emulateNetworkConditions', { offline: false, ...slow })
    // Those that failed can be removed as well, but not moved.
    const movable = page.getByRole('button', { name: /^Move photo.* back$/ })
    await expect.poll(() => movable.count(), { timeout: 120_000 }).toBe(many)

    const free = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 }
    await network.send('Network.emulateNetworkConditions', { offline: false, ...free })
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: /^GZ\d{6}\d{3}$/ }).waitFor({ timeout: 120_000 })
    const stored = await storedOf('Many photos')
    const sent = await sentBy(page)
    expect(stored).toHaveLength(many)
    expect(new Set(stored.map(hashOf)).size).toBe(many)
    expect(stored.map(hashOf).filter((hash) => !sent.includes(hash))).toEqual([])
    // Some were sent again.
    expect(sent.length).toBeGreaterThan(many)
    for (const content of stored) {
      expect(content.length).toBeLessThan(3_000_000)
      const { width, height, exif, orientation } = await sharp(content).metadata()
      // Upright, and without the place.
      expect({ width, height, exif, orientation }).toEqual({
        width: 1536,
        height: 2048,
        exif: undefined,
        orientation: undefined,
      })
    }
  }, 300_000)
})

describe('a photo', () => {
  it('can be drawn on before the problem is sent', async () => {
    const page = await place.signedIn('gz.officer', { hash: form, choices: english })
    await fillIn(page, 'Marked')
    const grey = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#777777' } })
      .jpeg()
      .toBuffer()
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: grey })
    await removable(page).waitFor()
    await page.getByRole('button', { name: 'Draw on photo.jpg' }).click()
    const dialog = page.getByRole('dialog', { name: 'Draw on the photo' })
    const canvas = dialog.getByRole('img')
    await canvas.waitFor()
    await settled(page)
    expect(await violations(page)).toEqual([])
    const draw = async (from: number, to: number) => {
      const box = await canvas.boundingBox()
      if (!box) throw new Error('no canvas')
      const at = (share: number) => [box.x + box.width * share, box.y + box.height * share] as const
      await page.mouse.move(...at(from))
      await page.mouse.down()
      await page.mouse.move(...at((from + to) / 2))
      await page.mouse.move(...at(to))
      await page.mouse.up()
    }
    await draw(0.1, 0.4)
    await dialog.getByText('Pen').click()
    await dialog.getByText('Blue').click()
    await draw(0.6, 0.9)
    await dialog.getByRole('button', { name: 'Undo' }).click()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await dialog.waitFor({ state: 'detached' })
    await removable(page).waitFor()
    expect(await removable(page).count()).toBe(1)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: /^GZ\d{6}\d{3}$/ }).waitFor()

    const [marked] = await storedOf('Marked')
    const { data, info } = await sharp(marked).raw().toBuffer({ resolveWithObject: true })
    const colorAt = (share: number) => {
      const start = (Math.round(share * info.height) * info.width + Math.round(share * info.width)) * 3
      return [...data.subarray(start, start + 3)]
    }
    const [red = 0, green = 0, blue = 0] = colorAt(0.25)
    expect(red).toBeGreaterThan(180)
    expect(Math.max(green, blue)).toBeLessThan(90)
    // What was undone is not on it.
    for (const shade of colorAt(0.75)) expect(Math.abs(shade - 0x77)).toBeLessThan(10)
  })
})

const looks = [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', phone],
] as const

describe.each(oneIn(2, looks))('on %s, the photos before and after a fix', (_, viewport) => {
  it('are compared side by side, each gone through with the arrow keys', async () => {
    const officer = await place.server.as('gz.officer')
    const uids: string[] = []
    for (const seed of [1, 2, 3]) {
      const photo = new Uint8Array(await takePhoto({ width: 320, height: 240 }, seed))
      const sent = await sendFile(place.server, officer, photo, { name: 'p.jpg', biz_type: 'tour_problem' })
      uids.push(sent.data.uid)
    }
    const made = await officer.create('/TourProblem', {
      site: '2',
      store_id: 'S-GZ-L2-118',
      category: 'display',
      severity: 3,
      title: 'Compared',
      attachs_before: uids,
    })
    const id: string = made.data._id
    await sql`update tour_problem set attachs_before = ${uids.slice(0, 2)}, attachs_after = ${uids.slice(2)}
      where _id = ${id}`.execute(place.server.database.db)
    const page = await place.signedIn('gz.officer', {
      hash: `/RM/tourIssue/issueDetail/${id}`,
      viewport,
      choices: english,
    })
    await page.getByRole('button', { name: 'Compare' }).click()
    const dialog = page.getByRole('dialog', { name: 'Photos side by side' })
    const before = dialog.getByRole('region', { name: 'Before' })
    await before.getByText('1 of 2').waitFor()
    await dialog.getByRole('region', { name: 'After' }).getByRole('img').waitFor()
    await before.getByRole('list').focus()
    await page.keyboard.press('ArrowRight')
    await before.getByText('2 of 2').waitFor()
    await before.getByRole('button', { name: /Previous/ }).click()
    await before.getByText('1 of 2').waitFor()
    await settled(page)
    expect(await violations(page)).toEqual([])
    expect(page.problems).toEqual([])
  })
})
