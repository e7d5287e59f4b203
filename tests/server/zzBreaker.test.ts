import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Client } from '#tests/support/client.ts'
import { createClient } from '#tests/support/client.ts'
import { getFile, sendFile } from '#tests/support/fileCalls.ts'
import { applyChecked, checkFile, downloadedRows } from '#tests/support/importFile.ts'
import { setParam } from '#tests/support/setParam.ts'
import counting from '#tests/support/sampleJobs.ts'
import { startTestServer, type TestServer } from '#tests/support/testServer.ts'

let server: TestServer
let admin: Client, editor: Client, trainee: Client, approver: Client, auditor: Client, head: Client, officer: Client
let category: any
beforeAll(async () => {
  server = await startTestServer(undefined, undefined, {}, [counting])
  await sql`update "user" set roles = '{brand_approver}', department = '{62}'::text[] where username = 'leasing.sh'`.execute(server.database.db)
  ;[admin, editor, trainee, approver, auditor, head, officer] = await Promise.all(
    ['admin', 'brand.editor', 'trainee.brand', 'brand.approver', 'auditor', 'leasing.head', 'gz.officer'].map((n) => server.as(n)),
  ) as any
  category = (await admin.list('/bdbrandcategory', { range: '0-0' })).data.list[0]
}, 120_000)
afterAll(() => server.stop())
const log = (...a: unknown[]) => console.log(...a.map((x) => (typeof x === 'string' ? x : JSON.stringify(x))))
const newBrand = async (name: string) => (await admin.create('/bdbrand', { name, name_en: name, target_group: 'x', category_id: category._id })).data._id

it('draft withdraw clears mark', async () => {
  const id = await newBrand('甲')
  const d = await editor.create('/bdbrandaudit', { brand_id: id, kind: 'update', after: { name: 'D' }, status: 'draft' })
  const r = await trainee.update('/bdbrand', { _id: id }, { target_group: 'R' })
  log('draft', d.errcode, 'req', r)
  const w = await editor.update('/bdbrandaudit', { _id: d.data._id }, { action: 'withdraw' })
  const now = (await admin.call('GET', `/bdbrand/${id}`)).data
  log('DRAFTMARK withdraw', w.errcode, 'brand audit_status', now.audit_status)
})

it('contact import leaks', async () => {
  const csv = `姓名,手机\r\n` 
  const contact = (await admin.list('/bdcontact', { range: '0-0' })).data.list[0]
  log(contact)
  const texts = await downloadedRows(server, editor, '/bdcontact/import/template', { format: 'csv' })
  log(texts.rows[0])
  const company = contact.company_id ?? (await admin.list('/bdcompany', { range: '0-0' })).data.list[0]._id
  const run = await checkFile(server, editor, `name,mobile,company_id\r\n张三,13912345678,${company}\r\n李四,xx13998765432,${company}\r\n`, { path: '/bdcontact' })
  log(run)
  const f = await getFile(server, auditor, `/import/${run._id}/failed`, { format: 'csv' })
  log('AUDITOR failed rows', f.errcode, Buffer.from(f.bytes ?? []).toString())
  const seen = await auditor.call('GET', `/import/${run._id}`)
  log('auditor run', seen.errcode, seen.data?.file)
  const g = await getFile(server, auditor, `/file/${run.file}`, {}).catch((e: Error) => ({ errcode: String(e), bytes: '' }))
  log('AUDITOR file', g.errcode, Buffer.from(g.bytes ?? []).toString().slice(0, 200))
  const h = await getFile(server, officer, `/import/${run._id}/failed`, { format: 'csv' })
  log('officer', h.errcode)
})

it('private oracle by import', async () => {
  await sql`update role set permissions = '["branddb.contact.view","branddb.contact.edit","branddb.brand.view","branddb.company.view"]'::jsonb where _id = 'report_reader'`.execute(server.database.db)
  await sql`update "user" set roles = '{report_reader}' where username = 'dpark.team'`.execute(server.database.db)
  const who = await server.as('dpark.team')
  const company = (await admin.list('/bdcompany', { range: '0-0' })).data.list[0]._id
  const made = await admin.create('/bdcontact', { name: '秘', mobile: '13912345678', company_id: company })
  const own = await who.call('GET', `/bdcontact/${made.data._id}`)
  log('sees', own.errcode, own.data?.mobile)
  for (const guess of ['13912345678', '13912345679']) {
    const run = await checkFile(server, who, `_id,mobile\r\n${made.data._id},${guess}\r\n`, { path: '/bdcontact', mode: 'update' })
    log('ORACLE', guess, run.state, run.unchanged, run.wrong, run.errors)
  }
  for (const guess of ['13912345678', '13912345679']) {
    const r = await who.update('/bdcontact', { _id: made.data._id }, { mobile: guess })
    log('PUT oracle', guess, r.errcode, r.data)
  }
})

it('NUL and odd cells', async () => {
  for (const bad of ['\u0000', 'a\u0000b', '\ud800', '😀', "'; drop table brand;--", '%_\\', 'x'.repeat(50000), '１２', '\u202e', '=1+1']) {
    for (const head of ['_id', 'code', 'name', 'category_id', 'tag_ids', 'rev', 'aliases', 'founded_year', 'is_first_store', 'logo', 'photos']) {
      const heads = ['name', 'category_id'].filter((x) => x !== head)
      const row = [bad, ...heads.map((h) => (h === 'name' ? '名' : category.name))]
      const run = await checkFile(server, editor, `${[head, ...heads].join(',')}\r\n${row.map((c) => `"${c.replaceAll('"', '""')}"`).join(',')}\r\n`)
      if (run.state !== 'checked' || (run.errors ?? []).some((e: any) => e.message.includes('.') && !e.message.startsWith('param'))) log('ODD', head, JSON.stringify(bad).slice(0, 30), run.state ?? run, run.errors)
    }
  }
}, 120_000)

it('odd headers', async () => {
  for (const h of ['__proto__', 'constructor', 'toString', '\u0000', 'x'.repeat(100000), '😀', 'name,name', Array.from({ length: 10000 }, (_, i) => `c${i}`).join(',')]) {
    const run = await checkFile(server, editor, `${h}\r\nx\r\n`)
    log('HEADER', h.slice(0, 20), run.errcode ?? run.state, JSON.stringify(run.data ?? run.errors)?.slice(0, 150))
  }
  const big = await checkFile(server, editor, `name\r\n"${'x'.repeat(19_000_000)}"\r\n`)
  log('20MB cell', big.state ?? big.errcode, big.errors)
}, 120_000)

it('5xx hunting on calls', async () => {
  const odd = ['\u0000', "'", '"', '\\', '%', '_', '😀', '\ud800', 'x'.repeat(199), 'a b '.repeat(45), ' ', '\u3000', '中', '中中 a', '((', '$$', '{}', '[]', ',', ',,,']
  const store = (await admin.list('/bdstore', { range: '0-0' })).data.list[0]
  const bad: unknown[] = []
  for (const q of odd) {
    for (const [path, query] of [
      ['/bd/brand/search', { q }], ['/bd/brand/search', { q, category_id: q }], ['/bd/brand/search', { q, site: q }],
      ['/bd/contact/search', { q }], ['/bd/contact/search', { q: 'a', brand_id: q }],
      ['/bd/duplicates', { noun: 'brand', name: q }], ['/bd/duplicates', { noun: 'brand', name: q, name_en: q, name_tc: q, aliases: q, registration_no: q, country: q }],
      ['/bd/duplicates', { noun: 'company', name: q, registration_no: q }], ['/bd/duplicates', { noun: 'company', registration_no: q, country: 'HK' }],
      ['/searchcates', { q }], ['/searchcates', { q, parent: q }], ['/bdbrand', { cond: { $q: q } }], ['/bdbrand', { cond: { company_id: q, present_site: q } }],
      ['/bdstore', { cond: { brand_id: q } }], ['/bdcontact', { cond: { brand_id: q, store_id: q, site: q } }], ['/bdcontact', { cond: { $q: q } }],
      ['/store/lineage', { store_id: q }], ['/store/areas', { store_id: q }], ['/store/owners', { store_id: q }], ['/store/ships', { store_id: q, include_lineage: '1' }],
      ['/store/lineage', { store_id: store._id, site: q }], ['/levelstaff', { cond: { store_id: q } }], ['/levelstaff', { cond: { department: q, role_id: q } }],
      ['/user/favorite_brand', { range: q }], [`/bdbrandaudit/${encodeURIComponent(q)}`, {}], [`/bd/brand/audit_inprogress/${encodeURIComponent(q)}`, {}],
      [`/import/${encodeURIComponent(q)}`, {}], [`/import/${encodeURIComponent(q)}/failed`, {}], ['/bdbrand/export', { columns: q }], ['/bdbrand/export', { sort: { [q]: 1 } }],
    ] as any) {
      const r = await admin.call('GET', path, query).catch((e: Error) => ({ errcode: -1, status: 0, errmsg: String(e) }))
      if (r.errcode === 5000 || r.status >= 500 || r.errcode === -1) bad.push([path, query, r.errcode, r.errmsg])
    }
    for (const [method, path, body] of [
      ['POST', '/store/split', { store_id: q, effective_date: '2026-11-15', parts: [{ store_no: q, area: 1 }, { store_no: 'x', area: 2 }] }],
      ['POST', '/store/split', { store_id: store._id, effective_date: '0001-01-01', parts: [{ store_no: q, area: store.area - 1 }, { store_no: 'x', area: 1 }] }],
      ['POST', '/store/merge', { store_ids: [store._id, q], store_no: q, effective_date: '2026-11-15' }],
      ['POST', '/store/restore', { store_id: q }],
      ['PUT', '/user/preference', { key: 'a', value: { [q]: q } }],
      ['PUT', '/user/preference', { key: 'a', value: [1e308, -0, 5e-324, q] }],
      ['POST', '/bdbrandaudit', { kind: 'create', after: { name: q, category_id: q, companies: [{ company_id: q, relation: 'owner', region: q }] } }],
      ['POST', '/bdbrandaudit', { kind: 'create', after: { [q]: q } }],
      ['POST', '/user/favorite_brand', { brand_id: q }],
      ['POST', '/import/x/apply', { only_good: q }],
      ['POST', '/bdcompany', { name: q, country: 'CN', registration_no: q }],
      ['POST', '/bdcontact', { name: q, company_id: q, email: q }],
    ] as any) {
      const r = await admin.call(method, path, {}, body).catch((e: Error) => ({ errcode: -1, status: 0, errmsg: String(e) }))
      if (r.errcode === 5000 || r.status >= 500 || r.errcode === -1) bad.push([method, path, body, r.errcode, r.errmsg])
    }
  }
  for (const f of ['is_favourite', 'audit_status', 'site_ids', 'photos', 'founded_year', 'tag_ids', 'is_first_store', 'created_at']) for (const d of [1, -1]) {
    const r = await admin.call('GET', '/bdbrand/export', { sort: { [f]: d }, format: 'csv' })
    if (r.errcode >= 5000 || r.status >= 500) bad.push(['export sort', f, d, r])
    else log('export', f, r.errcode)
  }
  log('FIVEXX', bad.length)
  for (const b of bad.slice(0, 40)) log(JSON.stringify(b).slice(0, 300))
}, 120_000)
