import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { messageRate } from '#server/services/notifications/notify.ts'
import type { Answer, Client } from '#tests/support/client.ts'
import { shippedHalves } from '#tests/support/shippedHalves.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

// What people can tell each other: only those whom they see, once for each matter, and not without end.

let record: string
let unseen: string
let seen: string
const ids = new Map<string, string>()
const server = await serverForTests()
const editor = await server.as('brand.editor')
const officer = await server.as('gz.officer')
beforeAll(async () => {
  const { rows } = await sql<{ _id: string; username: string }>`select _id, username from "user"`.execute(
    server.database.db,
  )
  for (const { _id, username } of rows) ids.set(username, _id)
  unseen = ids.get('hk.officer') ?? ''
  seen = ids.get('leasing.head') ?? ''
  // All of them may decide, but one shares no site with the others.
  await sql`
    update "user" set sites = '{2}' where username in ('brand.editor', 'brand.approver', 'gz.officer')`.execute(
    server.database.db,
  )
  await sql`
    update "user" u set roles = a.roles, department = a.department,
      sites = case when u._id = ${unseen} then array['6'] else array['2'] end
    from "user" a where a.username = 'brand.approver' and u._id in (${unseen}, ${seen})`.execute(
    server.database.db,
  )
  const admin = await server.as('admin')
  const category_id = (await admin.list('/bdbrandcategory', { range: '0-0' })).data.list[0]._id
  const { data } = await editor.create('/bdbrandaudit', {
    kind: 'create',
    after: { name: 'Told', name_en: 'Told Ltd', target_group: '家庭', category_id },
  })
  record = data._id
})
beforeEach(async () => {
  await sql`delete from rate_limit`.execute(server.database.db)
  await sql`delete from notification`.execute(server.database.db)
  await sql`delete from todo_deputy`.execute(server.database.db)
  await sql`delete from todo_action`.execute(server.database.db)
})

const told = async () => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from notification`.execute(
    server.database.db,
  )
  return rows[0]?.n ?? 0
}
let year = 2030
const act = (who: Client, verb: string, body: object) =>
  who.call('POST', `/todo/brandDB.decide/${record}/${verb}`, {}, body)

/** Messages from person to person: how somebody sends one to somebody. */
const messages: Readonly<Record<string, (to: string) => Promise<Answer>>> = {
  'todo.copied': (to) => act(editor, 'copy', { to_ids: [to], comment: `${(year += 1)}` }),
  'todo.transferred': async (to) =>
    act(await server.as('brand.approver'), 'transfer', { to_id: to, comment: 'Please' }),
  'todo.deputised': async (to) => {
    const day = new Date(Date.UTC(2026, 11, (year += 1) - 2026)).toISOString().slice(0, 10)
    return officer.create('/todo/deputy', { deputy_id: to, from_date: day, to_date: day })
  },
}

const senders: Readonly<Record<string, string>> = {
  'todo.copied': 'brand.editor',
  'todo.transferred': 'brand.approver',
  'todo.deputised': 'gz.officer',
}

/** Why the other notices are nothing that somebody can send at will. */
const others: Readonly<Record<string, string>> = {
  'todo.taken': 'part of a step, which takes the right to it',
  'todo.taken_many': 'part of a step, which takes the right to it',
  'todo.mentioned': 'part of a comment, only to those who see the record; see todo.test.ts',
  'todo.done_for': 'to those who named the deputy',
  'todo.urged': 'once in four hours, only for whom it waits; see below',
  'rm.problem.assigned': 'part of an assignment, which takes the right to it',
  'rm.problem.assigned_many': 'the system assigns',
  'rm.problem.reopened': 'part of a step, which takes the right to it',
  'rm.problem.withdrawn': 'part of a step, which takes the right to it',
  'rm.problem.overdue': 'the clock',
  'rm.problem.overdue_many': 'the clock',
  'rm.problem.overdue_site': 'the clock',
  'rm.problem.escalated': 'the clock',
  'rm.problem.escalated_many': 'the clock',
  'rm.problem.escalated_site': 'the clock',
  'rm.tour.assigned': 'part of a tour, which takes the right to it',
  'rm.tour.assigned_many': 'the system plans',
  'report.scheduled': 'to oneself',
  'perf.month.locked': 'part of locking a month, which takes the right to it',
  'perf.month.unlocked': 'part of opening a month, which takes the right to it',
  'scoring.returned': 'part of sending a report back, which takes the right to it',
}

describe('a message to people', () => {
  it('is known for every notice that an area declares', () => {
    const declared = shippedHalves.flatMap(({ notices = {} }) => Object.keys(notices))
    expect(declared.toSorted()).toEqual([...Object.keys(messages), ...Object.keys(others)].toSorted())
  })

  it.each(Object.entries(messages))(
    'of the kind %s reaches only those whom the sender sees',
    async (_, send) => {
      expect((await send(unseen)).errcode).toBe(4004)
      expect(await told()).toBe(0)
    },
  )

  it.each(Object.entries(messages))(
    'of the kind %s is refused to whoever sends too many',
    async (key, send) => {
      const sender = senders[key] ?? ''
      await sql`
      insert into rate_limit (key, n, since)
      values (${`messages of ${ids.get(sender)}`}, ${messageRate.limit}, extract(epoch from now())::int8)`.execute(
        server.database.db,
      )
      expect((await send(seen)).errcode).toBe(4290)
      expect(await told()).toBe(0)
    },
  )

  it('is sent once for a matter while it is unread', async () => {
    for (let i = 0; i < 3; i += 1) expect((await messages['todo.copied']?.(seen))?.errcode).toBe(0)
    expect(await told()).toBe(1)
  })

  it('reminds people once in four hours, also of ten who ask at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => act(editor, 'urge', {})))
    const codes = answers.map(({ errcode }) => errcode)
    expect(codes.filter((code) => code === 0)).toHaveLength(1)
    expect(codes.filter((code) => code === 4290)).toHaveLength(9)
  })

  it('cannot be given away by naming somebody unseen in any record', async () => {
    const manager = await server.as('gz.manager')
    const problem = (
      await manager.list('/TourProblem', { cond: { status: 'open' }, site: '2', range: '0-0' })
    ).data.list[0]
    const assigned = await manager.update(
      '/TourProblem',
      { _id: problem._id },
      { action: 'assign', assignee_id: unseen },
    )
    expect(assigned).toMatchObject({ errcode: 4004, data: { fields: { assignee_id: 'reference' } } })
  })

  it('lists nobody unseen among those to whom a to-do can be transferred', async () => {
    const approver = await server.as('brand.approver')
    const { data } = await approver.call('GET', `/todo/brandDB.decide/${record}/people`)
    expect(data.list.map(({ _id }: { _id: string }) => _id)).not.toContain(unseen)
  })
})
