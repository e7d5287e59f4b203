// @runs in full runs
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { violations } from '#tests/support/axe.ts'
import { settled, type ConsolePage } from '#tests/support/browser.ts'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'
import counting from '#tests/support/sampleJobs.ts'

const place = consoleInBrowser({ plugins: [counting] })

let page: ConsolePage
beforeAll(async () => {
  page = await place.signedIn('finance.analyst', {
    site: '广州',
    hash: '/PS/tenantSale?month=2026-10',
    choices: { locale: 'en_US' },
    viewport: { width: 1440, height: 900 },
    isKept: true,
  })
})

/** Units of Guangzhou that had the same tenant all October. */
async function units(count: number): Promise<string[]> {
  const { rows } = await sql<{ store_no: string }>`
    select store_no from store join tenant_ship ship on ship.store_id = store._id
    where store.site = '2' and ship.deleted_at is null and open_date <= '2026-10-01'
      and coalesce(actual_exit_date, end_date) > '2026-10-31' and ship.sales_category_id is not null
      and not store.is_split and not store.is_merge
    group by store_no having count(*) = 1 order by store_no limit ${count}`.execute(place.server.database.db)
  return rows.map(({ store_no }) => store_no)
}

async function send(content: string) {
  await page.locator('input[type=file]').setInputFiles({
    name: 'sales.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(content),
  })
  await page.getByRole('button', { name: 'Check the file' }).click()
}

/** Pastes a text as a spreadsheet puts it into the clipboard. */
const paste = (text: string) =>
  page.getByRole('grid').evaluate((grid, given) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', given)
    grid.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)

describe("a month of tenants' sales", () => {
  it('is previewed from a file with its wrong rows, and stored once it is right', async () => {
    const [unit = ''] = await units(1)
    await page.getByRole('link', { name: 'Import' }).click()
    const head = 'Unit,Day,Sales,Remark\n'
    await send(`${head}${unit},2026-10-05,88001.5,\n${unit},2026-10-06,-3,\nNONE,2026-10-07,5,\n`)
    await page.getByRole('row', { name: /Say why the amount is below 0/ }).waitFor()
    await page.getByRole('row', { name: /Not found here/ }).waitFor()
    const stored = () =>
      place.server
        .as('finance.analyst')
        .then((who) => who.list('/TenantSale', { site: '2', cond: { amount: 88001.5 } }))
    expect((await stored()).data.total).toBe(0)
    await page.getByRole('link', { name: 'Send another file' }).click()
    // The parts of the amount that was reported do not fit this one, and stay unless the file says them.
    await send(`${head}${unit},2026-10-05,88001.5,\n${unit},2026-10-06,-3,Returns\n`)
    await page.getByRole('row', { name: /^Sales without tax Enter an amount between 0/ }).waitFor()
    await page.getByRole('link', { name: 'Send another file' }).click()
    const parts = 'Unit,Day,Sales,Sales without tax,Sold to members,Sold online,Remark\n'
    await send(`${parts}${unit},2026-10-05,88001.5,,,,\n${unit},2026-10-06,-3,-2.8,0,0,Returns\n`)
    await page.getByRole('button', { name: /^Save \d records?$/ }).click()
    await page.getByText('The records are saved.').waitFor()
    expect((await stored()).data.total).toBe(1)
  })

  it('takes 400 cells from a spreadsheet, marks what is wrong in place, and saves the rest in one go', async () => {
    await page.goto(`${place.url}/#/PS/tenantSale?month=2026-10`)
    const grid = page.getByRole('grid', { name: 'Daily sales of 2026-10 in CNY' })
    await grid.waitFor()
    await settled(page)
    expect(await violations(page)).toEqual([])
    // 16 tenants and 25 days, as Excel shows amounts; one cell is a word, one is below zero without a remark.
    const line = () => Array.from({ length: 25 }, () => '7,001.23')
    const cells = Array.from({ length: 16 }, line)
    cells[0]?.splice(0, 2, 'closed', '(12.00)')
    await grid.focus()
    await page.keyboard.press('Control+Home')
    await paste(`${cells.map((row) => row.join('\t')).join('\r\n')}\r\n`)
    await page.getByRole('button', { name: /^Paste \d+ cells$/ }).click()
    const message = await page.getByText(/^\d+ cells pasted/).textContent()
    const pasted = Number(/^\d+/.exec(message ?? '')?.[0])
    const kept = Number(/(\d+) cannot be changed/.exec(message ?? '')?.[1] ?? 0)
    expect(pasted + kept).toBe(400)
    expect(pasted).toBeGreaterThan(300)
    const wrong = grid.locator('[aria-invalid=true]')
    await expect
      .poll(() => wrong.allTextContents())
      .toEqual([
        expect.stringMatching(/^closed “closed” is not one number/),
        expect.stringMatching(/^\(12\.00\) Say why the amount is below 0/),
      ])
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    // For one small shop this is ten times as much as it sold before.
    await page
      .getByRole('dialog', { name: 'Is this meant?' })
      .getByRole('button', { name: 'Yes, save' })
      .click()
    await page.getByText(`${pasted - 2} cells saved`).waitFor()
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from tenant_sale where site = '2' and amount = 7001.23 and deleted_at is null`.execute(
      place.server.database.db,
    )
    expect(rows[0]?.n).toBe(pasted - 2)

    // Nothing leaves while cells are not saved, unless the user agrees.
    await page.getByRole('link', { name: 'List of records' }).click()
    const question = page.getByRole('dialog')
    await question.getByRole('button', { name: 'Stay' }).click()
    await grid.focus()
    await page.keyboard.press('Control+Home')
    await page.keyboard.press('Control+Home')
    await page.keyboard.press('Delete')
    await page.keyboard.press('ArrowRight')
    await page.getByRole('textbox', { name: 'Remark' }).fill('Returns of September')
    await page.getByRole('textbox', { name: 'Remark' }).press('Enter')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText(/^[12] cells? saved/).waitFor()

    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByRole('menuitem').last().click()
    expect((await coming).suggestedFilename()).toMatch(/\.csv$/)
    const listed = page.waitForResponse(/\/TenantSale\?/)
    await page.getByRole('link', { name: 'List of records' }).click()
    expect((await (await listed).json()).errcode).toBe(0)
    await page.getByRole('row').nth(1).waitFor()
    expect(page.problems).toEqual([])
  })
})
