// @runs in full runs
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { violations } from '#tests/support/axe.ts'
import { consoleFolder, settled } from '#tests/support/browser.ts'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'
import { oneIn } from '#tests/support/isShort.ts'

const place = consoleInBrowser()
let id: string
beforeAll(async () => {
  const admin = await place.server.as('admin')
  const category_id = (await admin.list('/bdbrandcategory', { range: '0-0' })).data.list[0]._id
  const made = await admin.create('/bdbrand', { name: '山城小筑坊', name_en: 'Xylo House', category_id })
  id = made.data._id
})

describe('someone who works by keyboard alone', () => {
  it('types first letters and is on the page of the brand, and finds it again without typing', async () => {
    const page = await place.signedIn('brand.editor')
    await page.keyboard.press('Control+k')
    const box = page.getByRole('combobox')
    await expect.poll(() => box.evaluate((input) => input === document.activeElement)).toBe(true)
    await page.keyboard.type('scxzf')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.url()).toContain(`#/brandDB/brand/${id}/show`)
    await page.getByRole('heading', { level: 1, name: /山城小筑坊|Xylo House/ }).waitFor()

    await page.goto(`${place.url}/#/profile`)
    await settled(page)
    await page.keyboard.press('/')
    await expect
      .poll(() => page.getByRole('option', { selected: true }).textContent())
      .toMatch(/山城小筑坊|Xylo House/)
    await page.keyboard.press('Enter')
    await expect.poll(() => page.url()).toContain(`#/brandDB/brand/${id}/show`)
    expect(page.problems).toEqual([])
  })

  it('keeps the focus that they move while the first page arrives', async () => {
    const page = await place.signedIn('brand.editor')
    const button = page.getByRole('button', { name: /^(Search everything|全局搜索|全站搜尋)/ })
    await button.focus()
    await page.getByRole('heading', { level: 1, name: /^(Brands|品牌)$/ }).waitFor()
    await settled(page)
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  it('comes back to where they were with Escape', async () => {
    const page = await place.signedIn('brand.editor')
    const button = page.getByRole('button', { name: /^(Search everything|全局搜索|全站搜尋)/ })
    await button.press('Enter')
    // The list behind has a choice of its own.
    const box = page.getByRole('combobox', { name: /^(Search everything|全局搜索|全站搜尋)/ })
    await box.waitFor()
    await page.keyboard.press('Escape')
    await box.waitFor({ state: 'detached' })
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
  })
})

const looks = [
  ['a wide window', 'light', { width: 1440, height: 900 }],
  ['a wide window', 'dark', { width: 1440, height: 900 }],
  ['a phone', 'light', { width: 390, height: 844 }],
  ['a phone', 'dark', { width: 390, height: 844 }],
] as const

describe('the search', () => {
  it.each(oneIn(3, looks))('breaks no rule of accessibility in %s, %s', async (_, colorScheme, viewport) => {
    const page = await place.signedIn('brand.editor', { viewport, colorScheme })
    await page.getByRole('button', { name: /^(Search everything|全局搜索|全站搜尋)/ }).click()
    await page.getByRole('option').first().waitFor()
    expect(await violations(page)).toEqual([])
    await page.keyboard.type('hot')
    await page
      .getByRole('group', { name: /^(Brands|品牌)$/ })
      .getByRole('option')
      .first()
      .waitFor()
    await settled(page)
    expect(await violations(page)).toEqual([])
    const { width = 0 } = (await page.getByRole('dialog').boundingBox()) ?? {}
    expect(width).toBe(viewport.width === 390 ? 390 : 640)
    await page.keyboard.type('zqxj')
    await page.getByText(/zqxj”|zqxj」/).waitFor()
    expect(await violations(page)).toEqual([])
  })
})

it('the search costs nothing until it is opened', () => {
  const manifest: Record<string, { file: string; isDynamicEntry?: boolean }> = JSON.parse(
    readFileSync(join(consoleFolder, '.vite/manifest.json'), 'utf8'),
  )
  const mark = 'atrium.search.placeholder'
  const holding = Object.values(manifest).filter(
    ({ file }) => file.endsWith('.js') && readFileSync(join(consoleFolder, file), 'utf8').includes(mark),
  )
  expect(holding.map(({ isDynamicEntry = false }) => isDynamicEntry)).toEqual([true])
  expect(manifest['src/layout/search/GlobalSearch.tsx']?.file).toBe(holding[0]?.file)
})
