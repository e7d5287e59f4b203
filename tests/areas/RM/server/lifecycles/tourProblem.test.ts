import { tourProblems } from './problems.ts'
import { lead, problemServer, shopOf, takes } from './problemWalk.ts'
import { idOf, staffBy, tracesOf, walk } from '#tests/server/lifecycles/walk.ts'

const path = '/TourProblem'
const server = await problemServer()
const by = await staffBy(server)
const officer = await idOf(by.officer)
const store_id = await shopOf(server, officer)

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
  by,
  table: tourProblems,
  path,
  recordIn: problemIn,
  takes: { ...takes, assign: () => takes.assign(officer) },
  traces: tracesOf(server, 'tour_problem', ['problem_event']),
})
