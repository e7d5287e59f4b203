import { serverForTests } from '#tests/support/serverForTests.ts'
import { itemSets } from './itemSets.ts'
import { staffBy, takeEach, tracesOf, walk } from '#tests/server/lifecycles/walk.ts'

const path = '/ts/daily/itemset'
const server = await serverForTests()
const by = await staffBy(server, 'wh.manager')

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
  await takeEach(
    path,
    data._id,
    (ways[state] ?? []).map((action) => [by.manager, { action }]),
  )
  return data._id
}

walk('a set of scoring items', {
  by,
  table: itemSets,
  path,
  recordIn: setIn,
  takes: { adapt: { site: '2' } },
  traces: tracesOf(server, 'score_item_set', ['score_item']),
})
