import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { bringUpToDate } from '#server/app/plugins/bringUpToDate.ts'
import { readParams } from '#server/services/params.ts'
import type { Client } from '#tests/support/client.ts'
import { shippedHalves } from '#tests/support/shippedHalves.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

const server = await serverForTests()
const admin = await server.as('admin')
const officer = await server.as('hk.officer')
const manager = await server.as('hk.manager')

/** A shop that can have problems: of this person if there is one, otherwise any. */
async function shopAt(site: string, username: string | null = null): Promise<string> {
  const { rows } = await sql<{ _id: string }>`
    select s._id from store s where s.site = ${site} and not s.is_split and not s.is_merge and s.deleted_at is null
      and (${username}::text is null or exists (
        select from space_owner o join space_owner_store x on x.space_owner_id = o._id join "user" u on u._id = o.user_id
        where x.store_id = s._id and u.username = ${username} and 'tour' = any(o.permits)))
    order by s._id limit 1`.execute(server.database.db)
  if (!rows[0]) throw new Error(`there is no shop at ${site}`)
  return rows[0]._id
}

const found = async (who: Client, site: string, given: object = {}) =>
  who.create('/TourProblem', {
    site,
    store_id: await shopAt(site),
    category: 'queue',
    severity: 3,
    title: '排隊混亂',
    ...given,
  })

describe('the time to fix a problem', () => {
  // Hours by severity: critical, high, medium, low. Site 6 is in Wuhan although its code ends in HK.
  it.each([
    ['2', [4, 24, 72, 168]],
    ['6', [4, 24, 72, 168]],
    ['9', [4, 24, 48, 120]],
    ['10', [4, 24, 48, 120]],
  ])('depends on its severity, at site %s', async (site, hours) => {
    const due: number[] = []
    for (const severity of [1, 2, 3, 4]) {
      const { data } = await found(admin, site, { severity })
      due.push((data.due_at - data.found_at) / 3600)
    }
    expect(due).toEqual(hours)
  })

  it('is that of the region at every Hong Kong site of an operator, and remains what somebody sets', async () => {
    const { db } = server.database
    const hoursAt = async (site: string) => (await readParams(db, site))('tour.due_hours')
    await sql`delete from param where key = 'due_hours' and site is not null`.execute(db)
    await sql`
      insert into site (_id, code, name_sc, site_region, currency, timezone)
      values ('77', 'NEW', '新店', 'HK', 'HKD', 'Asia/Hong_Kong')`.execute(db)
    await bringUpToDate(db, shippedHalves)
    for (const site of ['9', '10', '77'])
      expect([site, await hoursAt(site)]).toEqual([site, { 1: 4, 2: 24, 3: 48, 4: 120 }])
    await sql`update param set value = '{"1": 1, "2": 2, "3": 3, "4": 4}' where key = 'due_hours' and site = '77'`.execute(
      db,
    )
    await bringUpToDate(db, shippedHalves)
    expect(await hoursAt('77')).toEqual({ 1: 1, 2: 2, 3: 3, 4: 4 })
    expect(await hoursAt('9')).toEqual({ 1: 4, 2: 24, 3: 48, 4: 120 })
    expect(await hoursAt('2')).toEqual({ 1: 4, 2: 24, 3: 72, 4: 168 })
  })
})

describe('staff of Hong Kong', () => {
  it('find the problems of their sites alone', async () => {
    const sitesOf = async (who: Client) => {
      const { data } = await who.list('/TourProblem', { range: [0, 499] })
      return [...new Set(data.list.map(({ site }: { site: string }) => site))].toSorted()
    }
    expect(await sitesOf(manager)).toEqual(['10', '9'])
    expect(await sitesOf(officer)).toEqual(['10'])
  })

  it.each([
    ['the list', '/TourProblem'],
    ['the statistics', '/tour/problem/statistics'],
    ['the bars', '/tour/problem/statisticsBar'],
  ])('are refused %s of a mainland site', async (_, path) => {
    const query = { site: '2', from: 1_767_200_000, to: 1_794_800_000, dimension: 'month', stack: 'status' }
    const given = path === '/TourProblem' ? { site: '2' } : query
    expect((await manager.call('GET', path, given)).errcode).toBe(4032)
    const own = path === '/TourProblem' ? { site: '10' } : { ...query, site: '10' }
    expect((await manager.call('GET', path, own)).errcode).toBe(0)
  })

  it('raise problems at their own shops of their site only', async () => {
    const store_id = await shopAt('10', 'hk.officer')
    const raised = await found(officer, '10', { store_id })
    expect(raised.errcode).toBe(0)
    expect(raised.data.problem_no).toMatch(/^project-sea\d{9}$/)
    expect((await found(officer, '2')).errcode).toBe(4032)
    expect((await found(officer, '9')).errcode).toBe(4032)
    expect((await found(await server.as('gz.manager'), '10')).errcode).toBe(4032)
  })

  it('take the steps that Hong Kong’s permissions give them', async () => {
    const { data: me } = await officer.call('GET', '/userinfo')
    const { data } = await found(officer, '10', { store_id: await shopAt('10', 'hk.officer') })
    const step = (who: Client, doc: object) => who.update('/TourProblem', { _id: data._id }, doc)
    expect((await step(officer, { action: 'assign', assignee_id: me._id })).errcode).toBe(4030)
    expect((await step(manager, { action: 'assign', assignee_id: me._id })).data.status).toBe('assigned')
    expect((await step(officer, { action: 'start' })).data.status).toBe('in_progress')
    expect((await step(officer, { action: 'fix', fix_note: '已加圍欄' })).errcode).toBe(4004)
    expect(
      (await officer.call('GET', '/tour/problem/statistics', { site: '10', from: 1, to: 2 })).errcode,
    ).toBe(4030)
    const { data: bell } = await officer.list('/notification', { cond: { type: 'tour_problem.assigned' } })
    expect(bell.list.map(({ link }: { link: string }) => link)).toContain(
      `/RMHK/tourIssue/issueDetail/${data._id}?at=${data.site}`,
    )
  })

  it('read figures in Traditional Chinese', async () => {
    const query = { site: '10', from: 1_767_200_000, to: 1_794_800_000, dimension: 'site', stack: 'severity' }
    const { data } = await manager.call('GET', '/tour/problem/statisticsBar', query)
    expect(data.series.map(({ name }: { name: string }) => name)).toEqual(['緊急', '高', '中', '低'])
    expect(data.categories).toEqual(['海灣項目'])
  })
})
