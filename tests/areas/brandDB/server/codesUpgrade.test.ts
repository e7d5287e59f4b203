// @runs both databases
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { keyOf } from '#contract/keyText.ts'
import { upgradedServer } from '#tests/support/upgrade.ts'

const { run, migrate, server } = upgradedServer()

it('a database with two units that differ in accents alone starts, keeps them, and lists them', async () => {
  const copied = (id: string, store_no: string) => `
    insert into store (_id, site, store_no, name, floor_id, area, status)
    select '${id}', '2', '${store_no}', '${store_no}', floor_id, area, 'vacant' from store where _id = 'S-GZ-L1-101'`
  await run(`
    drop index unique__floor__site__code;
    create unique index unique__floor__site__code on floor (site, lower(code)) where deleted_at is null;
    drop index unique__store__site__store_no;
    create unique index unique__store__site__store_no on store (site, lower(store_no))
      where effective_to is null and deleted_at is null;
    ${copied('s1', 'É9-1')}; ${copied('s2', 'E9-1')};
    alter function code_key rename to earlier_code_key`)
  await migrate('0571_codes_without_accents')
  const index = (name: string) => run(`select indexdef from pg_indexes where indexname = '${name}'`)
  expect(JSON.stringify(await index('unique__floor__site__code'))).toContain('code_key(code)')
  expect(JSON.stringify(await index('unique__store__site__store_no'))).toContain('lower(store_no)')
  const manager = await server().as('leasing.head')
  const { data } = await manager.call('GET', '/reports/preview', {
    report: 'leasing.differences',
    at: '2',
    locale: 'en_US',
  })
  expect(JSON.stringify(data)).toContain('É9-1')
})

it.each(['B1-9', 'É1', 'e\u0301a', 'ｑ１', 'ガ-1', 'Åß', 'İx', '雨後', 'x²', 'Ω'])(
  'the server and the database compare %s in the same form',
  async (text) => {
    const { rows } = await sql<{ key: string }>`select code_key(${text}) as key`.execute(server().database.db)
    expect(rows[0]?.key).toBe(keyOf(text))
  },
)
