import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { forgetFiles } from '#server/services/imports/forgetFiles.ts'
import type { Work } from '#server/services/jobs/defineJob.ts'
import { getFile, sendFile } from '#tests/support/fileCalls.ts'
import { applyChecked, checkFile, downloadedRows, settled } from '#tests/support/importFile.ts'
import counting from '#tests/support/sampleJobs.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

let category: { _id: string; name: string; name_en: string }

const server = await serverForTests(undefined, undefined, {}, [counting])
const editor = await server.as('brand.editor')
const admin = await server.as('admin')
beforeAll(async () => {
  category = (await editor.list('/bdbrandcategory')).data.list[0]
})

const csv = (...rows: string[][]): string =>
  rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n')
const head = ['品牌编号', '品牌', '类别', '创立年份']
const check = (content: string, more: Record<string, string> = {}, who = editor) =>
  checkFile(server, who, content, more)
const counted = async (code: string): Promise<number> =>
  (await editor.list('/bdbrand', { cond: { code } })).data.total

describe('somebody who sends a file of brands', () => {
  it('sees first what it would do, and stores nothing by that', async () => {
    const run = await check(
      csv(head, ['NEW-1', '新牌', category.name, '1999'], ['BR-000001', '（清空）', '(clear)', '1950']),
    )
    expect(run).toMatchObject({
      state: 'checked',
      total: 2,
      to_add: 1,
      to_change: 0,
      wrong: 1,
      noun: 'brand',
    })
    expect(run.errors).toEqual([
      { row: 3, field: 'name', message: 'required' },
      { row: 3, field: 'category_id', message: 'required' },
    ])
    expect(await counted('NEW-1')).toBe(0)
  })

  it('sees the old and the new value of each cell, and the wrong value with its reason, filtered', async () => {
    await admin.create('/bdbrand', { code: 'PRE-1', name: '预览', name_en: 'Pre', category_id: category._id })
    const run = await check(
      csv(
        ['品牌编号', '品牌', '类别', '创立年份', '价格带'],
        ['PRE-1', '预览新', category.name, '1988', ''],
        ['PRE-2', '全新', category.name, '2001', ''],
        ['PRE-3', '差错', category.name, '12', ''],
        ['PRE-1X', '', category.name, '', ''],
      ),
    )
    const preview = async (query = {}, who = editor) =>
      (await who.call('GET', `/import/${run._id}/preview`, query)).data
    expect((await preview()).list).toMatchObject([
      {
        row: 2,
        kind: 'change',
        name: '预览',
        cells: [
          { field: 'name', before: '预览', after: '预览新', error: null },
          { field: 'founded_year', before: '', after: '1988', error: null },
        ],
      },
      { row: 3, kind: 'add', record_id: null, name: '全新' },
      { row: 4, kind: 'wrong', name: '差错' },
      { row: 5, kind: 'wrong', name: 'PRE-1X' },
    ])
    const wrong = await preview({ kind: 'wrong', field: 'founded_year' })
    expect(wrong).toMatchObject({ total: 1, list: [{ row: 4 }] })
    expect(wrong.list[0].cells).toContainEqual({
      field: 'founded_year',
      before: '',
      after: '12',
      error: 'min',
      empties: false,
    })
    expect(await preview({ q: '1988' })).toMatchObject({ total: 1, list: [{ row: 2 }] })
    expect(await preview({ q: '%' })).toMatchObject({ total: 0 })
    expect(await preview({ range: '1-1' })).toMatchObject({ total: 4, list: [{ row: 3 }] })
    const colleague = await server.as('brand.approver')
    expect((await colleague.call('GET', `/import/${run._id}/preview`)).errcode).toBe(4040)
    expect((await editor.call('GET', `/import/${run._id}/preview`, { kind: 'odd' })).errcode).toBe(4001)
  })

  it('adds and changes in one go when that is wanted, as the engine would: with audit log and spelling', async () => {
    const run = await check(
      csv(['Code', 'Brand', 'Category', 'Founded'], ['NEW-2', '海底捞', category.name_en, '1994']),
    )
    expect(await applyChecked(editor, run._id)).toMatchObject({ state: 'applied', to_add: 1 })
    const found = (await editor.list('/bdbrand', { cond: { code: 'NEW-2' } })).data.list[0]
    expect(found).toMatchObject({
      name: '海底捞',
      initials: 'hdl',
      category_id: category._id,
      founded_year: 1994,
    })
    const { data } = await admin.call('GET', '/auditlog', { cond: { entity: 'brand', entity_id: found._id } })
    expect(data.list.map(({ action }: { action: string }) => action)).toEqual(['create'])
    const change = await check(
      csv(['品牌编号', '创立年份', '价格带'], ['NEW-2', '1995', '4']),
      { mode: 'update' },
      admin,
    )
    expect(change).toMatchObject({ to_change: 1, unchanged: 0, wrong: 0 })
    await applyChecked(admin, change._id)
    const after = (await editor.list('/bdbrand', { cond: { code: 'NEW-2' } })).data.list[0]
    expect(after).toMatchObject({ founded_year: 1995, price_band: 4, rev: found.rev + 1, name: '海底捞' })
  })

  it('is told for each mode which rows do not fit it', async () => {
    const rows = csv(
      ['品牌编号', '品牌', '类别'],
      ['ALL-0', '甲', category.name],
      ['NEW-3', '乙', category.name],
    )
    await admin.create('/bdbrand', { code: 'ALL-0', name: '旧', category_id: category._id })
    expect((await check(rows, { mode: 'add' })).errors).toEqual([
      { row: 2, field: 'code', message: 'exists' },
    ])
    expect((await check(rows, { mode: 'update' })).errors).toEqual([
      { row: 3, field: 'code', message: 'not_found' },
    ])
    expect(await check(rows, { mode: 'both' })).toMatchObject({ wrong: 0, to_add: 1, to_change: 1 })
  })

  it('reads which cell is wrong and why', async () => {
    const run = await check(
      csv(
        ['品牌编号', '品牌', '类别', '创立年份', '状态', '首店', '官网', '一级业态'],
        ['ODD-1', '甲', '没有的类别', '', '', '', '', ''],
        ['ODD-2', '乙', category.name, '早年', '很好', '也许', 'nowhere', ''],
        ['ODD-3', '丙', category.name, '12', '', '', '', ''],
        ['ODD-4', '丁', category.name, '1990', '在营', '是', 'https://a.example', 'nothing'],
        ['o', '戊', category.name, '', '', '', '', ''],
        ['ODD-6', '己', category.name, '', '', '', '', ''],
        ['ODD-6', '庚', category.name, '', '', '', '', ''],
      ),
    )
    expect(run.errors).toEqual([
      { row: 2, field: 'category_id', message: 'reference' },
      { row: 3, field: 'founded_year', message: 'number' },
      { row: 3, field: 'website', message: 'url' },
      { row: 3, field: 'status', message: 'choice' },
      { row: 3, field: 'is_first_store', message: 'yes_no' },
      { row: 4, field: 'founded_year', message: 'min' },
      { row: 5, field: 'level1_id', message: 'reference' },
      { row: 6, field: 'code', message: 'length_min' },
      { row: 7, field: 'code', message: 'twice' },
      { row: 8, field: 'code', message: 'twice' },
    ])
  })

  it.each(['简体名称', '簡體名稱', 'Simplified Chinese name', '品牌', 'Brand', 'name'])(
    'may call a column as the form, the list or the contract does: %s',
    async (heading) => {
      const run = await check(csv(['品牌编号', heading], ['BR-000001', '新名']))
      expect(run).toMatchObject({ state: 'checked', to_change: 1, errors: [] })
    },
  )

  it.each([
    ['no header', csv(['a', 'b'], ['1', '2']), [{ row: 1, field: '', message: 'no_header' }]],
    [
      'a column nobody knows',
      csv(['品牌', '秘密'], ['甲', '1']),
      [{ row: 1, field: '秘密', message: 'unknown_column' }],
    ],
    [
      'a column twice',
      csv(['品牌', 'Brand'], ['甲', '乙']),
      [{ row: 1, field: 'Brand', message: 'column_twice' }],
    ],
  ])('is told at once of %s', async (_, content, errors) => {
    expect(await check(content)).toMatchObject({ errcode: 4220, data: { errors } })
  })

  it('is told at once of a file that is no sheet, and later of one with too many rows', async () => {
    expect((await check('%PDF-1.7 x', { name: 'a.pdf' })).errcode).toBe(4150)
    expect(await check('', { name: 'a.csv' })).toMatchObject({
      errcode: 4150,
      errmsg: '文件是空的，请选择有内容的文件',
      data: { reason: 'empty' },
    })
    const rows = Array.from({ length: 20_001 }, (_, at) => [`MANY-${at}`])
    const run = await check(csv(['品牌编号'], ...rows))
    expect(run).toMatchObject({ state: 'failed', errors: [{ field: '', message: 'too_many_rows' }] })
  })

  it('stores all of it or nothing, unless only the good rows are asked for', async () => {
    const run = await check(csv(head, ['ALL-1', '好', category.name, ''], ['ALL-2', '', category.name, '']))
    const refused = await applyChecked(editor, run._id)
    expect(refused).toMatchObject({ errcode: 4220, data: { wrong: 1 } })
    expect(await counted('ALL-1')).toBe(0)
    expect(await applyChecked(editor, run._id, { only_good: true })).toMatchObject({
      state: 'applied',
      to_add: 1,
      wrong: 1,
    })
    expect([await counted('ALL-1'), await counted('ALL-2')]).toEqual([1, 0])
    expect((await applyChecked(editor, run._id)).errcode).toBe(4091)
  })

  it('loses nothing and stores nothing when what was good has become wrong meanwhile', async () => {
    const run = await check(
      csv(head, ['LATE-1', '早', category.name, ''], ['LATE-2', '晚', category.name, '']),
    )
    expect(run.wrong).toBe(0)
    await editor.create('/bdbrand', { code: 'LATE-2', name: '先', category_id: category._id })
    const { data } = await editor.list('/bdbrand', { cond: { code: 'LATE-2' } })
    await sql`update import_run set mode = 'add' where _id = ${run._id}`.execute(server.database.db)
    const after = await applyChecked(editor, run._id)
    expect(after).toMatchObject({
      state: 'checked',
      wrong: 1,
      errors: [{ row: 3, field: 'code', message: 'exists' }],
    })
    expect(await counted('LATE-1')).toBe(0)
    expect(data.total).toBe(1)
  })

  it('does not undo what somebody changed after the export', async () => {
    const cond = { code: 'BR-000002' }
    const { rows } = await downloadedRows(server, editor, '/bdbrand/export', {
      cond,
      columns: 'code,name_en',
    })
    await admin.update('/bdbrand', cond, { name_en: 'Somebody else' })
    const [header = [], row = []] = rows
    const run = await check(
      csv(
        [...header],
        row.map((cell, at) => (at === 1 ? 'Mine' : cell)),
      ),
      { mode: 'update' },
    )
    expect(run.errors).toEqual([{ row: 2, field: 'rev', message: 'stale' }])
  })

  it('does not undo either what somebody changed after the check', async () => {
    const cond = { code: 'BR-000003' }
    const [brand] = (await admin.list('/bdbrand', { cond })).data.list
    const sheet = csv(['code', 'name_en', 'founded_year'], ['BR-000003', brand.name_en ?? '', '1987'])
    const run = await check(sheet, { mode: 'update' }, admin)
    expect(run).toMatchObject({ wrong: 0, to_change: 1 })
    await admin.update('/bdbrand', cond, { name_en: 'Somebody else' })
    expect(await applyChecked(admin, run._id)).toMatchObject({
      state: 'checked',
      errors: [{ row: 2, field: '', message: 'unseen' }],
    })
    const [after] = (await admin.list('/bdbrand', { cond })).data.list
    expect(after).toMatchObject({ name_en: 'Somebody else', founded_year: brand.founded_year })
    const again = await check(sheet, { mode: 'update' }, admin)
    expect(await applyChecked(admin, again._id)).toMatchObject({ state: 'applied', to_change: 1 })
  })

  it('means the present unit by a number that a unit of the past had, too', async () => {
    const { rows } = await sql<{ _id: string; store_no: string }>`
      select _id, store_no from store where site = '2' and not is_split and not is_merge
        and effective_to is null order by _id limit 1`.execute(server.database.db)
    const { _id, store_no } = rows[0] ?? { _id: '', store_no: '' }
    await sql`
      update store set store_no = ${store_no} where _id = (
        select _id from store where site = '2' and is_split and effective_to is not null order by _id limit 1)`.execute(
      server.database.db,
    )
    const sent = { path: '/bdstore', site: '2', mode: 'both' }
    const run = await check(csv(['site', 'store_no', 'frontage_m'], ['2', store_no, '7.5']), sent, admin)
    expect(run).toMatchObject({ wrong: 0, to_add: 0, to_change: 1 })
    await applyChecked(admin, run._id)
    const { data } = await admin.list('/bdstore', { cond: { _id } })
    expect(data.list).toMatchObject([{ frontage_m: 7.5 }])
  })

  it('gets the wrong rows back with the reasons, corrects them there and sends that file', async () => {
    const run = await check(
      csv(
        head,
        ['FIX-1', '一', category.name, ''],
        ['FIX-2', '二', '没有', '1900'],
        ['FIX-3', '', category.name, ''],
      ),
    )
    await applyChecked(editor, run._id, { only_good: true })
    const { rows } = await downloadedRows(server, editor, `/import/${run._id}/failed`)
    expect(rows[0]).toEqual([...head, '错误'])
    expect(rows.slice(1).map((row) => row[0])).toEqual(['FIX-2', 'FIX-3'])
    expect(rows[1]?.[4]).toBe('类别: 找不到所指的记录，请填其列表中显示的编号或名称')
    const mended = rows.map((row, at) =>
      row.map((cell, column) =>
        at === 1 && column === 2 ? category.name : at === 2 && column === 1 ? '三' : cell,
      ),
    )
    const again = await check(csv(...mended.map((row) => [...row])))
    expect(again).toMatchObject({ wrong: 0, to_add: 2 })
    expect(await applyChecked(editor, again._id)).toMatchObject({ state: 'applied' })
    expect(await counted('FIX-3')).toBe(1)
  })

  it('finds 90 days later what it did, and no file', async () => {
    const { db } = server.database
    const [old, young] = [
      await check(csv(head, ['OLD-1', '旧', category.name, ''], ['OLD-2', '', '', ''])),
      await check(csv(head, ['YOUNG-1', '新', category.name, ''])),
    ]
    await sql`update import_run set finished_at = finished_at - ${90 * 86_400 + 1} where _id = ${old._id}`.execute(
      db,
    )
    const work = {
      body: {},
      context: { db },
      progress: () => undefined,
      signal: new AbortController().signal,
    }
    // A job asks for no more of what it is given than this.
    await forgetFiles.run(work as unknown as Work<Record<string, never>>)
    expect((await editor.call('GET', `/import/${old._id}`)).data).toMatchObject({
      state: 'cancelled',
      wrong: 1,
      file: null,
    })
    expect((await getFile(server, editor, `/import/${old._id}/failed`)).errcode).toBe(4040)
    const left = await sql`select from attachment where uid = ${old.file} and biz_id is not null`.execute(db)
    expect(left.rows).toEqual([])
    expect(await applyChecked(editor, young._id)).toMatchObject({ state: 'applied', file: young.file })
  })

  it('may write countries by their names, as the screen shows them, or by their codes', async () => {
    const rows = [
      ['港名公司', '香港'],
      ['代码公司', 'jp'],
      ['英名公司', 'Germany'],
      ['无名公司', '火星'],
    ]
    const run = await check(csv(['公司名称', '国家或地区'], ...rows), { path: '/bdcompany' })
    expect(run.errors).toEqual([{ row: 5, field: 'country', message: 'country' }])
    await applyChecked(editor, run._id, { only_good: true })
    const countryOf = async (name: string): Promise<unknown> =>
      (await editor.list('/bdcompany', { cond: { name } })).data.list[0]?.country
    expect(await Promise.all(rows.map(([name = '']) => countryOf(name)))).toEqual([
      'HK',
      'JP',
      'DE',
      undefined,
    ])
  })

  it('can fill in a template whose cells offer the choices', async () => {
    const { rows, bytes } = await downloadedRows(server, editor, '/bdbrand/import/template')
    expect(rows).toHaveLength(1)
    expect(rows[0]).toEqual(expect.arrayContaining(['简体名称 *', '类别 *', '品牌编号', '状态']))
    expect(rows[0]).not.toContain('在营铺位')
    const run = await checkFile(server, editor, bytes, { name: 't.xlsx' })
    expect(run).toMatchObject({ state: 'checked', total: 0, wrong: 0 })
  })
})

describe('somebody who may not', () => {
  it('import, or see the imports of others, is told so', async () => {
    const auditor = await server.as('auditor')
    const rows = csv(head, ['X-1', 'x', category.name, ''])
    expect((await check(rows, {}, auditor)).errcode).toBe(4030)
    expect((await check(rows, {}, server.anonymous)).errcode).toBe(555)
    expect((await getFile(server, auditor, '/bdbrand/export')).errcode).toBe(4030)
    const run = await check(rows)
    expect((await auditor.call('GET', `/import/${run._id}`)).errcode).toBe(0)
    expect((await auditor.call('POST', `/import/${run._id}/apply`, {}, {})).errcode).toBe(4030)
    const other = await server.as('gz.officer')
    expect((await other.call('GET', `/import/${run._id}`)).errcode).toBe(4040)
    expect((await getFile(server, other, `/import/${run._id}/failed`)).errcode).toBe(4040)
  })

  it('store at a site of others is refused, and cannot find theirs', async () => {
    const { db } = server.database
    await sql`
      update role set permissions = permissions || '["branddb.store.edit", "branddb.store.view"]'::jsonb
      where _id = any(select unnest(roles) from "user" where username = 'brand.editor')`.execute(db)
    await sql`update access_version set n = n + 1`.execute(db)
    const foreign = '9'
    const rows = csv(['站点', '铺位号', '面积'], [foreign, 'Z-1', '10'])
    const sent = await sendFile(server, editor, rows, {
      name: 'a.csv',
      path: '/bdstore/import',
      site: foreign,
    })
    expect(sent.errcode).toBe(4032)
    const run = await check(rows, { path: '/bdstore' })
    expect(
      run.errors.map(({ field, message }: { field: string; message: string }) => [field, message]),
    ).toContainEqual(['site', 'reference'])
  })
})

it('whoever may not see how to reach people takes it away masked, and brings it back without touching it', async () => {
  const { db } = server.database
  await sql`
    update role set permissions = (permissions - 'branddb.contact.view_private') || '["branddb.contact.view", "branddb.contact.edit"]'::jsonb
    where _id = any(select unnest(roles) from "user" where username = 'brand.editor')`.execute(db)
  await sql`update access_version set n = n + 1`.execute(db)
  await sql`insert into contact (_id, name, mobile) values ('masked', '某某', '13812345678')`.execute(db)
  const query = { cond: { _id: 'masked' }, columns: '_id,name,mobile' }
  const { rows, bytes } = await downloadedRows(server, editor, '/bdcontact/export', query)
  expect(rows[1]).toEqual(['masked', '某某', '138****5678', '1'])
  const same = await checkFile(server, editor, bytes, { path: '/bdcontact', name: 'c.xlsx' })
  expect(same).toMatchObject({ unchanged: 1, wrong: 0 })
  const other = await check(csv(['_id', 'mobile'], ['masked', '13900000000']), { path: '/bdcontact' })
  expect(other.errors).toEqual([{ row: 2, field: 'mobile', message: 'read_only' }])
})

it('what is called off half way stores nothing, and can be applied again', async () => {
  const rows = Array.from({ length: 400 }, (_, at) => [`HALF-${at}`, `牌${at}`, category.name, ''])
  const run = await check(csv(head, ...rows), {}, admin)
  const { job_id } = (await admin.call('POST', `/import/${run._id}/apply`, {}, {})).data
  await admin.call('POST', `/job/${job_id}/cancel`)
  const after = await settled(admin, run._id)
  const { data } = await admin.list('/bdbrand', { cond: { code: { $like: 'HALF-' } } })
  // Where it was done before it heard of it, all is there.
  expect([after.state, data.total]).toEqual(after.state === 'applied' ? ['applied', 400] : ['checked', 0])
  const applied = after.state === 'applied' ? after : await applyChecked(admin, run._id)
  expect(applied).toMatchObject({ state: 'applied', to_add: 400 })
})

it('two who apply the same file at once store it once', async () => {
  const run = await check(csv(head, ['ONCE-1', '一', category.name, '']), {}, admin)
  const both = await Promise.all([1, 2].map(() => admin.call('POST', `/import/${run._id}/apply`, {}, {})))
  expect(both.map(({ errcode }) => errcode).toSorted()).toEqual([0, 4091])
  expect(await settled(admin, run._id)).toMatchObject({ state: 'applied', to_add: 1 })
  expect(await counted('ONCE-1')).toBe(1)
})

it('whoever loses a right after the check of a file no longer reads there what the records hold', async () => {
  const { db } = server.database
  const may = async (permissions: readonly string[]) => {
    await sql`
      update role set permissions = permissions - array['branddb.contact.view', 'branddb.contact.view_private',
        'branddb.contact.edit'] || ${JSON.stringify(permissions)}::jsonb
      where _id = any(select unnest(roles) from "user" where username = 'brand.editor')`.execute(db)
    await sql`update access_version set n = n + 1`.execute(db)
  }
  await sql`insert into contact (_id, name, mobile) values ('reached', '某某', '13812345678')`.execute(db)
  await may(['branddb.contact.view', 'branddb.contact.view_private', 'branddb.contact.edit'])
  const file = csv(
    ['_id', '姓名', 'mobile'],
    ['reached', '某某某', '13900000000'],
    ['', '新人', '13700000000'],
  )
  const run = await check(file, { path: '/bdcontact' })
  const preview = async (query = {}) => {
    const { data } = await editor.call('GET', `/import/${run._id}/preview`, query)
    return data.list.map(({ name, cells }: { name: string; cells: { before: string }[] }) => [
      name,
      ...cells.map(({ before }) => before).filter((before) => before !== ''),
    ])
  }
  expect(await preview()).toEqual([['某某', '某某', '13812345678'], ['新人']])
  await may(['branddb.contact.view', 'branddb.contact.edit'])
  expect(await preview()).toEqual([['某某', '某某'], ['新人']])
  expect(await preview({ q: '1381234' })).toEqual([])
  await may([])
  expect(await preview()).toEqual([['新人']])
})
