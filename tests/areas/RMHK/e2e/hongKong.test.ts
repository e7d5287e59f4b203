// @runs in full runs
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { violations } from '#tests/support/axe.ts'
import { settled, type ConsolePage } from '#tests/support/browser.ts'
import { expectFits } from '#tests/support/screenChecks.ts'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'
import { onePixel } from '#tests/support/onePixel.ts'
import { oneIn } from '#tests/support/isShort.ts'

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

describe.each(oneIn(2, looks))('staff of a Hong Kong mall %s', (_, viewport) => {
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
    await officer.getByRole('button', { name: '完成跟進' }).click()
    const fixing = officer.getByRole('dialog')
    await fixing.getByRole('textbox', { name: /^跟進說明/ }).fill('已加設圍欄')
    await fixing.locator('input[type=file]').first().setInputFiles(onePixel)
    await fixing.getByRole('button', { name: /移除/ }).waitFor()
    await fixing.getByRole('button', { name: '完成跟進' }).click()
    await fixing.waitFor({ state: 'detached' })
    await officer.locator('article header').first().getByText('已跟進', { exact: true }).waitFor()
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

describe('a tag of Hong Kong', () => {
  it('is added, given while scoring on a phone, counted by shop and day, and shown at the shop', async () => {
    const manager = await place.signedIn('hk.manager', {
      hash: '/RMHK_evaluate/tag/create',
      site: '海灣',
      viewport: { width: 390, height: 844 },
      choices: chinese,
    })
    const fill = (name: RegExp, text: string) => manager.getByRole('textbox', { name }).fill(text)
    await fill(/^簡體名稱/, '排队过久')
    await fill(/^英文名稱/, 'Queued too long')
    await fill(/^繁體名稱/, '排隊過久')
    await manager.getByRole('combobox', { name: /^性質/ }).selectOption({ label: '負面' })
    await manager.getByRole('button', { name: '儲存', exact: true }).click()
    await manager.getByRole('heading', { level: 1, name: '排隊過久' }).waitFor()

    await manager.goto(`${place.url}/#/RMHK_evaluate/scoring`)
    const shop = manager.getByRole('button', { name: /未評/ }).first()
    const [unit = ''] = (await shop.locator('strong').innerText()).split(' ')
    await shop.click()
    await manager.getByText('0 / 28').waitFor()
    // Five points at most, and everything fits a phone.
    const points = manager.locator('fieldset').first()
    expect(await points.getByRole('button').allTextContents()).toEqual([
      '0',
      '1',
      '2',
      '3',
      '4',
      '5',
      '不適用',
    ])
    await points.getByRole('button', { name: '4', exact: true }).click()
    await settled(manager)
    expect(await violations(manager)).toEqual([])
    await expectFits(manager)
    await manager.getByRole('button', { name: '備註、相片、標籤' }).first().click()
    const note = manager.getByRole('dialog')
    await note.getByRole('combobox', { name: /^標籤/ }).fill('排隊過久')
    await manager.getByRole('option', { name: '排隊過久' }).click()
    await note.getByRole('button', { name: '儲存' }).click()
    await note.waitFor({ state: 'detached' })
    await manager.getByText('排隊過久', { exact: true }).waitFor()
    await settled(manager)

    await manager.goto(`${place.url}/#/RMHK_evaluate/tagStores`)
    await manager.getByRole('combobox', { name: '標籤' }).selectOption({ label: '排隊過久' })
    const row = manager.getByRole('row', { name: unit })
    await row.getByText('排隊過久 × 1').waitFor()
    // Its day in the heat map.
    await row.getByRole('cell', { name: '1', exact: true }).first().waitFor()
    await settled(manager)
    expect(await violations(manager)).toEqual([])
    await expectFits(manager)

    const server = await place.server.as('hk.manager')
    const { data } = await server.call('GET', '/ts/daily/stores', { site: '10' })
    const { store_id } = data.list.find(({ store_no }: { store_no: string }) => store_no === unit)
    await manager.goto(`${place.url}/#/RMHK_shop_detail/${store_id}?tab=RMHK_evaluate.tags`)
    await manager.getByText('排隊過久 × 1').waitFor()
    await manager
      .getByText(/^[\d.,]+ m² · [\d.,]+ ft²$/)
      .first()
      .waitFor()
    await settled(manager)
    expect(await violations(manager)).toEqual([])
    await expectFits(manager)
    // A mainland site is not theirs.
    const { data: days } = await server.call('GET', '/ts/daily/stat_time', { site: '10' })
    const query = { site: '2', stat_time: days.latest }
    expect((await server.call('GET', '/hk/daily/tag/stores', query)).errcode).toBe(4032)
    expect(manager.problems).toEqual([])
  })
})
