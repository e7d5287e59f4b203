import { describe, expect, it } from 'vitest'
import { applyChecked, checkFile, settled } from '#tests/support/importFile.ts'
import counting from '#tests/support/sampleJobs.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

const server = await serverForTests(undefined, undefined, {}, [counting])
const admin = await server.as('admin')
const editor = await server.as('brand.editor')

const file = [
  '简体名称,类别,一级业态,标签',
  '甲,露营,帐篷,户外新标签;国潮',
  '乙,露营,帐篷,户外新标签',
  '丙,餐饮,,',
  '丁,露营,睡袋,',
].join('\r\n')

describe('names in a file that no dictionary has', () => {
  it('are listed once, created together, and the file is good after that', async () => {
    const run = await checkFile(server, admin, file, { mode: 'add' })
    expect(run).toMatchObject({ total: 4, wrong: 3 })
    const { data } = await admin.call('GET', `/import/${run._id}/unknown`)
    expect(data.list).toEqual([
      { field: 'category_id', noun: 'brand_category', name: '露营', within: null, rows: 3 },
      { field: 'level1_id', noun: 'level1_classification', name: '帐篷', within: '露营', rows: 2 },
      { field: 'level1_id', noun: 'level1_classification', name: '睡袋', within: '露营', rows: 1 },
      { field: 'tag_ids', noun: 'brand_tag', name: '户外新标签', within: null, rows: 2 },
    ])
    const added = await admin.call('POST', `/import/${run._id}/unknown`, {}, { names: data.list })
    expect(added.errcode).toBe(0)
    const checked = await settled(admin, run._id)
    expect(checked).toMatchObject({ state: 'checked', wrong: 0, to_add: 4 })
    expect((await admin.call('GET', `/import/${run._id}/unknown`)).data.list).toEqual([])
    expect(await applyChecked(admin, run._id)).toMatchObject({ state: 'applied' })
    const [tent] = (await admin.list('/bdlevel1classification', { cond: { name: '帐篷' } })).data.list
    const [camping] = (await admin.list('/bdbrandcategory', { cond: { name: '露营' } })).data.list
    expect(tent.category_id).toBe(camping._id)
    expect((await admin.list(`/bdbrandcategory/${camping._id}/history`)).data.list[0].action).toBe('create')
  })

  it('are offered to nobody who may not keep the dictionary, nor for the file of somebody else', async () => {
    const rows = ['简体名称,类别', '戊,潜水'].join('\r\n')
    const own = await checkFile(server, editor, rows, { mode: 'add' })
    expect((await editor.call('GET', `/import/${own._id}/unknown`)).data.list).toEqual([])
    const names = [{ field: 'category_id', name: '潜水', within: null }]
    expect((await editor.call('POST', `/import/${own._id}/unknown`, {}, { names })).errcode).toBe(4091)
    expect((await admin.call('POST', `/import/${own._id}/unknown`, {}, { names })).errcode).toBe(4030)
    expect((await admin.list('/bdbrandcategory', { cond: { name: '潜水' } })).data.total).toBe(0)
  })

  it('are not made of what nobody can create by its name alone', async () => {
    const rows = ['简体名称,类别', '己,没有的'].join('\r\n')
    const run = await checkFile(server, admin, rows, { mode: 'add' })
    const names = [{ field: 'name', name: '己', within: null }]
    expect((await admin.call('POST', `/import/${run._id}/unknown`, {}, { names })).errcode).toBe(4091)
    expect((await admin.call('POST', `/import/${run._id}/unknown`, {}, { names: [] })).errcode).toBe(4001)
  })
})
