import { sql } from 'kysely'
import { beforeAll } from 'vitest'
import type { Client } from '#tests/support/client.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'
import { templates } from './templates.ts'
import { walk } from '#tests/server/lifecycles/walk.ts'

/** The columns of the table. */
const people = ['officer', 'manager', 'group', 'elsewhere', 'auditor', 'admin'] as const

const path = '/TourTemplate'
let by: Record<(typeof people)[number], Client>
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
})

const ways: Readonly<Record<string, readonly string[]>> = {
  draft: [],
  active: ['activate'],
  retired: ['activate', 'retire'],
}

const point = {
  code: 'POSTER',
  name: '海报',
  name_tc: null,
  name_en: null,
  category: 'display',
  needs_photo: false,
  needs_remark: false,
  department: null,
  assignee_id: null,
  attachs: [],
  category_ids: [],
  floor_ids: [],
}

let made = 0
async function templateIn(state: string): Promise<string> {
  const doc = { name: '促销检查', code: `WALK${(made += 1)}`, region: 'CN', site: '2', items: [point] }
  const { data } = await by.manager.create(path, doc)
  for (const action of ways[state] ?? []) {
    const { errcode } = await by.manager.update(path, { _id: data._id }, { action })
    if (errcode) throw new Error(`${action} is ${errcode}`)
  }
  return data._id
}

async function traces(id: string): Promise<unknown> {
  const { rows } = await sql`
    select to_jsonb(t) as template, (select count(*) from tour_template) as templates,
      (select count(*) from audit_log) as audit, (select count(*) from event where resource = 'tour_template') as events
    from tour_template t where _id = ${id}`.execute(server.database.db)
  return rows[0]
}

walk('a checklist', {
  people,
  table: templates,
  path,
  as: (person) => by[person],
  recordIn: templateIn,
  takes: {},
  traces,
  // A record out of sight has no steps, whatever else somebody lacks.
  foretold: (_, person, code) => (person === 'elsewhere' ? 4040 : code),
})
