import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { serverForTests } from '#tests/support/serverForTests.ts'
import { giveStores, takeStores } from '#tests/support/ownStores.ts'

const today = '2026-11-15'

let count = 0
/** Two vacant units of one floor, 40 and 60.5 m2. */
let pair: string[]

const server = await serverForTests()
const head = await server.as('leasing.head')

beforeEach(async () => {
  count += 1
  pair = [await unitOf(`M${count}1`, 40), await unitOf(`M${count}2`, 60.5)]
})

async function unitOf(store_no: string, area: number, floor_id = 'F-SH-L2', more = {}): Promise<string> {
  const approver = await server.as('brand.approver')
  const doc = {
    site: floor_id.includes('-GZ-') ? '2' : '8',
    floor_id,
    store_no,
    area,
    effective_from: '2025-01-01',
  }
  const { data } = await approver.create('/bdstore', { ...doc, ...more })
  await giveStores(server.database.db, [data._id], sql`site = ${doc.site} and 'lease' = any(permits)`)
  return data._id
}

const run = async (statement: ReturnType<typeof sql>) =>
  // What a statement answers is asserted, not typed.
  (await statement.execute(server.database.db)).rows as Record<string, unknown>[]
const merge = (store_ids: readonly string[], more: object = {}, by = head) =>
  by.call('POST', '/store/merge', {}, { store_ids, effective_date: today, store_no: `J${count}`, ...more })
const record = async (id: string) => (await head.call('GET', `/bdstore/${id}`)).data

describe('joining units', () => {
  it('makes them history and one unit of their areas together, which everybody has who had one of them', async () => {
    const [first, second] = pair
    await takeStores(server.database.db, [first], sql`_id = 'SO-U011-SH'`)
    const { data, errcode } = await merge(pair)
    expect(errcode).toBe(0)
    expect(data.parents).toMatchObject(
      pair.map((_id) => ({ _id, is_merge: true, is_split: false, effective_to: '2026-11-14' })),
    )
    expect(data.children).toHaveLength(1)
    const [child] = data.children
    expect(child).toMatchObject({
      store_no: `J${count}`,
      area: 100.5,
      effective_from: today,
      status: 'vacant',
      site: '8',
    })
    const owners = async (id: string | undefined) =>
      (await run(sql`select space_owner_id from space_owner_store where store_id = ${id} order by 1`)).map(
        ({ space_owner_id }) => space_owner_id,
      )
    expect(await owners(child._id)).toEqual(await owners(second))
    const { data: lineage } = await head.call('GET', '/store/lineage', { store_id: second })
    expect(lineage.edges).toMatchObject([{ kind: 'merge' }, { kind: 'merge' }])
    const shares = lineage.edges.map((edge: { area_share: number }) => edge.area_share)
    expect(shares.toSorted()).toEqual([0.39801, 0.60199])
    expect((await head.call('GET', '/bd/store/verify_pa', { store_id: first })).data.reason).toBe('is_merge')
  })

  it('keeps the number of one of them where that is wanted', async () => {
    const { store_no } = await record(String(pair[0]))
    expect((await merge(pair, { store_no })).data.children[0].store_no).toBe(store_no)
    const other = await unitOf(`M${count}3`, 10)
    const more = [await unitOf(`M${count}4`, 10), await unitOf(`M${count}5`, 10)]
    const taken = (await record(other)).store_no
    expect(await merge(more, { store_no: taken })).toMatchObject({
      errcode: 4090,
      data: { fields: { store_no: 'duplicate' } },
    })
  })

  it('asks for one floor and, where an area is given, for the sum of theirs', async () => {
    const upstairs = await unitOf(`M${count}6`, 20, 'F-SH-L3')
    expect((await merge([...pair, upstairs])).data.fields).toEqual({ store_ids: 'same_floor' })
    const elsewhere = await unitOf(`M${count}7`, 20, 'F-GZ-L2')
    expect((await merge([...pair, elsewhere])).data.fields).toEqual({ store_ids: 'same_floor' })
    expect(await merge(pair, { area: 102 })).toMatchObject({
      errcode: 4004,
      data: { fields: { area: 'area_sum' }, sum: 102, area: 100.5 },
    })
    expect((await merge(pair, { area: 101 })).data.children[0].area).toBe(101)
  })

  it('refuses one unit alone or twice, one that is history, let, or of others', async () => {
    const [first, second] = pair.map(String)
    expect((await merge([String(first)])).errcode).toBe(4001)
    expect((await merge([String(first), String(first)])).errcode).toBe(4004)
    expect((await merge([String(first), 'nothing'])).errcode).toBe(4040)
    expect((await merge([String(first), 'S-TJ-L2-210'])).errcode).toBe(4040)
    expect((await merge(pair, {}, await server.as('leasing.sh'))).errcode).toBe(4030)
    expect((await merge([String(first), 'S-GZ-L2-115'])).errcode).toBe(4091)
    await run(sql`insert into tenant_ship (_id, site, store_id, brand_id, start_date, end_date, created_at, updated_at)
      values (${`TM${count}`}, '8', ${second}, 'B123', '2026-01-01', '2026-12-31', 0, 0)`)
    expect((await merge(pair)).data).toMatchObject({ reason: 'let', tenancies: [{ store_id: second }] })
    await run(sql`delete from tenant_ship where _id = ${`TM${count}`}`)
    await takeStores(server.database.db, [second])
    expect((await merge(pair)).errcode).toBe(4033)
    expect((await record(String(first))).is_merge).toBe(false)
  })

  it('is taken back whole: all units are there again', async () => {
    const { data } = await merge(pair)
    const [child] = data.children
    const restored = await head.call('POST', '/store/restore', {}, { store_id: pair[1] })
    expect(restored.data.removed).toEqual([child._id])
    expect(restored.data.parents).toMatchObject(
      pair.map((_id) => ({ _id, is_merge: false, effective_to: null })),
    )
    expect((await head.list('/bdstore', { cond: { store_no: `M${count}1` }, site: '8' })).data.total).toBe(1)
  })

  it('is not taken back for the merge of the demo, in whose shop somebody trades', async () => {
    const answer = await head.call('POST', '/store/restore', {}, { store_id: 'S-GZ-L2-118' })
    expect(answer.errcode).toBe(4093)
    expect(answer.data.references.tenant_ship).toBeGreaterThan(0)
  })

  it('of a joining and a division of the same unit at once one wins', async () => {
    const answers = await Promise.all([
      merge(pair),
      head.call(
        'POST',
        '/store/split',
        {},
        {
          store_id: pair[0],
          effective_date: today,
          parts: [
            { store_no: `D${count}A`, area: 20 },
            { store_no: `D${count}B`, area: 20 },
          ],
        },
      ),
      merge(pair.toReversed(), { store_no: `JJ${count}` }),
    ])
    expect(answers.map(({ errcode }) => errcode).toSorted()).toEqual([0, 4091, 4091])
  })
})
