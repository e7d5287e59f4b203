// @runs in full runs
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { violations } from '#tests/support/axe.ts'
import { settled, type ConsolePage } from '#tests/support/browser.ts'
import { expectFits } from '#tests/support/screenChecks.ts'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'
import { onePixel } from '#tests/support/onePixel.ts'
import { oneIn } from '#tests/support/isShort.ts'

const place = consoleInBrowser()

const list = '/RM/tourIssue/issueList'
const english = { locale: 'en_US' } as const
const looks = [
  ['on a desktop', { width: 1440, height: 900 }],
  ['on a phone', { width: 390, height: 844 }],
] as const

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

const course = (page: ConsolePage) => page.getByRole('list', { name: 'What happened' })
const status = (page: ConsolePage, word: string) =>
  page.locator('article header').first().getByText(word, { exact: true }).waitFor()

describe.each(oneIn(2, looks))('a problem %s', (_, viewport) => {
  it('is raised, assigned, fixed, sent back, fixed again, verified and closed', async () => {
    const officer = await place.signedIn('gz.officer', { hash: list, viewport, choices: english })
    await officer
      .getByRole('link', { name: /^Create/ })
      .first()
      .click()

    // Only shops that the officer looks after, and that still exist.
    const owned = await sql<{ store_no: string }>`
      select s.store_no from space_owner o join space_owner_store x on x.space_owner_id = o._id
      join store s on s._id = x.store_id join "user" u on u._id = o.user_id
      where u.username = 'gz.officer' and 'tour' = any(o.permits) and not s.is_split and not s.is_merge`.execute(
      place.server.database.db,
    )
    const shop = officer.getByRole('combobox', { name: /^Store/ })
    await shop.click()
    const options = officer.getByRole('listbox').getByRole('option')
    await expect.poll(() => options.count()).toBeGreaterThan(1)
    const ofOwn = owned.rows.map(({ store_no }) => store_no)
    const offered = await options.allInnerTexts()
    expect(offered.filter((text) => !ofOwn.some((number) => text.endsWith(number)))).toEqual([])
    await shop.fill('L2-115')
    await expect.poll(() => options.count()).toBe(0)
    await shop.fill('L2-118')
    await options.first().click()

    await officer.getByRole('combobox', { name: /^Category/ }).selectOption({ label: 'Lighting & signage' })
    await officer.getByRole('combobox', { name: /^Severity/ }).selectOption({ label: 'High' })
    await officer.getByRole('textbox', { name: /^Issue/ }).fill('The sign is dark')
    await officer
      .locator('input[type=file]')
      .first()
      .setInputFiles([onePixel, { ...onePixel, name: 'second.png' }])
    await officer
      .getByRole('button', { name: /Remove/ })
      .nth(1)
      .waitFor()
    await settled(officer)
    expect(await violations(officer)).toEqual([])
    await officer.getByRole('button', { name: 'Save', exact: true }).click()

    const number = await officer.getByRole('heading', { level: 1, name: /^GZ\d{6}\d{3}$/ }).innerText()
    await status(officer, 'Open')
    const [raised] = (
      await (await place.server.as('gz.manager')).list('/TourProblem', { cond: { problem_no: number } })
    ).data.list
    expect(raised.due_at - raised.found_at).toBe(24 * 3600)
    const page = `${place.url}/#/RM/tourIssue/issueDetail/${raised._id}`
    await settled(officer)
    expect(await violations(officer)).toEqual([])

    const bell = async () => (await (await place.server.as('gz.officer')).list('/notification')).data.total
    const told = await bell()
    const manager = await place.signedIn('gz.manager', { hash: list, viewport, choices: english })
    await manager.getByRole('button', { name: /Open$/ }).first().click()
    await manager.getByText(number).first().waitFor()
    await manager.getByRole('checkbox', { name: new RegExp(number) }).check()
    // On a phone the bar of actions covers a part of the list, except at its end.
    await manager.locator('#content').evaluate((content) => content.scrollTo(0, content.scrollHeight))
    await settled(manager)
    expect(await violations(manager)).toEqual([])
    await manager.getByRole('button', { name: 'Assign', exact: true }).click()
    const assigning = manager.getByRole('dialog')
    await assigning.getByRole('combobox', { name: /^Assignee/ }).fill('gz.officer')
    await manager.getByRole('option').first().click()
    await assigning.getByRole('button', { name: 'Assign', exact: true }).click()
    await assigning.getByText('Assigned').waitFor()
    await assigning.getByRole('button', { name: 'Close' }).click()
    expect(await bell()).toBe(told + 1)

    await status(officer, 'Assigned')
    await take(officer, 'Start')
    await status(officer, 'In progress')
    await officer.getByRole('button', { name: 'Mark as fixed' }).click()
    const fixing = officer.getByRole('dialog')
    await fixing.getByRole('textbox', { name: /^What was done/ }).fill('New tube')
    await fixing.getByRole('button', { name: 'Mark as fixed' }).click()
    await fixing.getByText('Fill this in').waitFor()
    await fixing.locator('input[type=file]').setInputFiles(onePixel)
    await fixing.getByRole('button', { name: /Remove/ }).waitFor()
    await fixing.getByRole('button', { name: 'Mark as fixed' }).click()
    await status(officer, 'Fixed')
    expect(await officer.getByRole('button', { name: 'Verify' }).count()).toBe(0)
    const refused = await (
      await place.server.as('gz.officer')
    ).update('/TourProblem', { _id: raised._id }, { action: 'verify' })
    expect(refused.errcode).toBe(4030)

    await manager.goto(page)
    await take(manager, 'Reopen', (dialog) =>
      dialog.getByRole('textbox', { name: 'Reason' }).fill('Still dark'),
    )
    await status(manager, 'Reopened')
    await status(officer, 'Reopened')
    await take(officer, 'Mark as fixed', async (dialog) => {
      await dialog.getByRole('textbox', { name: /^What was done/ }).fill('New sign')
      await dialog.locator('input[type=file]').setInputFiles(onePixel)
      await dialog.getByRole('button', { name: /Remove/ }).waitFor()
    })
    await status(officer, 'Fixed')
    await status(manager, 'Fixed')
    await take(manager, 'Verify')
    await status(manager, 'Verified')
    await take(manager, 'Close')
    await status(manager, 'Closed')
    await expect
      .poll(() => course(manager).locator('> li strong').allInnerTexts())
      .toEqual(['Raised', 'Assigned', 'Started', 'Fixed', 'Reopened', 'Fixed', 'Verified', 'Closed'])
    await settled(manager)
    expect(await violations(manager)).toEqual([])
    expect([...officer.problems, ...manager.problems]).toEqual([])
  }, 240_000)
})

describe('a problem of a shop that was merged since', () => {
  let id = ''
  beforeAll(async () => {
    const officer = await place.server.as('gz.officer')
    const made = await officer.create('/TourProblem', {
      site: '2',
      store_id: 'S-GZ-L2-118',
      category: 'display',
      severity: 3,
      title: 'Empty window',
    })
    id = made.data._id
    await sql`update tour_problem set store_id = 'S-GZ-L2-115' where _id = ${id}`.execute(
      place.server.database.db,
    )
  })

  it('can be read, leads to what the shop became, and can only be ended', async () => {
    const officer = await place.signedIn('gz.officer', {
      hash: `/RM/tourIssue/issueDetail/${id}`,
      choices: english,
    })
    const notice = officer.getByRole('alert').filter({ hasText: 'This shop was merged into' })
    await notice.getByText('L2-118').waitFor()
    await officer.getByText('Empty window').first().waitFor()
    await settled(officer)
    await expectFits(officer)
    expect(await officer.getByRole('button', { name: /Start|Assign|Edit|Add comment/ }).count()).toBe(0)
    expect(officer.problems).toEqual([])

    const manager = await place.signedIn('gz.manager', {
      hash: `/RM/tourIssue/issueDetail/${id}`,
      choices: english,
    })
    await manager.getByRole('button', { name: 'Void' }).waitFor()
    expect(await manager.getByRole('button', { name: /^(Start|Assign|Edit|Add comment)$/ }).count()).toBe(0)
    await settled(manager)
    expect(await violations(manager)).toEqual([])
  })
})

it('Hong Kong staff begin with the issues of their site, under its own address', async () => {
  const page = await place.signedIn('hk.officer')
  await expect.poll(() => page.url()).toContain('#/RMHK/tourIssue/issueList')
  await page.getByRole('heading', { level: 1, name: '巡場問題' }).waitFor()
  await page.getByRole('button', { name: /逾期$/ }).waitFor()
  await settled(page)
  expect(await violations(page)).toEqual([])
  expect(page.problems).toEqual([])
})
