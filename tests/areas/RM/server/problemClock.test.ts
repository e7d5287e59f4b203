import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asSystem } from '#server/engine/asSystem.ts'
import type { Context } from '#server/engine/context.ts'
import { closeVerified } from '#server/plugins/RM/clock/closeVerified.ts'
import { escalate } from '#server/plugins/RM/clock/escalate.ts'
import type { Job } from '#server/services/jobs/defineJob.ts'
import { contextOf } from '#tests/support/contextOf.ts'
import { setParam } from '#tests/support/setParam.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'
import { shopOf } from '#tests/areas/RM/server/lifecycles/problemWalk.ts'

const hour = 3600
let officerId: string
let store_id: string
let system: Context
const server = await serverForTests()
const officer = await server.as('gz.officer')
beforeAll(async () => {
  officerId = (await officer.call('GET', '/userinfo')).data._id
  store_id = await shopOf(server, officerId)
  system = await asSystem(await contextOf(server, officer))
})

// Only what a test raises is late.
beforeEach(async () => {
  await sql`update tour_problem set status = 'closed', closed_at = found_at`.execute(server.database.db)
  await sql`update myscust_problem set status = 'closed'`.execute(server.database.db)
  await sql`delete from notification`.execute(server.database.db)
})

/** Runs a job of the clock so many hours after now. */
const run = (job: Job<Record<string, never>>, hours = 0) =>
  job.run({
    body: {},
    context: { ...system, now: system.now + hours * hour },
    progress: () => undefined,
    signal: new AbortController().signal,
  })

/** A problem of the officer, due in an hour. */
async function raised(title: string): Promise<string> {
  const manager = await server.as('gz.manager')
  const { data } = await manager.create('/TourProblem', {
    site: '2',
    store_id,
    category: 'display',
    severity: 2,
    title,
    assignee_id: officerId,
    due_at: system.now + hour,
  })
  await sql`delete from notification`.execute(server.database.db)
  return data._id
}

async function told(): Promise<[user: string, key: string, params: object][]> {
  const { rows } = await sql<{ username: string; title_key: string; params: object }>`
    select u.username, n.title_key, n.params from notification n join "user" u on u._id = n.user_id
    order by u.username, n.title_key`.execute(server.database.db)
  return rows.map(({ username, title_key, params }) => [username, title_key, params])
}

describe('a problem that is late', () => {
  it('is told to its assignee when it is due, and once', async () => {
    await raised('灯箱不亮')
    await run(escalate)
    expect(await told()).toEqual([])
    await run(escalate, 1)
    await run(escalate, 2)
    const [[user, key, params] = [], ...others] = await told()
    expect(others).toEqual([])
    expect([user, key]).toEqual(['gz.officer', 'rm.problem.overdue'])
    expect(params).toMatchObject({ title: '灯箱不亮' })
  })

  it('is told to the managers of the site after a day, and to those of the group after three', async () => {
    await raised('地面湿滑')
    await sql`update "user" set staff_level = 1 where staff_level = 4`.execute(server.database.db)
    await sql`update "user" set staff_level = 4 where username in ('gz.manager', 'wh.manager', 'brand.approver')`.execute(
      server.database.db,
    )
    await run(escalate, 1)
    await run(escalate, 24)
    expect((await told()).map(([user]) => user)).toEqual(['gz.officer'])
    await run(escalate, 25)
    expect((await told()).map(([user]) => user)).toEqual(['gz.manager', 'gz.officer'])
    await run(escalate, 73)
    const names = (await told()).map(([user]) => user)
    expect(names).toEqual(expect.arrayContaining(['grace.group@example.com', 'super']))
    expect(names).not.toContain('wh.manager')
    const before = names.length
    await run(escalate, 500)
    expect(await told()).toHaveLength(before)
  })

  it('is told to managers of the group who have every site through their role, and no site of their own', async () => {
    await raised('无站点')
    const { db } = server.database
    await sql`update "user" set sites = '{}' where username in ('super', 'wh.manager')`.execute(db)
    try {
      await sql`update "user" set staff_level = 4 where username = 'wh.manager'`.execute(db)
      await run(escalate, 73)
      const names = (await told()).map(([user]) => user)
      expect(names).toContain('super')
      expect(names).not.toContain('wh.manager')
    } finally {
      const { rows } = await sql<{ sites: string[] }>`select array_agg(_id) as sites from site`.execute(db)
      await sql`update "user" set sites = ${rows[0]?.sites} where username = 'super'`.execute(db)
      await sql`update "user" set sites = '{5,6}' where username = 'wh.manager'`.execute(db)
    }
  })

  it.each([
    ['the role is limited to their department, in either list of departments', '{73}', true],
    ['the role is limited to another department', '{66}', false],
  ])('is told to a manager of the group if %s', async (_, department_required, isTold) => {
    await raised('限部门')
    const { db } = server.database
    await sql`update "user" set sites = '{}', department = '{16}' where username = 'super'`.execute(db)
    await sql`update role set department_required = ${department_required} where type = 'management'`.execute(
      db,
    )
    try {
      await run(escalate, 73)
      expect((await told()).some(([user]) => user === 'super')).toBe(isTold)
    } finally {
      await sql`update role set department_required = '{}' where type = 'management'`.execute(db)
      const { rows } = await sql<{ sites: string[] }>`select array_agg(_id) as sites from site`.execute(db)
      await sql`update "user" set sites = ${rows[0]?.sites} where username = 'super'`.execute(db)
    }
  })

  it('is told with how long it has been late, and once in a run to who belongs to several stages', async () => {
    await raised('通道堵塞')
    const { db } = server.database
    await sql`update "user" set staff_level = 1 where staff_level = 4`.execute(db)
    await sql`update "user" set staff_level = 4 where username in ('gz.officer', 'super')`.execute(db)
    await run(escalate, 74)
    const escalated = (hours: number) => ['rm.problem.escalated', expect.objectContaining({ hours })]
    const of = async (name: string) =>
      (await told()).flatMap(([user, ...notice]) => (user === name ? [notice] : []))
    // The officer is the assignee too, and `super` a manager of the group.
    expect(await of('gz.officer')).toEqual([escalated(24)])
    expect(await of('super')).toEqual([escalated(72)])
    const { data } = await officer.list('/notification')
    expect(data.list[0].title.zh_CN).toContain('超期已超过 %{hours} 小时')
  })

  it('is told to nobody who may not see it', async () => {
    await raised('看不到')
    await sql`update "user" set staff_level = 4 where username = 'brand.approver'`.execute(server.database.db)
    await run(escalate, 100)
    expect((await told()).map(([user]) => user)).not.toContain('brand.approver')
  })

  it('is told again for a new due date, and several are told as one', async () => {
    const ids = [await raised('一'), await raised('二'), await raised('三')]
    await run(escalate, 2)
    expect(await told()).toEqual([['gz.officer', 'rm.problem.overdue_many', { count: 3 }]])
    await sql`update tour_problem set due_at = due_at + 1 where _id = ${ids[0]}`.execute(server.database.db)
    await run(escalate, 2)
    expect((await told()).map(([, key]) => key)).toEqual(['rm.problem.overdue', 'rm.problem.overdue_many'])
  })

  it('is told with the others of its site, which is named for people who hear of several', async () => {
    const ids = [await raised('一'), await raised('二'), await raised('三')]
    const { db } = server.database
    // The manager of Wuhan has both of its sites.
    await sql`update tour_problem set site = '5', store_id = (select _id from store where site = '5' order by _id limit 1)
      where _id = any(${ids.slice(0, 2)})`.execute(db)
    await sql`update tour_problem set site = '6', store_id = (select _id from store where site = '6' order by _id limit 1)
      where _id = ${ids[2]}`.execute(db)
    await sql`update tour_problem set assignee_id = (select _id from "user" where username = 'wh.manager')
      where _id = any(${ids})`.execute(db)
    const { rows } = await sql<Record<'name_sc' | 'name_en', string>>`
      select name_sc, name_en from site where _id = '5'`.execute(db)
    const [five] = rows
    await run(escalate, 2)
    expect(await told()).toMatchObject([
      ['wh.manager', 'rm.problem.overdue', { title: '三' }],
      ['wh.manager', 'rm.problem.overdue_site', { count: 2, site_sc: five?.name_sc, site_en: five?.name_en }],
    ])
    // Each leads to its own site.
    const { rows: notices } = await sql<{ link: string }>`
      select link from notification order by title_key`.execute(db)
    expect(notices.map(({ link }) => link)).toEqual([
      `/RM/tourIssue/issueDetail/${ids[2]}?at=6`,
      `/RM/tourIssue/issueList?filter=${encodeURIComponent('{"is_overdue":true}')}&at=5`,
    ])
  })

  it('is no longer late once it is fixed', async () => {
    const _id = await raised('已修')
    await sql`update tour_problem set status = 'fixed' where _id = ${_id}`.execute(server.database.db)
    await run(escalate, 100)
    expect(await told()).toEqual([])
  })
})

describe('a problem whose fix was verified', () => {
  it('is closed by itself after the hours of its site, in the name of nobody', async () => {
    const [_id, later] = [await raised('已复核'), await raised('刚复核')]
    const verified = (id: string, hours: number) =>
      sql`update tour_problem set status = 'verified', verified_at = ${system.now - hours * hour} where _id = ${id}`.execute(
        server.database.db,
      )
    await verified(_id, 72)
    await verified(later, 71)
    expect(await run(closeVerified)).toEqual({ closed: 1 })
    expect(await run(closeVerified)).toEqual({ closed: 0 })
    const { data } = await officer.call('GET', `/TourProblem/${_id}`)
    expect(data).toMatchObject({ status: 'closed', closed_at: system.now, updated_by: null })
    const { data: history } = await officer.list('/problemevent', {
      cond: { problem_id: _id, action: 'close' },
    })
    expect(history.list).toMatchObject([{ from: 'verified', to: 'closed', by: null }])
    expect((await officer.call('GET', `/TourProblem/${later}`)).data.status).toBe('verified')
    await setParam(server, 'tour.auto_close_hours', 71)
    expect(await run(closeVerified)).toEqual({ closed: 1 })
  })
})
