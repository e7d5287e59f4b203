import { sql } from 'kysely'
import { beforeAll } from 'vitest'
import type { Client } from '#tests/support/client.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'
import { shopOf } from './problemWalk.ts'
import { tours } from './tours.ts'
import { walk } from '#tests/server/lifecycles/walk.ts'

/** The columns of the table. */
const people = ['officer', 'manager', 'group', 'elsewhere', 'auditor', 'admin'] as const

const path = '/tour'
let by: Record<(typeof people)[number], Client>
let officer: string
let store_id: string
const server = await serverForTests()
beforeAll(async () => {
  by = {
    officer: await server.as('gz.officer'),
    manager: await server.as('gz.manager'),
    group: await server.as('grace.group@example.com'),
    elsewhere: await server.as('hk.manager'),
    auditor: await server.as('auditor'),
    admin: await server.as('admin'),
  }
  officer = (await by.officer.call('GET', '/userinfo')).data._id
  store_id = await shopOf(server, officer)
})

const reason = '商场停电'

const ways: Readonly<Record<string, readonly (readonly [who: (typeof people)[number], body: object])[]>> = {
  planned: [],
  in_progress: [['officer', { action: 'start' }]],
  finished: [
    ['officer', { action: 'start' }],
    ['officer', { action: 'finish' }],
  ],
  cancelled: [['manager', { action: 'cancel', reason }]],
  missed: [['admin', { action: 'miss' }]],
}

async function tourIn(state: string): Promise<string> {
  const doc = {
    site: '2',
    title: '早巡',
    planned_at: 1794700000,
    store_ids: [store_id],
    assignee_ids: [officer],
  }
  const { data } = await by.manager.create(path, doc)
  for (const [who, body] of ways[state] ?? []) {
    const { errcode } = await by[who].update(path, { _id: data._id }, body)
    if (errcode) throw new Error(`${JSON.stringify(body)} is ${errcode}`)
  }
  return data._id
}

async function traces(id: string): Promise<unknown> {
  const { rows } = await sql`
    select to_jsonb(t) as tour, (select count(*) from audit_log) as audit,
      (select count(*) from event where resource = 'tour') as events, (select count(*) from notification) as notifications
    from tour t where _id = ${id}`.execute(server.database.db)
  return rows[0]
}

walk('a tour', {
  people,
  table: tours,
  path,
  as: (person) => by[person],
  recordIn: tourIn,
  takes: { cancel: { reason } },
  traces,
  // A record out of sight has no steps, whatever else somebody lacks.
  foretold: (_, person, code) => (person === 'elsewhere' ? 4040 : code),
})
