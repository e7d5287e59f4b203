import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TodoItem } from '#contract/core/todo.ts'
import type { Client } from '#tests/support/client.ts'
import { setParam } from '#tests/support/setParam.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'
import { shopOf } from '#tests/areas/RM/server/lifecycles/problemWalk.ts'

let editor: Client
let approver: Client
let second: Client
let officer: Client
let manager: Client
let admin: Client
const ids = new Map<Client, string>()
const as = async (name: string) => {
  const who = await server.as(name)
  ids.set(who, (await who.call('GET', '/userinfo')).data._id)
  return who
}
const idOf = (who: Client) => ids.get(who) ?? ''
const server = await serverForTests()
beforeAll(async () => {
  await sql`
    update "user" set roles = '{brand_approver}', department = '{62}' where username = 'leasing.head'`.execute(
    server.database.db,
  )
  editor = await as('brand.editor')
  approver = await as('brand.approver')
  second = await as('leasing.head')
  officer = await as('gz.officer')
  manager = await as('gz.manager')
  admin = await as('admin')
})

const todos = async (who: Client, query: object = {}): Promise<TodoItem[]> => {
  const { data, errcode } = await who.call('GET', '/todo', { range: '0-499', ...query })
  expect(errcode).toBe(0)
  return data.list
}
const of = async (who: Client, record: string, query: object = {}) =>
  (await todos(who, query)).filter(({ record_id }) => record_id === record)
const counts = async (who: Client) => (await who.call('GET', '/todo/counts')).data
const act = (who: Client, verb: string, kind: string, record: string, body: object = {}) =>
  who.call('POST', `/todo/${kind}/${record}/${verb}`, {}, body)
const told = async (who: Client, type: string) =>
  (await who.list('/notification', { cond: { type } })).data.list

/** A request for a new brand, by the editor. */
async function requested(name: string): Promise<string> {
  const category_id = (await admin.list('/bdbrandcategory', { range: '0-0' })).data.list[0]._id
  const { data } = await editor.create('/bdbrandaudit', {
    kind: 'create',
    after: { name, name_en: `${name} Ltd`, target_group: '家庭', category_id },
  })
  return data._id
}

describe('the inbox', () => {
  let request: string
  beforeEach(async () => {
    request = await requested('茶屋')
  })

  it('lists a request for those who may decide on it, and for its author what they started', async () => {
    expect(await of(approver, request)).toMatchObject([
      {
        kind: 'brandDB.decide',
        title: { zh_CN: '茶屋', en_US: '茶屋 Ltd' },
        link: `/brandDB/brandAudit/${request}`,
        starter: { _id: idOf(editor) },
        handler: null,
        can: { transfer: true, urge: false, withdraw: false },
      },
    ])
    expect(await of(editor, request)).toEqual([])
    expect(await of(editor, request, { tab: 'started' })).toMatchObject([
      { kind: 'brandDB.decide', can: { urge: true, withdraw: true } },
    ])
    for (const tab of ['open', 'done', 'started', 'copied'])
      expect(await of(officer, request, { tab, team: '1' })).toEqual([])
  })

  it('lists what somebody did, and then what its author has to do', async () => {
    await approver.update('/bdbrandaudit', { _id: request }, { action: 'reject', comment: '请核对' })
    expect(await of(approver, request)).toEqual([])
    expect(await of(approver, request, { tab: 'done' })).toMatchObject([{ status: 'rejected' }])
    expect(await of(editor, request)).toMatchObject([{ kind: 'brandDB.revise' }])
    await editor.update('/bdbrandaudit', { _id: request }, { action: 'resubmit' })
    await approver.update('/bdbrandaudit', { _id: request }, { action: 'approve' })
    expect(await of(editor, request, { tab: 'started' })).toMatchObject([{ kind: null, status: 'approved' }])
  })

  it('hands a to-do to one person who may do it, and leaves it with the team for a day of need', async () => {
    const people = (await approver.call('GET', `/todo/brandDB.decide/${request}/people`)).data.list
    expect(people.map(({ _id }: { _id: string }) => _id)).toContain(idOf(second))
    expect(people.map(({ _id }: { _id: string }) => _id)).not.toContain(idOf(editor))
    const refused = await act(approver, 'transfer', 'brandDB.decide', request, { to_id: idOf(officer) })
    expect(refused).toMatchObject({ errcode: 4004, data: { fields: { to_id: 'cannot_do' } } })
    const own = await act(approver, 'transfer', 'brandDB.decide', request, { to_id: idOf(approver) })
    expect(own).toMatchObject({ errcode: 4004, data: { fields: { to_id: 'not_self' } } })
    expect((await act(editor, 'transfer', 'brandDB.decide', request, { to_id: idOf(second) })).errcode).toBe(
      4030,
    )
    expect((await act(officer, 'transfer', 'brandDB.decide', request, { to_id: idOf(second) })).errcode).toBe(
      4040,
    )

    const sent = await act(approver, 'transfer', 'brandDB.decide', request, {
      to_id: idOf(second),
      comment: '请您决定',
    })
    expect(sent.errcode).toBe(0)
    expect(await of(approver, request)).toEqual([])
    expect(await of(approver, request, { team: '1' })).toHaveLength(1)
    expect(await of(second, request)).toMatchObject([{ handler: { _id: idOf(second) } }])
    expect(await told(second, 'todo.transfer')).toMatchObject([{ params: { title_sc: '茶屋' } }])
    // Whoever was given it and left no longer keeps it from the others.
    const { db } = server.database
    await sql`update "user" set is_active = false where username = 'leasing.head'`.execute(db)
    expect(await of(approver, request)).toMatchObject([{ handler: null }])
    await sql`update "user" set is_active = true where username = 'leasing.head'`.execute(db)
    second = await as('leasing.head')
  })

  it('leaves a second approval to others once the person who was given the to-do has approved', async () => {
    await setParam(server, 'brand.audit_levels', 2)
    try {
      request = await requested('茶楼')
      await act(approver, 'transfer', 'brandDB.decide', request, { to_id: idOf(second) })
      const { data } = await second.update('/bdbrandaudit', { _id: request }, { action: 'approve' })
      expect(data.status).toBe('audit_inprogress')
      expect(await of(second, request)).toEqual([])
      expect(await of(approver, request)).toMatchObject([{ handler: null }])
      expect((await act(editor, 'urge', 'brandDB.decide', request)).errcode).toBe(0)
      expect((await told(approver, 'todo.urge'))[0]).toMatchObject({ params: { title_sc: '茶楼' } })
    } finally {
      await setParam(server, 'brand.audit_levels', 1)
    }
  })

  it('lets only its author urge, once, those for whom it waits', async () => {
    expect((await act(approver, 'urge', 'brandDB.decide', request)).errcode).toBe(4030)
    const { data, errcode } = await act(editor, 'urge', 'brandDB.decide', request, { comment: '今天开业' })
    expect(errcode).toBe(0)
    expect(data.told).toBeGreaterThanOrEqual(2)
    expect(await told(approver, 'todo.urge')).not.toEqual([])
    expect((await act(editor, 'urge', 'brandDB.decide', request)).errcode).toBe(4290)
    expect(await of(approver, request)).toMatchObject([{ urged_at: expect.any(Number) }])
    expect(await of(editor, request, { tab: 'started' })).toMatchObject([{ can: { urge: false } }])
    await approver.update('/bdbrandaudit', { _id: request }, { action: 'approve' })
    expect((await act(editor, 'urge', 'brandDB.decide', request)).errcode).toBe(4091)
  })

  it('lets its author take it back, and nobody else', async () => {
    expect((await act(approver, 'withdraw', 'brandDB.decide', request)).errcode).toBe(4030)
    expect((await act(editor, 'withdraw', 'brandDB.decide', request, { comment: '弄错了' })).errcode).toBe(0)
    expect(await of(approver, request)).toEqual([])
    expect((await act(editor, 'withdraw', 'brandDB.decide', request)).errcode).toBe(4091)
  })

  it('sends copies to those who may see the record', async () => {
    const refused = await act(approver, 'copy', 'brandDB.decide', request, { to_ids: [idOf(officer)] })
    expect(refused).toMatchObject({ errcode: 4004, data: { fields: { to_ids: 'cannot_see' } } })
    expect((await act(officer, 'copy', 'brandDB.decide', request, { to_ids: [idOf(second)] })).errcode).toBe(
      4040,
    )
    const sent = await act(approver, 'copy', 'brandDB.decide', request, {
      to_ids: [idOf(second)],
      comment: '供参考',
    })
    expect(sent.errcode).toBe(0)
    expect(await of(second, request, { tab: 'copied' })).toMatchObject([
      { copied_by: { _id: idOf(approver) }, comment: '供参考' },
    ])
  })

  it('tells what happened to a record, who took how long, and for whom it waits', async () => {
    await act(approver, 'transfer', 'brandDB.decide', request, { to_id: idOf(second), comment: '请您决定' })
    const read = (who: Client) =>
      who.call('GET', '/todo/timeline', { resource: 'brand_audit', record_id: request })
    const { data } = await read(editor)
    expect(data.list).toMatchObject([
      { action: 'create', by: { _id: idOf(editor) }, waited: null },
      { action: 'transfer', by: { _id: idOf(approver) }, to: { _id: idOf(second) }, comment: '请您决定' },
    ])
    expect(data.waiting).toMatchObject([{ kind: 'brandDB.decide', people: [{ _id: idOf(second) }] }])
    await second.update('/bdbrandaudit', { _id: request }, { action: 'approve' })
    const after = (await read(editor)).data
    expect(after.list.at(-1)).toMatchObject({ action: 'step', step: 'approve', status: 'approved' })
    expect(after.waiting).toEqual([])
    expect((await read(officer)).errcode).toBe(4040)
  })
})

describe('a deputy', () => {
  const today = async () =>
    new Date((await admin.call('GET', '/health')).data.now * 1000).toISOString().slice(0, 10)
  const place = (request: string, person = second) => `/todo/brandDB.decide/${request}/for/${idOf(person)}`
  const take = (who: Client, request: string, step: string, takes = {}) =>
    who.call('POST', place(request), {}, { step, takes })
  /** The second approver is away today, and this person is their deputy. */
  const away = async (who: Client) => {
    const day = await today()
    const { data } = await second.create('/todo/deputy', {
      deputy_id: idOf(who),
      from_date: day,
      to_date: day,
    })
    return () => second.call('DELETE', '/todo/deputy', { cond: { _id: data._id } })
  }

  it('finds what waits for the absent person, only while they are away', async () => {
    const request = await requested('书店')
    await act(approver, 'transfer', 'brandDB.decide', request, { to_id: idOf(second) })
    const day = await today()
    const absence = { deputy_id: idOf(approver), from_date: day, to_date: day }
    expect(
      (await second.create('/todo/deputy', { ...absence, deputy_id: idOf(second) })).data.fields,
    ).toEqual({
      deputy_id: 'not_self',
    })
    const { data } = await second.create('/todo/deputy', absence)
    expect(await of(approver, request)).toMatchObject([{ stands_in_for: { _id: idOf(second) } }])
    expect(await told(approver, 'todo.deputy')).toHaveLength(1)
    expect((await second.create('/todo/deputy', absence)).data.fields).toEqual({ from_date: 'overlap' })
    // Somebody who may not see the record themselves finds it, too, without a way to its page.
    await second.update('/todo/deputy', { _id: data._id }, { deputy_id: idOf(officer) })
    expect((await act(editor, 'urge', 'brandDB.decide', request)).data).toEqual({ told: 2 })
    expect(await told(officer, 'todo.urge')).toHaveLength(1)
    expect(await of(officer, request)).toMatchObject([
      { link: null, can: { take: true, transfer: false }, title: { zh_CN: expect.stringContaining('书店') } },
    ])
    expect(await of(approver, request)).toEqual([])
    expect((await officer.update('/todo/deputy', { _id: data._id }, { note: '?' })).errcode).toBe(4030)
    expect((await manager.list('/todo/deputy')).data.total).toBe(0)
    expect((await second.call('DELETE', '/todo/deputy', { cond: { _id: data._id } })).errcode).toBe(0)
    expect(await of(officer, request)).toEqual([])
  })

  it('does it with the rights of the absent person, and history, audit and the absent person say so', async () => {
    const request = await requested('花店')
    const end = await away(officer)
    // Their own rights do not suffice, and nobody else acts for the absent person.
    expect((await officer.update('/bdbrandaudit', { _id: request }, { action: 'approve' })).errcode).toBe(
      4030,
    )
    expect((await manager.call('GET', place(request))).errcode).toBe(4030)
    expect((await take(manager, request, 'approve')).errcode).toBe(4030)
    expect((await officer.call('GET', place(request))).data).toMatchObject({
      record: { _id: request, status: 'audit_inprogress' },
      steps: ['approve', 'reject'],
    })
    // Only a step of the to-do, and only with what it takes.
    expect((await take(officer, request, 'withdraw')).errcode).toBe(4030)
    expect((await take(officer, request, 'reject')).data.fields).toEqual({ comment: 'required' })
    expect((await take(officer, request, 'approve')).data).toMatchObject({ _id: request })
    expect((await take(officer, request, 'approve')).errcode).toBe(4040)
    expect(await told(second, 'todo.done_for')).toHaveLength(1)
    const names = { user_id: idOf(officer), for_id: idOf(second), step: 'approve' }
    const { data: history } = await editor.call('GET', `/bdbrandaudit/${request}/history`)
    expect(history.list[0]).toMatchObject(names)
    const cond = { entity: 'brand_audit', entity_id: request, for_id: idOf(second) }
    expect((await admin.list('/auditlog', { cond })).data.list).toMatchObject([names])
    const timeline = await editor.call('GET', '/todo/timeline', {
      resource: 'brand_audit',
      record_id: request,
    })
    expect(timeline.data.list.at(-1)).toMatchObject({
      by: { _id: idOf(officer) },
      for: { _id: idOf(second) },
    })
    await end()
    const next = await requested('面包店')
    expect((await take(officer, next, 'approve')).errcode).toBe(4030)
  })

  it('does not decide in their own matter, not even for somebody else', async () => {
    const request = await requested('茶店')
    const end = await away(editor)
    expect(await of(editor, request)).toEqual([])
    expect((await take(editor, request, 'approve')).errcode).toBe(4040)
    await end()
  })

  it('is one of the staff', async () => {
    const day = await today()
    const [agency] = (await admin.list('/user', { cond: { username: 'nomenu' } })).data.list
    const named = await admin.create('/todo/deputy', { deputy_id: agency._id, from_date: day, to_date: day })
    expect(named.data.fields).toEqual({ deputy_id: 'cannot_do' })
    await sql`update "user" set is_active = false where username = 'wh.manager'`.execute(server.database.db)
    const [gone] = (await admin.list('/user', { cond: { username: 'wh.manager' }, manage: 1 })).data.list
    for (const deputy_id of [gone?._id ?? 'U007', 'no-such-person'])
      expect((await admin.create('/todo/deputy', { deputy_id, from_date: day, to_date: day })).errcode).toBe(
        4004,
      )
  })

  it('is the only one for a day, also of several who are named at the same moment', async () => {
    const away = { from_date: '2031-01-01', to_date: '2031-01-02' }
    for (const deputy_id of [idOf(approver), idOf(officer), idOf(manager)]) {
      const named = [1, 2, 3, 4].map(() => second.create('/todo/deputy', { ...away, deputy_id }))
      const codes = (await Promise.all(named)).map(({ errcode }) => errcode)
      expect(codes.toSorted()).toEqual([0, 4004, 4004, 4004])
      await second.call('DELETE', '/todo/deputy', { cond: { from_date: away.from_date } })
    }
  })
})

describe('a problem', () => {
  it('waits for whoever assigns it, then for the assignee alone, then for whoever verifies it', async () => {
    const { data: problem } = await officer.create('/TourProblem', {
      site: '2',
      store_id: await shopOf(server, idOf(officer)),
      category: 'display',
      severity: 3,
      title: '海报破损',
    })
    const kinds = async (who: Client, query = {}) =>
      (await of(who, problem._id, query)).map(({ kind }) => kind)
    expect(await kinds(manager)).toEqual(['RM.issue_assign'])
    await manager.update(
      '/TourProblem',
      { _id: problem._id },
      { action: 'assign', assignee_id: idOf(officer) },
    )
    expect(await kinds(manager)).toEqual([])
    expect(await of(officer, problem._id)).toMatchObject([
      { kind: 'RM.issue_fix', due_at: problem.due_at, can: { transfer: false } },
    ])
    await setParam(server, 'tour.photo_required', false)
    await officer.update('/TourProblem', { _id: problem._id }, { action: 'fix', fix_note: '已更换' })
    expect(await kinds(officer)).toEqual([])
    expect(await kinds(officer, { tab: 'done' })).toContain('RM.issue_fix')
    expect(await kinds(manager)).toEqual(['RM.issue_verify'])
  })
})

describe('a problem tells', () => {
  const raised = async () =>
    (
      await officer.create('/TourProblem', {
        site: '2',
        store_id: await shopOf(server, idOf(officer)),
        category: 'display',
        severity: 3,
        title: '灯箱不亮',
      })
    ).data
  const comment = (_id: string, more: object = {}) =>
    manager.update('/TourProblem', { _id }, { action: 'comment', comment: '请尽快', attachs: [], ...more })
  const about = async (who: Client, type: string, record: string) =>
    (await told(who, type)).filter(({ link }: { link: string }) => link.includes(record))

  it('those who may assign it that it is new, unless it was assigned at once', async () => {
    const { _id } = await raised()
    expect(await about(manager, 'tour_problem.create', _id)).toHaveLength(1)
    expect(await about(officer, 'tour_problem.create', _id)).toEqual([])
  })

  it('whoever found it of a comment, and people whom the comment mentions, if they may see it', async () => {
    const { _id } = await raised()
    expect((await comment(_id)).errcode).toBe(0)
    expect(await about(officer, 'tour_problem.comment', _id)).toHaveLength(1)
    const reader = await as('auditor')
    expect((await comment(_id, { mentions: [idOf(reader)] })).errcode).toBe(0)
    expect(await about(reader, 'tour_problem.mention', _id)).toHaveLength(1)
    expect((await comment(_id, { mentions: [idOf(editor)] })).data.fields).toEqual({ mentions: 'cannot_see' })
    const stranger = await as('hk.officer')
    expect((await comment(_id, { mentions: [idOf(stranger)] })).data.fields).toEqual({
      mentions: 'reference',
    })
  })
})

describe('the to-dos of every demo account', () => {
  it.each([
    'admin',
    'gz.officer',
    'gz.manager',
    'hk.manager',
    'brand.approver',
    'brand.editor',
    'leasing.head',
  ])('of %s are of records that they see, with an open step, and are counted', async (name) => {
    const who = await server.as(name)
    const list = await todos(who)
    const { open, kinds } = await counts(who)
    expect(list).toHaveLength(Math.min(open, 500))
    expect(kinds.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(open)
    for (const { resource, record_id, title, link } of list.slice(0, 12)) {
      const timeline = await who.call('GET', '/todo/timeline', { resource, record_id })
      expect(timeline.errcode).toBe(0)
      expect(title.zh_CN).not.toBe('')
      expect(link).toMatch(/^\/\w+\//)
    }
  })
})
