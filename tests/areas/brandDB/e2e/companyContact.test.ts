// @runs in full runs
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { violations } from '#tests/support/axe.ts'
import { settled } from '#tests/support/browser.ts'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'

const place = consoleInBrowser()

/** Presses Tab until what is named has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    const label = await page.evaluate(() => {
      const at = document.activeElement
      const labels =
        at instanceof HTMLInputElement ? [...(at.labels ?? [])].map((one) => one.textContent) : []
      return [at?.getAttribute('aria-label'), ...labels, at?.textContent].filter(Boolean).join(' ')
    })
    if (name.test(label)) return
  }
  throw new Error(`Tab does not come to ${String(name)}`)
}

describe('someone without a mouse', () => {
  it('enters a company and its contact', async () => {
    const page = await place.signedIn('brand.approver', { hash: '/brandDB/company' })
    await page.getByRole('heading', { level: 1, name: 'Companies' }).waitFor()
    await settled(page)
    await tabTo(page, /^Create company/)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Create company' }).waitFor()

    await tabTo(page, /^Simplified Chinese name/)
    await page.keyboard.type('键盘餐饮有限公司')
    await tabTo(page, /^English name/)
    await page.keyboard.type('Keyboard Catering Ltd.')
    await tabTo(page, /^Country/)
    await page.keyboard.type('Hong Kong')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await tabTo(page, /^Registration number/)
    await page.keyboard.type('5123456')
    await page.keyboard.press('Tab')
    await page.getByText(/Enter the 8 digits/).waitFor()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('End')
    await page.keyboard.type('7')
    await page.getByText(/Enter the 8 digits/).waitFor({ state: 'detached' })
    await page.keyboard.press('Control+s')
    await page.getByRole('heading', { level: 1, name: 'Keyboard Catering Ltd.' }).waitFor()
    await settled(page)
    expect(await violations(page)).toEqual([])

    await tabTo(page, /^Add a contact/)
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog', { name: 'Add a contact' })
    await drawer.waitFor()
    await tabTo(page, /^Name/)
    await page.keyboard.type('键盘人')
    await tabTo(page, /^Country code/)
    await page.keyboard.type('852')
    await tabTo(page, /^Mobile/)
    await page.keyboard.type('91234567')
    await settled(page)
    expect(await violations(page)).toEqual([])
    await tabTo(page, /^Save$/)
    await page.keyboard.press('Enter')
    await drawer.waitFor({ state: 'detached' })
    const people = page.getByRole('region', { name: 'Contacts' })
    await people.getByRole('link', { name: '键盘人' }).waitFor()
    await tabTo(page, /^键盘人/)
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Call +852 91234567' }).waitFor()
    await settled(page)
    expect(await violations(page)).toEqual([])
    expect(page.problems).toEqual([])

    const { data } = await (
      await place.server.as('brand.approver')
    ).list('/bdcontact', { cond: { name: '键盘人' } })
    expect(data.list[0]).toMatchObject({ mobile: '91234567', country_code: '852' })
    expect(data.list[0].company_id).toBeTruthy()
  })
})

describe('someone who enters what is there already', () => {
  it('is warned, looks at the other in a new tab, and goes on', async () => {
    const admin = await place.server.as('admin')
    const there = { name: '老字号餐饮有限公司', country: 'HK', registration_no: '52223334' }
    expect((await admin.create('/bdcompany', there)).errcode).toBe(0)
    const page = await place.signedIn('brand.editor', { hash: '/brandDB/company/create' })
    await page.getByRole('textbox', { name: /^简体名称/ }).fill('老字号餐饮（有限）公司')
    await page.getByRole('combobox', { name: /^国家或地区/ }).fill('新加坡')
    await page.getByRole('option', { name: /^新加坡/ }).click()
    await page.getByRole('textbox', { name: /^注册号/ }).fill('5222-3334')
    const panel = page.getByRole('region', { name: '可能已有相同记录' })
    await panel.getByText('注册号相同').waitFor()
    await settled(page)
    expect(await violations(page)).toEqual([])

    const [other] = await Promise.all([
      page.context().waitForEvent('page'),
      panel.getByRole('link', { name: '在新标签页打开 老字号餐饮有限公司' }).click(),
    ])
    await other.getByRole('heading', { level: 1, name: '老字号餐饮有限公司' }).waitFor()
    await other.close()

    await page.getByRole('button', { name: '保存', exact: true }).click()
    await page
      .getByRole('alert')
      .getByText(/请先与相同的记录核对/)
      .waitFor()
    await panel.getByRole('checkbox', { name: '不是同一个，继续录入' }).check()
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: '老字号餐饮（有限）公司' }).waitFor()
    expect(page.problems).toEqual([])
  })

  it('is told on a phone, too, where nothing is wider than the screen', async () => {
    const page = await place.signedIn('brand.approver', {
      viewport: { width: 390, height: 844 },
      colorScheme: 'dark',
    })
    const { data } = await (await place.server.as('admin')).list('/bdbrand', { range: '0-0' })
    await page.goto(`${place.url}/#/brandDB/brand/create`)
    await page.locator('#field-name').fill(data.list[0].name)
    await page.getByRole('region', { name: 'This may already exist' }).getByText('same name').waitFor()
    await settled(page)
    expect(await violations(page)).toEqual([])
    for (const path of ['brand/create', 'company', 'contact', 'contact/CT00000/show']) {
      await page.goto(`${place.url}/#/brandDB/${path}`)
      await settled(page)
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
    }
    expect(page.problems).toEqual([])
  })
})
