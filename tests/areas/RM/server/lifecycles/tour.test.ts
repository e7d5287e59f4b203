import { serverForTests } from '#tests/support/serverForTests.ts'
import { shopOf } from './problemWalk.ts'
import { tours } from './tours.ts'
import { idOf, staffBy, takeEach, tracesOf, walk, type Ways } from '#tests/server/lifecycles/walk.ts'

const path = '/tour'
const server = await serverForTests()
const by = await staffBy(server)
const officer = await idOf(by.officer)
const store_id = await shopOf(server, officer)

const reason = '商场停电'

const ways: Ways = {
  planned: [],
  in_progress: [[by.officer, { action: 'start' }]],
  finished: [
    [by.officer, { action: 'start' }],
    [by.officer, { action: 'finish' }],
  ],
  cancelled: [[by.manager, { action: 'cancel', reason }]],
  missed: [[by.admin, { action: 'miss' }]],
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
  await takeEach(path, data._id, ways[state])
  return data._id
}

walk('a tour', {
  by,
  table: tours,
  path,
  recordIn: tourIn,
  takes: { cancel: { reason } },
  traces: tracesOf(server, 'tour'),
})
