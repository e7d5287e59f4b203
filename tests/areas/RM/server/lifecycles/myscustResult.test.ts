import { sql } from 'kysely'
import { beforeAll } from 'vitest'
import type { Client } from '#tests/support/client.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'
import { myscustResults } from './results.ts'
import { shopOf } from './problemWalk.ts'
import { walk } from '#tests/server/lifecycles/walk.ts'

/** The columns of the table. */
const people = ['agency', 'manager', 'group', 'elsewhere', 'auditor', 'admin'] as const

const path = '/MyscustResult'
const takes = {
  appeal: { item_ids: ['Q1'], reason: '监控显示员工已问候' },
  decide: { decision: 'accepted' },
}
let by: Record<(typeof people)[number], Client>
let visit: object
let round = 0
const server = await serverForTests()
beforeAll(async () => {
  by = {
    agency: await server.as('agency.one'),
    manager: await server.as('gz.manager'),
    group: await server.as('grace.group@example.com'),
    elsewhere: await server.as('hk.manager'),
    auditor: await server.as('auditor'),
    admin: await server.as('admin'),
  }
  const idOf = async (who: Client): Promise<string> => (await who.call('GET', '/userinfo')).data._id
  const answer = { section: '迎接', question: '有人问候吗？', max: 10, is_na: false, comment: null }
  visit = {
    site: '2',
    store_id: await shopOf(server, await idOf(by.manager)),
    agency_id: await idOf(by.agency),
    visit_at: 1_794_000_000,
    answers: [
      { ...answer, item_id: 'Q1', score: 4 },
      { ...answer, item_id: 'Q2', score: 9 },
    ],
  }
})

const ways: Record<string, readonly string[]> = {
  draft: [],
  submitted: ['submit'],
  published: ['submit', 'publish'],
  appealing: ['submit', 'publish', 'appeal'],
}

// Each in a month of its own, because a shop has one visit in a round.
async function visitIn(state: string): Promise<string> {
  round += 1
  const period = `20${30 + Math.floor(round / 90)}-01`
  const { data } = await by.manager.create(path, { ...visit, period, round: 1 + (round % 90) })
  for (const action of ways[state] ?? []) {
    const more = action === 'appeal' ? takes.appeal : {}
    const { errcode } = await by.manager.update(path, { _id: data._id }, { action, ...more })
    if (errcode) throw new Error(`${action} is ${errcode}`)
  }
  return data._id
}

async function traces(id: string): Promise<unknown> {
  const { rows } = await sql`
    select to_jsonb(r) as visit, (select count(*) from audit_log) as audit,
      (select count(*) from event where resource = 'myscust_result') as events
    from myscust_result r where _id = ${id}`.execute(server.database.db)
  return rows[0]
}

walk("a mystery customer's visit", {
  people,
  table: myscustResults,
  path,
  as: (person) => by[person],
  recordIn: visitIn,
  takes,
  traces,
  // A record out of sight has no steps, whatever else somebody lacks.
  foretold: (_, person, code) => (person === 'elsewhere' ? 4040 : code),
})
