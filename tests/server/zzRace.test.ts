import { sql } from 'kysely'
import { beforeAll, afterAll, it } from 'vitest'
import type { Client } from '#tests/support/client.ts'
import { applyChecked, checkFile } from '#tests/support/importFile.ts'
import { getFile } from '#tests/support/fileCalls.ts'
import counting from '#tests/support/sampleJobs.ts'
import { startTestServer, type TestServer } from '#tests/support/testServer.ts'
let server: TestServer, admin: Client, editor: Client, trainee: Client, approver: Client, head: Client
beforeAll(async () => { server = await startTestServer(undefined, undefined, {}, [counting])
  ;[admin, editor, trainee, approver, head] = await Promise.all(['admin', 'brand.editor', 'trainee.brand', 'brand.approver', 'leasing.head'].map((n) => server.as(n))) as any }, 120_000)
afterAll(() => server.stop())
const log = (...a: unknown[]) => console.log('R', ...a.map((x) => (typeof x === 'string' ? x : JSON.stringify(x))))
const many = <T>(n: number, work: (i: number) => Promise<T>) => Promise.all(Array.from({ length: n }, (_, i) => work(i)))
const codes = (all: any[]) => JSON.stringify(Object.fromEntries(Object.entries(Object.groupBy(all, (a: any) => String(a.errcode))).map(([k, v]) => [k, v!.length])))
it('levels', async () => {
  const l2 = (await admin.list('/bdlevel2classification', { range: '0-49' })).data.list
  const l1 = (await admin.list('/bdlevel1classification', { range: '0-49' })).data.list
  const [a, b] = l1
  const cats = Object.fromEntries(l1.map((x: any) => [x._id, x.category_id]))
  const mine = l2.find((x: any) => x.level1_id === a._id) ?? l2[0]
  const from = l1.find((x: any) => x._id === mine.level1_id)
  const to = l1.find((x: any) => x._id !== from._id && x.category_id !== from.category_id)
  const ids = await many(8, async (i) => (await admin.create('/bdbrand', { name: `级${i}`, category_id: cats[from._id], level1_id: from._id, ...(i % 2 ? { level2_id: mine._id } : {}) })).data._id)
  for (let round = 0; round < 4; round++) {
    const t = round % 2 ? from : to
    const all = await many(40, (i) => i === 7 ? admin.update('/bdlevel2classification', { _id: mine._id }, { level1_id: t._id })
      : i % 3 === 0 ? admin.update('/bdbrand', { _id: ids[i % 8] }, { category_id: cats[from._id], level1_id: from._id, level2_id: mine._id })
      : i % 3 === 1 ? editor.update('/bdbrand', { _id: ids[i % 8] }, { category_id: cats[to._id], level1_id: to._id, level2_id: mine._id })
      : approver.update('/bdbrandaudit', { status: 'audit_inprogress' }, { action: 'approve' }))
    log('round', round, codes(all))
    const reqs = (await admin.list('/bdbrandaudit', { cond: { status: 'audit_inprogress' }, range: 'ALL' })).data.list
    await many(reqs.length, (i) => approver.update('/bdbrandaudit', { _id: reqs[i]._id }, { action: 'reject', comment: 'x' }))
  }
  log('inconsistent', (await sql<any>`select count(*) as n from brand b join level2_classification l on l._id = b.level2_id join level1_classification m on m._id = b.level1_id where b.deleted_at is null and (l.level1_id <> b.level1_id or m.category_id <> b.category_id)`.execute(server.database.db)).rows,
    'marks', (await sql<any>`select count(*) as n from brand b where (audit_status = 'audit_inprogress') <> exists (select from brand_audit a where a.brand_id = b._id and a.status = 'audit_inprogress' and a.deleted_at is null)`.execute(server.database.db)).rows)
  // bulk in opposite orders
  for (let round = 0; round < 3; round++) {
    const bs = await many(6, async (i) => (await admin.create('/bdbrand', { name: `批${round}${i}`, category_id: cats[from._id] })).data._id)
    const rq = await many(6, async (i) => (await editor.update('/bdbrand', { _id: bs[5 - i] }, { target_group: 'z' })).data.audit_id)
    log('bulk', codes(await many(9, (i) => i % 3 === 0 ? approver.update('/bdbrandaudit', { _id: { $in: rq } }, { action: 'approve' }) : i % 3 === 1 ? editor.update('/bdbrandaudit', { _id: { $in: rq } }, { action: 'withdraw' }) : admin.update('/bdbrand', { _id: { $in: bs } }, { target_group: `q${i}` }))))
  }
  // mass divert
  const bs = await many(5, async (i) => (await admin.create('/bdbrand', { name: `众${i}`, category_id: cats[from._id] })).data._id)
  const mass = await editor.update('/bdbrand', { _id: { $in: bs } }, { target_group: 'mass' }); log('mass divert', mass.errcode, mass.data?.list?.length)
  log('delete in progress', (await admin.remove('/bdbrand', { _id: bs[0] })).errcode)
  // stores
  for (let round = 0; round < 5; round++) {
    const s = (await admin.create('/bdstore', { site: '8', floor_id: 'F-SH-L2', store_no: `RZ-${round}`, area: 100, effective_from: '2025-01-01' })).data._id
    await sql`insert into space_owner_store (space_owner_id, store_id) select _id, ${s} from space_owner where site = '8' and 'lease' = any(permits)`.execute(server.database.db)
    const sp = await head.call('POST', '/store/split', {}, { store_id: s, effective_date: '2026-11-15', parts: [60, 40].map((area, i) => ({ store_no: `RZ${round}-${i}`, area })) })
    const kid = sp.data.children[0]._id
    log('restore vs contact', codes(await many(8, (i) => i % 2 ? head.call('POST', '/store/restore', {}, { store_id: s }) : admin.create('/bdcontact', { name: 'x', store_ids: [kid] }))),
      (await sql<any>`select count(*) as n from contact c join store st on st._id = any(c.store_ids) where st.deleted_at is not null and c.deleted_at is null`.execute(server.database.db)).rows)
  }
  const hist = (await admin.list('/bdstore', { cond: { is_split: true }, range: '0-0' })).data.list[0]
  if (hist) log('contact at history', (await admin.create('/bdcontact', { name: 'h', store_ids: [hist._id] })).errcode)
  // import vs edits vs export
  const rows = (await admin.list('/bdbrand', { range: '0-99' })).data.list
  const run = await checkFile(server, admin, `_id,rev,target_group\r\n${rows.map((r: any) => `${r._id},${r.rev},imp`).join('\r\n')}\r\n`, { mode: 'update' })
  const [applied, edits, exported] = await Promise.all([applyChecked(admin, run._id), many(50, (i) => admin.update('/bdbrand', { _id: rows[99 - i]._id }, { target_group: `edit${i}` })), getFile(server, admin, '/bdbrand/export', { format: 'csv' })])
  log('import vs edit', run.state, run.wrong, applied.state, applied.wrong, (applied.errors ?? []).slice(0, 2), codes(edits), exported.errcode)
  log('lost', (await sql<any>`select count(*) filter (where target_group = 'imp') as imp, count(*) filter (where target_group like 'edit%') as edit from brand`.execute(server.database.db)).rows)
}, 120_000)
