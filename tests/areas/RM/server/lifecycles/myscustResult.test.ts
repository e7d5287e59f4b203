import { serverForTests } from '#tests/support/serverForTests.ts'
import { myscustResults } from './results.ts'
import { shopOf } from './problemWalk.ts'
import { idOf, staffBy, takeEach, tracesOf, walk } from '#tests/server/lifecycles/walk.ts'

const path = '/MyscustResult'
const takes = {
  appeal: { item_ids: ['Q1'], reason: '监控显示员工已问候' },
  decide: { decision: 'accepted' },
}
const server = await serverForTests()
const { officer: _, ...others } = await staffBy(server)
const by = { agency: await server.as('agency.one'), ...others }
const answer = { section: '迎接', question: '有人问候吗？', max: 10, is_na: false, comment: null }
const visit = {
  site: '2',
  store_id: await shopOf(server, await idOf(by.manager)),
  agency_id: await idOf(by.agency),
  visit_at: 1_794_000_000,
  answers: [
    { ...answer, item_id: 'Q1', score: 4 },
    { ...answer, item_id: 'Q2', score: 9 },
  ],
}
let round = 0

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
  const taken = (action: string) => ({ action, ...(action === 'appeal' ? takes.appeal : {}) })
  await takeEach(
    path,
    data._id,
    (ways[state] ?? []).map((action) => [by.manager, taken(action)]),
  )
  return data._id
}

walk("a mystery customer's visit", {
  by,
  table: myscustResults,
  path,
  recordIn: visitIn,
  takes,
  traces: tracesOf(server, 'myscust_result'),
})
