// @runs longer in full runs
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { violations } from '#tests/support/axe.ts'
import { settled } from '#tests/support/browser.ts'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'
import { onePixel } from '#tests/support/onePixel.ts'
import { oneIn } from '#tests/support/isShort.ts'

const place = consoleInBrowser()

const english = { locale: 'en_US' } as const
const looks = [
  ['on a phone', { width: 390, height: 844 }],
  ['on a desktop', { width: 1440, height: 900 }],
] as const

describe.each(oneIn(2, looks))('a tour %s', (_, viewport) => {
  it('is planned by the manager: when, by whom and through which shops', async () => {
    const manager = await place.signedIn('gz.manager', { hash: '/RM/tour/list', viewport, choices: english })
    await manager.getByRole('heading', { level: 1, name: 'Tours' }).waitFor()
    await manager.getByRole('link', { name: 'Today' }).waitFor()
    await settled(manager)
    expect(await violations(manager)).toEqual([])
    await manager
      .getByRole('link', { name: /^Create/ })
      .first()
      .click()
    await manager.getByRole('textbox', { name: /^Title/ }).fill('Evening round')
    await manager.getByLabel(/^Planned for/).fill('2026-11-30T18:00')
    await manager.getByRole('combobox', { name: /^Assignees/ }).fill('gz.officer')
    await manager.getByRole('option').first().click()
    await manager.getByRole('combobox', { name: /^Assignees/ }).press('Escape')
    await manager.getByRole('checkbox', { name: /^L2-118/ }).check()
    await manager.getByRole('checkbox', { name: /^B1-102/ }).check()
    await manager.getByText('2 stores', { exact: true }).waitFor()
    await settled(manager)
    expect(await violations(manager)).toEqual([])
    await manager.getByRole('button', { name: 'Save', exact: true }).click()

    await manager.getByRole('heading', { level: 1, name: 'Evening round' }).waitFor()
    const route = manager.getByRole('region', { name: 'Route' })
    await route.getByText('0 of 2 shops').waitFor()
    // From the lowest floor up, in whatever order they were chosen.
    await expect
      .poll(async () => (await route.locator('li strong').allInnerTexts()).join(' '))
      .toBe('B1-102 L2-118')
    await settled(manager)
    expect(await violations(manager)).toEqual([])
    expect(manager.problems).toEqual([])
  })

  it('is resumed by the officer, who checks two shops, raises an issue with a photo, and finishes', async () => {
    const as = await place.server.as('gz.officer')
    const manager = await place.server.as('gz.manager')
    const officerId = (await as.call('GET', '/userinfo')).data._id
    const owned = await sql<{ _id: string }>`
      select s._id from space_owner o join space_owner_store x on x.space_owner_id = o._id
      join store s on s._id = x.store_id where o.user_id = ${officerId} and o.valid_to is null and 'tour' = any(o.permits)
        and not s.is_split and not s.is_merge and s.store_no <> 'L2-118' order by s.store_no limit 1`.execute(
      place.server.database.db,
    )
    const other = owned.rows[0]?._id ?? ''
    const { data: tour } = await manager.create('/tour', {
      site: '2',
      title: `Morning round at ${viewport.width}`,
      planned_at: 1794711600,
      store_ids: [other, 'S-GZ-L2-118'],
      assignee_ids: [officerId],
    })
    await as.update('/tour', { _id: tour._id }, { action: 'start' })
    // Left off after the first point of the first shop.
    const begun = await as.create('/TourResult', { site: '2', tour_id: tour._id, store_id: other })
    expect(begun.errcode).toBe(0)
    const { item: first, name } = tour.checklist[0]
    await as.update('/TourResult', { _id: begun.data._id }, { action: 'check', item: first, result: 'pass' })

    const officer = await place.signedIn('gz.officer', { hash: '/RM/tour/list', viewport, choices: english })
    await officer.getByRole('link', { name: 'Mine' }).click()
    await officer.getByText(tour.title).first().click()
    const route = officer.getByRole('region', { name: 'Route' })
    await route.getByText('0 of 2 shops').waitFor()
    await route.getByRole('link', { name: 'Continue' }).click()
    await officer.getByText('1 of 10 points').waitFor()
    const points = officer.getByRole('list', { name: 'Checklist' }).locator('> li')
    await expect
      .poll(() => points.first().getByRole('button', { name: 'Pass' }).getAttribute('aria-pressed'))
      .toBe('true')
    await settled(officer)
    expect(await violations(officer)).toEqual([])

    const passRest = async (from: number) => {
      for (let at = from; at < 10; at += 1) {
        await points
          .nth(at)
          .getByRole('button', { name: at === 7 ? 'N/A' : 'Pass' })
          .click()
        await officer.getByText(`${at + 1} of 10 points`).waitFor()
      }
    }
    await passRest(1)
    await officer.getByRole('link', { name: /^Next shop:/ }).click()
    await officer.getByText('0 of 10 points').waitFor()
    await points.first().getByRole('button', { name: 'Fail' }).click()
    const failing = officer.getByRole('dialog')
    await failing.getByRole('textbox', { name: /^Remark/ }).fill('Stains on the floor')
    await failing.getByRole('button', { name: 'Save' }).click()
    await failing.getByText('Fill this in').waitFor()
    await failing.locator('input[type=file]').first().setInputFiles(onePixel)
    await failing.getByRole('button', { name: /Remove/ }).waitFor()
    await settled(officer)
    expect(await violations(officer)).toEqual([])
    await failing.getByRole('button', { name: 'Save' }).click()
    await failing.waitFor({ state: 'detached' })
    await officer.getByText('1 of 10 points').waitFor()
    await points.first().getByRole('link', { name: 'See the issue' }).waitFor()
    await passRest(1)
    await officer.getByRole('link', { name: 'Back to the tour' }).click()
    await route.getByText('2 of 2 shops').waitFor()
    await officer.getByRole('button', { name: 'Finish' }).click()
    await officer.getByRole('dialog').getByRole('button', { name: 'Finish' }).click()
    await officer.locator('article header').first().getByText('Finished', { exact: true }).waitFor()

    const issues = (await manager.list('/TourProblem', { cond: { tour_id: tour._id } })).data
    expect(issues.list).toMatchObject([
      {
        store_id: 'S-GZ-L2-118',
        title: `不合格：${name}`,
        description: 'Stains on the floor',
        source: 'tour',
      },
    ])
    expect(issues.list[0].attachs_before).toHaveLength(1)

    const reader = await place.signedIn('gz.manager', {
      hash: '/RM/tourResult/list',
      viewport,
      choices: english,
    })
    await reader
      .getByText(/L2-118/)
      .first()
      .click()
    await reader.getByRole('heading', { level: 1, name: /^L2-118/ }).waitFor()
    await reader.getByText('Stains on the floor').waitFor()
  }, 240_000)
})
