import { sql } from 'kysely'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { setParam } from '#tests/support/setParam.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'
import { shopOf } from '#tests/areas/RM/server/lifecycles/problemWalk.ts'

let store_id: string
let managerId: string
/** Somebody else who may deal with its problems, but does not look after the shop. */
let otherId: string
let round = 0
const server = await serverForTests()
const manager = await server.as('gz.manager')
const group = await server.as('grace.group@example.com')
beforeAll(async () => {
  managerId = (await manager.call('GET', '/userinfo')).data._id
  otherId = (await (await server.as('admin')).call('GET', '/userinfo')).data._id
  store_id = await shopOf(server, managerId)
  await setParam(server, 'tour.photo_required', false)
  await sql`delete from routing_rule where site = '2'`.execute(server.database.db)
})

const answer = (item_id: string, score: number | null, max = 10) => ({
  item_id,
  section: item_id < 'Q3' ? '迎接' : '结账',
  question: `${item_id}？`,
  max,
  score,
  is_na: score === null,
  comment: null,
})
/** Below 60 % of their points: Q1 and Q3. */
const answers = [answer('Q1', 5), answer('Q2', 6), answer('Q3', 2, 5), answer('Q4', null)]

async function visitIn(state: 'draft' | 'published', more: object = {}): Promise<string> {
  round += 1
  const at = { site: '2', store_id, period: '2032-01', round, visit_at: 1_794_000_000, answers }
  const { data } = await manager.create('/MyscustResult', { ...at, ...more })
  if (state === 'published')
    for (const action of ['submit', 'publish'])
      await manager.update('/MyscustResult', { _id: data._id }, { action })
  return data._id
}
const regen = async (body: object, who = group) =>
  who.call('POST', '/myscust/problems/regen', {}, { site: '2', ...body })
const reall = async (body: object, who = group) =>
  who.call('POST', '/myscust/problems/reall', {}, { site: '2', ...body })
async function problemsOf(result_id: string) {
  const { data } = await manager.list('/MyscustProblem', { cond: { result_id }, sort: { item_id: 1 } })
  return data.list
}
const step = (_id: string, action: string, more: object = {}) =>
  manager.update('/MyscustProblem', { _id }, { action, ...more })
const giveTo = async (assignee_id: string, _id: string) =>
  expect((await step(_id, 'assign', { assignee_id, reason: '休假' })).errcode).toBe(0)
/** Answers change only before publication; here the visit is corrected all the same. */
const correct = (result_id: string, changed: object[]) =>
  sql`update myscust_result set answers = ${JSON.stringify(changed)}::jsonb where _id = ${result_id}`.execute(
    server.database.db,
  )

describe('making the problems of visits', () => {
  it('makes one of each low answer, and nothing the second time', async () => {
    const result_id = await visitIn('published')
    expect((await regen({ result_id })).data).toEqual({ created: 2, updated: 0, removed: 0, kept: 0 })
    const problems = await problemsOf(result_id)
    expect(problems).toMatchObject([
      {
        item_id: 'Q1',
        section: '迎接',
        title: 'Q1？',
        severity: 2,
        origin: 'auto',
        status: 'open',
        store_id,
      },
      {
        item_id: 'Q3',
        section: '结账',
        title: 'Q3？',
        severity: 3,
        origin: 'auto',
        status: 'open',
        store_id,
      },
    ])
    expect(problems[0].due_at).toBe(problems[0].found_at + 24 * 3600)
    expect(problems[0].problem_no).toMatch(/^GZ261115\d{3}$/)
    expect((await regen({ result_id })).data).toEqual({ created: 0, updated: 0, removed: 0, kept: 2 })
    expect(await problemsOf(result_id)).toEqual(problems)
  })

  it('makes one of answers below myscust.problem_below', async () => {
    const result_id = await visitIn('published')
    await setParam(server, 'myscust.problem_below', 0.45)
    expect((await regen({ result_id })).data).toMatchObject({ created: 1 })
    await setParam(server, 'myscust.problem_below', 0.6)
    expect((await regen({ result_id })).data).toMatchObject({ created: 1, kept: 1 })
  })

  it('follows corrected answers, but keeps what somebody has begun to deal with', async () => {
    const low = ['Q1', 'Q2', 'Q3', 'Q4', 'Q5', 'Q6', 'Q7'].map((id) => answer(id, 1))
    const result_id = await visitIn('published', { answers: low })
    await regen({ result_id })
    const [, , assigned, discussed, edited] = await problemsOf(result_id)
    await giveTo(managerId, assigned._id)
    await step(discussed._id, 'comment', { comment: '已和店长沟通', attachs: [] })
    await step(edited._id, 'edit', { title: '无人问候' })
    // Q1 asks something else, Q2 is no longer low, nor are those that somebody touched; Q8 is new.
    await correct(result_id, [
      { ...answer('Q1', 1), question: '有人招呼吗？' },
      ...['Q2', 'Q3', 'Q4', 'Q5'].map((id) => answer(id, 9)),
      ...['Q6', 'Q7', 'Q8'].map((id) => answer(id, 1)),
    ])
    expect((await regen({ result_id })).data).toEqual({ created: 1, updated: 1, removed: 1, kept: 5 })
    const titles = (await problemsOf(result_id)).map(({ title }: { title: string }) => title)
    expect(titles).toEqual(['有人招呼吗？', 'Q3？', 'Q4？', '无人问候', 'Q6？', 'Q7？', 'Q8？'])
    // What the system changed is still untouched.
    await correct(result_id, [answer('Q1', 9)])
    expect((await regen({ result_id })).data).toEqual({ created: 0, updated: 0, removed: 4, kept: 3 })
    expect((await regen({ result_id })).data).toEqual({ created: 0, updated: 0, removed: 0, kept: 3 })
  })

  it('makes nothing twice when two start at once', async () => {
    const result_id = await visitIn('published')
    const done = await Promise.all([regen({ result_id }), regen({ result_id }, manager)])
    expect(done.map(({ data }) => data.created).toSorted((a, b) => a - b)).toEqual([0, 2])
    expect(await problemsOf(result_id)).toHaveLength(2)
  })

  it('does so for the published visits of a round', async () => {
    const at = { period: '2033-02', round: 7 }
    const open = await visitIn('published', at)
    const { rows } = await sql<{ _id: string }>`
      select _id from store where site = '2' and not is_split and not is_merge and _id <> ${store_id}
      order by 1 limit 1`.execute(server.database.db)
    const draft = await visitIn('draft', { ...at, store_id: rows[0]?._id })
    expect((await regen(at)).data).toEqual({ created: 2, updated: 0, removed: 0, kept: 0 })
    expect(await problemsOf(open)).toHaveLength(2)
    expect(await problemsOf(draft)).toEqual([])
    expect((await regen({ result_id: draft })).errcode).toBe(4091)
  })

  it('leaves the visits of the demo as they are', async () => {
    const { rows } = await sql<{ _id: string }>`
      select _id from myscust_result where site = '2' and status = 'published' and _id like 'MR-%'`.execute(
      server.database.db,
    )
    for (const { _id } of rows)
      expect((await regen({ result_id: _id })).data).toMatchObject({ created: 0, updated: 0, removed: 0 })
  })

  it('makes no more in a shop that was split since, and leaves the others to be ended', async () => {
    const [result_id, later] = [await visitIn('published'), await visitIn('published')]
    await regen({ result_id })
    const [waiting, fixed] = await problemsOf(result_id)
    await giveTo(managerId, fixed._id)
    await step(fixed._id, 'fix', { fix_note: '已培训', attachs_after: [] })
    const { db } = server.database
    await sql`update myscust_problem set fixed_by = 'U001' where _id = ${fixed._id}`.execute(db)
    await sql`update store set is_split = true where _id = ${store_id}`.execute(db)
    try {
      expect((await step(waiting._id, 'assign', { assignee_id: managerId })).errcode).toBe(4033)
      expect((await step(waiting._id, 'void', { reason: '店铺已拆分' })).errcode).toBe(0)
      expect((await step(fixed._id, 'verify')).errcode).toBe(0)
      expect((await step(fixed._id, 'close')).errcode).toBe(0)
      expect((await regen({ result_id })).data).toEqual({ created: 0, updated: 0, removed: 0, kept: 2 })
      expect((await regen({ result_id: later })).data).toEqual({
        created: 0,
        updated: 0,
        removed: 0,
        kept: 0,
      })
    } finally {
      await sql`update store set is_split = false where _id = ${store_id}`.execute(db)
    }
  })

  it('leaves room for problems that staff notice themselves, in the shop that was visited', async () => {
    const result_id = await visitIn('published')
    const noticed = { site: '2', result_id, category: 'display', severity: 3, title: '橱窗空置' }
    const { rows } = await sql<{ _id: string }>`
      select _id from store where site = '2' and not is_split and not is_merge and _id <> ${store_id}
      order by 1 limit 1`.execute(server.database.db)
    expect(await manager.create('/MyscustProblem', { ...noticed, store_id: rows[0]?._id })).toMatchObject({
      errcode: 4004,
      data: { fields: { store_id: 'reference' } },
    })
    const { data } = await manager.create('/MyscustProblem', { ...noticed, store_id })
    expect(data.origin).toBe('manual')
    expect((await regen({ result_id })).data).toEqual({ created: 2, updated: 0, removed: 0, kept: 0 })
    expect(await problemsOf(result_id)).toHaveLength(3)
  })

  it('is for those who may, at their own sites', async () => {
    const result_id = await visitIn('published')
    expect((await regen({ result_id }, await server.as('agency.one'))).errcode).toBe(4030)
    expect((await regen({ site: '5', result_id }, manager)).errcode).toBe(4032)
    expect((await regen({ result_id: 'none' })).errcode).toBe(4040)
  })
})

describe('allocating the problems of visits', () => {
  const rule = (more: object) => manager.create('/RoutingRule', { site: '2', ...more })

  it('gives them to the department of the first rule that fits, and to who looks after the shop', async () => {
    const at = { period: '2034-01', round: 1 }
    const result_id = await visitIn('published', at)
    await regen({ result_id })
    const [first, second] = await problemsOf(result_id)
    const none = await reall(at)
    expect(none.data).toMatchObject({ reassigned: 0, unchanged: 0 })
    expect(none.data.unroutable.toSorted(byId)).toEqual(
      [first._id, second._id].map((_id) => ({ _id, reason: 'no_rule' })).toSorted(byId),
    )
    await rule({ position: 20, department: '16' })
    await rule({ position: 10, section: '迎接', department: '22', to_owner: false })
    expect((await reall(at)).data).toEqual({ reassigned: 2, unchanged: 0, unroutable: [] })
    expect(await problemsOf(result_id)).toMatchObject([
      { item_id: 'Q1', department: '22', assignee_id: null, status: 'open' },
      { item_id: 'Q3', department: '16', assignee_id: managerId, status: 'assigned' },
    ])
    expect((await reall(at)).data).toEqual({ reassigned: 0, unchanged: 2, unroutable: [] })
  })

  it('notifies each person once of all problems that they get, and of a single one by its number', async () => {
    const at = { period: '2034-05', round: 1 }
    const result_id = await visitIn('published', at)
    await regen({ result_id })
    const { data: everything } = await rule({ position: 1, department: '16', to_owner: true })
    onTestFinished(async () => void (await manager.remove('/RoutingRule', { _id: everything._id })))
    const told = async () => {
      const { rows } = await sql<{ title_key: string; params: object; link: string }>`
        select title_key, params, link from notification where user_id = ${managerId}`.execute(
        server.database.db,
      )
      return rows
    }
    await sql`delete from notification`.execute(server.database.db)
    expect((await reall(at)).data).toMatchObject({ reassigned: 2 })
    expect(await told()).toEqual([
      {
        title_key: 'rm.problem.assigned_many',
        params: { count: 2 },
        link: `/RM/myscust/problem?filter=${encodeURIComponent(`{"assignee_id":"${managerId}"}`)}&at=2`,
      },
    ])
    const [first] = await problemsOf(result_id)
    await giveTo(otherId, first._id)
    await sql`delete from notification`.execute(server.database.db)
    expect((await reall(at)).data).toMatchObject({ reassigned: 1 })
    expect(await told()).toMatchObject([
      { title_key: 'rm.problem.assigned', params: { problem_no: first.problem_no } },
    ])
    // Those who give themselves problems know it.
    await giveTo(otherId, first._id)
    await sql`delete from notification`.execute(server.database.db)
    expect((await reall(at, manager)).data).toMatchObject({ reassigned: 1 })
    expect(await told()).toEqual([])
  })

  it('takes a problem back from whom the rules do not name, unless only the open ones are wanted', async () => {
    const at = { period: '2034-02', round: 1 }
    const result_id = await visitIn('published', at)
    await regen({ result_id })
    for (const { _id } of await problemsOf(result_id)) await giveTo(otherId, _id)
    expect((await reall({ ...at, only_unassigned: true })).data).toEqual({
      reassigned: 0,
      unchanged: 0,
      unroutable: [],
    })
    expect((await reall(at)).data).toEqual({ reassigned: 1, unchanged: 1, unroutable: [] })
    const [, third] = await problemsOf(result_id)
    expect(third).toMatchObject({ item_id: 'Q3', assignee_id: managerId })
  })

  it('leaves finished problems alone, and names those whose shop nobody looks after', async () => {
    const at = { period: '2034-03', round: 1 }
    const result_id = await visitIn('published', at)
    await regen({ result_id })
    const [first, third] = await problemsOf(result_id)
    await step(first._id, 'void', { reason: '重复' })
    const { rows } = await sql<{ _id: string }>`
      update space_owner set is_active = false where site = '2' and is_active returning _id`.execute(
      server.database.db,
    )
    expect((await reall(at)).data).toEqual({
      reassigned: 0,
      unchanged: 0,
      unroutable: [{ _id: third._id, reason: 'no_owner' }],
    })
    await sql`update space_owner set is_active = true where _id = any(${rows.map(({ _id }) => _id)})`.execute(
      server.database.db,
    )
  })

  it('assigns nothing twice when two start at once', async () => {
    const at = { period: '2034-04', round: 1 }
    const result_id = await visitIn('published', at)
    await regen({ result_id })
    const done = await Promise.all([reall(at), reall(at, manager)])
    expect(done.map(({ data }) => data.reassigned).toSorted((a, b) => a - b)).toEqual([0, 1])
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from problem_event e join myscust_problem p on p._id = e.problem_id
      where p.result_id = ${result_id} and e.action = 'assign'`.execute(server.database.db)
    expect(rows).toEqual([{ count: 1 }])
  })
})

describe('a routing rule', () => {
  it('names the department of a tour problem that nobody is assigned to', async () => {
    const { data } = await manager.create('/RoutingRule', {
      site: '2',
      position: 5,
      category: 'licence',
      department: '12',
    })
    const officer = await server.as('gz.officer')
    const own = await shopOf(server, (await officer.call('GET', '/userinfo')).data._id)
    const raise = async (more: object = {}, who = officer) =>
      (
        await who.create('/TourProblem', {
          site: '2',
          store_id: own,
          category: 'licence',
          severity: 3,
          title: '执照过期',
          ...more,
        })
      ).data
    expect((await raise()).department).toBe('12')
    expect((await raise({ department: '16' })).department).toBe('16')
    expect((await raise({ assignee_id: managerId }, manager)).department).toBeNull()
    await manager.remove('/RoutingRule', { _id: data._id })
  })

  it('files the problems of a section under its category', async () => {
    const rule = { site: '2', position: 6, section: '结账', files_as: 'queue', department: '22' }
    expect((await manager.create('/RoutingRule', rule)).data.title).toBe('#6')
    const called = await manager.list('/RoutingRule', { cond: { title: { $lt: '#7' } }, sort: { title: -1 } })
    expect(called.data.list[0].title).toBe('#6')
    const result_id = await visitIn('published')
    await regen({ result_id })
    expect(await problemsOf(result_id)).toMatchObject([{ category: 'staff_service' }, { category: 'queue' }])
  })

  it('can be tried out', async () => {
    const query = { site: '2', category: 'display', section: '结账', store_id }
    const { data } = await manager.call('GET', '/routing/try', query)
    expect(data).toEqual({ rule_id: expect.any(String), department: '22', assignee_id: managerId })
    const other = await manager.call('GET', '/routing/try', { site: '2', category: 'display' })
    expect(other.data).toMatchObject({ department: '16', assignee_id: null })
  })

  it('is kept by managers alone', async () => {
    const officer = await server.as('gz.officer')
    const rule = { site: '2', position: 1, department: '16' }
    expect((await officer.create('/RoutingRule', rule)).errcode).toBe(4030)
    expect((await officer.list('/RoutingRule')).errcode).toBe(4030)
    expect((await manager.create('/RoutingRule', { ...rule, site: '5' })).errcode).toBe(4032)
  })
})

const byId = (a: { _id: string }, b: { _id: string }) => a._id.localeCompare(b._id)
