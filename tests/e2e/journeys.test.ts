import { buffer as bufferOf } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'

// Steps of people's journeys that no other browser test takes.

const english = { locale: 'en_US' } as const
const place = consoleInBrowser()

describe('a manager of daily scoring', () => {
  it('takes the ranking of a day home as a file, and sees how a shop did on an item over time', async () => {
    const page = await place.signedIn('gz.manager', { hash: '/RM_evaluate/results', choices: english })
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download the ranking' }).click()
    await page.getByRole('menuitem', { name: 'By shop (CSV, the ranking only)' }).click()
    const file = await coming
    expect(file.suggestedFilename()).toMatch(/^daily_ranking_2_\d{4}-?\d\d-?\d\d\.csv$/)
    const lines = (await file.createReadStream()).setEncoding('utf8')
    let text = ''
    for await (const part of lines) text += String(part)
    expect(text.trimEnd().split('\n').at(-1)).toMatch(/^"?Total/)

    await page.goto(`${place.url}/#/RM_evaluate/itemHistory`)
    await page.getByRole('figure').first().waitFor()

    await page.goto(`${place.url}/#/RM_evaluate/itemRanking`)
    await page.getByRole('row').nth(1).waitFor()
    expect(page.problems).toEqual([])
  })

  it('fills in the scores of a day in the file that the console offers, and has it checked before it counts', async () => {
    const page = await place.signedIn('gz.manager', { hash: '/RM_evaluate/upload', choices: english })
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Template' }).click()
    const buffer = await bufferOf(await (await coming).createReadStream())
    const file = { name: 'scores.xlsx', mimeType: 'application/octet-stream', buffer }
    await page.locator('input[type=file]').setInputFiles(file)
    await page.getByRole('article', { name: 'Unchanged' }).waitFor()
    expect(page.problems).toEqual([])
  })
})

describe('somebody who maintains brands', () => {
  it('finds a category at any level by typing, and sees which brands sell most and pay most', async () => {
    const page = await place.signedIn('brand.approver', { hash: '/brandDB/brand/create', choices: english })
    await page.getByRole('button', { name: /^Category/ }).click()
    const search = page.getByRole('searchbox', { name: 'Search' })
    await search.fill('fashion')
    const found = page.getByRole('button', { name: / › / }).first()
    const name = await found.innerText()
    await found.click()
    await page
      .getByRole('button', { name: /^Category/ })
      .getByText(name.split(' › ')[0] ?? '')
      .waitFor()

    const head = await place.signedIn('leasing.head', { hash: '/brandDB/ranking', choices: english })
    await head.getByRole('row').nth(1).waitFor()
    const byRent = head.waitForResponse(/\/bd\/brand\/rent_top20/)
    await head.goto(`${place.url}/#/brandDB/ranking?by=rent`)
    expect((await (await byRent).json()).errcode).toBe(0)
    await head.getByRole('columnheader', { name: /Rent/ }).first().waitFor()
    await head.getByRole('row').nth(1).waitFor()
    expect([...page.problems, ...head.problems]).toEqual([])
  })
})

describe('the D-Park team', () => {
  it('looks at the month of its site by the clock of the operator, and goes from a tour to its page', async () => {
    const page = await place.signedIn('dpark.team', { hash: '/DP/calendar', choices: english })
    const today = page.locator('[aria-current=date]')
    const { data } = await place.server.anonymous.call('GET', '/health')
    const site = new Intl.DateTimeFormat('en-GB', { day: 'numeric', timeZone: 'Asia/Hong_Kong' })
    await expect.poll(() => today.innerText()).toBe(site.format(data.now * 1000))
    const events = page.locator('#content li a')
    await events.first().click()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForURL(/\/show/)
    expect(page.problems).toEqual([])
  })
})

describe('a manager of leasing', () => {
  it('sees a lease about to end leave the watch list once its successor is agreed', async () => {
    const officer = await place.server.as('leasing.sh')
    const head = await place.server.as('leasing.head')
    await head.call('POST', '/flag/regen', {}, { site: '8' })
    const endings = async () =>
      (
        await head.list('/flag', {
          site: '8',
          range: 'ALL',
          cond: { metric: 'lease_days_left', status: 'open' },
        })
      ).data.list
    const [flagged] = await endings()
    const { data: leases } = await officer.list('/leaseship/list', {
      site: '8',
      cond: { store_ids: [flagged.store_id], status: 'active' },
    })
    const [lease] = leases.list
    const day = 86_400_000
    const start = new Date(Date.parse(lease.end_date) + day).toISOString().slice(0, 10)
    const step = (doc: object, who = officer, _id = lease._id) => who.update('/leaseship', { _id }, doc)
    await step({
      action: 'renew',
      contract_no: 'SH-NEXT',
      start_date: start,
      end_date: `${Number(start.slice(0, 4)) + 3}${start.slice(4)}`,
    })
    const next = await nextOf(officer, lease._id)
    await step({ action: 'submit' }, officer, next)
    await step({ action: 'approve' }, head, next)

    const page = await place.signedIn('leasing.head', {
      site: 'Shanghai',
      hash: `/Flagging/list/${flagged._id}/show`,
      choices: english,
    })
    await page.getByRole('heading', { name: 'Evidence' }).waitFor()
    await page.goto(`${place.url}/#/Flagging/list`)
    await page.getByRole('button', { name: 'Update now' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Update now' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.goto(`${place.url}/#/Flagging/list/${flagged._id}/show`)
    await page.getByText('Cleared', { exact: true }).first().waitFor()
    expect((await endings()).map(({ _id }: { _id: string }) => _id)).not.toContain(flagged._id)
    expect(page.problems).toEqual([])
  })
})

describe('an administrator', () => {
  it('imports permissions after a look at what changes, and finds the change in the audit log', async () => {
    const page = await place.signedIn('admin', { hash: '/System/permission', choices: english })
    const choose = async () => {
      await page.getByRole('button', { name: 'Import', exact: true }).click()
      const content = 'code,name,name_en,name_tc,area,roles\nkiosk.view,亭·查看,Kiosks: view,亭·檢視,kiosk,\n'
      await page
        .getByRole('dialog')
        .locator('input[type=file]')
        .setInputFiles({ name: 'permissions.csv', mimeType: 'text/csv', buffer: Buffer.from(content) })
    }
    const dialog = page.getByRole('dialog')
    await choose()
    await dialog.getByText('New', { exact: false }).first().waitFor()
    await dialog.getByRole('button', { name: 'Import', exact: true }).click()
    await page.getByText('The permissions are imported').waitFor()
    await choose()
    await dialog.getByText('There is nothing to change').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })

    await page.goto(`${place.url}/#/System/auditlog`)
    await page.getByRole('row').filter({ hasText: 'kiosk.view' }).first().waitFor()
    expect(page.problems).toEqual([])
  })
})

async function nextOf(client: Awaited<ReturnType<typeof place.server.as>>, prev: string): Promise<string> {
  const { data } = await client.list('/leaseship', { site: '8', cond: { prev_lease_id: prev } })
  return data.list[0]._id
}
