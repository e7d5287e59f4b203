// @runs both databases
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { checkFile } from '#tests/support/importFile.ts'
import counting from '#tests/support/sampleJobs.ts'
import { textOfMigration } from '#tests/support/upgrade.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

const server = await serverForTests(undefined, undefined, {}, [counting])
const admin = await server.as('admin')

it('the search form of every letter is what it was when it was slow', async () => {
  const made = /create function .*?\nend;/s.exec(textOfMigration('0560_search_form'))?.[0] ?? ''
  const { db } = server.database
  await sql.raw(made.replace('search_form', 'slow_search_form')).execute(db)
  const { rows } = await sql<{ compared: number; differ: string[] }>`
    select count(*)::int as compared, coalesce(array_agg(given.letters) filter (
      where slow_search_form(given.letters) is distinct from search_form(given.letters)), '{}') as differ
    from (
      select string_agg(chr(code), '' order by code) as letters from generate_series(1, 70000) code
      where code not between 55296 and 57343 group by code / 16
      union all select unnest(array['', null, ' ', ${'\u0301'}, 'Café', '雨後''s “Straße”', 'ÆON', '㎡ ＢＲＡＮＤ'])
    ) given`.execute(db)
  expect(rows[0]?.compared).toBeGreaterThan(4000)
  expect(rows[0]?.differ).toEqual([])
})

describe('what is searched beside the lists is found however it is written', () => {
  const spellings = ['雨後 Café', '雨后 cafe', 'ＣＡＦＥ 雨後', 'cafe\u0301']

  it.each(spellings)('the rows of an import: %s', async (q) => {
    const run = await checkFile(
      server,
      admin,
      '\uFEFFCode,Brand,Category\nSF-1,雨後 Café,餐饮\nSF-2,Other,餐饮',
    )
    const { data } = await admin.call('GET', `/import/${run._id}/preview`, { q })
    expect(data).toMatchObject({ total: 1, list: [{ row: 2 }] })
  })

  it.each(spellings)('who is signed in: %s', async (q) => {
    await sql`update "user" set name = '雨後', name_en = 'Café' where username = 'brand.editor'`.execute(
      server.database.db,
    )
    await server.as('brand.editor')
    const { data } = await admin.call('GET', '/sys/session', { q })
    expect(data.list.length).toBeGreaterThan(0)
    expect(new Set(data.list.map(({ username }: { username: string }) => username))).toEqual(
      new Set(['brand.editor']),
    )
  })

  it.each(spellings)('to-dos: %s', async (q) => {
    const approver = await server.as('brand.approver')
    const all = (await approver.call('GET', '/todo', { range: '0-499' })).data.list
    const ids = all.map(({ record_id }: { record_id: string }) => record_id)
    const { rows } = await sql<{ _id: string }>`
      with one as (select _id, brand_id from brand_audit where _id = any(${ids}) and brand_id is not null order by _id limit 1)
      update brand set name = '雨後', name_tc = '雨後', name_en = 'Café' from one where brand._id = brand_id
      returning one._id`.execute(server.database.db)
    const { data } = await approver.call('GET', '/todo', { range: '0-499', q })
    expect(data.list.length).toBeLessThan(all.length)
    expect(data.list.map((row: { record_id: string }) => row.record_id)).toContain(rows[0]?._id)
  })
})
