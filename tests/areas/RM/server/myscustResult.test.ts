import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#tests/support/client.ts'
import { setParam } from '#tests/support/setParam.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'
import { shopOf } from '#tests/areas/RM/server/lifecycles/problemWalk.ts'

const path = '/MyscustResult'
const day = 86_400
let store_id: string
let agency_id: string
let round = 0
const server = await serverForTests()
const agency = await server.as('agency.one')
const manager = await server.as('gz.manager')
const group = await server.as('grace.group@example.com')
beforeAll(async () => {
  agency_id = (await agency.call('GET', '/userinfo')).data._id
  store_id = await shopOf(server, (await manager.call('GET', '/userinfo')).data._id)
})

const answer = (item_id: string, section: string, score: number | null, more: object = {}) => ({
  item_id,
  section,
  question: `${item_id}?`,
  max: 10,
  score,
  is_na: false,
  comment: null,
  ...more,
})
/** 4 of 10 and 9 of 10; the third does not apply: 65 of 100. */
const answers = [
  answer('Q1', 'greeting', 4),
  answer('Q2', 'greeting', 9),
  answer('Q3', 'checkout', 7, { is_na: true }),
]
const sketch = (more: object = {}) => {
  round += 1
  const at = { site: '2', store_id, period: '2030-01', round, visit_at: 1_794_000_000 }
  return { ...at, agency_id, answers, ...more }
}
const entered = async (more: object = {}, who = manager) => (await who.create(path, sketch(more))).data
const step = (who: Client, _id: string, action: string, more: object = {}) =>
  who.update(path, { _id }, { action, ...more })
async function published(more: object = {}) {
  const { _id } = await entered(more)
  for (const action of ['submit', 'publish']) expect((await step(manager, _id, action)).errcode).toBe(0)
  return (await manager.call('GET', `${path}/${_id}`)).data
}

describe('a visit that is not whole', () => {
  it('is not published, also if an answer was taken away after it was submitted', async () => {
    const { _id } = await entered()
    await step(manager, _id, 'submit')
    await manager.update(path, { _id }, { answers: [...answers, answer('Q4', 'checkout', null)] })
    expect(await step(manager, _id, 'publish')).toMatchObject({
      errcode: 4004,
      data: { fields: { answers: 'required' } },
    })
  })
})

describe('the score of a visit', () => {
  it('is the share of the points that count, for each section and the whole', async () => {
    const visit = await entered()
    expect(visit).toMatchObject({
      score: 65,
      pass: false,
      sections: [
        { section: 'greeting', score: 65 },
        { section: 'checkout', score: null },
      ],
    })
    expect(visit.answers[2]).toMatchObject({ is_na: true, score: null })
    const better = [...answers.slice(0, 1), answer('Q2', 'greeting', 10), answer('Q3', 'checkout', 10)]
    const { data } = await manager.update(path, { _id: visit._id }, { answers: better })
    expect(data).toMatchObject({ score: 80, pass: true })
    expect(data.sections).toEqual([
      { section: 'greeting', score: 70 },
      { section: 'checkout', score: 100 },
    ])
  })

  it('has two decimals, and is none while nothing is answered', async () => {
    const thirds = [answer('Q1', 'a', 1), answer('Q2', 'a', 0), answer('Q3', 'a', 0, { max: 40 })]
    expect((await entered({ answers: thirds })).score).toBe(1.67)
    expect(await entered({ answers: [answer('Q1', 'a', null)] })).toMatchObject({ score: null, pass: false })
  })

  it('passes at the mark of its site', async () => {
    await setParam(server, 'myscust.pass_score', 60)
    expect((await entered()).pass).toBe(true)
    await setParam(server, 'myscust.pass_score', 80)
    expect((await entered()).pass).toBe(false)
  })

  it.each([
    ['more points than the question has', [answer('Q1', 'a', 11)], 'range'],
    ['a question twice', [answer('Q1', 'a', 1), answer('Q1', 'a', 2)], 'duplicate'],
  ])('takes no answers with %s', async (_, wrong, key) => {
    expect(await manager.create(path, sketch({ answers: wrong }))).toMatchObject({
      errcode: 4004,
      data: { fields: { answers: key } },
    })
  })
})

describe('a new visit', () => {
  it('begins with the questions of the latest visit at its site, unanswered', async () => {
    const latest = { visit_at: 1_900_000_000, questionnaire_version: '2030-B' }
    await entered({ ...latest, answers: [answer('Q7', 'greeting', 3, { comment: 'late' })] })
    const visit = await entered({ answers: [] })
    expect(visit.answers).toEqual([answer('Q7', 'greeting', null)])
    expect(visit).toMatchObject({ questionnaire_version: '2030-B', score: null, status: 'draft' })
  })

  it('is the only one of its shop in a round', async () => {
    const twice = sketch()
    expect((await manager.create(path, twice)).errcode).toBe(0)
    const again = await manager.create(path, twice)
    expect(again.errcode).toBe(4090)
    expect(Object.keys(again.data.fields)).toEqual(['site', 'period', 'round', 'store_id'])
  })

  it('is called by its shop, month and round', async () => {
    const visit = await entered()
    const { rows } = await sql<{
      store_no: string
    }>`select store_no from store where _id = ${store_id}`.execute(server.database.db)
    expect(visit.title).toBe(`${rows[0]?.store_no} · 2030-01 #${visit.round}`)
    const called = { title: { $like: `#${visit.round}` }, period: '2030-01' }
    const { data } = await manager.list(path, { cond: called, sort: { title: 1, appeal_days_left: -1 } })
    expect(data.list.map(({ _id }: { _id: string }) => _id)).toEqual([visit._id])
    expect((await manager.list(path, { cond: { appealed_by: { $gt: 'U' } } })).errcode).toBe(0)
  })
})

describe('an agency', () => {
  it('enters and sees its own rounds alone', async () => {
    const own = await entered({}, agency)
    expect(own.agency_id).toBe(agency_id)
    expect((await agency.create(path, sketch({ agency_id: null }))).errcode).toBe(4030)
    const { _id } = await entered({ agency_id: null })
    expect((await agency.call('GET', `${path}/${_id}`)).errcode).toBe(4040)
  })

  it('changes its visit until it is submitted, staff until it is published', async () => {
    const { _id } = await entered({}, agency)
    expect((await agency.update(path, { _id }, { narrative: '排队较长' })).errcode).toBe(0)
    expect((await step(agency, _id, 'submit')).errcode).toBe(0)
    const late = await agency.update(path, { _id }, { narrative: '排队很长' })
    expect(late).toMatchObject({ errcode: 4091, data: { from: 'submitted', allowed: ['draft'] } })
    expect((await manager.update(path, { _id }, { narrative: '排队稍长' })).errcode).toBe(0)
    expect((await step(manager, _id, 'publish')).errcode).toBe(0)
    expect((await manager.update(path, { _id }, { narrative: '排队' })).errcode).toBe(4091)
    expect((await manager.remove(path, { _id })).errcode).toBe(4091)
  })

  it('submits a visit once every question is answered', async () => {
    const { _id } = await entered({ answers: [answer('Q1', 'a', 5), answer('Q2', 'a', null)] }, agency)
    const early = await step(agency, _id, 'submit')
    expect(early).toMatchObject({ errcode: 4004, data: { fields: { answers: 'required' } } })
    const none = [answer('Q1', 'a', null, { is_na: true })]
    await agency.update(path, { _id }, { answers: none })
    expect((await step(agency, _id, 'submit')).errcode).toBe(4004)
    await agency.update(path, { _id }, { answers })
    expect((await step(agency, _id, 'submit')).errcode).toBe(0)
  })
})

describe('the months of visits', () => {
  const periods = async (who: Client, site = '2') => who.call('GET', `/myscust/result/periods?site=${site}`)

  it('are those in which there are visits that somebody sees, the latest first', async () => {
    const { rows } = await sql<{ period: string }>`
      select distinct period from myscust_result where site = '2' and deleted_at is null order by period desc`.execute(
      server.database.db,
    )
    const all = rows.map(({ period }) => period)
    expect((await periods(manager)).data).toEqual({ list: all })
    const { data } = await agency.list('/MyscustResult', { range: 'ALL' })
    const own = new Set(data.list.map(({ period }: { period: string }) => period))
    expect((await periods(agency)).data).toEqual({ list: all.filter((one) => own.has(one)) })
    expect((await periods(manager, '5')).errcode).toBe(4032)
  })
})

describe('an appeal', () => {
  const disputing = { item_ids: ['Q1'], reason: '监控显示员工已问候' }

  it('is open for the days that the site allows from publication', async () => {
    await setParam(server, 'myscust.appeal_days', 3)
    const visit = await published()
    await setParam(server, 'myscust.appeal_days', 7)
    expect(visit.appeal_until).toBe(visit.published_at + 3 * day)
    expect(visit.appeal_days_left).toBe(3)
    const closing = (at: number) =>
      sql`update myscust_result set appeal_until = ${at} where _id = ${visit._id}`.execute(server.database.db)
    await closing(visit.published_at - 1)
    expect((await manager.call('GET', `${path}/${visit._id}`)).data.appeal_days_left).toBeNull()
    expect((await step(manager, visit._id, 'appeal', disputing)).errcode).toBe(4091)
    await closing(visit.published_at + 3 * day)
    expect((await step(manager, visit._id, 'appeal', disputing)).errcode).toBe(0)
  })

  it('names answers that count, and says why', async () => {
    const { _id } = await published()
    for (const [wrong, fields] of [
      [{ item_ids: [], reason: 'x' }, { item_ids: 'length_min' }],
      [{ item_ids: ['Q9'], reason: 'x' }, { item_ids: 'reference' }],
      [{ item_ids: ['Q3'], reason: 'x' }, { item_ids: 'reference' }],
      [{ item_ids: ['Q1'] }, { reason: 'required' }],
    ] as const)
      expect(await step(manager, _id, 'appeal', wrong)).toMatchObject({ errcode: 4004, data: { fields } })
  })

  it('takes its answers out of the score when it is accepted', async () => {
    const { _id } = await published()
    await step(manager, _id, 'appeal', disputing)
    const decided = await step(group, _id, 'decide', { decision: 'accepted', comment: '情况属实' })
    expect(decided.data).toMatchObject({
      status: 'published',
      score: 90,
      pass: true,
      appeal: { item_ids: ['Q1'], decision: 'accepted', comment: '情况属实', score_before: 65 },
    })
    expect(decided.data.answers[0]).toMatchObject({ item_id: 'Q1', is_na: true, score: null })
  })

  describe('and the issues of its answers', () => {
    const problems = async (result_id: string) =>
      (await manager.list('/MyscustProblem', { cond: { result_id } })).data.list
    const regen = async (result_id: string) =>
      (await group.call('POST', '/myscust/problems/regen', {}, { site: '2', result_id })).data
    const withIssues = async () => {
      const low = [answer('Q1', 'greeting', 1), answer('Q2', 'greeting', 2), answer('Q3', 'checkout', 9)]
      const { _id } = await published({ answers: low })
      expect(await regen(_id)).toMatchObject({ created: 2 })
      return _id
    }

    it.each(['open', 'assigned', 'in_progress', 'fixed', 'verified'])(
      'are withdrawn with the reason when it is accepted, if they are %s',
      async (status) => {
        const _id = await withIssues()
        await sql`
          update myscust_problem set status = ${status}, assignee_id = (select _id from "user" where username = 'gz.officer')
          where result_id = ${_id}`.execute(server.database.db)
        await step(manager, _id, 'appeal', disputing)
        const decision = { decision: 'accepted', comment: '情况属实' }
        expect(await step(group, _id, 'decide', decision)).toMatchObject({ errcode: 0 })
        const all = await problems(_id)
        const of = (item: string) => all.find(({ item_id }: { item_id: string }) => item_id === item)
        expect(of('Q1')).toMatchObject({ status: 'void', close_reason: '情况属实' })
        expect(of('Q2')).toMatchObject({ status, close_reason: null })
        const { rows } = await sql`
          select "from", comment, by = ${(await group.call('GET', '/userinfo')).data._id} as is_decider from problem_event
          where problem_id = ${of('Q1')._id} and action = 'void'`.execute(server.database.db)
        expect(rows).toEqual([{ from: status, comment: '情况属实', is_decider: true }])
        const { rows: notes } = await sql`
          select 1 as told from notification where type = 'myscust_problem.withdrawn'
            and link like ${`%${of('Q1')._id}%`}`.execute(server.database.db)
        expect(notes).toHaveLength(1)
        const { data: log } = await (
          await server.as('admin')
        ).list('/auditlog', {
          cond: { entity: 'myscust_problem', entity_id: of('Q1')._id },
          sort: { at: -1, _id: -1 },
        })
        expect(log.list.map((one: { step: string | null }) => one.step)).toContain('void')
        expect(await regen(_id)).toMatchObject({ created: 0, removed: 0 })
        expect((await problems(_id)).map((one: { status: string }) => one.status).toSorted()).toEqual(
          [status, 'void'].toSorted(),
        )
      },
    )

    it('stay as they are when it is rejected, or when they were closed before', async () => {
      const _id = await withIssues()
      await sql`
        update myscust_problem set status = 'closed', close_reason = 'done' where result_id = ${_id} and item_id = 'Q1'`.execute(
        server.database.db,
      )
      await step(manager, _id, 'appeal', { ...disputing, item_ids: ['Q1', 'Q2'] })
      await step(group, _id, 'decide', { decision: 'accepted' })
      expect(await problems(_id)).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ item_id: 'Q1', status: 'closed', close_reason: 'done' }),
          expect.objectContaining({ item_id: 'Q2', status: 'void', close_reason: disputing.reason }),
        ]),
      )
      const rejected = await withIssues()
      await step(manager, rejected, 'appeal', disputing)
      await step(group, rejected, 'decide', { decision: 'rejected' })
      for (const one of await problems(rejected)) expect(one).toMatchObject({ status: 'open' })
    })
  })

  it('leaves the score as it is when it is rejected, and is not made twice', async () => {
    const { _id } = await published()
    await step(manager, _id, 'appeal', disputing)
    const { data } = await step(group, _id, 'decide', { decision: 'rejected' })
    expect(data).toMatchObject({ score: 65, appeal: { decision: 'rejected', score_before: null } })
    expect((await step(manager, _id, 'appeal', disputing)).errcode).toBe(4091)
  })
})

it('the counters above the list count the visits by state', async () => {
  const cond = { period: '2031-05' }
  await entered(cond)
  await published(cond)
  const { data } = await manager.list(path, { cond })
  expect(data.counters).toEqual({ draft: 1, published: 1 })
})
