// @runs in full runs
import { expect, it } from 'vitest'
import { violations } from '#tests/support/axe.ts'
import { settled } from '#tests/support/browser.ts'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'

const place = consoleInBrowser()

it('the manager of leasing sees which leases end, renews one, has it approved, and follows a floor through the months', async () => {
  const officer = await place.server.as('leasing.sh')
  const page = await place.signedIn('leasing.head', { site: 'Shanghai', hash: '/leasing/expiry' })
  await page.getByRole('article', { name: 'WALE by area (years)' }).waitFor()
  const row = page.getByRole('row', { name: /^2027 / })
  const count = (await row.getByRole('link').first().innerText()).trim()
  expect(Number(count)).toBeGreaterThan(0)
  await settled(page)
  expect(await violations(page)).toEqual([])

  await row.getByRole('link').first().click()
  await page.getByRole('heading', { level: 1, name: /Leases/ }).waitFor()
  await expect.poll(() => page.getByRole('row').count()).toBe(Number(count) + 1)
  await page.getByRole('article', { name: 'Area let' }).waitFor()
  await settled(page)
  expect(await violations(page)).toEqual([])

  const { data } = await officer.list('/leaseship', { cond: { is_expiring: true }, site: '8', range: '0-99' })
  const ids = data.list.map(({ _id }: { _id: string }) => _id)
  const renewals = await officer.list('/leaseship', { cond: { prev_lease_id: { $in: ids } }, range: '0-99' })
  const taken = renewals.data.list.map(({ prev_lease_id }: { prev_lease_id: string }) => prev_lease_id)
  // Some units have their next tenant.
  const signed = await officer.list('/leaseship', { cond: { status: 'signed' }, site: '8', range: '0-99' })
  const followed = signed.data.list.flatMap(({ store_ids }: { store_ids: string[] }) => store_ids)
  const lease = data.list.find(
    ({ _id, store_ids: [unit] }: { _id: string; store_ids: string[] }) =>
      !taken.includes(_id) && !followed.includes(unit),
  )
  await page.goto(`${place.url}/#/leasing/lease/${lease._id}/show`)
  await page.getByRole('button', { name: 'Renew' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('New contract no.').fill('SH-RENEWED')
  await dialog.getByLabel('Start').fill('2027-06-01')
  await dialog.getByLabel('End').fill('2030-05-31')
  await dialog.getByRole('button', { name: 'Renew' }).click()
  await page.getByRole('link', { name: 'SH-RENEWED' }).click()
  await page.getByRole('heading', { level: 1, name: 'SH-RENEWED' }).waitFor()
  for (const [step, status] of [
    ['Submit for approval', 'Pending approval'],
    ['Approve', 'Signed'],
  ] as const) {
    await page.getByRole('button', { name: step }).click()
    await page.getByRole('dialog').getByRole('button', { name: step }).click()
    await page.getByText(status, { exact: true }).first().waitFor()
  }
  await settled(page)
  expect(await violations(page)).toEqual([])

  await page.goto(`${place.url}/#/leasing/stacking`)
  const unit = page.getByRole('button', { name: /^L2-210 Vacant/ })
  await unit.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('complementary', { name: 'L2-210' }).getByText('100 m²').waitFor()
  await settled(page)
  expect(await violations(page)).toEqual([])

  await page.goto(`${place.url}/#/leasing`)
  await page.waitForURL(/#\/leasing\/floor$/)
  await page.getByText('L2', { exact: true }).click()
  await page.getByRole('figure', { name: /^L2 Level 2, \d{4}-\d\d, Tenancy status$/ }).waitFor()
  await page.getByRole('combobox', { name: 'Colour by' }).selectOption('Lease expiry')
  const slider = page.getByRole('slider', { name: 'Month' })
  const months = async () => [await slider.getAttribute('aria-valuetext'), new URL(page.url()).hash]
  const [present] = await months()
  await slider.press('ArrowLeft')
  await slider.press('ArrowLeft')
  await expect.poll(async () => String((await months())[0]) < String(present)).toBe(true)
  await expect
    .poll(async () => {
      const [earlier, hash] = await months()
      return String(hash).replace(String(earlier), 'that of the slider')
    })
    .toMatch(/&tint=expiry&month=that of the slider$/)
  await page.getByRole('button', { name: 'Play' }).click()
  await expect.poll(async () => (await months())[0]).toBe(present)
  await page.getByRole('button', { name: 'Play' }).waitFor()
  await page.getByRole('button', { name: /^L2-210 [A-Z] Vacant/ }).press('ArrowRight')
  await page.keyboard.press('Enter')
  const preview = page.getByRole('complementary', { name: 'L2-101' })
  await preview.getByText('Monthly rent per m²').waitFor()
  await preview.getByRole('link').nth(1).waitFor()
  await settled(page)
  expect(await violations(page)).toEqual([])
  const paper = await page.pdf({ format: 'A4' })
  expect(paper.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
  await page.reload()
  await page.getByRole('figure', { name: `L2 Level 2, ${present}, Lease expiry` }).waitFor()
  await page.getByText('Table', { exact: true }).click()
  await page.getByRole('row', { name: /^L2-210 - Vacant 100/ }).waitFor()
  await settled(page)
  expect(await violations(page)).toEqual([])

  await page.goto(`${place.url}/#/leasing/storeSplitMerge`)
  await page.getByRole('combobox', { name: /^Unit/ }).fill('L2-210')
  await page
    .getByRole('option', { name: /L2-210/ })
    .first()
    .click()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('heading', { level: 1, name: 'Split unit L2-210' }).waitFor()
  expect(page.problems).toEqual([])
})
