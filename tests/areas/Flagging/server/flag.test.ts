import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { nightly } from '#server/plugins/Flagging/regen/nightly.ts'
import { asSystem } from '#server/engine/asSystem.ts'
import type { Client } from '#tests/support/client.ts'
import { contextOf } from '#tests/support/contextOf.ts'
import { testDatabase } from '#tests/support/testDatabase.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'
import { takeStores } from '#tests/support/ownStores.ts'
import { flags } from '#tests/areas/Flagging/server/lifecycles/flags.ts'
import { tracesOf, walk } from '#tests/server/lifecycles/walk.ts'

const site = '2'
/** A shop of the manager of Guangzhou, whose lease ends in 30 days: it is flagged by F04. */
let store_id: string
const server = await serverForTests()
const manager = await server.as('gz.manager')
const by = {
  manager,
  group: await server.as('super'),
  reader: await server.as('auditor'),
  elsewhere: await server.as('wh.manager'),
  admin: await server.as('admin'),
}
beforeAll(async () => {
  const { rows } = await sql<{ store_id: string; lease_ship_id: string }>`
    select ship.store_id, ship.lease_ship_id from tenant_ship ship
      join space_owner_store owned on owned.store_id = ship.store_id
      join space_owner o on o._id = owned.space_owner_id join "user" u on u._id = o.user_id
      join lease_ship lease on lease._id = ship.lease_ship_id
    where u.username = 'gz.manager' and ship.status = 'trading' and lease.status = 'active' and ship.site = ${site}
      and not exists (select from lease_ship next where next.prev_lease_id = lease._id)
    order by 1 limit 1`.execute(server.database.db)
  store_id = rows[0]?.store_id ?? ''
  lease = rows[0]?.lease_ship_id ?? ''
  await ends('2026-12-15')
  await sql`delete from flag where store_id = ${store_id}`.execute(server.database.db)
  await takeStores(
    server.database.db,
    [store_id],
    sql`user_id = (select _id from "user" where username = 'super')`,
  )
}, 240_000)

let lease: string
const ends = (day: string) =>
  sql`update lease_ship set end_date = ${day} where _id = ${lease}`.execute(server.database.db)

const regen = async () => (await manager.create('/flag/regen', { site })).data
const cond = () => ({ store_id, rule_id: 'FR-F04' })
const listed = async () => (await manager.list('/flag', { cond: cond(), site })).data.list[0]
const step = async (who: Client, action: string, more: object = {}) =>
  who.update('/flag', { _id: (await listed())._id }, { action, ...more })
const day = (ago: number) => new Date(Date.UTC(2026, 10, 15 + ago)).toISOString().slice(0, 10)

describe('a flag', () => {
  it('is opened by a run, with the figure, the threshold and the tenant', async () => {
    await regen()
    expect(await listed()).toMatchObject({
      status: 'open',
      metric: 'lease_days_left',
      severity: 2,
      value: 30,
      threshold: 180,
      period: '2026-11',
      comments: [],
      created_by: null,
    })
  })

  it('is acknowledged, followed up by somebody of the site, and commented on', async () => {
    expect((await step(manager, 'acknowledge')).data.status).toBe('acknowledged')
    const elsewhere = 'U007'
    expect(await step(manager, 'follow_up', { owner_id: elsewhere })).toMatchObject({
      errcode: 4004,
      data: { fields: { owner_id: 'reference' } },
    })
    const owner_id = (await manager.call('GET', '/userinfo')).data._id
    const { data } = await step(manager, 'follow_up', { owner_id, comment: '下周面谈' })
    expect(data).toMatchObject({ status: 'in_follow_up', owner_id })
    expect((await step(manager, 'comment', { comment: '租户愿意续租' })).errcode).toBe(0)
    expect((await listed()).comments.map(({ by, text }: { by: string; text: string }) => [by, text])).toEqual(
      [
        [owner_id, '下周面谈'],
        [owner_id, '租户愿意续租'],
      ],
    )
  })

  it('is only for people who follow up its store, and a comment for everybody who works with flags', async () => {
    expect((await step(by.group, 'clear', { reason: '误报' })).errcode).toBe(4033)
    expect((await step(by.group, 'comment', { comment: '请尽快处理' })).errcode).toBe(0)
    expect((await step(by.reader, 'comment', { comment: '请尽快处理' })).errcode).toBe(4030)
  })

  it('can be read by whoever is its owner, also without the right to see the watch list', async () => {
    const officer = await server.as('gz.officer')
    const { _id, owner_id } = await listed()
    const read = async () => [
      (await officer.list('/flag', { site })).data.list.map((one: { _id: string }) => one._id),
      (await officer.call('GET', `/flag/${_id}`)).errcode,
      (await officer.call('GET', `/flag/${_id}/evidence`)).errcode,
    ]
    expect(await read()).toEqual([[], 4040, 4040])
    const own = (id: string) =>
      sql`update flag set owner_id = ${id} where _id = ${_id}`.execute(server.database.db)
    await own((await officer.call('GET', '/userinfo')).data._id)
    expect(await read()).toEqual([[_id], 0, 0])
    await own(owner_id)
  })

  it('becomes an issue of its shop, and of no other', async () => {
    const { _id } = await listed()
    const raise = (more: object) =>
      manager.create('/TourProblem', {
        site,
        store_id,
        category: 'other',
        severity: 2,
        title: '租约即将到期',
        flag_id: _id,
        ...more,
      })
    const { data } = await raise({})
    expect(data).toMatchObject({ source: 'flag', flag_id: _id, status: 'open' })
    const { data: about } = await manager.list('/TourProblem', { cond: { flag_id: _id } })
    expect(about.list).toMatchObject([{ _id: data._id }])
    const [other] = (
      await sql<{ _id: string }>`
        select s.store_id as _id from space_owner_store s join space_owner o on o._id = s.space_owner_id
          join "user" u on u._id = o.user_id join store on store._id = s.store_id
        where u.username = 'gz.manager' and s.store_id <> ${store_id} and not store.is_split and not store.is_merge
        order by 1 limit 1`.execute(server.database.db)
    ).rows
    expect((await raise({ store_id: other?._id })).data.fields).toEqual({ flag_id: 'reference' })
  })

  it('stays as it is while it is muted, until its last day is over', async () => {
    expect(await step(manager, 'mute', { muted_until: day(-1), reason: '装修' })).toMatchObject({
      data: { fields: { muted_until: 'before_today' } },
    })
    await step(manager, 'mute', { muted_until: day(0), reason: '装修' })
    await ends('2030-12-31')
    expect(await regen()).toMatchObject({ opened: 0, cleared: 0 })
    expect(await listed()).toMatchObject({ status: 'muted', muted_until: day(0) })
    await sql`update flag set muted_until = ${day(-1)} where store_id = ${store_id}`.execute(
      server.database.db,
    )
    expect(await regen()).toMatchObject({ opened: 0, cleared: 1 })
    expect(await listed()).toMatchObject({ status: 'cleared', muted_until: null })
  })

  it('is cleared by the system with a comment, and opened again when the condition is met again', async () => {
    expect((await listed()).comments.at(-1)).toMatchObject({ by: null, text: 'condition no longer met' })
    await ends('2026-12-20')
    expect(await regen()).toMatchObject({ opened: 1 })
    expect(await listed()).toMatchObject({ status: 'open', value: 35 })
    expect((await listed()).comments.at(-1)).toMatchObject({ by: null, text: 'condition met again' })
  })

  it('is neither cleared nor changed by a run for a day in the past', async () => {
    const before = await listed()
    const { data } = await manager.create('/flag/regen', { site, as_of: '2020-01-01' })
    expect(data).toMatchObject({ cleared: 0 })
    expect(await listed()).toEqual(before)
  })

  it('follows its figure while it is on the list', async () => {
    const before = await listed()
    await ends('2026-12-21')
    await regen()
    expect(await listed()).toMatchObject({ value: 36, rev: before.rev, updated_at: before.updated_at })
  })

  it('that a person cleared stays cleared for its month', async () => {
    await step(manager, 'clear', { reason: '续约已谈妥' })
    expect(await regen()).toMatchObject({ opened: 0, cleared: 0 })
    expect((await listed()).status).toBe('cleared')
    expect((await step(manager, 'reopen', { reason: '谈判破裂' })).data.status).toBe('open')
  })

  it('that a person raised is not cleared by a run, and only its author’s kind can be removed', async () => {
    const { data } = await manager.create('/flag', { site, store_id, rule_id: 'FR-F08' })
    expect(data).toMatchObject({ period: '2026-11', threshold: 70, value: null, status: 'open' })
    expect(data.tenant_ship_id).toMatch(/^TS-/)
    await regen()
    expect((await manager.list('/flag', { cond: { _id: data._id }, site })).data.list[0].status).toBe('open')
    expect((await manager.remove('/flag', { _id: data._id })).errcode).toBe(0)
    expect((await manager.remove('/flag', { _id: (await listed())._id })).errcode).toBe(4091)
  })

  it('shows the figures behind it, but none of rents to people who may not see rents', async () => {
    const { _id } = await listed()
    const evidence = (await manager.call('GET', `/flag/${_id}/evidence`)).data
    expect(evidence).toEqual({ points: [{ at: '2026-11-15', value: 36 }], threshold: 180, holds: true })
    const rent = await manager.create('/flag', { site, store_id, rule_id: 'FR-F09' })
    await sql`update flag set value = 45 where _id = ${rent.data._id}`.execute(server.database.db)
    const asked = { cond: { _id: rent.data._id }, site }
    expect((await manager.list('/flag', asked)).data.list[0].value).toBeNull()
    expect((await manager.call('GET', `/flag/${rent.data._id}/evidence`)).data.points).toEqual([])
    expect((await by.admin.list('/flag', asked)).data.list[0].value).toBe(45)
    // Nor does the order tell: of other rules there are smaller and larger figures.
    const sorted = (who: Client) => who.list('/flag', { sort: { value: -1 }, range: '0-499', site })
    const values = (await sorted(manager)).data.list.map(({ value }: { value: number | null }) => value)
    expect(values.slice(values.indexOf(null)).filter((value: number | null) => value !== null)).toEqual([])
    expect(values.filter((value: number | null) => value !== null)).not.toEqual([])
    expect((await manager.call('GET', '/flag/none/evidence')).errcode).toBe(4040)
    await manager.remove('/flag', { _id: rent.data._id })
  })

  it('does not tell people who may not see rents its figure by its history, or when somebody else changed it', async () => {
    const run = (statement: string) => sql.raw(statement).execute(server.database.db)
    await sql`
      insert into tenant_rent (_id, site, tenant_ship_id, store_id, stat_month, charge_type, amount_due, is_actual, status, due_date)
      select 'R-flag', ${site}, _id, store_id, '2020-01', 'other', 1000, true, 'billed', '2020-01-31'
      from tenant_ship where store_id = ${store_id} and status = 'trading'`.execute(server.database.db)
    await regen()
    await run(`update tenant_rent set amount_paid = 1000 where _id = 'R-flag'`)
    await regen()
    await run(`update tenant_rent set amount_paid = 0, due_date = '2020-01-30' where _id = 'R-flag'`)
    await regen()
    await run(`delete from tenant_rent where _id = 'R-flag'`)
    const asked = { cond: { store_id, rule_id: 'FR-F09' }, site }
    const { _id, value } = (await by.admin.list('/flag', asked)).data.list[0]
    const change = async (who: Client) =>
      (await who.call('GET', `/flag/${_id}/history`)).data.list[0].diff.value
    const outdated = (who: Client) => who.update('/flag', { _id }, { action: 'acknowledge', rev: 99 })
    expect(await change(by.admin)).toEqual({ from: value - 1, to: value })
    expect(await outdated(by.admin)).toMatchObject({ errcode: 4092, data: { current: { value } } })
    expect(await change(manager)).toEqual({ from: null, to: null })
    expect(await outdated(manager)).toMatchObject({ errcode: 4092, data: { current: { value: null } } })
  })

  it('is counted by state and by figure above the list', async () => {
    const { data } = await manager.list('/flag', { cond: { store_id }, site, range: '0-0' })
    const { open, lease_days_left } = data.counters
    expect([open, lease_days_left]).toEqual([data.total, 1])
  })
})

let months = 0
walk('a flag', {
  by,
  table: flags,
  path: '/flag',
  recordIn: async (status) => {
    months += 1
    const period = `${2000 + Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
    const { data } = await manager.create('/flag', { site, store_id, rule_id: 'FR-F07', period })
    await sql`update flag set status = ${status} where _id = ${data._id}`.execute(server.database.db)
    return data._id
  },
  takes: {
    follow_up: { owner_id: 'U004' },
    mute: { muted_until: day(1), reason: '装修' },
    clear: { reason: '已解决' },
    reopen: { reason: '再次出现' },
  },
  traces: tracesOf(server, 'flag'),
})

describe('the night', () => {
  it('applies the rules to every site, and a second time without any change', async () => {
    const context = await asSystem(await contextOf(server, by.admin))
    const run = () =>
      nightly.run({
        body: {},
        context,
        progress: () => undefined,
        giveWay: () => Promise.resolve(false),
        signal: new AbortController().signal,
      })
    await run()
    expect(await run()).toMatchObject({ opened: 0, cleared: 0 })
  })

  // The embedded database has one connection.
  it.runIf(testDatabase === 'postgresql')(
    'waits for nobody: a run that is under way at a site is reported',
    async () => {
      const { db } = server.database
      await db.connection().execute(async (held) => {
        await sql`select pg_advisory_lock(hashtextextended('flag.regen.' || ${site}, 0))`.execute(held)
        expect((await manager.create('/flag/regen', { site })).errcode).toBe(4095)
        await sql`select pg_advisory_unlock(hashtextextended('flag.regen.' || ${site}, 0))`.execute(held)
      })
      expect((await manager.create('/flag/regen', { site: '5' })).errcode).toBe(4032)
    },
  )
})
