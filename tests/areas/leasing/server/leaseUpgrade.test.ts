import { expect, it } from 'vitest'
import { upgradedServer } from '#tests/support/upgrade.ts'

const { run, migrate } = upgradedServer()

it('leases that have a unit twice stay as they are, and no other lease joins them', async () => {
  const held = 'select lease_id, store_id, days::text, slot::text from lease_unit order by 1, 2'
  const known = await run(held)
  expect(known.length).toBeGreaterThan(100)
  await run(`
    drop trigger keep_units_of_new on lease_ship;
    drop trigger keep_units on lease_ship;
    drop function keep_units_of_new_leases, keep_units_of_changed_leases, refuse_lease_units, lease_in_the_way, is_agreed, units_held;
    drop table lease_unit;
    drop function place_of;
    alter table lease_ship drop column shares_unit, drop column other_currency`)
  const copy = (id: string, more = '') => `
    insert into lease_ship (_id, contract_no, site, store_ids, brand_id, start_date, end_date, rent_model, currency, area, status)
    select '${id}', '${id}', site, store_ids, 'B124', start_date, end_date, rent_model, 'HKD', area, status
    from lease_ship where site = '2' and status = 'active' and _id like 'LS-%' order by _id limit 1 ${more}`
  await run(copy('twice'))
  await migrate('0530_one_lease_a_unit')
  const now = await run(held)
  const others = now.filter((row) => !known.some((before) => JSON.stringify(before) === JSON.stringify(row)))
  expect(now).toHaveLength(known.length + 1)
  // The two that meet each have a slot of their own; everything else is as new.
  expect(others).toHaveLength(2)
  expect(others.map((row) => JSON.stringify(row).includes('(,)'))).toEqual([false, false])
  expect(await run(`select shares_unit, other_currency from lease_ship where _id = 'twice'`)).toEqual([
    { shares_unit: false, other_currency: true },
  ])
  await expect(run(copy('third'))).rejects.toMatchObject({ code: 'ATR01', message: 'duplicate' })
  await run(`update lease_ship set end_date = end_date - 1 where _id = 'twice'`)
  await expect(
    run(`update lease_ship set end_date = end_date + 1 where _id = 'twice'`),
  ).rejects.toMatchObject({
    code: 'ATR01',
  })
})

it('units that were entered without a first day have their area on all days before, and figures are out of date', async () => {
  const unit = `select store_id from tenant_ship where site = '2' and status = 'trading' order by _id limit 1`
  await run(`
    update store set effective_from = null where _id in (${unit});
    update store_area_history set "from" = '2026-11-01' where store_id in (${unit});
    delete from perf_dirty`)
  await migrate('0531_areas_without_beginning')
  expect(await run(`select "from" from store_area_history where store_id in (${unit})`)).toEqual([
    { from: '-infinity' },
  ])
  const [dirty] = await run(`
    select min(stat_month) = (select min(stat_month) from retail_performance_summary where site = '2') as "isFirst"
    from perf_dirty where site = '2'`)
  expect(dirty).toEqual({ isFirst: true })
})

it('numbers go on after the largest of all series that were counted apart', async () => {
  await run(`
    delete from number_series;
    alter table number_series drop constraint number_series_pkey, add resource text not null default '';
    alter table number_series add primary key (resource, prefix);
    insert into number_series values ('GZ261129', 4, 'tour_problem'), ('GZ261129', 7, 'myscust_problem'), ('TGZ261129', 2, 'tour')`)
  await migrate('0533_one_series_of_numbers')
  expect(await run('select * from number_series order by 1')).toEqual([
    { prefix: 'GZ261129', last: 7 },
    { prefix: 'TGZ261129', last: 2 },
  ])
})
