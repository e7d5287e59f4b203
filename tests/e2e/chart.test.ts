// @runs in full runs
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { violations } from '#tests/support/axe.ts'
import { consoleFolder, settled, signIn, type ConsolePage } from '#tests/support/browser.ts'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'

const place = consoleInBrowser()

const floorsOf = async (page: ConsolePage) => {
  await page.goto(`${place.url}/#/brandDB/floor`)
  const chart = page.getByRole('application', { name: /^Lettable area by floor and status\. Bar chart/ })
  await chart.waitFor()
  await settled(page)
  return chart
}

describe('somebody who looks at the floors of a mall', () => {
  it('sees how they are let, and gets from a figure to the units behind it by keyboard', async () => {
    const page = await place.signedIn('brand.approver', { site: 'Shanghai', reducedMotion: 'reduce' })
    const chart = await floorsOf(page)
    // Pixels of more colours than the ground's.
    const colors = await chart.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {
        data: [],
      }
      return new Set(
        Array.from({ length: data.length / 4 }, (_, pixel) => data.slice(pixel * 4, pixel * 4 + 4).join()),
      ).size
    })
    expect(colors).toBeGreaterThan(20)
    await chart.focus()
    await page.keyboard.press('ArrowRight')
    const said = await page.locator('figure output').textContent()
    expect(said).toMatch(/^B\d|^L\d/)
    await page.getByText('Arrow keys move through the points').waitFor()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Stores' }).waitFor()
    await page.getByRole('row').nth(1).waitFor()
    const filter: unknown = JSON.parse(
      new URLSearchParams(new URL(page.url()).hash.split('?')[1]).get('filter') ?? '{}',
    )
    expect(filter).toMatchObject({ floor_id: [expect.any(String)], status: [expect.any(String)] })
    expect(page.problems).toEqual([])
  })

  it('clicks a bar to the same end, and reads the figures as a table', async () => {
    const page = await place.signedIn('brand.approver', { site: 'Shanghai', reducedMotion: 'reduce' })
    const chart = await floorsOf(page)
    await page.getByRole('button', { name: 'Show as a table' }).click()
    const table = page.getByRole('table', { name: 'Lettable area by floor and status' })
    await table.getByRole('rowheader').first().waitFor()
    expect(await table.getByRole('link').count()).toBeGreaterThan(3)
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Show as a chart' }).click()
    await chart.waitFor()
    await settled(page)
    const box = await chart.boundingBox()
    if (!box) throw new Error('the chart has no size')
    // Along the foot of the bars until the pointer says that there is something to click.
    const canPress = () => chart.evaluate((element) => element.style.cursor === 'pointer')
    for (let x = 60; x < box.width && !(await canPress()); x += 10) {
      await page.mouse.move(box.x + x, box.y + box.height - 32)
    }
    await page.mouse.down()
    await page.mouse.up()
    await page.getByRole('heading', { level: 1, name: 'Stores' }).waitFor()
  })

  it('saves the picture as a PNG, and prints it', async () => {
    const page = await place.signedIn('brand.approver', { site: 'Shanghai', reducedMotion: 'reduce' })
    await page.addInitScript(() => {
      window.print = () => window.top?.document.body.setAttribute('data-printed', document.title)
    })
    await page.reload()
    await floorsOf(page)
    const take = async (name: string) => {
      await page.getByRole('button', { name: 'Save or print' }).click()
      await page.getByRole('menuitem', { name }).click()
    }
    const [file] = await Promise.all([page.waitForEvent('download'), take('Save as picture')])
    expect(file.suggestedFilename()).toBe('Lettable area by floor and status.png')
    const bytes = await buffer(await file.createReadStream())
    expect(bytes.subarray(1, 4).toString()).toBe('PNG')
    // Its size stands in the header: twice 1000 by 560.
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([2000, 1120])
    await take('Print')
    await page.locator('body[data-printed="Lettable area by floor and status"]').waitFor()
    expect(page.problems).toEqual([])
  })
})

describe('the code that draws charts', () => {
  it('is fetched on a page with a chart and on no other', async () => {
    const page = await place.open()
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    const drawing = () => fetched.filter((url) => /\/assets\/draw-/.test(url))
    await signIn(page, place.url, 'brand.approver', undefined, 'Shanghai')
    for (const path of ['brandDB/brand', 'brandDB/store', 'brandDB/floor?floor=F-SH-L2']) {
      await page.goto(`${place.url}/#/${path}`)
      await page.getByRole('row').nth(1).waitFor()
      await settled(page)
    }
    expect(drawing()).toEqual([])
    await floorsOf(page)
    expect(drawing()).toHaveLength(1)
  })

  it('is in no chunk that anything needs at once', () => {
    interface Chunk {
      file: string
      imports?: string[]
    }
    const manifest: Record<string, Chunk> = JSON.parse(
      readFileSync(join(consoleFolder, '.vite/manifest.json'), 'utf8'),
    )
    const withLibrary = Object.keys(manifest).filter((key) => {
      const file = manifest[key]?.file ?? ''
      return (
        file.endsWith('.js') &&
        readFileSync(join(consoleFolder, file), 'utf8').includes('Failed to create chart')
      )
    })
    expect(withLibrary).toEqual(['src/kit/value/chart/draw.ts'])
    const needing = Object.values(manifest).filter(({ imports = [] }) =>
      imports.includes('src/kit/value/chart/draw.ts'),
    )
    expect(needing).toEqual([])
  })
})
