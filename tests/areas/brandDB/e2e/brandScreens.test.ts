// @runs in full runs
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { settled, type ConsolePage } from '#tests/support/browser.ts'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'

const place = consoleInBrowser()
let page: ConsolePage

const open = async (username: string, hash: string) => {
  page = await place.signedIn(username, { hash, choices: { locale: 'en_US' } })
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await settled(page)
}

/** Walks by Tab until something of that role and name has the focus, as somebody without a mouse does. */
const tabTo = async (role: Parameters<Page['getByRole']>[0], name: string | RegExp) => {
  const wanted = page.getByRole(role, { name }).first()
  await wanted.waitFor()
  for (let step = 0; step < 150; step++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never comes to the ${role} ${name}`)
}

describe('someone without a mouse', () => {
  it('filters brands, opens one, changes and saves it, and marks it', async () => {
    await open('brand.approver', '/brandDB/brand')
    await tabTo('button', 'Status')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Status' }).waitFor()
    await tabTo('checkbox', 'Prospect')
    await page.keyboard.press('Space')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('row').getByText('Active', { exact: true }).count()).toBe(0)
    await settled(page)

    const first = page.getByRole('row').nth(1).getByRole('link').first()
    const name =
      (await page
        .getByRole('button', { name: /^Favourite: / })
        .first()
        .getAttribute('aria-label')) ?? ''
    await tabTo('button', name)
    await page.keyboard.press('Enter')
    await expect.poll(() => page.getByRole('button', { name }).getAttribute('aria-pressed')).toBe('true')

    await first.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Remove from favourites' }).waitFor()
    await tabTo('button', 'Edit')
    await page.keyboard.press('Enter')
    await tabTo('combobox', 'Origin')
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('Portugal')
    await page.getByRole('option', { name: /Portugal/ }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await tabTo('textbox', 'Target group')
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('Night workers')
    await tabTo('button', 'Save')
    await page.keyboard.press('Enter')
    const profile = page.getByRole('region', { name: 'Profile' })
    await profile.getByText('Portugal').waitFor()
    await profile.getByText('Night workers').waitFor()

    const client = await place.server.as('brand.approver')
    const stored = await client.list('/bdbrand', { cond: { target_group: 'Night workers' } })
    expect(stored.data.list.map((one: { origin_country: string }) => one.origin_country)).toEqual(['PT'])
    expect(stored.data.list[0].is_favourite).toBe(true)
    expect(page.problems).toEqual([])
  })

  it('looks at brands beside the list, one after the other, and comes back to the row', async () => {
    await open('brand.approver', '/brandDB/brand')
    const link = (row: number) => page.getByRole('row').nth(row).getByRole('link').first()
    await link(1).focus()
    await page.keyboard.press('Space')
    const look = page.getByRole('complementary', { name: 'Quick look' })
    await look.getByText('Last changed').waitFor()
    const first = await look.getByRole('heading').first().textContent()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => look.getByRole('heading').first().textContent()).not.toBe(first)
    await page.keyboard.press('Escape')
    await look.waitFor({ state: 'detached' })
    expect(page.url()).not.toContain('look=')
    expect(await link(2).evaluate((element) => element === document.activeElement)).toBe(true)
  })

  it('puts categories in another order', async () => {
    const client = await place.server.as('brand.approver')
    const [first, second] = (await client.list('/bdbrandcategory')).data.list
    await open('brand.approver', '/brandDB/settings')
    await tabTo('treeitem', new RegExp(`^${first.name_en}`))
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Alt+ArrowDown')
    await expect
      .poll(async () =>
        (await client.list('/bdbrandcategory')).data.list.map(({ _id }: { _id: string }) => _id).slice(0, 2),
      )
      .toEqual([second._id, first._id])
    expect(page.problems).toEqual([])
  })
})

describe('the list of brands', () => {
  it('is no wider than its card in English', async () => {
    await open('brand.approver', '/brandDB/brand')
    const table = page.getByRole('table')
    const isWider = () =>
      table.evaluate(({ parentElement: box }) => (box ? box.scrollWidth > box.clientWidth + 1 : true))
    expect(await isWider()).toBe(false)
  })

  it('asks for the brands that one marked', async () => {
    await open('brand.approver', '/brandDB/brand')
    await page.getByRole('link', { name: 'Favourites' }).click()
    await settled(page)
    const client = await place.server.as('brand.approver')
    const { total } = (await client.list('/bs/user/favorite/brand')).data
    const stars = page.getByRole('row').getByRole('button', { name: /^Favourite: / })
    await expect.poll(() => stars.count()).toBe(total)
    for (const star of await stars.all()) expect(await star.getAttribute('aria-pressed')).toBe('true')
    expect(total).toBeGreaterThan(0)
  })
})

describe('somebody who only proposes changes', () => {
  it('is led from a brand to the form for that', async () => {
    await open('brand.editor', '/brandDB/brand/B123/show')
    await page.getByRole('button', { name: 'Propose a change' }).click()
    await page.getByRole('heading', { level: 1, name: /^Propose changes to/ }).waitFor()
    expect(page.url()).toContain('/brandDB/brandModifyPC/B123')
  })

  it('asks for the same change of several brands at once', async () => {
    const client = await place.server.as('brand.editor')
    const count = async () => (await client.list('/bdbrandaudit', { range: '0-0' })).data.total
    const before = await count()
    await open('brand.editor', `/brandDB/brand?filter=${JSON.stringify({ status: ['prospect'] })}`)
    for (const row of [1, 2]) await page.getByRole('row').nth(row).getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Change status' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(/need approval/).waitFor()
    await dialog.getByRole('radio', { name: 'Inactive' }).check()
    await dialog.getByRole('button', { name: 'Propose a change' }).click()
    await page.getByText('2 requests sent for approval').waitFor()
    expect(await count()).toBe(before + 2)
    expect(page.problems).toEqual([])
  })
})

describe('somebody who keeps the dictionaries', () => {
  it('merges a tag into another, whose brands then are those of both', async () => {
    const client = await place.server.as('brand.approver')
    const brandsWith = async (id: string) =>
      (await client.list('/bdbrand', { cond: { tag_ids: [id] }, range: '0-0' })).data.total
    const [one, other] = (await client.list('/bdbrandtag')).data.list
    const [few, more] = [await brandsWith(one._id), await brandsWith(other._id)]
    await open('brand.approver', '/brandDB/settings/tag')
    await page.getByRole('button', { name: `Merge ${one.name_en} into another tag` }).click()
    await page.getByRole('combobox', { name: 'Into the tag' }).fill(other.name_en)
    await page.getByRole('option', { name: other.name_en }).click()
    await page.getByText(new RegExp(`^${few} brands? with`)).waitFor()
    await page.getByRole('button', { name: 'Merge the tags' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: `Edit ${one.name_en}` }).waitFor({ state: 'detached' })
    expect(await brandsWith(one._id)).toBe(0)
    expect(await brandsWith(other._id)).toBeGreaterThanOrEqual(Math.max(few, more))
    expect(page.problems).toEqual([])
  })

  it('moves a level 1 to another category by its form, and its brands go along', async () => {
    const client = await place.server.as('brand.approver')
    const brandsOf = async (category_id: string, level1_id: string) =>
      (await client.list('/bdbrand', { cond: { category_id, level1_id }, range: '0-0' })).data.total
    const { _id, name_en } = (await client.list('/bdlevel1classification', { cond: { category_id: 'BC2' } }))
      .data.list[0]
    const count = await brandsOf('BC2', _id)
    await open('brand.approver', `/brandDB/settings?node=level1:${_id}`)
    await page.getByRole('region', { name: name_en }).getByRole('button', { name: 'Edit' }).click()
    await page.getByRole('combobox', { name: /Category/ }).fill('Beauty')
    await page.getByRole('option', { name: 'Beauty & care' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => brandsOf('BC3', _id)).toBe(count)
    expect(count).toBeGreaterThan(0)
    expect(page.problems).toEqual([])
  })
})
