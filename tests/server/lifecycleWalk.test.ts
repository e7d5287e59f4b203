import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract } from '#tools/contract.ts'
import type { Client } from '#tests/support/client.ts'
import { setParam } from '#tests/support/setParam.ts'
import { startTestServer, type TestServer } from '#tests/support/testServer.ts'

// Every step of every lifecycle, tried in every state by everybody. What each of them gets is written by hand, from
// specification section 1 (brand modification): 0, or the errcode.

/** The columns of the table. */
const people = ['author', 'colleague', 'approver', 'second', 'outsider', 'reader', 'admin'] as const
type Person = (typeof people)[number]

const approval: Record<string, Record<string, string>> = {
  // Drafts are out of everybody else’s sight.
  draft: {
    submit: '   0    4040 4040 4040 4040 4030 4040',
    approve: '  4030 4030 4040 4040 4031 4030 4040',
    reject: '   4030 4030 4040 4040 4031 4030 4040',
    withdraw: ' 0    4040 4040 4040 4040 4030 4040',
    resubmit: ' 4091 4040 4040 4040 4040 4030 4040',
  },
  audit_inprogress: {
    submit: '   4091 4030 4030 4030 4030 4030 4030',
    approve: '  4030 4030 0    0    4031 4030 0',
    reject: '   4030 4030 0    0    4031 4030 0',
    withdraw: ' 0    4030 4030 4030 4030 4030 4030',
    resubmit: ' 4091 4030 4030 4030 4030 4030 4030',
  },
  // The approver has given the first of two approvals.
  half_approved: {
    submit: '   4091 4030 4030 4030 4030 4030 4030',
    approve: '  4030 4030 4035 0    4031 4030 0',
    reject: '   4030 4030 4035 0    4031 4030 0',
    withdraw: ' 0    4030 4030 4030 4030 4030 4030',
    resubmit: ' 4091 4030 4030 4030 4030 4030 4030',
  },
  // The approver is the author, and asks for approval all the same.
  approvers_own: {
    submit: '   4030 4030 4091 4030 4030 4030 4030',
    approve: '  4030 4030 4035 0    4031 4030 0',
    reject: '   4030 4030 4035 0    4031 4030 0',
    withdraw: ' 4030 4030 0    4030 4030 4030 4030',
    resubmit: ' 4030 4030 4091 4030 4030 4030 4030',
  },
  approved: {
    submit: '   4091 4030 4030 4030 4030 4030 4030',
    approve: '  4030 4030 4091 4091 4031 4030 4091',
    reject: '   4030 4030 4091 4091 4031 4030 4091',
    withdraw: ' 4091 4030 4030 4030 4030 4030 4030',
    resubmit: ' 4091 4030 4030 4030 4030 4030 4030',
  },
  rejected: {
    submit: '   4091 4030 4030 4030 4030 4030 4030',
    approve: '  4030 4030 4091 4091 4031 4030 4091',
    reject: '   4030 4030 4091 4091 4031 4030 4091',
    withdraw: ' 4091 4030 4030 4030 4030 4030 4030',
    resubmit: ' 0    4030 4030 4030 4030 4030 4030',
  },
  withdrawn: {
    submit: '   4091 4030 4030 4030 4030 4030 4030',
    approve: '  4030 4030 4091 4091 4031 4030 4091',
    reject: '   4030 4030 4091 4091 4031 4030 4091',
    withdraw: ' 4091 4030 4030 4030 4030 4030 4030',
    resubmit: ' 4091 4030 4030 4030 4030 4030 4030',
  },
}

/** By the resource that has the lifecycle. */
const tables: Record<string, typeof approval> = { brandAudit: approval }

const path = '/bdbrandaudit'
let server: TestServer
let by: Record<Person, Client>
beforeAll(async () => {
  server = await startTestServer()
  const { db } = server.database
  const approves = (name: string, department: string) =>
    sql`
      update "user" set roles = '{brand_approver}', department = ${[department]}::text[] where username = ${name}`.execute(
      db,
    )
  await approves('leasing.head', '62')
  await approves('finance.analyst', '66')
  await sql`
    update role set permissions = permissions || '["branddb.audit.view"]'::jsonb where code = 'no_menu'`.execute(
    db,
  )
  by = {
    author: await server.as('brand.editor'),
    colleague: await server.as('trainee.brand'),
    approver: await server.as('brand.approver'),
    second: await server.as('leasing.head'),
    outsider: await server.as('finance.analyst'),
    reader: await server.as('nomenu'),
    admin: await server.as('admin'),
  }
  await setParam(server, 'brand.audit_levels', 2)
}, 120_000)
afterAll(() => server.stop())

const take = (who: Client, _id: string, action: string) =>
  who.update(path, { _id }, { action, ...(action === 'reject' ? { comment: '请核对' } : {}) })

/** A request about a new brand, brought into a state. */
async function requestIn(state: string): Promise<string> {
  const category_id = (await by.admin.list('/bdbrandcategory', { range: '0-0' })).data.list[0]._id
  const brand = await by.admin.create('/bdbrand', { name: '待改', target_group: '家庭', category_id })
  const doc = {
    kind: 'update',
    brand_id: brand.data._id,
    after: state === 'half_approved' ? { name: '改后' } : { target_group: '学生' },
    ...(state === 'draft' ? { status: 'draft' } : {}),
  }
  const { data } = await by[state === 'approvers_own' ? 'approver' : 'author'].create(path, doc)
  const reach: Record<string, [Person, string]> = {
    half_approved: ['approver', 'approve'],
    approved: ['approver', 'approve'],
    rejected: ['approver', 'reject'],
    withdrawn: ['author', 'withdraw'],
  }
  const [who, action] = reach[state] ?? []
  const { errcode } = who && action ? await take(by[who], data._id, action) : { errcode: 0 }
  if (errcode) throw new Error(`no request becomes ${state}: ${errcode}`)
  return data._id
}

/** All that a step could leave behind. */
async function traces(id: string): Promise<unknown> {
  const { rows } = await sql`
    select to_jsonb(a) as request, to_jsonb(b) as brand,
      (select count(*) from audit_log where entity in ('brand_audit', 'brand')) as audit,
      (select count(*) from event where resource in ('brand_audit', 'brand')) as events,
      (select count(*) from notification) as notifications
    from brand_audit a join brand b on b._id = a.brand_id where a._id = ${id}`.execute(server.database.db)
  return rows[0]
}

/** What the server says beforehand: 0 for an open step, or the errcode, and whether a list filtered by the step has the record. */
async function foretold(who: Client, _id: string, step: string): Promise<[number, boolean]> {
  const { errcode, data } = await who.call('GET', `${path}/${_id}/steps`)
  const { data: page } = await who.list(path, { cond: { $step: step, _id } })
  return [errcode || (data[step] === true ? 0 : data[step].errcode), page.total === 1]
}

it('every lifecycle of the contract has its table, with every state and step', () => {
  const found = Object.entries(contract.resources).filter(([, { lifecycle }]) => lifecycle)
  expect(found.map(([name]) => name)).toEqual(Object.keys(tables))
  for (const [name, resource] of found) {
    const { field = '', steps = {} } = resource.lifecycle ?? {}
    expect(Object.keys(tables[name] ?? {})).toEqual(
      expect.arrayContaining([...(resource.fields[field]?.choices ?? [])]),
    )
    for (const rows of Object.values(tables[name] ?? {}))
      expect(Object.keys(rows).toSorted()).toEqual(Object.keys(steps).toSorted())
  }
})

describe('a request about a brand', () => {
  const cells = Object.entries(approval).flatMap(([state, rows]) =>
    Object.entries(rows).map(
      ([step, codes]) => [state, step, codes.trim().split(/\s+/).map(Number)] as const,
    ),
  )

  it.each(cells)('that is %s: who may %s it', async (state, step, codes) => {
    let id = await requestIn(state)
    for (const [at, person] of people.entries()) {
      const expected = codes[at] ?? Number.NaN
      const [said, isListed] = await foretold(by[person], id, step)
      // A record out of sight has no steps, whatever one lacks beside.
      expect([person, said], 'the open steps').toEqual([
        person,
        state === 'draft' && person !== 'author' ? 4040 : expected,
      ])
      expect([person, isListed], 'the list').toEqual([person, expected === 0])
      const before = await traces(id)
      expect([person, (await take(by[person], id, step)).errcode]).toEqual([person, expected])
      const isUntouched = isDeepStrictEqual(await traces(id), before)
      expect(
        [person, isUntouched],
        'record, brand, audit log, events and notifications are as before',
      ).toEqual([person, expected !== 0])
      if (expected === 0) id = await requestIn(state)
    }
  })
})
