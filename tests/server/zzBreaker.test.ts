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
      ['/search/cates', { q }], ['/search/cates', { q, parent: q }], ['/bdbrand', { cond: { $q: q } }], ['/bdbrand', { cond: { company_id: q, present_site: q } }],
      ['/bdstore', { cond: { brand_id: q } }], ['/bdcontact', { cond: { brand_id: q, store_id: q, site: q } }], ['/bdcontact', { cond: { $q: q } }],
      ['/store/lineage', { store_id: q }], ['/store/areas', { store_id: q }], ['/store/owners', { store_id: q }], ['/store/ships', { store_id: q, include_lineage: '1' }],
      ['/store/lineage', { store_id: store._id, site: q }], ['/user/level_staff/list', { cond: { store_id: q } }], ['/user/level_staff/list', { cond: { department: q, role_id: q } }],
      ['/user/favorite_brand', { range: q }], [`/bdbrandaudit/${encodeURIComponent(q.toWellFormed())}`, {}], [`/bd/brand/audit_inprogress/${encodeURIComponent(q.toWellFormed())}`, {}],
      [`/import/${encodeURIComponent(q.toWellFormed())}`, {}], [`/import/${encodeURIComponent(q.toWellFormed())}/failed`, {}], ['/bdbrand/export', { columns: q }], ['/bdbrand/export', { sort: { [q]: 1 } }],
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

const head2 = async (n: string, a = 100, from = '2025-01-01') => {
  const { data, errcode } = await approver.create('/bdstore', { site: '8', floor_id: 'F-SH-L2', store_no: n, area: a, effective_from: from })
  if (errcode) log('store', errcode, data)
  await sql`insert into space_owner_store (space_owner_id, store_id) select _id, ${data._id} from space_owner where site = '8' and 'lease' = any(permits)`.execute(server.database.db)
  return data._id as string
}
const areas = async (id: string) => (await sql<any>`select "from","to",area from store_area_history where store_id = ${id} order by "from"`.execute(server.database.db)).rows
const splitOf = (id: string, no: string, parts = [60, 40], by = head, date = '2026-11-15') => by.call('POST', '/store/split', {}, { store_id: id, effective_date: date, parts: parts.map((area, i) => ({ store_no: `${no}${i}`, area })) })

it('late NUL in csv and decoded NUL in xlsx', async () => {
  const rows = Array.from({ length: 3000 }, (_, i) => `名${i},${category.name},ok${'x'.repeat(40)}`)
  for (const [at, row] of [[2900, `a\u0000b,${category.name},`], [2900, `名,a\u0000b,`]] as const) {
    const mine = [...rows]; mine[at] = row
    const run = await checkFile(server, editor, `name,category_id,target_group\r\n${mine.join('\r\n')}\r\n`)
    log('LATENUL', run.state ?? run.errcode, run.wrong, (run.errors ?? run.data).slice?.(0, 3))
    const job = run.job_id && (await editor.call('GET', `/job/${run.job_id}`)).data
    log('job', job?.state, job?.error)
  }
}, 120_000)

it('areas, shares', async () => {
  const a = await head2('ZZ-1')
  const s = await splitOf(a, 'ZZ1-', [33.33, 33.33, 33.34])
  log('split', s.errcode, s.data?.fields)
  const lin = (await head.call('GET', '/store/lineage', { store_id: a })).data
  log('shares', lin.edges.map((e: any) => e.area_share), lin.edges.reduce((x: number, e: any) => x + e.area_share, 0))
  const child = s.data.children[0]._id
  const m = await approver.update('/bdstore', { _id: child }, { effective_from: '2026-12-20' })
  log('MOVE CHILD', m.errcode, m.data?.fields, await areas(a), await areas(child))
  const m2 = await approver.update('/bdstore', { _id: child }, { effective_from: '2024-01-01' })
  log('MOVE CHILD back', m2.errcode, m2.data?.fields, await areas(child))
  const m3 = await approver.update('/bdstore', { _id: child }, { effective_from: null })
  log('MOVE CHILD null', m3.errcode, await areas(child))
  const b = await head2('ZZ-2')
  log('b', await areas(b))
  log('area', (await approver.update('/bdstore', { _id: b }, { area: 120 })).errcode, await areas(b))
  log('eff later with two areas', (await approver.update('/bdstore', { _id: b }, { effective_from: '2026-06-01' })).errcode, await areas(b))
  log('eff after last area', (await approver.update('/bdstore', { _id: b }, { effective_from: '2027-06-01' })).errcode, await areas(b))
  const c = await head2('ZZ-3', 100, '2027-01-01')
  log('future unit', await areas(c))
  log('future null', (await approver.update('/bdstore', { _id: c }, { effective_from: null })).errcode, await areas(c))
  const r = await approver.update('/bdstore', { _id: c }, { area: 90 }); log('then area', r.errcode, r.data, await areas(c))
  const d = await head2('ZZ-4')
  log('end', (await approver.update('/bdstore', { _id: d }, { effective_to: '2026-12-31' })).errcode, await areas(d))
  const rz = await approver.update('/bdstore', { _id: d }, { action: 'resize', area: 50, from: '2026-11-15' }); log('resize', rz.errcode, rz.data?.fields, await areas(d))
  const e = await head2('ZZ-5')
  for (const bad of [{ area: 50, from: '2024-06-01' }, { area: 50, from: '2027-01-01' }, { area: 0, from: '2026-01-01' }, { area: 0.001, from: '2026-01-01' }, { area: 1e300, from: '2026-01-01' }, { area: 50, from: '0001-01-01' }, { area: 50, from: '9999-12-31' }, { area: '50', from: 'x' }, {}]) {
    const z = await approver.update('/bdstore', { _id: e }, { action: 'resize', ...bad }); log('RESIZE', bad, z.errcode, z.data?.fields)
  }
  log(await areas(e))
  const ct = await approver.create('/bdcontact', { name: '历史', store_ids: [a] }); log('contact at history', ct.errcode, ct.data?.fields)
  const sp = await splitOf(await head2('ZZ-6'), 'ZZ6-', [60, 40]); log('split6', sp.errcode)
  const p6 = sp.data.parents[0]._id
  const c6 = await approver.create('/bdcontact', { name: '新', store_ids: [sp.data.children[0]._id] }); log('contact child', c6.errcode, c6.data?.fields)
  const rs = await head.call('POST', '/store/restore', {}, { store_id: p6 }); log('restore', rs.errcode, rs.data)
  await admin.remove('/bdcontact', { _id: c6.data?._id })
  const hold = await approver.create('/bdstore', { site: '8', floor_id: 'F-SH-L2', store_no: 'ZZ-6', area: 3 }); log('number reuse', hold.errcode)
  const rs2 = await head.call('POST', '/store/restore', {}, { store_id: p6 }); log('restore taken', rs2.errcode, rs2.data)
  await admin.remove('/bdstore', { _id: hold.data?._id })
  const rs3 = await head.call('POST', '/store/restore', {}, { store_id: p6 }); log('restore', rs3.errcode, await areas(p6))
  for (const x of [[0.01, 99.99], [1e-9, 100], [100, 100], [50.004, 49.996], [-1, 101], [1e308, 1e308]]) { const q = await splitOf(p6, `Q${x[0]}`.slice(0, 10), x); log('parts', x, q.errcode, q.data?.fields, q.errcode ? '' : (await head.call('POST', '/store/restore', {}, { store_id: p6 })).errcode) }
}, 60_000)

it('races', async () => {
  const many = <T>(n: number, work: (i: number) => Promise<T>) => Promise.all(Array.from({ length: n }, (_, i) => work(i)))
  const codes = (all: any[]) => JSON.stringify(Object.fromEntries(Object.entries(Object.groupBy(all, (a: any) => String(a.errcode))).map(([k, v]) => [k, v!.length])))
  const id = await newBrand('竞')
  log('20 PUT by editors', codes(await many(20, (i) => (i % 2 ? editor : trainee).update('/bdbrand', { _id: id }, { target_group: `t${i}` }))))
  const list = (await admin.list('/bdbrandaudit', { cond: { brand_id: id, status: 'audit_inprogress' } })).data
  log('in progress', list.total)
  const a = list.list[0]._id
  log('20 approve/reject/withdraw/PUT', codes(await many(20, (i) => i % 4 === 0 ? approver.update('/bdbrandaudit', { _id: a }, { action: 'approve' }) : i % 4 === 1 ? approver.update('/bdbrandaudit', { _id: a }, { action: 'reject', comment: 'x' }) : i % 4 === 2 ? (list.list[0].created_by === 'U009' ? editor : trainee).update('/bdbrandaudit', { _id: a }, { action: 'withdraw' }) : admin.update('/bdbrand', { _id: id }, { target_group: `d${i}` }))))
  const after = (await admin.call('GET', `/bdbrandaudit/${a}`)).data
  log(after.status, after.decisions, (await admin.call('GET', `/bdbrand/${id}`)).data.audit_status)
  // two level
  await setParam(server, 'brand.audit_levels', 2)
  const two = await newBrand('双')
  const req = (await editor.update('/bdbrand', { _id: two }, { name: '双改' })).data.audit_id
  const other = await server.as('leasing.sh')
  log('two level by one 10x', codes(await many(10, () => approver.update('/bdbrandaudit', { _id: req }, { action: 'approve' }))), (await admin.call('GET', `/bdbrandaudit/${req}`)).data.status)
  log('bulk approve', (await approver.update('/bdbrandaudit', { status: 'audit_inprogress' }, { action: 'approve' })).errcode)
  log('second', (await other.update('/bdbrandaudit', { _id: req }, { action: 'approve' })).errcode, (await admin.call('GET', `/bdbrandaudit/${req}`)).data.status)
  await setParam(server, 'brand.audit_levels', 1)
  // split race
  const s = await head2('ZR-1')
  log('10 splits', codes(await many(10, (i) => i % 3 === 0 ? splitOf(s, `ZR${i}-`) : i % 3 === 1 ? approver.update('/bdstore', { _id: s }, { area: 100 + i }) : approver.create('/bdcontact', { name: 'x', store_ids: [s] }))))
  log('history', await areas(s))
  const kids = (await head.call('GET', '/store/lineage', { store_id: s })).data
  log('kids', kids.nodes.length)
  const keyed = createClient(server.url, head.token, { 'idempotency-key': 'split-1' })
  const k = await head2('ZR-2')
  log('idempotent', codes(await many(6, () => splitOf(k, 'ZK-', [60, 40], keyed))), codes([await splitOf(k, 'ZK-', [50, 50], keyed)]))
  log('restore race', codes(await many(6, (i) => i % 2 ? head.call('POST', '/store/restore', {}, { store_id: k }) : approver.create('/bdcontact', { name: 'y', store_ids: [k] }))))
  // tag merge vs brand edits
  const cats = (await admin.list('/bdbrandtag', { range: '0-3' })).data?.list ?? []
  log('tags', cats.length, cats[0])
  if (cats.length > 2) {
    const [t1, t2] = cats
    const ids = await many(6, () => newBrand('标'))
    await many(6, (i) => admin.update('/bdbrand', { _id: ids[i] }, { tag_ids: [t1._id] }))
    log('merge vs edits', codes(await many(24, (i) => i === 3 ? admin.update('/bdbrandtag', { _id: t1._id }, { merge_into: t2._id }) : admin.update('/bdbrand', { _id: ids[i % 6] }, { tag_ids: i % 2 ? [t1._id] : [t1._id, t2._id], target_group: `g${i}` }))))
    log('left with merged', (await sql<any>`select count(*) as n from brand where tag_ids @> ${[t1._id]}::text[] and deleted_at is null`.execute(server.database.db)).rows)
  }
  // level2 move vs edits
  const l2 = (await admin.list('/bdlevel2', { range: '0-1' })).data?.list
  log('l2', l2?.[0])
  // imports of same key
  const body = `code,name,category_id\r\nRACE-1,甲,${category.name}\r\n`
  const runs = await many(3, () => checkFile(server, editor, body))
  log('runs', runs.map((r) => [r.state, r.to_add, r.wrong]))
  log('applied', (await many(3, (i) => applyChecked(editor, runs[i]._id))).map((r) => [r.state, r.errors, r.errcode]))
  const again = await checkFile(server, admin, `code,name\r\nRACE-1,乙\r\n`, { mode: 'update' })
  log('double apply', codes(await many(5, () => admin.call('POST', `/import/${again._id}/apply`, {}, {}))))
  log('prefs', codes(await many(130, (i) => admin.call('PUT', '/user/preference', {}, { key: `p${i}`, value: 1 }))), (await admin.call('GET', '/user/preference')).data.total)
}, 120_000)
