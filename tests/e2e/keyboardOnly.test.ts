// @runs in full runs
import type { Locator } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { settled, type ConsolePage } from '#tests/support/browser.ts'
import type { Client } from '#tests/support/client.ts'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'
import { oneIn } from '#tests/support/isShort.ts'

/** A resource: where its screens are, the filter that is tried, the field that is changed, and where it is on the wire. */
interface Noun {
  name: string
  route: string
  path: string
  filter: RegExp
  field: { name: RegExp; source: string }
}

const nouns: readonly Noun[] = [
  {
    name: 'brand',
    route: '/brandDB/brand',
    path: '/bdbrand',
    filter: /^Status/,
    field: { name: /^Target group/, source: 'target_group' },
  },
  {
    name: 'company',
    route: '/brandDB/company',
    path: '/bdcompany',
    filter: /^Status/,
    field: { name: /^Short name/, source: 'short_name' },
  },
  {
    name: 'contact',
    route: '/brandDB/contact',
    path: '/bdcontact',
    filter: /^Site/,
    field: { name: /^(Position|Job title)/, source: 'position' },
  },
  {
    name: 'store',
    route: '/brandDB/store',
    path: '/bdstore',
    filter: /^Floor/,
    field: { name: /^English name/, source: 'name_en' },
  },
]

const place = consoleInBrowser()
let keeper: Client
let page: ConsolePage
beforeAll(async () => {
  keeper = await place.server.as('brand.approver')
  // First by its name, and of no store, whose contacts are for those who keep the store.
  await keeper.create('/bdcontact', { name: '0', name_en: '0', company_id: 'C0001', sites: ['2'] })
  page = await place.signedIn('brand.approver', { locale: 'en-US' })
  await page.addInitScript(() => {
    for (const kind of ['pointerdown', 'mousedown', 'touchstart']) {
      addEventListener(kind, () => (document.documentElement.dataset['mouse'] = 'used'), true)
    }
  })
})

/** Goes on with Tab until something of this is in focus. */
async function tabTo(target: Locator, most = 120): Promise<void> {
  await target.first().waitFor()
  for (let pressed = 0; pressed < most; pressed += 1) {
    const isThere = await target.evaluateAll((all) => all.some((one) => one.contains(document.activeElement)))
    if (isThere) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`nothing reaches ${String(target)}`)
}

const press = async (target: Locator): Promise<void> => {
  await tabTo(target)
  await page.keyboard.press('Enter')
}

describe('with the keyboard alone', () => {
  it.each(oneIn(4, nouns))(
    'a $name is filtered, opened, changed and saved',
    async ({ route, filter, ...noun }) => {
      await open(route)
      await press(page.getByRole('group', { name: 'Filters' }).getByRole('button', { name: filter }))
      await tabTo(page.getByRole('dialog').getByRole('checkbox').first())
      await page.keyboard.press('Space')
      await page.keyboard.press('Escape')
      await expect.poll(() => page.url()).toContain('filter=')
      await settled(page)
      await press(page.getByRole('row').nth(1).getByRole('link').first())
      await press(page.getByRole('button', { name: 'Edit', exact: true }))
      expect(await changeAndSave(noun)).toEqual([])
    },
  )

  it('a floor is chosen in the tree, opened, changed and saved', async () => {
    await open('/brandDB/floor')
    await tabTo(page.getByRole('treeitem'))
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await press(page.getByRole('button', { name: /^Edit/ }).or(page.getByRole('link', { name: /^Edit/ })))
    const noun = { path: '/BdFloor', field: { name: /^English name/, source: 'name_en' } }
    expect(await changeAndSave(noun)).toEqual([])
  })
})

async function open(route: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(`${place.url}/#${route}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await settled(page)
}

/** In the form that opens. Answers what the page complained of, and the mouse if it was used. */
async function changeAndSave({ path, field }: Pick<Noun, 'path' | 'field'>): Promise<unknown[]> {
  const input = page.getByRole('textbox', { name: field.name })
  await input.waitFor()
  await settled(page)
  const id = decodeURIComponent(new URL(page.url()).hash).split('?')[0]?.split('/').at(-1) ?? ''
  await tabTo(input)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('By keyboard')
  await press(page.getByRole('button', { name: /^Save/ }).first())
  await expect
    .poll(async () => (await keeper.list(path, { cond: { _id: id } })).data.list[0]?.[field.source])
    .toBe('By keyboard')
  // Until the reply has come, the page asks whoever leaves it.
  await settled(page)
  const mouse = await page.evaluate(() => document.documentElement.dataset['mouse'])
  return [...page.problems, ...(mouse === undefined ? [] : [mouse])]
}
