import { afterAll, beforeAll } from 'vitest'
import type { Client } from '#tests/support/client.ts'
import type { TestServer } from '#tests/support/testServer.ts'
import { tourProblems } from './problems.ts'
import { lead, problemServer, shopOf, takes, tracesOf } from './problemWalk.ts'
import { walk } from '#tests/server/lifecycles/walk.ts'

/** The columns of the table. */
const people = ['officer', 'manager', 'group', 'elsewhere', 'auditor', 'admin'] as const

const path = '/TourProblem'
let server: TestServer
let by: Record<(typeof people)[number], Client>
let officer: string
let store_id: string
beforeAll(async () => {
  server = await problemServer()
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
afterAll(() => server.stop())

async function problemIn(state: string): Promise<string> {
  const doc = { site: '2', store_id, category: 'display', severity: 2, title: '灯箱不亮' }
  const { data } = await by.officer.create(path, doc)
  await lead(path, data._id, state, {
    ...by,
    fixer: by.officer,
    fixerId: officer,
    verifier: by.manager,
  })
  return data._id
}

walk('a problem found on a tour', {
  people,
  table: tourProblems,
  path,
  as: (person) => by[person],
  recordIn: problemIn,
  takes: { ...takes, assign: () => takes.assign(officer) },
  traces: (id) => tracesOf(server, 'tour_problem')(id),
  // A record out of sight has no steps, whatever else somebody lacks.
  foretold: (_, person, code) => (person === 'elsewhere' ? 4040 : code),
})
