import { serverForTests } from '#tests/support/serverForTests.ts'
import { templates } from './templates.ts'
import { staffBy, takeEach, tracesOf, walk } from '#tests/server/lifecycles/walk.ts'

const path = '/TourTemplate'
const server = await serverForTests()
const by = await staffBy(server)

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
  await takeEach(
    path,
    data._id,
    (ways[state] ?? []).map((action) => [by.manager, { action }]),
  )
  return data._id
}

walk('a checklist', {
  by,
  table: templates,
  path,
  recordIn: templateIn,
  takes: {},
  traces: tracesOf(server, 'tour_template'),
})
