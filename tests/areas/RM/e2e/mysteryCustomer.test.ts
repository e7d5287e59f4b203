// @runs in full runs
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { violations } from '#tests/support/axe.ts'
import { settled, type ConsolePage } from '#tests/support/browser.ts'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'
import { onePixel } from '#tests/support/onePixel.ts'
import { oneIn } from '#tests/support/isShort.ts'

const place = consoleInBrowser()

const list = '/RM/myscust/result'
const english = { locale: 'en_US' } as const
const looks = [
  ['on a phone', { width: 390, height: 844 }, '1'],
  ['on a desktop', { width: 1440, height: 900 }, '2'],
] as const

const status = (page: ConsolePage, word: string) =>
  page.locator('article header').first().getByText(word, { exact: true }).waitFor()

/** Takes a step that asks nothing, or for what `fill` fills in. */
async function take(
  page: ConsolePage,
  step: string,
  fill?: (dialog: ReturnType<ConsolePage['getByRole']>) => Promise<void>,
) {
  await page.getByRole('button', { name: step, exact: true }).first().click()
  const dialog = page.getByRole('dialog')
  await fill?.(dialog)
  await dialog.getByRole('button', { name: step, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

async function isFine(page: ConsolePage) {
  await settled(page)
  expect(await violations(page)).toEqual([])
}

describe.each(oneIn(2, looks))("a mystery customer's visit %s", (_, viewport, round) => {
  it('is entered, published, appealed and decided, and what was bad is given to somebody', async () => {
    const agency = await place.signedIn('agency.one', { hash: list, viewport, choices: english })
    await agency
      .getByRole('link', { name: /^Create/ })
      .first()
      .click()
    await agency.getByRole('combobox', { name: /^Store/ }).fill('L2-118')
    await agency.getByRole('listbox').getByRole('option').first().click()
    await agency.getByLabel(/^Month/).fill('2026-11')
    await agency.getByLabel(/^Round/).fill(`8${round}`)
    await agency.getByLabel(/^Visited/).fill('2026-11-14T15:30')
    await isFine(agency)
    await agency.getByRole('button', { name: 'Save', exact: true }).click()
    await agency.getByRole('heading', { level: 1, name: `L2-118 · 2026-11 #8${round}` }).waitFor()
    await agency.getByRole('alert').filter({ hasText: 'Answer the remaining questions (14)' }).waitFor()

    // Every point has its maximum, but for two answers, and one that does not apply.
    await agency.getByRole('button', { name: 'Edit' }).click()
    const points = agency.getByRole('textbox', { name: /^Points/ })
    await points.first().waitFor()
    const most = await points.evaluateAll((inputs) =>
      inputs.map(({ parentElement }) => /\d+$/.exec(parentElement?.textContent ?? '')?.[0] ?? ''),
    )
    for (const [index, max] of most.entries())
      await points.nth(index).fill(index === 4 ? '2' : index === 10 ? '3' : max)
    await agency
      .getByRole('checkbox', { name: /^Not applicable/ })
      .nth(9)
      .check()
    await agency
      .getByRole('textbox', { name: /^Comment/ })
      .nth(4)
      .fill('没有人问候')
    // 100 points, 5 of them do not apply, 15 are lost.
    await agency.getByText('Score so far: 84.21. Questions left: 0').waitFor()
    await isFine(agency)
    await agency.getByRole('button', { name: 'Save', exact: true }).click()
    await agency.locator('input[type=file]').setInputFiles(onePixel)
    await agency.getByRole('button', { name: /^Remove .*png/ }).waitFor()
    await take(agency, 'Submit')
    await status(agency, 'Submitted')
    expect(await agency.getByRole('button', { name: /^(Publish|Appeal|Edit)$/ }).count()).toBe(0)

    const manager = await place.signedIn('gz.manager', {
      hash: new URL(agency.url()).hash.slice(1),
      viewport,
      choices: english,
    })
    await take(manager, 'Publish')
    await status(manager, 'Published')
    await isFine(manager)

    await manager.getByRole('button', { name: 'Generate issues' }).click()
    await manager.getByText('Created: 2, updated: 0, removed: 0, kept: 0').waitFor()
    await manager.getByRole('button', { name: 'Generate issues' }).click()
    await manager.getByText('Created: 0, updated: 0, removed: 0, kept: 2').waitFor()

    await manager.goto(`${place.url}/#/RM/myscust/problem`)
    await manager.getByRole('button', { name: 'Reallocate' }).click()
    const asking = manager.getByRole('dialog')
    await asking.getByLabel(/^Month/).fill('2026-11')
    await asking.getByLabel(/^Round/).fill(`8${round}`)
    await asking.getByRole('button', { name: 'Reallocate' }).click()
    await manager.getByText('Reallocated: 2, unchanged: 0, without a route: 0').waitFor()
    await isFine(manager)
    const { rows } = await sql<{ username: string; department: string }>`
      select u.username, p.department from myscust_problem p join myscust_result r on r._id = p.result_id
      left join "user" u on u._id = p.assignee_id
      where r.period = '2026-11' and r.round = ${Number(`8${round}`)}`.execute(place.server.database.db)
    expect(rows).toEqual([
      { username: 'gz.manager', department: '22' },
      { username: 'gz.manager', department: '22' },
    ])

    await manager.goto(agency.url())
    await status(manager, 'Published')
    await manager.getByRole('button', { name: 'Appeal', exact: true }).click()
    const appeal = manager.getByRole('dialog')
    await appeal.getByRole('textbox', { name: /^Reason/ }).fill('The camera shows a greeting')
    await appeal.getByRole('button', { name: 'Appeal' }).click()
    await appeal.getByText('Choose at least one question').waitFor()
    for (const index of [0, 1]) await appeal.getByRole('checkbox').nth(index).check()
    await isFine(manager)
    await appeal.getByRole('button', { name: 'Appeal' }).click()
    await status(manager, 'Under appeal')
    // The person who appealed does not decide.
    const own = manager.getByRole('button', { name: 'Decide appeal' })
    await expect.poll(() => own.getAttribute('aria-disabled')).toBe('true')

    const group = await place.signedIn('grace.group@example.com', {
      site: 'Guangzhou',
      hash: new URL(agency.url()).hash.slice(1),
      viewport,
      choices: english,
    })
    await take(group, 'Decide appeal', async (dialog) => {
      await dialog.getByRole('combobox', { name: /^Decision/ }).selectOption({ label: 'Accept' })
    })
    await status(group, 'Published')
    await group.getByText('84.21').waitFor()
    // Without the two answers every point was given.
    await group.locator('article header').first().getByText('100', { exact: true }).waitFor()
    await isFine(group)
    expect([...agency.problems, ...manager.problems, ...group.problems]).toEqual([])
  }, 240_000)
})

it('a manager asks which rule takes a problem', async () => {
  const page = await place.signedIn('gz.manager', { hash: '/RM/routingRule', choices: english })
  await page.getByRole('button', { name: 'Try it out' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: /^Category/ }).selectOption({ label: 'Licences' })
  await dialog.getByRole('button', { name: 'Which rule takes it?' }).click()
  await page.getByRole('link', { name: '#130' }).waitFor()
  await isFine(page)
  expect(page.problems).toEqual([])
})

it('Hong Kong finds its visits under its own menu entry', async () => {
  const page = await place.signedIn('hk.manager', { hash: '/RMHK/myscust' })
  await page.getByRole('heading', { level: 1, name: '神秘顧客檢測結果' }).waitFor()
  expect(page.url()).toContain('#/RMHK/myscust/result')
  await isFine(page)
})
