import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Client } from '#tests/support/client.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

const server = await serverForTests()
const head = await server.as('leasing.head')

const ships = (store_id: string, query: object = {}, by = head) =>
  by.call('GET', '/store/ships', { store_id, ...query })
const merged = 'S-GZ-L2-118'

describe('the tenancies of a store', () => {
  it('come newest first, with brand, company and contract', async () => {
    const { rows } = await sql<{ store_id: string; n: number }>`
      select store_id, count(*) as n from tenant_ship where site = '2' and lease_ship_id is not null
      group by store_id order by n desc, store_id limit 1`.execute(server.database.db)
    const { data } = await ships(String(rows[0]?.store_id))
    expect(data.total).toBe(rows[0]?.n)
    const starts = data.list.map(({ start_date }: { start_date: string }) => start_date)
    expect(starts).toEqual(starts.toSorted().toReversed())
    for (const ship of data.list) {
      expect(ship).toMatchObject({ store_id: rows[0]?.store_id, via: null, brand: { _id: ship.brand_id } })
      expect(ship.lease?.contract_no).toEqual(expect.any(String))
    }
  })

  it('take in those of the units that it grew out of, and say through which', async () => {
    const own = await ships(merged)
    const all = await ships(merged, { include_lineage: '1' })
    expect(all.data.total).toBeGreaterThan(own.data.total)
    const foreign = all.data.list.filter(({ via }: { via: unknown }) => via)
    expect(foreign.length).toBe(all.data.total - own.data.total)
    for (const { store_id, via } of foreign) {
      expect(via).toEqual({ store_id, kind: 'merge' })
      expect(['S-GZ-L2-115', 'S-GZ-L2-116', 'S-GZ-L2-117']).toContain(store_id)
    }
    // A unit that was merged away knows what it became, not those that lay beside it.
    const back = await ships('S-GZ-L2-115', { include_lineage: '1' })
    const seen = back.data.list.map(({ store_id }: { store_id: string }) => store_id)
    expect(seen).toContain(merged)
    expect(seen).not.toContain('S-GZ-L2-116')
  })

  it('are for whoever sees shops, stores or tenancies, at the own sites', async () => {
    expect((await ships(merged, {}, await server.as('gz.officer'))).errcode).toBe(0)
    expect((await ships(merged, {}, await server.as('hk.manager'))).errcode).toBe(4040)
    expect((await ships(merged, {}, await server.as('finance.analyst'))).errcode).toBe(4030)
    // The current site comes along with every read; a link may lead to another one.
    expect((await ships(merged, { site: '8' })).errcode).toBe(0)
    expect((await ships(merged, { site: '5' })).errcode).toBe(4032)
    expect((await ships('nothing')).errcode).toBe(4040)
    expect((await ships('')).errcode).toBe(4001)
    expect((await server.anonymous.call('GET', '/store/ships', { store_id: merged })).errcode).toBe(555)
  })
})

describe('the profile of a shop', () => {
  const profile = (store_id: string, by: Client, query: object = {}) =>
    by.call('GET', '/store/profile', { store_id, ...query })

  it('has the unit, its tenant today, and the end of the lease, but no amounts', async () => {
    const officer = await server.as('gz.officer')
    const { rows } = await sql<Record<string, unknown>>`
      select ship._id, ship.brand_id, ship.start_date::text, ship.end_date::text, lease.end_date::text as lease_end, store.area
      from tenant_ship ship join lease_ship lease on lease._id = ship.lease_ship_id join store on store._id = ship.store_id
      where ship.store_id = ${merged} and '2026-11-15' between ship.start_date and coalesce(ship.actual_exit_date, ship.end_date)`.execute(
      server.database.db,
    )
    const [held] = rows
    const { data } = await profile(merged, officer)
    expect(data).toMatchObject({
      store_id: merged,
      store_no: 'L2-118',
      floor: 'L2',
      site: '2',
      area: Number(held?.['area']),
      brand: { _id: held?.['brand_id'] },
      is_split: false,
      is_merge: false,
      tenancy: {
        _id: held?.['_id'],
        start_date: held?.['start_date'],
        end_date: held?.['end_date'],
        lease_end: held?.['lease_end'],
      },
    })
    expect(JSON.stringify(data)).not.toMatch(/rent|amount|deposit/)
    // What was merged away keeps its page, without a tenant.
    const away = await profile('S-GZ-L2-115', officer)
    expect(away.data).toMatchObject({ is_merge: true, tenancy: null })
  })

  it('is for people who may open the page of a shop, at their own sites', async () => {
    expect((await profile(merged, await server.as('hk.manager'))).errcode).toBe(4040)
    expect((await profile(merged, await server.as('gz.officer'), { site: '5' })).errcode).toBe(4032)
    // They see stores, but not the pages of shops.
    expect((await profile(merged, await server.as('brand.editor'))).errcode).toBe(4030)
    expect((await profile('nothing', head)).errcode).toBe(4040)
    expect((await profile(merged, server.anonymous)).errcode).toBe(555)
  })
})

describe('what a store went through', () => {
  it('is the whole that hangs together, from whichever end it is asked for', async () => {
    const { data } = await head.call('GET', '/store/lineage', { store_id: 'S-GZ-L2-116' })
    expect(data.nodes.map(({ _id }: { _id: string }) => _id).toSorted()).toEqual([
      'S-GZ-L2-115',
      'S-GZ-L2-116',
      'S-GZ-L2-117',
      merged,
    ])
    expect(data.edges).toHaveLength(3)
    expect(await head.call('GET', '/store/lineage', { store_id: merged })).toMatchObject({ data })
    const alone = (await head.call('GET', '/store/lineage', { store_id: 'S-SH-L2-210' })).data
    expect(alone).toMatchObject({
      today: '2026-11-15',
      nodes: [{ _id: 'S-SH-L2-210', area: 100 }],
      edges: [],
    })
  })

  it('and who has it is told to whoever sees it, of people no more than their names', async () => {
    const officer = await server.as('gz.officer')
    const { data } = await officer.call('GET', '/store/owners', { store_id: merged })
    const own = data.list.find(({ user_id }: { user_id: string }) => user_id === 'U005')
    expect(own).toEqual({
      user_id: 'U005',
      name: '林晓彤',
      name_en: 'Xiaotong Lin',
      permits: ['scoring', 'tour'],
    })
    // Nobody acts on what is history.
    expect((await officer.call('GET', '/store/owners', { store_id: 'S-GZ-L2-115' })).data.total).toBe(0)
    expect(
      (await (await server.as('hk.manager')).call('GET', '/store/owners', { store_id: merged })).errcode,
    ).toBe(4040)
    expect(
      (await (await server.as('nomenu')).call('GET', '/store/owners', { store_id: merged })).errcode,
    ).toBe(4030)
    expect((await officer.call('GET', '/store/areas', { store_id: merged })).data.total).toBe(1)
  })
})
