import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Context } from '#server/engine/context.ts'
import { calculationParams } from '#server/plugins/PS/performance/run/calculationParams.ts'
import { monthEnd } from '#server/plugins/PS/performance/run/months.ts'
import type { Scenario } from '#server/plugins/PS/scenario/assume.ts'
import { scenarioInParts } from '#server/plugins/PS/scenario/scenarioInParts.ts'
import { readScenario } from '#server/plugins/PS/scenario/readScenario.ts'
import { scenarioMonth } from '#server/plugins/PS/scenario/scenarioMonth.ts'
import { contextOf } from '#tests/support/contextOf.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

// On a database with one connection, whichever that is: the parts have to be on the connection that knows the tables.
let context: Context
const server = await serverForTests('pglite')
const boss = await server.as('perf.boss')
beforeAll(async () => {
  context = await contextOf(server, boss)
}, 240_000)

const months = ['2026-09', '2026-10']

async function scenario(): Promise<Scenario> {
  const { data } = await boss.create('/retail/performance/scenario', {
    site: '2',
    title: 'What if',
    from_month: '2026-09',
    to_month: '2026-10',
    sales_percent: 0.1,
    base_rent_percent: 0.07,
    area_percent: 0.1,
  })
  return readScenario(context, data._id)
}

const figuresOf = async ({ _id }: Scenario) => {
  const { rows } = await sql<{ row: object }>`
    select to_jsonb(f) - 'run_id' - 'calculated_at' - 'scenario_id' #- '{inputs,terms}' as row from perf_scenario_figure f
    where scenario_id = ${_id} order by is_assumed, stat_month, tenant_ship_id, store_id`.execute(context.db)
  return rows.map(({ row }) => row)
}

const turns = (giveWay: () => Promise<boolean>, signal = new AbortController().signal) => ({
  signal,
  giveWay,
  progress: () => undefined,
})

it('a scenario gives in parts exactly what it gives at once, and shows nobody what is its own meanwhile', async () => {
  const [whole, parts] = [await scenario(), await scenario()]
  const params = await calculationParams(context.db, '2')
  for (const month of months)
    await context.db
      .transaction()
      .execute((inside) =>
        scenarioMonth(inside, { scenario: whole, month, until: monthEnd(month), params, now: context.now }),
      )
  const sums = async () => {
    const { rows } = await sql`
      select (select count(*)::int from retail_performance) as figures, (select sum(amount) from tenant_sale) as sales,
        (select sum(area) from store_area_history) as areas`.execute(context.db)
    return rows[0]
  }
  const before = await sums()
  let breaks = 0
  const given = {
    scenario: parts,
    params,
    months: months.map((month) => ({ month, until: monthEnd(month) })),
  }
  await scenarioInParts(
    context,
    given,
    turns(async () => {
      breaks += 1
      expect(await sums()).toEqual(before)
      return true
    }),
  )
  expect(breaks).toBeGreaterThan(20)
  const [all, some] = [await figuresOf(whole), await figuresOf(parts)]
  expect(all.length).toBeGreaterThan(20)
  expect(some).toEqual(all)
  expect(await sums()).toEqual(before)
}, 240_000)

it('a scenario leaves out what cannot be calculated, on both sides, and says what', async () => {
  const ship = 'TS-GZ-L1-101-1'
  const { rows } = await sql<{ _id: string; amount: number }>`
    select _id, amount from tenant_sale where tenant_ship_id = ${ship} and grain = 'D'
      and period_key in ('2026-09-05', '2026-09-06')`.execute(context.db)
  // Too large only with the ten percent that the scenario adds.
  for (const { _id } of rows)
    await sql`update tenant_sale set amount = 47e12 where _id = ${_id}`.execute(context.db)
  const given = await scenario()
  const params = await calculationParams(context.db, '2')
  const left = await scenarioInParts(
    context,
    { params, months: [{ month: '2026-09', until: monthEnd('2026-09') }], scenario: given },
    turns(async () => false),
  )
  expect([...left]).toEqual([['2026-09', [{ ship, code: 'too_large' }]]])
  const kept = (await figuresOf(given)) as { tenant_ship_id: string }[]
  expect(kept.length).toBeGreaterThan(10)
  expect(kept.map(({ tenant_ship_id }) => tenant_ship_id)).not.toContain(ship)
  for (const { _id, amount } of rows)
    await sql`update tenant_sale set amount = ${amount} where _id = ${_id}`.execute(context.db)
}, 240_000)

it('a scenario leaves nothing on the connection when it is cancelled, and the next one begins', async () => {
  const [first, second] = [await scenario(), await scenario()]
  const params = await calculationParams(context.db, '2')
  const stopping = new AbortController()
  const given = { params, months: [{ month: '2026-09', until: monthEnd('2026-09') }] }
  const cancelled = scenarioInParts(
    context,
    { ...given, scenario: first },
    turns(async () => {
      await sleep(1)
      stopping.abort(new Error('cancelled'))
      return false
    }, stopping.signal),
  )
  const next = scenarioInParts(
    context,
    { ...given, scenario: second },
    turns(async () => false),
  )
  await expect(cancelled).rejects.toThrow('cancelled')
  await next
  expect((await figuresOf(second)).length).toBeGreaterThan(10)
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = pg_my_temp_schema() and relkind in ('r', 'v')`.execute(
    context.db,
  )
  expect(rows.map(({ name }) => name)).toEqual(['retail_calc_figure'])
}, 240_000)
