// @runs in full runs
import { describe, expect, it, vi } from 'vitest'
import { violations } from '#tests/support/axe.ts'
import { settled, type ConsolePage } from '#tests/support/browser.ts'
import { expectFits } from '#tests/support/screenChecks.ts'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'

const place = consoleInBrowser()
const english = { locale: 'en_US' } as const

describe('a daily score', () => {
  it('takes one tap for each item on a phone, also without a connection, and reaches the ranks; corrections can be undone', async () => {
    const officer = await place.signedIn('gz.officer', {
      hash: '/RM_evaluate/scoring',
      viewport: { width: 390, height: 844 },
      choices: english,
    })
    const shop = officer.getByRole('button', { name: /Not scored/ }).first()
    await shop.waitFor()
    await expectNoViolations(officer)
    const [unit = ''] = (await shop.locator('strong').innerText()).split(' ')
    await shop.click()

    await officer.getByText('0 of 25 items').waitFor()
    // To look starts no report: the first answer does.
    expect(officer.url()).toContain('/scoring/shop/')
    let taps = 0
    const tap = async (item: number, name: string) => {
      const points = officer.locator('fieldset').nth(item)
      await points.getByRole('button', { name, exact: true }).click()
      taps += 1
    }
    await tap(0, 'N/A')
    await tap(1, '4')
    await officer.getByText('2 of 25 items · Saved').waitFor()
    const report = officer.url().split('/').at(-1) ?? ''

    // The browser is closed before the connection is back.
    await officer.context().setOffline(true)
    for (let item = 2; item < 12; item += 1) await tap(item, '8')
    await officer.getByText('12 of 25 items · No connection').waitFor()
    await officer.goto('about:blank')
    await officer.context().setOffline(false)
    // The list of shops is enough for them to be sent.
    await officer.goto(`${place.url}/#/RM_evaluate/scoring`)
    const server = await place.server.as('gz.officer')
    await vi.waitFor(async () => {
      const { data } = await server.call('GET', '/ts/daily/scoring', { report_id: report })
      const done = data.items.filter(({ score, is_na }: ScoreCell) => score !== null || is_na)
      expect(done).toHaveLength(12)
    }, 30_000)
    await officer.goto(`${place.url}/#/RM_evaluate/scoring/${report}`)
    await officer.getByText('12 of 25 items · Saved').waitFor()

    for (let item = 12; item < 25; item += 1) await tap(item, '10')
    await officer.getByText('25 of 25 items · Saved').waitFor()
    expect(taps).toBe(25)
    await officer.getByRole('button', { name: 'Submit' }).click()
    await officer.getByText('1 item to finish').waitFor()
    await officer.getByRole('button', { name: 'Say why the score is low' }).click()
    const note = officer.getByRole('dialog')
    await note.getByRole('textbox', { name: /^Remark/ }).fill('Window display untidy')
    await note.getByRole('button', { name: 'Save' }).click()
    await expectNoViolations(officer)
    await officer.getByRole('button', { name: 'Submit' }).click()
    await officer.waitForURL(/RM_evaluate\/scoring$/)

    const manager = await place.signedIn('gz.manager', {
      hash: `/RM_evaluate/scoringList/${report}/show`,
      choices: english,
    })
    await manager.getByText('Window display untidy').waitFor()
    await expectNoViolations(manager)
    await manager.goto(`${place.url}/#/RM_evaluate/scoringList`)
    await manager.getByRole('row', { name: unit }).first().getByRole('checkbox').check()
    await manager.getByRole('button', { name: 'Confirm', exact: true }).click()
    await manager.getByRole('dialog').getByRole('button', { name: 'Confirm', exact: true }).click()
    await manager.getByText('1 confirmed, 0 skipped').waitFor()
    await manager.goto(`${place.url}/#/RM_evaluate/results`)
    await manager.getByText('Site average').waitFor()
    await manager.getByRole('row', { name: unit }).waitFor()
    // It is that of the site, which is shown already.
    await manager.getByText('Guangzhou average').waitFor({ state: 'detached' })
    await expectNoViolations(manager)
    await manager.getByRole('row', { name: unit }).getByRole('button').click()
    // Of weights of 96: 4 × 0.4, 42 × 0.8 and 50 × 1.
    await manager.getByRole('dialog').getByRole('heading', { name: 'Score 88.75' }).waitFor()
    await expectNoViolations(manager)
    await manager.keyboard.press('Escape')
    await manager.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await manager.getByRole('button', { name: 'Calculate again' }).count()).toBe(0)
    await manager.getByRole('button', { name: 'Download the ranking' }).click()
    const file = manager.waitForEvent('download')
    await manager.getByRole('menuitem', { name: 'By shop (Excel)' }).click()
    expect((await file).suggestedFilename()).toMatch(/^daily_ranking_2_\d{4}-\d\d-\d\d\.xlsx$/)
    // The demo has a tie on the second day of its results.
    const ranks = manager.getByRole('row').locator('td:nth-child(2)')
    const days = manager.getByRole('combobox', { name: 'Scoring day' })
    const tied = await days.getByRole('option', { name: '2026/11/13' }).innerText()
    await days.selectOption(tied)
    await expect.poll(async () => (await ranks.allInnerTexts()).slice(0, 4)).toEqual(['1', '2', '2', '4'])
    await manager.goto(`${place.url}/#/RM_evaluate/itemHistory`)
    const shops = manager.getByRole('combobox', { name: 'Shop' })
    const own = await shops.getByRole('option', { name: unit }).first().innerText()
    await shops.selectOption(own)
    await manager.getByRole('figure', { name: /over time/ }).waitFor()
    await expectNoViolations(manager)
    expect(manager.problems).toEqual([])

    // A confirmed score turns out to be wrong.
    const group = await place.signedIn('grace.group@example.com', {
      site: 'Guangzhou',
      hash: `/RM_evaluate/scoringList/${report}/show`,
      choices: english,
    })
    await group.getByRole('button', { name: 'Return', exact: true }).click()
    await act(group, 'Return', 'Wrong shop window')
    await officer.goto(`${place.url}/#/RM_evaluate/scoring/${report}`)
    await officer.getByText('Returned: Wrong shop window').waitFor()
    await tap(0, '10')
    await officer.getByText('25 of 25 items · Saved').waitFor()
    await officer.getByRole('button', { name: 'Submit' }).click()
    await officer.waitForURL(/RM_evaluate\/scoring$/)
    await manager.goto(`${place.url}/#/RM_evaluate/scoringList`)
    await manager.getByRole('button', { name: 'Confirm the whole day' }).first().click()
    await manager.getByRole('dialog').getByRole('button', { name: 'Confirm', exact: true }).click()
    await manager.getByText(/[1-9]\d* confirmed, \d+ skipped/).waitFor()

    await group.goto(`${place.url}/#/RM_evaluate/results`)
    const row = group.getByRole('row', { name: unit })
    await group.getByText('These results are out of date').waitFor()
    await row.getByText('88.75').waitFor()
    await group.getByRole('button', { name: 'Calculate again' }).click()
    await act(group, 'Calculate again', 'Score corrected')
    await group.getByText('Version 2: 1 shop changed').waitFor()
    await row.getByText('89.2').waitFor()
    await group.getByText(/Version 2 · calculated again .* Score corrected/).waitFor()
    await group.getByRole('button', { name: 'Calculate again' }).click()
    await act(group, 'Calculate again', 'Once more')
    await group.getByText('Nothing changed, so there is no new version').waitFor()
    await group.getByRole('button', { name: 'What changed' }).click()
    await group.getByRole('row', { name: /88\.75 → 89\.2/ }).waitFor()
    await expectNoViolations(group)

    await group.getByRole('button', { name: 'Restore a version' }).click()
    await act(group, 'Restore a version', 'As it was')
    await group.getByText(/Version 3 · restored from version 1 .* As it was/).waitFor()
    await row.getByText('88.75').waitFor()
    await group.getByRole('button', { name: 'Restore a version' }).click()
    await act(group, 'Restore a version', 'Corrected after all')
    await group.getByText(/Version 4 · restored from version 2/).waitFor()
    await row.getByText('89.2').waitFor()
    expect(group.problems).toEqual([])
    expect(officer.problems.filter((problem) => !/ERR_INTERNET_DISCONNECTED/.test(problem))).toEqual([])
  }, 300_000)
})

interface ScoreCell {
  readonly score: number | null
  readonly is_na: boolean
}

/** Gives the reason that a dialog asks for, and acts. */
async function act(page: ConsolePage, name: string, reason: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill(reason)
  await dialog.getByRole('button', { name, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

async function expectNoViolations(page: ConsolePage): Promise<void> {
  await settled(page)
  expect(await violations(page)).toEqual([])
  await expectFits(page)
}
