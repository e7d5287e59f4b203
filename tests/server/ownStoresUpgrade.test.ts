import { expect, it } from 'vitest'
import { upgradedServer } from '#tests/support/upgrade.ts'

const { run, migrate, server } = upgradedServer()

it('own stores that were rows of a table are those of the record, each as before', async () => {
  const pairs = 'select space_owner_id, store_id from space_owner_store order by 1, 2'
  const known = await run(pairs)
  expect(known.length).toBeGreaterThan(100)
  await run(`
    create table pairs as select * from space_owner_store;
    drop view space_owner_store;
    alter table space_owner drop column store_ids, drop column all_stores;
    drop index space_owner_site_idx;
    alter table pairs rename to space_owner_store`)
  await migrate('0421_own_stores')
  expect(await run(pairs)).toEqual(known)
  expect(await run('select _id from space_owner where all_stores')).toEqual([])
})

it('exchange rates become records, and no rate is lost', async () => {
  const rates = 'select stat_month, "from", "to", rate from fx_rate order by 1, 2, 3'
  const known = await run(rates)
  expect(known.length).toBe(74)
  await run(`
    create table bare as ${rates};
    drop table fx_rate;
    alter table bare rename to fx_rate;
    alter table fx_rate add constraint fx_rate_pkey primary key (stat_month, "from", "to")`)
  await migrate('0420_fx_rate')
  expect(await run(rates)).toEqual(known)
  const boss = await server().as('perf.boss')
  const { data } = await boss.list('/FxRate', { cond: { stat_month: '2026-10', from: 'HKD' } })
  expect(data.list).toMatchObject([{ _id: '2026-10-HKD-CNY', title: 'HKD → CNY 2026-10', rev: 1 }])
})
