import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { csvType, xlsxType } from '#server/base/knownTypes.ts'
import { readSheet } from '#server/services/sheet/readSheet.ts'
import type { Client } from '#tests/support/client.ts'
import { getFile, type DownloadResult } from '#tests/support/fileCalls.ts'
import { startTestServer, type TestServer } from '#tests/support/testServer.ts'

let server: TestServer
let editor: Client
const folder = mkdtempSync(join(tmpdir(), 'atrium-export-'))
/** More than two pages of the engine's, with equal and absent values in most orders. */
const made = 2_500

beforeAll(async () => {
  server = await startTestServer()
  await sql`
    insert into brand (_id, name, name_en, name_tc, category_id, price_band, founded_year, is_first_store, tag_ids)
    select 'made-' || n, '牌' || (n * 7919 % 500), case when n % 3 > 0 then chr(97 + n % 26) || n % 50 end,
      case when n % 2 = 0 then '-' || n end, (select _id from brand_category order by _id limit 1), nullif(n % 6, 0),
      case when n % 5 > 0 then 1900 + n % 100 end, n % 2 = 0, case when n % 4 = 0 then '{a,b}'::text[] else '{}' end
    from generate_series(1, ${made}::int) n`.execute(server.database.db)
  editor = await server.as('brand.editor')
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

const path = '/bd/brand/list/export'
const mine = { _id: { $like: 'made-' } }
const ask = (query: Record<string, unknown>, who = editor) => getFile(server, who, path, query)

async function rowsOf({ bytes }: DownloadResult, type: string): Promise<(readonly string[])[]> {
  const file = join(folder, 'export')
  writeFileSync(file, bytes)
  const rows: (readonly string[])[] = []
  for await (const { cells } of readSheet(file, type, { person: 'ann' })) rows.push(cells)
  return rows
}
const ids = async (query: Record<string, unknown>) => {
  const rows = await rowsOf(await ask({ format: 'csv', columns: '_id', ...query }), csvType)
  return rows.slice(1).flat()
}
/** What the list shows, page by page. */
async function listed(query: Record<string, unknown>): Promise<string[]> {
  const found: string[] = []
  for (let start = 0; start < made; start += 500) {
    const { data } = await editor.list('/bdbrand', { cond: mine, ...query, range: `${start}-${start + 499}` })
    found.push(...data.list.map(({ _id }: { _id: string }) => _id))
  }
  return found
}

describe('the brands as a file', () => {
  it.each<[string, object]>([
    ['its own order', {}],
    ['numbers, absent ones last', { price_band: 1 }],
    ['numbers downwards', { founded_year: -1 }],
    ['several fields both ways', { price_band: -1, name_en: 1 }],
    ['texts that begin alike', { name: 1, name_tc: -1 }],
    ['yes and no', { is_first_store: -1, name: 1 }],
    ['lists', { tag_ids: 1 }],
    ['ids', { _id: -1 }],
  ])('has all that the list has, once each and in the same order, by %s', async (_, sort) => {
    const query = { cond: mine, ...(Object.keys(sort).length > 0 ? { sort } : {}) }
    const found = await ids(query)
    expect(found).toHaveLength(made)
    expect(found).toEqual(await listed(query))
  })

  it('is a workbook with the person’s words: headers, choices, and what is referred to', async () => {
    const cond = { code: { $in: ['BR-000001', 'BR-000002'] } }
    const columns = 'code,name,category_id,status,store_count,updated_at,is_first_store,site_ids'
    const { data } = await editor.list('/bdbrand', { cond, sort: { code: 1 } })
    const [first] = data.list
    const category = (await editor.list('/bdbrandcategory', { cond: { _id: first.category_id } })).data
      .list[0]
    const answer = await ask({ cond, sort: { code: 1 }, columns })
    expect(answer.headers.get('content-type')).toBe(xlsxType)
    expect(answer.headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''%E5%93%81%E7%89%8C%202026-11-15.xlsx",
    )
    const rows = await rowsOf(answer, xlsxType)
    expect(rows[0]).toEqual([
      '品牌编号',
      '简体名称',
      '类别',
      '状态',
      '在营铺位',
      '最近修改',
      '首店',
      '在场站点',
    ])
    expect(rows[1]?.slice(0, 4)).toEqual([
      'BR-000001',
      first.name,
      category.name,
      { prospect: '意向', active: '在营', inactive: '停用', blacklisted: '黑名单' }[String(first.status)],
    ])
    expect(rows[1]?.[4]).toBe(String(first.store_count))
    expect(rows[1]?.[5]).toMatch(/^\d{4}-\d\d-\d\d/)
    expect(rows).toHaveLength(3)
    const { db } = server.database
    await sql`update "user" set locale = 'en_US' where username = 'brand.editor'`.execute(db)
    const english = await rowsOf(await ask({ cond, columns }), xlsxType)
    expect(english[0]?.slice(0, 3)).toEqual(['Code', 'Simplified Chinese name', 'Category'])
    expect(english.slice(1).map((row) => row[2])).toContain(category.name_en)
    await sql`update "user" set locale = 'zh_CN' where username = 'brand.editor'`.execute(db)
  })

  it('has every field when no columns are named, and no formula', async () => {
    const answer = await ask({ format: 'csv', cond: { _id: 'made-2' } })
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
    const [header, row] = await rowsOf(answer, csvType)
    expect(header).toHaveLength(33)
    expect(row?.[header?.indexOf('繁体名称') ?? -1]).toBe("'-2")
  })

  it('is for those who may export, of what they may see, and says in an envelope what is wrong', async () => {
    expect((await ask({}, await server.as('auditor'))).errcode).toBe(4030)
    expect((await ask({}, server.anonymous)).errcode).toBe(555)
    expect((await ask({ cond: '{' })).errcode).toBe(4002)
    expect((await ask({ cond: { secret: 1 } })).errcode).toBe(4003)
    expect((await ask({ sort: { search_text: 1 } })).errcode).toBe(4003)
    expect((await ask({ columns: 'code,search_text' })).errcode).toBe(4003)
    expect((await ask({ format: 'pdf' })).errcode).toBe(4001)
  })

  it('stands in the audit log, with how many and which; what was refused does not', async () => {
    const admin = await server.as('admin')
    const exports = async () =>
      (await admin.list('/auditlog', { cond: { action: 'export', entity: 'brand' }, range: '0-499' })).data
    const before = (await exports()).total
    await ask({ cond: mine, columns: 'code', format: 'csv' })
    await ask({ cond: '{' })
    const after = await exports()
    expect(after.total).toBe(before + 1)
    const { data } = await editor.call('GET', '/userinfo')
    expect(after.list).toContainEqual(
      expect.objectContaining({
        user_id: data._id,
        entity_id: '*',
        after: { total: made, fields: ['code'], cond: JSON.stringify(mine), sort: null, site: null },
      }),
    )
  })

  it('leaves a short row in the audit log, however long the condition is', async () => {
    const { db } = server.database
    const long = {
      _id: {
        $in: ['made-2', ...Array.from({ length: 499 }, (_, n) => `no-such-brand-at-all-in-here-${1000 + n}`)],
      },
    }
    const cond = JSON.stringify(long)
    expect(cond.length).toBeGreaterThan(17_000)
    // Blanks between its parts, which JSON allows, make no row longer either.
    const sort = `{"code":1${' '.repeat(1_900)}}`
    expect((await ask({ cond, sort, format: 'csv' })).errcode).toBe(0)
    const { rows } = await sql<{ size: number; total: number; cond: string; fields: string[] }>`
      select octet_length(audit_log::text) as size, after -> 'total' as total, after ->> 'cond' as cond, after -> 'fields' as fields
      from audit_log where action = 'export' order by at desc, _id desc limit 1`.execute(db)
    expect(rows[0]).toMatchObject({ total: 1, fields: expect.arrayContaining(['code', 'name']) as string[] })
    expect(rows[0]?.size).toBeLessThan(2_500)
    const hash = createHash('sha256').update(cond).digest('hex')
    expect(rows[0]?.cond).toBe(`${cond.slice(0, 300)}… (${cond.length} characters, SHA-256 ${hash})`)
  })

  it('is refused above 20,000', async () => {
    const { db } = server.database
    await sql`
      insert into brand (_id, name, category_id)
      select 'more-' || n, 'more', (select _id from brand_category limit 1) from generate_series(1, 20001) n`.execute(
      db,
    )
    const response = await editor.call('GET', path, { cond: { _id: { $like: 'more-' } } })
    expect(response).toMatchObject({ errcode: 4005, data: { total: 20_001, limit: 20_000 } })
  })
})
