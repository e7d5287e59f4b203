import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { deflateRawSync } from 'node:zlib'
import type { Client } from '#tests/support/client.ts'
import { applyChecked, checkFile } from '#tests/support/importFile.ts'
import { sendFile, getFile } from '#tests/support/fileCalls.ts'
import counting from '#tests/support/sampleJobs.ts'
import { startTestServer, type TestServer } from '#tests/support/testServer.ts'
let server: TestServer, admin: Client, editor: Client, other: Client, category: any
beforeAll(async () => {
  server = await startTestServer(undefined, undefined, {}, [counting])
  admin = await server.as('admin'); editor = await server.as('brand.editor'); other = await server.as('leasing.head')
  category = (await admin.list('/bdbrandcategory', { range: '0-0' })).data.list[0]
}, 120_000)
afterAll(() => server.stop())
const log = (...a: unknown[]) => console.log(...a.map((x) => (typeof x === 'string' ? x : JSON.stringify(x))))
async function watched<T>(what: string, work: () => Promise<T>): Promise<T> {
  let on = true, worst = 0, n = 0
  const watch = (async () => { while (on) { const t = Date.now(); await other.call('GET', '/bdbrand', { range: '0-9' }); worst = Math.max(worst, Date.now() - t); n++; await sleep(50) } })()
  const t = Date.now()
  try { return await work() } finally { const took = Date.now() - t; on = false; await watch; log('TIME', what, took, 'worst other', worst, n) }
}
const crc = (b: Buffer) => { let c = ~0; for (const x of b) { c ^= x; for (let k = 0; k < 8; k++) c = c & 1 ? (c >>> 1) ^ 0xedb88320 : c >>> 1 } return ~c >>> 0 }
function zip(files: [string, Buffer][]) {
  const parts: Buffer[] = [], dir: Buffer[] = []; let at = 0
  for (const [name, data] of files) {
    const d = deflateRawSync(data), h = Buffer.alloc(30), n = Buffer.from(name)
    h.writeUInt32LE(0x04034b50, 0); h.writeUInt16LE(20, 4); h.writeUInt16LE(8, 8); h.writeUInt32LE(0, 14); h.writeUInt32LE(d.length, 18); h.writeUInt32LE(data.length, 22); h.writeUInt16LE(n.length, 26)
    const e = Buffer.alloc(46); e.writeUInt32LE(0x02014b50, 0); e.writeUInt16LE(8, 10); e.writeUInt32LE(d.length, 20); e.writeUInt32LE(data.length, 24); e.writeUInt16LE(n.length, 28); e.writeUInt32LE(at, 42)
    parts.push(h, n, d); dir.push(e, n); at += 30 + n.length + d.length
  }
  const dd = Buffer.concat(dir), end = Buffer.alloc(22); end.writeUInt32LE(0x06054b50, 0); end.writeUInt16LE(files.length, 8); end.writeUInt16LE(files.length, 10); end.writeUInt32LE(dd.length, 12); end.writeUInt32LE(at, 16)
  return new Uint8Array(Buffer.concat([...parts, dd, end]))
}
const book = (sheet: Buffer, strings = Buffer.from('<sst/>')) => zip([
  ['[Content_Types].xml', Buffer.from('<Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>')],
  ['xl/workbook.xml', Buffer.from('<workbook xmlns:r="r"><sheets><sheet name="a" r:id="r1"/></sheets></workbook>')],
  ['xl/_rels/workbook.xml.rels', Buffer.from('<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>')],
  ['xl/sharedStrings.xml', strings], ['xl/worksheets/sheet1.xml', sheet]])

it('bombs', async () => {
  const cell = (v: string) => `<c t="inlineStr"><is><t>${v}</t></is></c>`
  const small = await checkFile(server, editor, book(Buffer.from(`<worksheet><sheetData><row>${cell('name')}${cell('category_id')}${cell('_id')}</row><row>${cell('a_x0000_b')}${cell('x_x0000_')}${cell('_x0000_')}</row></sheetData></worksheet>`)), { name: 'a.xlsx' })
  log('XLSX NUL', small.state ?? small.errcode, small.errors ?? small.data)
  const heads = cell('name')
  for (const [what, b] of [
    ['250MB blank rows before head', book(Buffer.concat([Buffer.from('<worksheet><sheetData>'), Buffer.alloc(250_000_000, ' '), Buffer.from('</sheetData></worksheet>')]))],
    ['many empty rows', book(Buffer.from(`<worksheet><sheetData><row>${heads}</row>${'<row r="5"><c r="ALL1"/></row>'.repeat(5_000_000)}</sheetData></worksheet>`))],
    ['wide rows', book(Buffer.from(`<worksheet><sheetData><row>${heads}</row>${('<row><c r="A1"><v>1</v></c><c r="ALK1"><v>1</v></c></row>').repeat(19_999)}</sheetData></worksheet>`))],
    ['same string', book(Buffer.from(`<worksheet><sheetData><row>${heads}</row>${(`<row>${'<c t="s"><v>0</v></c>'.repeat(900)}</row>`).repeat(10_000)}</sheetData></worksheet>`), Buffer.from(`<sst><si><t>${'x'.repeat(100_000)}</t></si></sst>`))],
  ] as [string, Uint8Array][]) {
    const before = process.memoryUsage().rss
    const r: any = await watched(what, () => checkFile(server, editor, b as any, { name: 'a.xlsx' }))
    log('BOMB', what, b.length, r.state ?? r.errcode, JSON.stringify(r.errors ?? r.data ?? '').slice(0, 200), 'rss+', Math.round((process.memoryUsage().rss - before) / 1e6))
  }
}, 500_000)

it('20000 rows', async () => {
  const n = Number(process.env['ROWS'] ?? 20000)
  const rows = Array.from({ length: n }, (_, i) => `BIG-${i},大牌子${i},${category.name}`)
  const run = await watched('check', () => checkFile(server, editor, `code,name,category_id\r\n${rows.join('\r\n')}\r\n`))
  log(run.state, run.to_add, run.wrong)
  const done = await watched('apply', () => applyChecked(editor, run._id))
  log(done.state, done.to_add)
  await watched('search 50 words', () => admin.call('GET', '/bd/brand/search', { q: 'a 大 '.repeat(25) }))
  await watched('$q 50', () => admin.call('GET', '/bdbrand', { cond: { $q: 'ab '.repeat(600) } }))
  await watched('dup', async () => log((await admin.call('GET', '/bd/duplicates', { noun: 'brand', name: '大牌子'.repeat(66), name_en: 'x'.repeat(200), name_tc: '大'.repeat(200), aliases: Array.from({ length: 1000 }, (_, i) => `大${i}`).join(',').slice(0, 4000) })).errcode))
  await watched('export', async () => log((await getFile(server, editor, '/bdbrand/export', { format: 'xlsx' })).bytes.length))
}, 500_000)
