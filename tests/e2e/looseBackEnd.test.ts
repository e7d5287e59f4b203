// @runs in full runs
import { describe, expect, it } from 'vitest'
import { settled } from '#tests/support/browser.ts'
import { demoPassword } from '#tests/support/client.ts'
import { consoleAbroad, expectQuiet, type WatchedPage } from '#tests/support/consoleAbroad.ts'
import { kindOf, looseId, loosePlant } from '#tests/support/loosePlant.ts'
import { goAnew } from '#tests/support/screenChecks.ts'
import { signInHere } from '#tests/support/signInHere.ts'

const place = consoleAbroad(loosePlant)

/** Goes to a screen of the open console. */
async function goTo(page: WatchedPage, hash: string): Promise<void> {
  await goAnew(page, `${place.url}/#${hash}`)
  await settled(page)
}

const nouns: [what: string, hash: string, path: string, field: RegExp, cond: object][] = [
  ['brands', '/brandDB/brand', '/bdbrand', /英文名称/, {}],
  ['companies', '/brandDB/company', '/bdcompany', /英文名称/, {}],
  ['contacts', '/brandDB/contact', '/bdcontact', /英文姓名/, {}],
  ['shops', '/brandDB/store', '/bdstore', /铺位号/, { site: '2' }],
  ['floors', '/brandDB/floor', '/BdFloor', /英文名称/, { site: '2' }],
]

/** Our own ids of three records: one lacks all that it may, one has null for lists, and one is in an unknown state. */
async function threeOf(path: string, cond: object): Promise<string[]> {
  const { data } = await (await place.ours.as('admin')).list(path, { cond, range: '0-99' })
  const ids: string[] = data.list.map(({ _id }: { _id: string }) => _id)
  return (['lacking', 'nulls', 'odd'] as const).map((kind) => {
    const found = ids.find((id) => kindOf(id) === kind)
    if (!found) throw new Error(`${path} ${kind}`)
    return found
  })
}

describe('against a back end from careless hands', () => {
  it.each(nouns)(
    'somebody looks at %s that lack this and that, and changes them',
    async (_, hash, path, field, cond) => {
      const page = await place.openAs('admin', '广州店')
      await goTo(page, hash)
      await expect.poll(() => page.getByRole('row').count()).toBeGreaterThan(3)
      const admin = await place.ours.as('admin')
      for (const id of await threeOf(path, cond)) {
        const at = `${hash}/${looseId(id)}`
        if (path !== '/BdFloor') await goTo(page, `${at}/show`)
        expect(await page.getByRole('alert').count(), id).toBe(0)
        await goTo(page, at)
        await page
          .getByRole('textbox', { name: field })
          .first()
          .fill(`New ${id.slice(-6)}`)
        await page.getByRole('button', { name: '保存', exact: true }).click()
        await page.getByRole('button', { name: '保存', exact: true }).waitFor({ state: 'hidden' })
        // While the record is saved, the button is called otherwise.
        await expect
          .poll(async () => JSON.stringify((await admin.call('GET', `${path}/${id}`)).data))
          .toContain(`"New ${id.slice(-6)}"`)
      }
      await expectQuiet(page)
    },
  )

  it('somebody looks through the dictionaries', async () => {
    const page = await place.openAs('admin', '广州店')
    for (const name of ['category', 'classification', 'tag', 'companyClassification']) {
      await goTo(page, `/brandDB/settings/${name}`)
      expect(await page.getByRole('alert').count(), name).toBe(0)
    }
    await expectQuiet(page)
  })

  it('a manager of tours signs in, stays over a reload, comes back after the session ended, and signs out', async () => {
    const page = await place.open()
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/v1'))
        asked.push(`${request.method()} ${pathname.slice('/api/v1'.length)}`)
    })
    await page.goto(place.url)
    await page.getByRole('textbox', { name: /用户名/ }).waitFor()

    // A refusal that is a bare 500 is told as the network's.
    await page.getByRole('textbox', { name: /用户名/ }).fill('gz.manager')
    await page.locator('input[type=password]').fill('wrong')
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await page.getByText('抱歉，网络错误').first().waitFor()
    expect(page.url()).toContain('#/login')

    await page.locator('input[type=password]').fill(demoPassword)
    await page.getByRole('checkbox', { name: /记住/ }).check()
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await page.getByText('登录成功！').first().waitFor()
    await expect.poll(() => page.url()).toContain('#/RM/tourIssue/issueList')
    await expect.poll(() => page.getByRole('row').count()).toBeGreaterThan(3)
    const menu = page.getByRole('navigation').first()
    await menu.getByText('零售管理').waitFor()
    for (const hidden of ['香港零售管理', 'D·Park', '系统管理'])
      expect(await menu.getByText(hidden).count(), hidden).toBe(0)
    await settled(page)

    asked.length = 0
    await page.reload()
    await expect.poll(() => page.getByRole('row').count()).toBeGreaterThan(3)
    await settled(page)
    expect(asked).toContain('POST /validity')
    expect(asked).not.toContain('POST /signin')
    expect(asked).not.toContain('GET /menu')

    await place.endSessions('gz.manager')
    await page.evaluate(() => (location.hash = '#/RM/tourIssue/issueList?page=2&perPage=10'))
    await page.getByRole('textbox', { name: /用户名/ }).waitFor()
    expect(decodeURIComponent(page.url())).toContain('#/login?target=/RM/tourIssue/issueList?page=2')
    expect(await page.getByText('抱歉，网络错误').count()).toBe(0)
    await signInHere(page, 'gz.manager')
    await expect.poll(() => page.url()).toContain('#/RM/tourIssue/issueList?page=2')
    await expect.poll(() => page.getByRole('row').count()).toBeGreaterThan(3)

    await page.getByRole('banner').getByRole('button').last().click()
    await page
      .getByRole('menuitem', { name: '退出登录' })
      .or(page.getByRole('button', { name: '退出登录' }))
      .click()
    await page.getByRole('textbox', { name: /用户名/ }).waitFor()
    expect(asked).toContain('POST /signout')
    const left = await page.evaluate(() => Object.keys(localStorage))
    for (const key of ['access_token', 'user_info', 'user_site', 'menu', 'space_owner'])
      expect(left).not.toContain(`atrium.${key}`)
    await page.context().close()
  })

  it("an editor's day: company, contact, brand, search, favourite, export", async () => {
    const page = await place.openAs('brand.approver', 'Guangzhou')
    await page.evaluate(() => localStorage.setItem('atrium.locale', 'en_US'))
    await page.reload()
    const fill = (name: RegExp, value: string) => page.getByRole('textbox', { name }).first().fill(value)
    const save = () => page.getByRole('button', { name: /^Save/ }).first().click()

    await goTo(page, '/brandDB/company/create')
    await fill(/^Simplified Chinese name/, '晨星餐饮有限公司')
    await fill(/^English name/, 'Morning Star Catering Ltd.')
    await page.getByRole('combobox', { name: /^Country/ }).fill('Hong Kong')
    await page.getByRole('option', { name: /^Hong Kong/ }).click()
    await fill(/^Registration number/, '51234567')
    await save()
    await page.getByRole('heading', { level: 1, name: 'Morning Star Catering Ltd.' }).waitFor()
    await page.getByRole('button', { name: 'Add a contact' }).click()
    const drawer = page.getByRole('dialog', { name: 'Add a contact' })
    await drawer.getByRole('textbox', { name: /^Name/ }).fill('陈晨')
    await drawer.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('region', { name: 'Contacts' }).getByRole('link', { name: '陈晨' }).waitFor()

    await goTo(page, '/brandDB/brand/create')
    await fill(/^Simplified Chinese name/, '晨星早餐')
    await fill(/^English name/, 'Morning Star Breakfast')
    await page.getByRole('button', { name: /^Category/ }).click()
    await page
      .getByRole('dialog', { name: 'Category' })
      .getByRole('option', { name: 'Food & beverage' })
      .click()
    await page.keyboard.press('Escape')
    await save()
    await page.getByRole('heading', { level: 1, name: 'Morning Star Breakfast' }).waitFor()
    await page.getByRole('button', { name: 'Edit' }).click()
    await fill(/^English name/, 'Morning Star Kitchen')
    await save()
    await page.getByRole('heading', { level: 1, name: 'Morning Star Kitchen' }).waitFor()
    await page.getByRole('button', { name: 'Add to favourites', exact: true }).click()
    await page.getByRole('button', { name: 'Remove from favourites', exact: true }).waitFor()
    const approver = await place.ours.as('brand.approver')
    const { list } = (await approver.call('GET', '/bs/user/favorite/brand')).data
    expect(list[0]).toMatchObject({ name_en: 'Morning Star Kitchen' })

    await goTo(page, '/brandDB/brand')
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: /Search/ }).fill('cxzc')
    await page
      .getByRole('option', { name: /Morning Star Kitchen/ })
      .first()
      .click()
    await page.getByRole('heading', { level: 1, name: 'Morning Star Kitchen' }).waitFor()

    await goTo(page, '/brandDB/brand?filter={"q":"Morning Star"}')
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('dialog', { name: 'Export' }).getByRole('button', { name: 'Download' }).click(),
    ])
    expect(await download.failure()).toBeNull()
    await expectQuiet(page)
  })
})
