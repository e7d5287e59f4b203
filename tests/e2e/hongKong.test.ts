import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { violations } from '#tests/support/axe.ts'
import { settled, type ConsolePage } from '#tests/support/browser.ts'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'
import { onePixel } from '#tests/support/onePixel.ts'

const place = consoleInBrowser()

const chinese = { locale: 'zh_TW' } as const
const looks = [
  ['on a desktop', { width: 1440, height: 900 }],
  ['on a phone', { width: 390, height: 844 }],
] as const

const hash = (page: ConsolePage) => new URL(page.url()).hash.split('?')[0]

/** A shop of the officer in which problems can be found. */
async function ownShop(): Promise<string> {
  const { rows } = await sql<{ store_no: string }>`
    select s.store_no from space_owner o join space_owner_store x on x.space_owner_id = o._id
    join store s on s._id = x.store_id join "user" u on u._id = o.user_id
    where u.username = 'hk.officer' and 'tour' = any(o.permits) and not s.is_split and not s.is_merge
    order by s.store_no limit 1`.execute(place.server.database.db)
  return String(rows[0]?.store_no)
}

describe.each(looks)('staff of a Hong Kong mall %s', (_, viewport) => {
  it('land on their issues, raise one, fix it and see the figures, in Traditional Chinese', async () => {
    const officer = await place.signedIn('hk.officer', { viewport, choices: chinese })
    await officer.getByRole('heading', { level: 1, name: '巡場問題' }).waitFor()
    expect(hash(officer)).toBe('#/RMHK/tourIssue/issueList')
    await settled(officer)
    expect(await violations(officer)).toEqual([])

    await officer.getByRole('link', { name: /^新增/ }).first().click()
    const shop = officer.getByRole('combobox', { name: /^舖位/ })
    await shop.fill(await ownShop())
    await officer.getByRole('listbox').getByRole('option').first().click()
    await officer.getByRole('combobox', { name: /^類別/ }).selectOption({ label: '排隊秩序' })
    await officer.getByRole('combobox', { name: /^嚴重程度/ }).selectOption({ label: '中' })
    await officer.getByRole('textbox', { name: /^問題/ }).fill('排隊人龍阻塞通道')
    await officer.getByRole('button', { name: '儲存', exact: true }).click()
    const number = await officer.getByRole('heading', { level: 1, name: /^project-sea\d{9}$/ }).innerText()
    const server = await place.server.as('hk.manager')
    const [raised] = (await server.list('/TourProblem', { cond: { problem_no: number } })).data.list
    expect(raised.due_at - raised.found_at).toBe(48 * 3600)

    const { data: me } = await (await place.server.as('hk.officer')).call('GET', '/userinfo')
    await server.update('/TourProblem', { _id: raised._id }, { action: 'assign', assignee_id: me._id })
    await officer.getByRole('button', { name: '完成整改' }).click()
    const fixing = officer.getByRole('dialog')
    await fixing.getByRole('textbox', { name: /^整改說明/ }).fill('已加設圍欄')
    await fixing.locator('input[type=file]').first().setInputFiles(onePixel)
    await fixing.getByRole('button', { name: /移除/ }).waitFor()
    await fixing.getByRole('button', { name: '完成整改' }).click()
    await fixing.waitFor({ state: 'detached' })
    await officer.locator('article header').first().getByText('已整改', { exact: true }).waitFor()
    await settled(officer)
    expect(await violations(officer)).toEqual([])

    const manager = await place.signedIn('hk.manager', {
      hash: '/RMHK/tourIssue/issueStatistics',
      site: '海灣',
      viewport,
      choices: chinese,
    })
    await manager.getByRole('heading', { level: 1, name: '巡場問題統計' }).waitFor()
    await settled(manager)
    expect(await violations(manager)).toEqual([])
    expect([...officer.problems, ...manager.problems]).toEqual([])
  }, 240_000)
})
