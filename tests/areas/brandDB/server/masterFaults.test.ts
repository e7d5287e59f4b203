import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#tests/support/client.ts'
import { getFile } from '#tests/support/fileCalls.ts'
import { checkFile } from '#tests/support/importFile.ts'
import counting from '#tests/support/sampleJobs.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

const today = '2026-11-15'

let admin: Client
let editor: Client
let company: string

const server = await serverForTests(undefined, undefined, {}, [counting])
beforeAll(async () => {
  ;[admin, editor] = await Promise.all([server.as('admin'), server.as('brand.editor')])
  company = (await admin.list('/bdcompany', { range: '0-0' })).data.list[0]._id
})

const contacts = (content: string, who: Client, more: Record<string, string> = {}) =>
  checkFile(server, who, content, { path: '/bdcontact', ...more })

describe('a file of contacts', () => {
  it('stays with whoever sent it: others who see the import see neither the file nor its wrong rows', async () => {
    const run = await contacts(
      `name,mobile,company_id\r\n张三,13912345678,${company}\r\n李四,x139,${company}\r\n`,
      editor,
    )
    const auditor = await server.as('auditor')
    expect((await auditor.call('GET', `/import/${run._id}`)).data).toMatchObject({ to_add: 1, wrong: 1 })
    const ways = [`/file/${run.file}`, `/import/${run._id}/failed`]
    for (const path of ways) {
      expect((await getFile(server, auditor, path)).errcode).toBe(4040)
      expect((await getFile(server, editor, path)).errcode).toBe(0)
      expect((await getFile(server, admin, path)).errcode).toBe(0)
    }
  })

  it('tells nobody whether a guess of a hidden number is right', async () => {
    const { db } = server.database
    await sql`update role set permissions = '["branddb.contact.view","branddb.contact.edit"]' where _id = 'report_reader'`.execute(
      db,
    )
    await sql`update "user" set roles = '{report_reader}' where username = 'dpark.team'`.execute(db)
    const guesser = await server.as('dpark.team')
    const { data } = await admin.create('/bdcontact', {
      name: '秘',
      mobile: '13912345678',
      company_id: company,
    })
    const guess = async (mobile: string) => {
      const run = await contacts(`_id,mobile\r\n${data._id},${mobile}\r\n`, guesser, { mode: 'update' })
      return [run.unchanged, run.errors]
    }
    const refused = [0, [{ row: 2, field: 'mobile', message: 'read_only' }]]
    expect(await guess('13912345678')).toEqual(refused)
    expect(await guess('13912345679')).toEqual(refused)
    // As it was exported it says nothing.
    expect(await guess('139****5678')).toEqual([1, []])
  })

  it('with zero bytes far down is told in which row, also where a name, an id or a key is looked for', async () => {
    const rows = Array.from({ length: 40 }, () => `甲,${company},,${'长'.repeat(900)}`)
    const odd = ['乙,a\u0000b,,', `丙,${company},c\u0000d,`]
    const { state, errors } = await contacts(
      ['name,company_id,_id,remark', ...rows, ...odd].join('\r\n'),
      editor,
    )
    expect([state, errors]).toEqual([
      'checked',
      [
        { row: 42, field: 'company_id', message: 'reference' },
        { row: 43, field: '_id', message: 'not_found' },
      ],
    ])
    const filler = Array.from({ length: 60 }, () => `公司,HK,,${'路'.repeat(480)}`)
    const companies = await checkFile(
      server,
      editor,
      ['name,country,registration_no,registered_address', ...filler, '丁,HK,1\u00002,'].join('\r\n'),
      { path: '/bdcompany' },
    )
    expect(companies).toMatchObject({ state: 'checked', wrong: 1 })
  })
})

it('a draft that is given up does not hide that somebody else’s request waits', async () => {
  const category_id = (await admin.list('/bdbrandcategory', { range: '0-0' })).data.list[0]._id
  const { data } = await admin.create('/bdbrand', { name: '甲', category_id })
  const draft = await editor.create('/bdbrandaudit', {
    brand_id: data._id,
    kind: 'update',
    after: { name: '乙' },
    status: 'draft',
  })
  const trainee = await server.as('trainee.brand')
  await trainee.update('/bdbrand', { _id: data._id }, { target_group: '家庭' })
  await editor.update('/bdbrandaudit', { _id: draft.data._id }, { action: 'withdraw' })
  expect((await admin.call('GET', `/bdbrand/${data._id}`)).data.audit_status).toBe('audit_inprogress')
})

describe('the first day of a unit', () => {
  const make = async (store_no: string, more: object = {}): Promise<string> =>
    (await admin.create('/bdstore', { site: '8', floor_id: 'F-SH-L2', store_no, area: 100, ...more })).data
      ._id
  const change = (_id: string, doc: object) => admin.update('/bdstore', { _id }, doc)
  const areas = async (store_id: string) =>
    (await admin.call('GET', '/store/areas', { store_id })).data.list.map(
      ({ from, to, area }: { from: string | null; to: string | null; area: number }) => [from, to, area],
    )

  it('moves its first area, but never behind the end of that', async () => {
    const id = await make('L2-F01', { effective_from: '2025-01-01' })
    await change(id, { area: 120 })
    await change(id, { effective_from: '2026-06-01' })
    const now = [
      [today, null, 120],
      ['2026-06-01', '2026-11-14', 100],
    ]
    expect(await areas(id)).toEqual(now)
    const late = await change(id, { effective_from: '2027-06-01' })
    expect([late.errcode, late.data]).toEqual([4004, { fields: { effective_from: 'after_change' } }])
    expect(await areas(id)).toEqual(now)
  })

  it('can be forgotten while it is ahead, and the unit is measured all the same', async () => {
    const id = await make('L2-F02', { effective_from: '2027-01-01' })
    await change(id, { effective_from: null })
    expect((await change(id, { area: 90 })).errcode).toBe(0)
    expect(await areas(id)).toEqual([
      [today, null, 90],
      [null, '2026-11-14', 100],
    ])
  })

  it('stays where a split put it, so that there is neither a gap nor an overlap', async () => {
    const id = await make('L2-F03', { effective_from: '2025-01-01' })
    const parts = [60, 40].map((area, index) => ({ store_no: `L2-F03${index}`, area }))
    const head = await server.as('leasing.head')
    const body = { store_id: id, effective_date: today, parts }
    const { data } = await head.call('POST', '/store/split', {}, body)
    const [{ _id: child }] = data.children
    for (const effective_from of ['2026-12-20', '2024-01-01', null]) {
      const refused = await change(child, { effective_from })
      expect([refused.errcode, refused.data]).toEqual([4004, { fields: { effective_from: 'read_only' } }])
    }
    expect((await change(child, { effective_from: today, name: '新铺' })).errcode).toBe(0)
    expect(await areas(child)).toEqual([[today, null, 60]])
    const person = { name: '何', store_ids: [id] }
    const named = await admin.create('/bdcontact', person)
    expect([named.errcode, named.data]).toEqual([4004, { fields: { store_ids: 'reference' } }])
    expect((await admin.create('/bdcontact', { ...person, store_ids: [child] })).errcode).toBe(0)
  })
})
