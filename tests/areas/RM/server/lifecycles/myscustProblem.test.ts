import { sql } from 'kysely'
import { afterAll, beforeAll } from 'vitest'
import type { Client } from '#tests/support/client.ts'
import type { TestServer } from '#tests/support/testServer.ts'
import { myscustProblems } from './problems.ts'
import { lead, problemServer, takes, tracesOf } from './problemWalk.ts'
import { walk } from '#tests/server/lifecycles/walk.ts'

/** The columns of the table. */
const people = ['manager', 'group', 'elsewhere', 'auditor', 'admin'] as const

const path = '/MyscustProblem'
let server: TestServer
let by: Record<(typeof people)[number], Client>
let manager: string
let result: { result_id: string; store_id: string }
beforeAll(async () => {
  server = await problemServer()
  by = {
    manager: await server.as('gz.manager'),
    group: await server.as('grace.group@example.com'),
    elsewhere: await server.as('hk.manager'),
    auditor: await server.as('auditor'),
    admin: await server.as('admin'),
  }
  manager = (await by.manager.call('GET', '/userinfo')).data._id
  const { rows } = await sql<typeof result>`
    select r._id as result_id, r.store_id from myscust_result r join store s on s._id = r.store_id
    where r.site = '2' and not s.is_split and not s.is_merge order by 1 limit 1`.execute(server.database.db)
  if (!rows[0]) throw new Error('site 2 has no visit')
  ;[result] = rows
})
afterAll(() => server.stop())

async function problemIn(state: string): Promise<string> {
  const doc = { site: '2', ...result, category: 'staff_service', severity: 2, title: '未主动问候' }
  const { data } = await by.manager.create(path, doc)
  await lead(path, data._id, state, {
    ...by,
    fixer: by.manager,
    fixerId: manager,
    verifier: by.admin,
  })
  return data._id
}

walk('a problem that a mystery customer met', {
  people,
  table: myscustProblems,
  path,
  as: (person) => by[person],
  recordIn: problemIn,
  takes: { ...takes, assign: () => takes.assign(manager) },
  traces: (id) => tracesOf(server, 'myscust_problem')(id),
  // A record out of sight has no steps, whatever else somebody lacks.
  foretold: (_, person, code) => (person === 'elsewhere' ? 4040 : code),
})
