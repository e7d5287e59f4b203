import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Answer, Client } from '#tests/support/client.ts'
import { personWith } from '#tests/support/personWith.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

/** The test's day is 15 November 2026: October is over, November and December can be billed. */
const site = '8'
const server = await serverForTests()
const officer = await server.as('leasing.sh')
const head = await server.as('leasing.head')
const { db } = server.database
beforeAll(async () => {
  // The demo operator has a draft for November.
  await sql`update billing_run set status = 'discarded' where status = 'draft'`.execute(db)
  await server.work()
})

const over = async (started: Answer, who = officer) => {
  if (started.errcode !== 0) return started
  for (;;) {
    const job = await who.call('GET', `/job/${started.data.job_id}`)
    if (job.data.status === 'done') return started
    if (job.data.status !== 'queued' && job.data.status !== 'running') throw new Error(job.data.error)
    await sleep(30)
  }
}
const start = (body: object, who = officer) =>
  who.call('POST', '/billing/run/start', { site }, { payment_days: 14, ...body })
const forecast = (body: object) => officer.call('POST', '/billing/run/forecast', { site }, body)
const step = (_id: string, action: string, who: Client, more: object = {}) =>
  who.update('/billing/run', { _id }, { action, ...more })
const read = async (_id: string) => (await head.call('GET', `/billing/run/${_id}`)).data
type Line = Readonly<Record<string, unknown>>
/** All lines of a run that match, page by page. */
const linesOf = async (run_id: string, more: object = {}) => {
  const lines: Line[] = []
  for (;;) {
    const range = `${lines.length}-${lines.length + 99}`
    const { data } = await head.list('/billing/line', { cond: { run_id, ...more }, range })
    lines.push(...data.list)
    if (lines.length >= data.total) return lines
  }
}

/** The id of a run that was calculated. */
const drafted = async (stat_month: string) => {
  const started = await over(await start({ stat_month }))
  expect(started).toMatchObject({ errcode: 0 })
  return String(started.data._id)
}
const issue = async (_id: string) => {
  expect(await step(_id, 'review', officer)).toMatchObject({ errcode: 0 })
  return step(_id, 'issue', head)
}
const issued = async (_id: string) => {
  expect(await issue(_id)).toMatchObject({ errcode: 0, data: { status: 'issued' } })
  return _id
}
/** Gives up a run, so that others of its month can be started. */
const discard = (_id: string) => step(_id, 'discard', officer, { reason: '重做' })

const unbill = (month: string) =>
  sql`delete from tenant_rent where site = ${site} and stat_month = ${month}`.execute(db)
const rentsIn = async (month: string) => {
  const { rows } = await sql<Record<string, unknown>>`
    select _id, tenant_ship_id, charge_type, amount_due::float8 as amount_due, amount_paid::float8 as amount_paid, is_actual, status,
      source, due_date::text as due_date, bill_no, corrects, billing_run_id
    from tenant_rent where site = ${site} and stat_month = ${month} and deleted_at is null and charge_type <> 'other'
    order by bill_no nulls first, _id`.execute(db)
  return rows
}
const numbersIn = (rents: readonly Record<string, unknown>[]) =>
  rents.flatMap(({ bill_no }) => (typeof bill_no === 'string' ? [bill_no] : []))
const lastNumber = async () => {
  const { rows } = await sql<{
    last: number
  }>`select last from number_series where prefix = 'SH-2026-'`.execute(db)
  return rows[0]?.last
}
const sum = (rents: readonly Record<string, unknown>[], name: string) =>
  Math.round(rents.reduce((total, rent) => total + Number(rent[name]), 0) * 100) / 100

/** The rents of retail performance, calculated now. */
const performanceIn = async (stat_month: string) => {
  const boss = await server.as('perf.boss')
  const months = { from_month: stat_month, to_month: stat_month }
  await over(
    (({ data, ...answer }) => ({ ...answer, data: { ...data, job_id: data?.run_id } }))(
      await boss.call('POST', '/retail/performance/recalculate', {}, { site, ...months }),
    ),
    boss,
  )
  const { rows } = await sql`
    select tenant_ship_id, store_id, base_rent, turnover_rent, total_rent, mgmt_fee, promo_fee, occupancy_cost, ocr, rent_ratio,
      inputs -> 'computed' as computed
    from retail_performance where site = ${site} and stat_month = ${stat_month} order by 1, 2`.execute(db)
  return rows
}

describe('a billing run', () => {
  it('is a draft that changes no rent, with what leases and sales come to', async () => {
    await unbill('2026-10')
    const run = await drafted('2026-10')
    expect(await rentsIn('2026-10')).toEqual([])
    const lines = await linesOf(run)
    expect(lines.length).toBeGreaterThan(20)
    expect(new Set(lines.map((line) => line.action))).toEqual(new Set(['create']))
    expect(new Set(lines.map((line) => line.charge_type))).toEqual(
      new Set(['base', 'turnover', 'mgmt', 'promo']),
    )
    for (const { amount, difference } of lines) expect(difference).toBe(amount)
    const bases = (isTurnover: boolean) =>
      new Set(
        lines
          .filter(({ charge_type }) => (charge_type === 'turnover') === isTurnover)
          .map(({ sales_basis }) => sales_basis),
      )
    expect(bases(false)).toEqual(new Set([null]))
    expect(
      [...bases(true)].every((basis) => ['final', 'estimated', 'incomplete'].includes(String(basis))),
    ).toBe(true)
    const whole = await read(run)
    expect(whole).toMatchObject({
      status: 'draft',
      kind: 'bill',
      stat_month: '2026-10',
      to_month: '2026-10',
      warnings: [],
    })
    expect(whole.difference).toBe(sum(lines, 'difference'))
    expect(sum(whole.groups, 'count')).toBe(lines.length)
    await discard(run)
  })

  it('is issued with numbers without gaps, and changes no figure of retail performance', async () => {
    await unbill('2026-10')
    const before = await performanceIn('2026-10')
    const run = await issued(await drafted('2026-10'))
    const rents = await rentsIn('2026-10')
    const lines = await linesOf(run)
    expect(rents).toHaveLength(lines.length)
    for (const rent of rents)
      expect(rent).toMatchObject({
        is_actual: true,
        status: 'billed',
        source: 'calc',
        amount_paid: 0,
        due_date: '2026-11-29',
        billing_run_id: run,
        corrects: null,
      })
    expect(numbersIn(rents)).toEqual(rents.map((_, at) => `SH-2026-${String(at + 1).padStart(6, '0')}`))
    expect(lines.every(({ bill_no, rent_id }) => bill_no && rent_id)).toBe(true)
    expect(await performanceIn('2026-10')).toEqual(before)
  })

  it('that is run again has nothing to do, and says so', async () => {
    const run = await drafted('2026-10')
    const lines = await linesOf(run)
    expect(lines.length).toBeGreaterThan(20)
    for (const line of lines) expect(line).toMatchObject({ action: 'leave', reason: 'same', difference: 0 })
    const before = await rentsIn('2026-10')
    await issued(run)
    expect(await rentsIn('2026-10')).toEqual(before)
  })

  it('corrects bills by what changed, and leaves what people entered or waived', async () => {
    const bills = (await rentsIn('2026-10')).filter(({ charge_type }) => charge_type === 'base')
    const [wrong, waived, paid, byHand] = bills
    const put = (rent: typeof wrong, body: object) =>
      officer.update('/TenantRent', { _id: rent?.['_id'] }, body)
    expect((await put(waived, { action: 'waive' })).errcode).toBe(0)
    expect((await put(paid, { action: 'pay' })).errcode).toBe(0)
    // As if the lease had said something else when they were issued.
    await sql`update tenant_rent set amount_due = amount_due + 100, amount_paid = case when amount_paid <> 0 then amount_paid + 100 else 0 end
      where _id in (${wrong?.['_id']}, ${paid?.['_id']})`.execute(db)
    const { _id: _, ...bill } = (await officer.call('GET', `/TenantRent/${byHand?.['_id']}`)).data
    const own = ['site', 'store_id', 'tenant_ship_id', 'stat_month', 'charge_type'].map((name) => [
      name,
      bill[name],
    ])
    const entered = { ...Object.fromEntries(own), amount_due: -5, is_actual: true, corrects: byHand?.['_id'] }
    expect((await officer.create('/TenantRent', entered)).errcode).toBe(0)

    const run = await drafted('2026-10')
    const changing = await linesOf(run, { action: { $ne: 'leave' } })
    expect(changing).toHaveLength(2)
    for (const line of changing) expect(line).toMatchObject({ action: 'change', difference: -100 })
    expect(await linesOf(run, { reason: 'waived' })).toHaveLength(1)
    expect(await linesOf(run, { reason: 'by_hand' })).toMatchObject([
      { tenant_ship_id: byHand?.['tenant_ship_id'] },
    ])
    const last = numbersIn(await rentsIn('2026-10')).length
    await issued(run)
    const corrections = (await rentsIn('2026-10')).filter(({ billing_run_id }) => billing_run_id === run)
    expect(corrections.map(({ corrects }) => corrects).toSorted()).toEqual(
      [wrong?.['_id'], paid?.['_id']].toSorted(),
    )
    expect(numbersIn(corrections)).toEqual(
      [last + 1, last + 2].map((n) => `SH-2026-${String(n).padStart(6, '0')}`),
    )
    expect(corrections.every(({ amount_due, status }) => amount_due === -100 && status === 'billed')).toBe(
      true,
    )
    expect(await linesOf(await drafted('2026-10'), { action: { $ne: 'leave' } })).toEqual([])
  })

  it('has bills that are neither changed nor removed', async () => {
    const bill = (await rentsIn('2026-10')).find(
      ({ status, charge_type }) => status === 'billed' && charge_type === 'mgmt',
    )
    const put = (body: object) => officer.update('/TenantRent', { _id: bill?.['_id'] }, body)
    expect((await put({ amount_due: 1 })).data.fields).toEqual({ amount_due: 'paid_bill' })
    expect((await officer.remove('/TenantRent', { _id: bill?.['_id'] })).errcode).toBe(4091)
    expect((await put({ due_date: '2026-12-15' })).errcode).toBe(0)
    expect((await put({ bill_no: 'X' })).errcode).toBe(4004)
  })

  it('is open once for a month, however many start it at the same time', async () => {
    const [{ _id }] = (await head.list('/billing/run', { cond: { site, status: 'draft' } })).data.list
    await discard(_id)
    const both = await Promise.all([start({ stat_month: '2026-12' }), start({ stat_month: '2026-12' }, head)])
    expect(both.map(({ errcode }) => errcode).toSorted()).toEqual([0, 4090])
    const made = both.find(({ errcode }) => errcode === 0)
    await over(made ?? both[0], made === both[0] ? officer : head)
    expect((await start({ stat_month: '2026-12' })).data).toEqual({ fields: { stat_month: 'open_run' } })
    await discard(made?.data._id)
    expect(await read(made?.data._id)).toMatchObject({ status: 'discarded', reason: '重做' })
  })

  it('is not issued by who started it, and before it was calculated and reviewed', async () => {
    await unbill('2026-12')
    const run = await drafted('2026-12')
    expect((await step(run, 'issue', head)).errcode).toBe(4091)
    await sql`update billing_run set calculated_at = null where _id = ${run}`.execute(db)
    expect((await step(run, 'review', officer)).errcode).toBe(6102)
    await over(await officer.call('POST', '/billing/run/calculate', {}, { _id: run }))
    expect((await step(run, 'review', officer)).errcode).toBe(0)
    expect((await step(run, 'issue', officer)).errcode).toBe(4035)
    expect((await officer.call('POST', '/billing/run/calculate', {}, { _id: run })).errcode).toBe(4091)
    expect((await step(run, 'send_back', head, { reason: '请核对' })).data).toMatchObject({ status: 'draft' })
    await discard(run)
  })

  it('tells who can issue it, and who waits for that', async () => {
    const told = async (who: Client) =>
      (await who.list('/notification')).data.list.map(({ type }: { type: string }) => type)
    expect(await told(head)).toContain('billing_run.review')
    expect(await told(officer)).toContain('billing_run.issue')
    const run = await drafted('2026-12')
    await step(run, 'review', officer)
    const todos = (await head.call('GET', '/todo', {})).data.list
    expect(todos).toContainEqual(expect.objectContaining({ link: expect.stringContaining(run) }))
    await discard(run)
  })

  it('is refused if a rent has changed since it was calculated', async () => {
    const run = await drafted('2026-12')
    const [line] = await linesOf(run)
    const { store_id, tenant_ship_id, stat_month, charge_type } = line ?? {}
    const doc = { site, store_id, tenant_ship_id, stat_month, charge_type, amount_due: 7, is_actual: true }
    expect((await officer.create('/TenantRent', doc)).errcode).toBe(0)
    expect((await issue(run)).errcode).toBe(6101)
    expect(numbersIn(await rentsIn('2026-12'))).toEqual([])
    await step(run, 'send_back', head, { reason: '重算' })
    await over(await officer.call('POST', '/billing/run/calculate', {}, { _id: run }))
    expect(await linesOf(run, { reason: 'by_hand' })).toMatchObject([
      { tenant_ship_id, charge_type, action: 'leave', present: 7 },
    ])
    await issued(run)
  })

  it('has no turnover rent before the month is over', async () => {
    const [{ _id }] = (
      await head.list('/billing/run', { cond: { site, stat_month: '2026-12', status: 'issued' } })
    ).data.list
    const charges = (await linesOf(_id)).map(({ charge_type }) => charge_type)
    expect(new Set(charges)).toEqual(new Set(['base', 'mgmt', 'promo']))
  })

  it('writes nothing into a month that was locked meanwhile, and is not started for one', async () => {
    await unbill('2026-11')
    const run = await drafted('2026-11')
    const last = await lastNumber()
    await sql`insert into period_lock (_id, site, stat_month, reason) values ('PL-B', ${site}, '2026-11', '结账')`.execute(
      db,
    )
    expect(await issue(run)).toMatchObject({ errcode: 4096, data: { stat_month: '2026-11' } })
    expect(await rentsIn('2026-11')).toEqual([])
    // The numbers that it took are given back.
    expect(await lastNumber()).toBe(last)
    await discard(run)
    expect((await start({ stat_month: '2026-11' })).errcode).toBe(4096)
    await sql`delete from period_lock where _id = 'PL-B'`.execute(db)
  })

  it('is of a month that has begun or comes next', async () => {
    expect((await start({ stat_month: '2027-01' })).data).toMatchObject({
      fields: { stat_month: 'too_late' },
    })
    expect((await start({ stat_month: '2026-13' })).errcode).toBe(4001)
    expect((await forecast({ stat_month: '2026-10', months: 1 })).data).toMatchObject({
      fields: { stat_month: 'too_early' },
    })
    expect((await forecast({ stat_month: '2027-01', months: 13 })).errcode).toBe(4001)
  })

  it('that is a forecast writes what is expected, which bills replace', async () => {
    for (const month of ['2026-11', '2026-12', '2027-01']) await unbill(month)
    const started = await over(await forecast({ stat_month: '2026-11', months: 3 }))
    await issued(started.data._id)
    expect((await rentsIn('2027-01')).length).toBeGreaterThan(20)
    const expected = await rentsIn('2026-11')
    for (const rent of expected)
      expect(rent).toMatchObject({
        is_actual: false,
        status: 'forecast',
        source: 'calc',
        bill_no: null,
        due_date: null,
      })
    const [first] = expected
    await sql`update tenant_rent set amount_due = 1 where _id = ${first?.['_id']}`.execute(db)
    await issued(await drafted('2026-11'))
    const bills = await rentsIn('2026-11')
    expect(bills.map(({ _id }) => _id).toSorted()).toEqual(expected.map(({ _id }) => _id).toSorted())
    expect(bills.every(({ is_actual, bill_no }) => is_actual && bill_no !== null)).toBe(true)
    expect(bills.find(({ _id }) => _id === first?.['_id'])?.['amount_due']).toBe(first?.['amount_due'])
    // What was billed is no forecast any more.
    const again = await over(await forecast({ stat_month: '2026-11', months: 1 }))
    const kept = await linesOf(again.data._id)
    expect(new Set(kept.map(({ action, reason }) => `${action} ${reason}`))).toEqual(
      new Set(['leave billed']),
    )
    await discard(again.data._id)
  })

  it('removes a forecast for which there is no lease any more', async () => {
    const [rent] = (await rentsIn('2027-01')).filter(({ charge_type }) => charge_type === 'mgmt')
    await sql`update tenant_ship set actual_exit_date = '2026-12-31' where _id = ${rent?.['tenant_ship_id']}`.execute(
      db,
    )
    const run = (await over(await forecast({ stat_month: '2027-01', months: 1 }))).data._id
    const changing = await linesOf(run, { action: 'remove' })
    expect(changing.map(({ tenant_ship_id }) => tenant_ship_id)).toContain(rent?.['tenant_ship_id'])
    await issued(run)
    expect((await rentsIn('2027-01')).map(({ tenant_ship_id }) => tenant_ship_id)).not.toContain(
      rent?.['tenant_ship_id'],
    )
  })

  it('is for people who may bill at the site, and see all of it', async () => {
    const reader = await server.as('perf.boss')
    expect((await reader.list('/billing/run', { cond: { site } })).data.total).toBeGreaterThan(3)
    expect((await start({ stat_month: '2026-12' }, reader)).errcode).toBe(4030)
    const elsewhere = await server.as('dpark.team')
    expect((await elsewhere.list('/billing/run', {})).errcode).toBe(4030)
    expect(
      (await officer.call('POST', '/billing/run/start', { site: '2' }, { stat_month: '2026-12' })).errcode,
    ).toBe(4032)
  })

  it('is issued once, however many do it at the same time', async () => {
    const before = numbersIn(await rentsIn('2026-12')).length
    const run = await drafted('2026-12')
    await step(run, 'review', officer)
    const admin = await server.as('admin')
    const codes = await Promise.all([step(run, 'issue', head), step(run, 'issue', admin)])
    expect(codes.map(({ errcode }) => errcode).toSorted()).toEqual([0, 4091])
    const bills = await rentsIn('2026-12')
    expect(bills.filter(({ corrects }) => corrects === null)).toHaveLength(bills.length)
    expect(numbersIn(bills).length).toBeGreaterThan(before)
  })

  it('is issued by people who have its units', async () => {
    await unbill('2026-12')
    const run = await drafted('2026-12')
    await step(run, 'review', officer)
    const own = sql`site = ${site} and user_id = (select _id from "user" where username = 'leasing.head')`
    await sql`update space_owner set is_active = false where ${own}`.execute(db)
    expect((await step(run, 'issue', head)).errcode).toBe(4033)
    await sql`update space_owner set is_active = true where ${own}`.execute(db)
    expect((await step(run, 'issue', head)).errcode).toBe(0)
  })

  it('is hidden with its lines from people whose scope hides tenancies, and is not theirs to make', async () => {
    const [{ _id }] = (await head.list('/billing/run', { cond: { site, status: 'issued' } })).data.list
    const data_scope = { tenant_ship: { department: ['nobody'] } }
    const scoped = await personWith(server, await server.as('admin'), { username: 'nomenu', data_scope })
    expect((await scoped.list('/billing/line', { cond: { run_id: _id } })).data.total).toBe(0)
    expect((await scoped.call('GET', `/billing/run/${_id}`)).data).toMatchObject({
      difference: null,
      groups: [],
    })
    expect((await start({ stat_month: '2026-12' }, scoped)).errcode).toBe(4030)
    const run = await drafted('2026-10')
    expect((await scoped.call('POST', '/billing/run/calculate', {}, { _id: run })).errcode).toBe(4030)
    await step(run, 'review', officer)
    expect((await step(run, 'issue', scoped)).errcode).toBe(4030)
    await discard(run)
  })
})
