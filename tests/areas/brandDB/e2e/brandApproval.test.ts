// @runs in full runs
import { gzipSync } from 'node:zlib'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { devices } from 'playwright'
import { expect, it } from 'vitest'
import { violations } from '#tests/support/axe.ts'
import { consoleFolder, settled } from '#tests/support/browser.ts'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'
import { onePixel } from '#tests/support/onePixel.ts'

const place = consoleInBrowser()

const inprogress = async (username: string, brand: string) =>
  (await (await place.server.as(username)).call('GET', `/bd/brand/audit_inprogress/${brand}`)).data

it('a brand is changed by an editor, rejected, handed in again, approved, and free again', async () => {
  // A link out of a mail.
  const editor = await place.signedIn('brand.editor', { hash: '/brandDB/brandModification/B123?from=mail' })
  await expect.poll(() => editor.url()).toContain('#/brandDB/brandModifyPC/B123?from=mail')

  await editor.getByRole('textbox', { name: /^简体名称/ }).fill('旅程新名')
  await editor.getByRole('textbox', { name: '英文名称' }).fill('Renamed by the journey')
  await editor.locator('input[type=file]').first().setInputFiles(onePixel)
  await editor.getByRole('button', { name: '移除 logo.png' }).waitFor()
  // What is stored stands beside what is proposed.
  await expect.poll(() => editor.getByText('现值', { exact: true }).count()).toBe(3)
  await settled(editor)
  expect(await violations(editor)).toEqual([])
  await editor.getByRole('button', { name: '提交审批' }).click()
  await editor.getByRole('region', { name: '审批中' }).waitFor()
  await expect.poll(() => editor.getByRole('textbox', { name: '英文名称' }).count()).toBe(0)
  await settled(editor)
  expect(await violations(editor)).toEqual([])

  // Somebody else opened the form before, and a third person is refused by the server.
  const { audit } = await inprogress('brand.editor', 'B123')
  const trainee = await place.server.as('trainee.brand')
  expect(await trainee.update('/bdbrand', { _id: 'B123' }, { name: 'x' })).toMatchObject({
    errcode: 4094,
    data: { audit_id: audit._id },
  })

  await editor.getByRole('link', { name: '查看申请' }).click()
  await editor.getByRole('button', { name: '撤回' }).waitFor()
  expect(await editor.getByRole('button', { name: '批准' }).count()).toBe(0)

  const approver = await place.signedIn('brand.approver', { hash: '/brandDB/brandAudit' })
  await approver.getByRole('link', { name: 'To decide' }).click()
  await expect.poll(() => decodeURIComponent(approver.url())).toContain('{"$step":"approve"}')
  await settled(approver)
  expect(await violations(approver)).toEqual([])
  await approver.goto(`${place.url}/#/brandDB/brandAudit/${audit._id}`)
  await approver.getByRole('heading', { name: 'Changes' }).waitFor()
  await expect.poll(() => approver.locator('[data-side=after]').count()).toBe(3)
  await settled(approver)
  expect(await violations(approver)).toEqual([])

  await approver.getByRole('button', { name: 'Reject' }).click()
  const question = approver.getByRole('dialog')
  await question.getByRole('button', { name: 'Reject' }).click()
  await question.getByText('Say why').waitFor()
  await question.getByRole('textbox', { name: 'Reason' }).fill('标志不清楚')
  await question.getByRole('button', { name: 'Reject' }).click()
  // The next request opens by itself.
  await expect.poll(() => approver.url()).not.toContain(audit._id)

  await editor.goto(`${place.url}/#/brandDB/brandAudit/${audit._id}`)
  await editor.reload()
  await editor.getByRole('button', { name: '通知' }).click()
  await editor
    .getByText(/被驳回/)
    .first()
    .waitFor()
  await editor.keyboard.press('Escape')
  await editor.getByRole('button', { name: '重新提交' }).click()
  await editor.getByRole('dialog').getByRole('button', { name: '重新提交' }).click()
  await editor.getByText('等待第 1 级审批（共 1 级）').waitFor()

  await approver.goto(`${place.url}/#/brandDB/brandAudit/${audit._id}`)
  await approver.getByText('标志不清楚').first().waitFor()
  await approver.getByRole('button', { name: 'Approve' }).click()
  await approver.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect.poll(async () => (await inprogress('brand.editor', 'B123')).audit).toBeNull()
  const brand = (await trainee.call('GET', '/bdbrand/B123')).data
  expect(brand).toMatchObject({ name: '旅程新名', name_en: 'Renamed by the journey', audit_status: 'none' })
  expect(brand.logo).toMatch(/^up-/)
  const history = (await trainee.call('GET', '/bdbrand/B123/history')).data
  expect(Object.keys(history.list[0].diff)).toContain('name_en')
  expect([...editor.problems, ...approver.problems]).toEqual([])
})

it('a new brand is proposed with the company behind it, and is there once it is approved', async () => {
  const editor = await place.signedIn('brand.editor', { hash: '/brandDB/brandAudit' })
  await editor.getByRole('link', { name: '申请新增品牌' }).click()
  await editor.getByRole('textbox', { name: '简体名称必填' }).fill('旅程新牌')
  await editor.getByRole('button', { name: /^类别/ }).click()
  await editor.getByRole('listbox', { name: '类别' }).getByRole('option').first().click()
  await editor.keyboard.press('Escape')
  await editor.locator('input[type=file]').first().setInputFiles(onePixel)
  await editor.getByRole('button', { name: '移除 logo.png' }).waitFor()
  await editor.getByRole('button', { name: '添加公司' }).click()
  const dialog = editor.getByRole('dialog', { name: '添加公司' })
  await dialog.getByRole('combobox', { name: '公司' }).click()
  await editor.locator('li[role=option]').first().click()
  await dialog.getByRole('combobox', { name: '关系' }).selectOption({ label: '代理' })
  expect(await violations(editor)).toEqual([])
  await dialog.getByRole('button', { name: '确定' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await violations(editor)).toEqual([])
  await editor.getByRole('button', { name: '提交审批' }).click()
  await editor.getByRole('heading', { name: '旅程新牌' }).waitFor()
  await editor.getByText('等待第 1 级审批（共 1 级）').waitFor()

  const { hash } = new URL(editor.url())
  const approver = await place.signedIn('brand.approver', { hash: hash.slice(1) })
  await approver.getByRole('heading', { name: 'The new brand' }).waitFor()
  await settled(approver)
  expect(await violations(approver)).toEqual([])
  await approver.getByRole('button', { name: 'Approve' }).click()
  await approver.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  // The next request opens by itself.
  await expect.poll(() => new URL(approver.url()).hash).not.toBe(hash)
  await approver.getByRole('button', { name: 'Next', exact: true }).waitFor()
  const [made] = (
    await (await place.server.as('brand.editor')).list('/bdbrand', { cond: { name: '旅程新牌' } })
  ).data.list
  await approver.goto(`${place.url}/#/brandDB/brand/${made._id}/show`)
  await approver.getByText('Agency').waitFor()
  expect(made.logo).toMatch(/^up-/)
  expect([...editor.problems, ...approver.problems]).toEqual([])
})

it('on a phone the link leads once, to a light page on which the brand is changed', async () => {
  const page = await place.open({ ...devices['iPhone 13'], locale: 'zh-HK' })
  await page.goto(`${place.url}/brandDB/brandModification/B5?from=mail`)
  await page.getByRole('link', { name: '登录' }).click()
  await expect.poll(() => page.url()).toContain('#/login?target=')
  await page.locator('input[autocomplete=username]').fill('brand.editor')
  await page.locator('input[type=password]').fill('Demo#2026')
  await page.locator('button[type=submit]').click()
  const site = page.getByRole('dialog').getByRole('listitem').first().getByRole('button')
  const form = page.getByRole('textbox', { name: '英文名称' })
  await site.or(form).first().waitFor()
  if (await site.isVisible()) await site.click()
  await form.waitFor()
  const address = page.url()
  expect(address).toBe(`${place.url}/brandDB/brandModification/B5?from=mail`)
  const visited: string[] = []
  page.on('framenavigated', (frame) => visited.push(frame.url()))

  await page.getByRole('button', { name: '繁體中文' }).click()
  expect(await page.locator('html').getAttribute('lang')).toBe('zh-HK')
  await page.getByRole('textbox', { name: '英文名稱' }).fill('')
  await page.getByRole('textbox', { name: '簡體中文名稱' }).fill('')
  await page.getByLabel('選擇圖片').setInputFiles(onePixel)
  await page.getByRole('img', { name: '標誌' }).waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: '遞交審批' }).click()
  await page.getByText('請填寫').waitFor()
  await page.getByRole('textbox', { name: '簡體中文名稱' }).fill('手機改名')
  await page.getByRole('button', { name: '遞交審批' }).click()
  await page.getByText('審批中').waitFor()
  expect(await violations(page)).toEqual([])
  const { audit } = await inprogress('brand.editor', 'B5')
  expect(audit).toMatchObject({ source: 'mobile', after: { name: '手機改名', name_en: null } })
  expect(Object.keys(audit.after).toSorted()).toEqual(['logo', 'name', 'name_en'])

  await page.getByRole('button', { name: '撤回申請' }).click()
  await page.getByRole('textbox', { name: '英文名稱' }).waitFor()
  expect((await inprogress('brand.editor', 'B5')).audit).toBeNull()
  // It leads nowhere by itself.
  expect([visited, page.url()]).toEqual([[], address])
  expect(page.problems).toEqual([])
})

it('the page for phones is light', () => {
  const files = readdirSync(join(consoleFolder, 'assets')).filter((name) =>
    /^brandModification.*\.js$/.test(name),
  )
  const sizes = files.map((file) => gzipSync(readFileSync(join(consoleFolder, 'assets', file))).length)
  expect(sizes.length).toBeGreaterThan(0)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(20_000)
})
