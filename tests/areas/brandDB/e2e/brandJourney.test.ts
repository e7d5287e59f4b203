import { describe, expect, it } from 'vitest'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'

const place = consoleInBrowser()

describe('someone who maintains brands', () => {
  it('signs in, filters, edits, sees it after a reload, and signs out', async () => {
    const page = await place.open()
    await page.goto(`${place.url}/#/brandDB/brand`)
    await expect.poll(() => page.url()).toContain('#/login?target=')
    await page.getByRole('textbox', { name: '用户名或邮箱' }).fill('brand.approver')
    await page.locator('input[type=password]').fill('wrong')
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await page.getByRole('alert').getByText('用户名或密码不正确').waitFor()

    await page.locator('input[type=password]').fill('Demo#2026')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click()
    await page.getByRole('heading', { level: 1, name: 'Brands' }).waitFor()
    expect(page.url()).toContain('#/brandDB/brand')

    const rows = page.getByRole('row')
    await page.getByRole('group', { name: 'Filters' }).getByRole('button', { name: 'Status' }).click()
    await page.getByRole('checkbox', { name: 'Prospect' }).click()
    await page.keyboard.press('Escape')
    await expect.poll(() => rows.getByText('Active', { exact: true }).count()).toBe(0)
    await expect.poll(() => rows.getByText('Prospect', { exact: true }).count()).toBeGreaterThan(5)
    expect(decodeURIComponent(page.url())).toContain('prospect')

    await rows.nth(1).getByRole('link').first().click()
    await page.getByRole('button', { name: 'Edit' }).click()
    const name = page.getByRole('textbox', { name: 'English name' })
    await name.fill('Renamed by the journey')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { level: 1, name: 'Renamed by the journey' }).waitFor()

    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Renamed by the journey' }).waitFor()
    const stored = await (
      await place.server.as('brand.approver')
    ).list('/bdbrand', { cond: { name_en: 'Renamed by the journey' } })
    expect(stored.data.total).toBe(1)

    await page.getByRole('button', { name: /^Profile/ }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('button', { name: /Sign in|登录/ }).waitFor()
    expect(await page.evaluate(() => localStorage.getItem('atrium.access_token'))).toBeNull()
    expect(page.problems).toEqual([])
  })
})

it('the console shows a person without a menu what to do', async () => {
  const page = await place.signedIn('nomenu')
  await page.getByText('No area is open to you yet').waitFor()
  expect(page.url()).toContain('#/empty')
})

it('the console never lets an old tab go on as somebody who signed in in another one', async () => {
  const old = await place.signedIn('brand.approver', { hash: '/brandDB/brand/B123' })
  await old.getByRole('textbox', { name: 'Target group' }).fill('Typed in the old tab')
  // An address that is typed over it is held up as a click is.
  await old.evaluate(() => {
    location.hash = '#/brandDB/company'
  })
  await old.getByRole('button', { name: 'Stay here' }).click()
  await expect.poll(() => old.url()).toContain('#/brandDB/brand/B123')
  // Whoever is asked whether to leave, stays.
  old.on('dialog', (dialog) => void dialog.dismiss())

  const other = await old.context().newPage()
  await other.goto(`${place.url}/#/login`)
  await other.locator('input[autocomplete=username]').fill('admin')
  await other.locator('input[type=password]').fill('Demo#2026')
  await other.keyboard.press('Enter')
  await other.getByRole('dialog').getByRole('listitem').first().getByRole('button').click()
  await other.getByRole('navigation').first().waitFor()

  await expect.poll(() => old.getByText('Typed in the old tab').count()).toBe(0)
  await expect
    .poll(async () =>
      (
        await old
          .locator('input')
          .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))
      ).join(),
    )
    .not.toContain('Typed in the old tab')
  const stored = await (
    await place.server.as('admin')
  ).list('/bdbrand', { cond: { target_group: 'Typed in the old tab' } })
  expect(stored.data.total).toBe(0)
})
