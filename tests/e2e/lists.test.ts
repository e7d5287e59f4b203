import type { Route } from 'playwright'
import { describe, expect, it } from 'vitest'
import { settled } from '#tests/support/browser.ts'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'

const place = consoleInBrowser()
const english = { choices: { locale: 'en_US' } } as const

/** Changes the rows of a list call on their way to the browser. */
const changed =
  (change: (data: { list: Record<string, unknown>[]; total?: number }) => void) => async (route: Route) => {
    const response = await route.fetch()
    const body = await response.json()
    if (Array.isArray(body.data?.list)) change(body.data)
    await route.fulfill({ response, json: body })
  }
const companies = /\/api\/v1\/bdcompany\?/

describe('a list', () => {
  it('without a total shows no count, and no page after the last', async () => {
    const page = await place.signedIn('brand.editor', english)
    await page.route(
      companies,
      changed((data) => {
        delete data.total
      }),
    )
    await page.goto(`${place.url}/#/brandDB/company?perPage=50`)
    const next = page.getByRole('button', { name: 'Go to next page' })
    await next.waitFor()
    const table = page.getByRole('table')
    await expect.poll(() => table.getByRole('row').count()).toBe(51)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Companies')
    const { total } = (await (await place.server.as('brand.editor')).list('/bdcompany')).data
    for (let at = 1; at < Math.ceil(total / 50); at += 1) {
      await next.click()
      await page.getByRole('navigation', { name: `Page ${at + 1}` }).waitFor()
      await settled(page)
    }
    await expect.poll(() => next.getAttribute('aria-disabled')).toBe('true')
    await expect.poll(() => table.getByRole('row').count()).toBe((total % 50 || 50) + 1)
    await page.unroute(companies)
  })

  it('is sorted the other way round by a double click', async () => {
    const page = await place.signedIn('brand.editor', { hash: '/brandDB/store', ...english })
    const area = page.getByRole('table').getByRole('columnheader', { name: 'Area' })
    await area.getByRole('button').first().dblclick()
    await expect.poll(() => area.getAttribute('aria-sort')).toBe('descending')
    await settled(page)
    expect(new URL(page.url()).hash).toContain('order=DESC')
  })

  it('with a row that has no id names the call, and shows no row that is called undefined', async () => {
    const page = await place.signedIn('brand.editor', english)
    await page.route(
      companies,
      changed(({ list }) => {
        delete list[0]?.['_id']
      }),
    )
    await page.goto(`${place.url}/#/brandDB/company`)
    const alert = page.getByRole('alert').filter({ hasText: 'without _id' }).first()
    await alert.waitFor()
    expect(await alert.textContent()).toContain('/bdcompany')
    expect(await page.locator('a[href*=undefined]').count()).toBe(0)
    await page.unroute(companies)
    for (const hash of ['/brandDB/company/./show', '/brandDB/company/../show']) {
      await page.goto(`${place.url}/#${hash}`)
      await settled(page)
      expect(await page.getByText('undefined').count(), hash).toBe(0)
    }
  })

  it('of settings is closed to whom the menu does not offer it', async () => {
    const page = await place.signedIn('gz.manager', { ...english, hash: '/brandDB/brand' })
    for (const name of ['category', 'tag', 'companyClassification']) {
      await page.goto(`${place.url}/#/brandDB/settings/${name}`)
      await page.getByRole('heading', { name: "You don't have access to this page" }).waitFor()
      expect(await page.getByRole('table').count(), name).toBe(0)
    }
  })

  it('keeps parameters that it does not know while somebody looks at a row, and returns to that row', async () => {
    const page = await place.signedIn('brand.editor', { ...english, hash: '/brandDB/brand?from=mail' })
    const row = page.getByRole('row').nth(12)
    await row.waitFor()
    const name = await row.getByRole('rowheader').getByRole('link').textContent()
    await row.getByRole('cell').nth(2).click()
    await expect.poll(() => page.url()).toContain('look=')
    expect(page.url()).toContain('from=mail')
    expect(page.url()).not.toContain('displayedFilters')
    await row.getByRole('cell').nth(2).dblclick()
    await expect.poll(() => page.url()).toContain('/show')
    await page.getByRole('table', { name: 'Brands' }).waitFor({ state: 'detached' })
    await page.goBack()
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(name)
    expect(page.url()).toContain('from=mail')
  })

  it('has each thing fetched once after a save, though the server tells of the change, too', async () => {
    const page = await place.signedIn('brand.editor', english)
    const admin = await place.server.as('admin')
    const [{ _id }] = (await admin.list('/bdcompany', { range: '0-0' })).data.list
    await page.goto(`${place.url}/#/brandDB/company/${_id}`)
    await page.getByRole('textbox', { name: /^English name/ }).fill('Saved once')
    const slow = await page.context().newCDPSession(page)
    // Slow enough for the server's news of the change to arrive before the page has moved on.
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 8 })
    const gets: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'PUT') gets.length = 0
      if (request.method() === 'GET' && request.url().includes(`/bdcompany/${_id}`)) gets.push(request.url())
    })
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { level: 1, name: 'Saved once' }).waitFor()
    await settled(page)
    await admin.update('/bdcompany', { _id }, { name_en: 'Saved by another' })
    await page.getByRole('heading', { level: 1, name: 'Saved by another' }).waitFor()
    const record = gets.filter((url) => !url.includes('/history'))
    expect(record).toHaveLength(2)
  })

  it('begins in the upper third of a phone, and has a control to sort', async () => {
    const viewport = { width: 390, height: 844 }
    const page = await place.signedIn('brand.editor', { ...english, viewport, hash: '/brandDB/company' })
    const first = page.locator('li[data-id]').first()
    await first.waitFor()
    await settled(page)
    expect((await first.boundingBox())?.y ?? 844).toBeLessThan(844 / 3)
    await page.getByRole('button', { name: 'List options' }).click()
    await page.getByRole('button', { name: 'Sort' }).click()
    expect(await page.getByRole('menuitemradio').count()).toBeGreaterThan(2)
  })

  it('has the main action of a record first at the bottom of a phone, and removal out of its way', async () => {
    const viewport = { width: 390, height: 844 }
    const admin = await place.server.as('admin')
    const [{ _id }] = (await admin.list('/bdcompany', { range: '0-0' })).data.list
    const page = await place.signedIn('admin', {
      ...english,
      viewport,
      hash: `/brandDB/company/${_id}/show`,
    })
    const edit = page.getByRole('button', { name: 'Edit' })
    const more = page.getByRole('button', { name: 'More actions' })
    await edit.waitFor()
    await expect.poll(async () => (await edit.boundingBox())?.y ?? 0).toBeGreaterThan(844 / 2)
    const at = async (button: typeof edit) => (await button.boundingBox())?.x ?? 0
    expect(await at(edit)).toBeLessThan(await at(more))
    const remove = page.getByRole('button', { name: 'Delete' })
    expect(await remove.count()).toBe(0)
    await more.click()
    await remove.waitFor()
  })

  it('sets names, figures and empty cells apart, and fits into 1024 pixels', async () => {
    const page = await place.signedIn('brand.editor', {
      ...english,
      viewport: { width: 1440, height: 900 },
      hash: '/brandDB/brand',
    })
    const table = page.getByRole('table', { name: 'Brands' })
    await table.waitFor()
    await settled(page)
    const look = (selector: string, property: 'fontWeight' | 'fontVariantNumeric' | 'color') =>
      table
        .locator(selector)
        .first()
        .evaluate((cell, name) => getComputedStyle(cell)[name], property)
    expect(await look('tbody [class*=first]', 'fontWeight')).toBe('600')
    expect(await look('tbody [class*=other]', 'fontWeight')).toBe('400')
    expect(await look('tbody td[data-align=end]', 'fontVariantNumeric')).toBe('tabular-nums')
    expect(await look('tbody th', 'fontVariantNumeric')).toBe('normal')
    expect(await look('tbody td[data-empty]', 'color')).not.toBe(await look('tbody th', 'color'))

    await page.setViewportSize({ width: 1024, height: 768 })
    await page.getByRole('button', { name: 'Expand menu' }).waitFor()
    const chips = page.getByRole('group', { name: 'Filters' }).getByRole('button')
    await expect
      .poll(async () => {
        const boxes = await Promise.all((await chips.all()).map((chip) => chip.boundingBox()))
        const tops = boxes.flatMap((box) => (box ? [box.y] : []))
        return Math.max(...tops) - Math.min(...tops)
      })
      .toBeLessThan(12)
    const pager = page.getByRole('navigation', { name: 'Page 1' })
    await expect.poll(async () => (await pager.boundingBox())?.height ?? 99).toBeLessThan(60)
  })
})
