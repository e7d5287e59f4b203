import { sql } from 'kysely'
import { startTestServer } from '#tests/support/testServer.ts'
import { insertRows } from '#server/db/seed.ts'
import { generateBrands } from '#server/db/demo/brands.ts'
import { companies as _c } from '#server/db/demo/companies.ts'
import { spelled } from '#server/search/spell.ts'
import { contract } from '#contract/index.ts'
import { loadBrands } from '../bench/loadBrands.ts'
import { demoNow } from '../support/embeddedTemplate.ts'
import { it } from 'vitest'
it('b', async () => {
const n = Number(process.env['N'] ?? 100000)
const kind = (process.env['K'] ?? 'pglite') as 'pglite'
const server = await startTestServer(kind)
if (process.env['BR']) await loadBrands(server.database.db, n)
const names = ["餐饮","服饰","珠宝","商贸","文化娱乐","科技","投资"]
const brands = [...generateBrands(n, { now: Date.parse(demoNow)/1000 })]
const t0 = performance.now()
await insertRows(server.database.db, { table: 'company', rows: (function*(){ let i=0; for (const b of brands) { i++; const r = { _id: 'X'+i, name: `${['广州','上海','北京','深圳','杭州'][i%5]}${b.name}${names[i%7]}有限公司`, name_en: `${['Guangzhou','Shanghai','Beijing','Shenzhen','Hangzhou'][i%5]} ${b.name_en} ${['Catering Management','Fashion','Jewellery','Trading','Culture','Technology','Investment'][i%7]} Co., Ltd.`, name_tc: null, short_name: b.name, country:'CN', registration_no: '9144'+String(i).padStart(14,'0'), status:'active', created_at: 1, updated_at: 1, rev:1, is_active:true }; yield { ...r, ...spelled(contract.resources.company, r) } } })() })
console.log('companies', performance.now()-t0)
await sql`vacuum analyze company`.execute(server.database.db)
const editor = await server.as('brand.editor')
for (const noun of (process.env['BR'] ? ['brand','company'] : ['company']) as ('brand'|'company')[]) {

  const cities = [['广州','Guangzhou'],['上海','Shanghai'],['北京','Beijing'],['深圳','Shenzhen'],['杭州','Hangzhou']]
  const lines = [['餐饮','Catering Management'],['服饰','Fashion'],['珠宝','Jewellery'],['商贸','Trading'],['文化娱乐','Culture'],['科技','Technology'],['投资','Investment']]
  const by: Record<string, number[]> = {}; let hits: Record<string, number> = {}
  const kinds = ['whole, both names', 'Chinese, one character more', 'English, a letter wrong', 'half typed', 'a city alone']
  for (let i = -10; i < 250; i++) {
    const at = ((i + 10) * 7919) % brands.length
    const b = brands[at]!; const [c, ce] = cities[(at + 1) % 5]!; const [l, le] = lines[(at + 1) % 7]!
    const name = noun === 'brand' ? b.name : `${c}${b.name}${l}有限公司`
    const en = noun === 'brand' ? b.name_en : `${ce} ${b.name_en} ${le} Co., Ltd.`
    const k = (i + 10) % 5
    const q = k === 0 ? { name, name_en: en, name_tc: name, registration_no: '61234567', country: 'HK' } : k === 1 ? { name: noun === 'brand' ? name + '馆' : name.replace('有限公司', '管理有限公司') } : k === 2 ? { name_en: en.slice(0, 12) + 'x' + en.slice(13) } : k === 3 ? { name: name.slice(0, 3), name_en: en.slice(0, 8) } : { name: c, name_en: ce }
    const s = performance.now()
    const r = await editor.call('GET', '/bd/duplicates', { noun, ...q })
    const t = performance.now() - s
    if (i < 0) continue
    const kd = kinds[k]!
    ;(by[kd] ??= []).push(t); hits[kd] = (hits[kd] ?? 0) + (r.data.list.some((x: any) => x.name === name || x.name_en === en) ? 1 : 0)
  }
  const all = Object.values(by).flat().sort((a, b) => a - b)
  for (const [kd, ts] of Object.entries(by)) { ts.sort((a, b) => a - b); console.log(kind, noun, kd, 'median', Math.round(ts[ts.length >> 1]!), 'p95', Math.round(ts[Math.floor(ts.length * .95)]!), 'max', Math.round(ts.at(-1)!), 'found itself', hits[kd], 'of', ts.length) }
  console.log(kind, noun, 'all median', Math.round(all[all.length >> 1]!), 'p95', Math.round(all[Math.floor(all.length * .95)]!))
}
await server.stop()
}, 900000)
