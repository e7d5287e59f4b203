import { sql } from 'kysely'
import { beforeAll } from 'vitest'
import type { Client } from '#tests/support/client.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'
import { itemSets } from './itemSets.ts'
import { walk } from '#tests/server/lifecycles/walk.ts'

/** The columns of the table. */
const people = ['officer', 'manager', 'group', 'elsewhere', 'auditor', 'admin'] as const

const path = '/ts/daily/itemset'
let by: Record<(typeof people)[number], Client>
const server = await serverForTests()
beforeAll(async () => {
  by = {
    officer: await server.as('gz.officer'),
    manager: await server.as('gz.manager'),
    group: await server.as('grace.group@example.com'),
    elsewhere: await server.as('wh.manager'),
    auditor: await server.as('auditor'),
    admin: await server.as('admin'),
  }
})

const ways: Readonly<Record<string, readonly string[]>> = {
  draft: [],
  active: ['activate'],
  retired: ['activate', 'retire'],
}

let made = 0
/** A new version in this state, a day after the one before. */
async function setIn(state: string): Promise<string> {
  const effective_from = new Date(Date.UTC(2027, 0, (made += 1))).toISOString().slice(0, 10)
  const { data } = await by.manager.create(path, { site: '2', effective_from })
  const item = { set_id: data._id, code: 'A1', section: 'greeting', name: '微笑', weight: 100, max_score: 10 }
  await by.manager.create('/ts/daily/items', item)
  for (const action of ways[state] ?? []) {
    const { errcode } = await by.manager.update(path, { _id: data._id }, { action })
    if (errcode) throw new Error(`${action} is ${errcode}`)
  }
  return data._id
}

async function traces(id: string): Promise<unknown> {
  const { rows } = await sql`
    select to_jsonb(s) as item_set, (select count(*) from score_item_set) as sets, (select count(*) from score_item) as items,
      (select count(*) from audit_log) as audit, (select count(*) from event where resource = 'score_item_set') as events
    from score_item_set s where _id = ${id}`.execute(server.database.db)
  return rows[0]
}

walk('a set of scoring items', {
  people,
  table: itemSets,
  path,
  as: (person) => by[person],
  recordIn: setIn,
  takes: { adapt: { site: '2' } },
  traces,
  // A record out of sight has no steps, whatever else somebody lacks.
  foretold: (_, person, code) => (person === 'elsewhere' ? 4040 : code),
})
