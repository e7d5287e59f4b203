import { sql } from 'kysely'
import { myscustProblems } from './problems.ts'
import { lead, problemServer, takes } from './problemWalk.ts'
import { idOf, staffBy, tracesOf, walk } from '#tests/server/lifecycles/walk.ts'

const path = '/MyscustProblem'
const server = await problemServer()
const { officer: _, ...by } = await staffBy(server)
const manager = await idOf(by.manager)
const { rows } = await sql<{ result_id: string; store_id: string }>`
  select r._id as result_id, r.store_id from myscust_result r join store s on s._id = r.store_id
  where r.site = '2' and not s.is_split and not s.is_merge order by 1 limit 1`.execute(server.database.db)
const [result] = rows

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
  by,
  table: myscustProblems,
  path,
  recordIn: problemIn,
  takes: { ...takes, assign: () => takes.assign(manager) },
  traces: tracesOf(server, 'myscust_problem', ['problem_event']),
})
