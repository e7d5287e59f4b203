import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { serverForTests } from '#tests/support/serverForTests.ts'
import { giveStores, takeStores } from '#tests/support/ownStores.ts'

const today = '2026-11-15'
const unit = 'S-SH-L2-210'

/** A vacant unit of 100 m2 at SH, made for each test. */
let fresh: string
let count = 0

const server = await serverForTests()
const head = await server.as('leasing.head')

beforeEach(async () => {
  count += 1
  fresh = await unitOf(`L2-9${String(count).padStart(2, '0')}`)
})

/** A vacant unit, added by whoever keeps stores, in the lists of both who let at SH. */
async function unitOf(store_no: string, area = 100): Promise<string> {
  const approver = await server.as('brand.approver')
  const doc = { site: '8', floor_id: 'F-SH-L2', store_no, area, effective_from: '2025-01-01' }
  const { data } = await approver.create('/bdstore', doc)
  await giveStores(server.database.db, [data._id], sql`site = '8' and 'lease' = any(permits)`)
  return data._id
}

const run = async (statement: ReturnType<typeof sql>) =>
  // What a statement answers is asserted, not typed.
  (await statement.execute(server.database.db)).rows as Record<string, unknown>[]
const split = (
  store_id: string,
  areas: readonly number[],
  { date = today, by = head, no = `N-${store_id.slice(-6)}` } = {},
) =>
  by.call(
    'POST',
    '/store/split',
    {},
    {
      store_id,
      effective_date: date,
      parts: areas.map((area, index) => ({ store_no: `${no}${'ABCDE'[index]}`, area })),
    },
  )
const record = async (id: string) => (await head.call('GET', `/bdstore/${id}`)).data
const letTo = (
  store_id: string,
  start: string,
  end: string,
  exit: string | null = null,
  status = 'trading',
) =>
  run(sql`insert into tenant_ship (_id, site, store_id, brand_id, start_date, end_date, actual_exit_date, status, created_at, updated_at)
    values (${`T-${store_id}-${start}`}, '8', ${store_id}, 'B123', ${start}, ${end}, ${exit}, ${status}, 0, 0)`)

describe('dividing a unit', () => {
  it('makes it history from the day on, and its parts units of their own that belong to the same people', async () => {
    const before = await record(unit)
    expect(before).toMatchObject({ area: 100, is_split: false, effective_to: null })
    const owners = await run(sql`select count(*)::int as n from space_owner_store where store_id = ${unit}`)

    const { data, errcode } = await split(unit, [60, 40], { no: 'L2-210' })
    expect(errcode).toBe(0)
    expect(data.parents).toHaveLength(1)
    expect(data.parents[0]).toMatchObject({
      _id: unit,
      is_split: true,
      is_merge: false,
      effective_to: '2026-11-14',
    })
    expect(data.parents[0].rev).toBe(before.rev + 1)
    const common = {
      site: '8',
      floor_id: before.floor_id,
      effective_from: today,
      effective_to: null,
      status: 'vacant',
    }
    expect(data.children).toMatchObject([
      { store_no: 'L2-210A', area: 60, ...common },
      { store_no: 'L2-210B', area: 40, ...common },
    ])

    for (const child of data.children) {
      expect(
        await run(sql`select count(*)::int as n from space_owner_store where store_id = ${child._id}`),
      ).toEqual(owners)
      expect((await head.call('GET', '/store/areas', { store_id: child._id })).data.list).toEqual([
        { from: today, to: null, area: child.area },
      ])
      expect((await head.call('GET', '/bd/store/verify_pa', { store_id: child._id })).data.result).toBe(true)
    }
    expect((await head.call('GET', '/store/areas', { store_id: unit })).data.list[0].to).toBe('2026-11-14')
    expect((await head.call('GET', '/bd/store/verify_pa', { store_id: unit })).data.reason).toBe('is_split')

    const { data: lineage } = await head.call('GET', '/store/lineage', { store_id: data.children[0]._id })
    expect(lineage.nodes.map(({ store_no }: { store_no: string }) => store_no)).toEqual([
      'L2-210',
      'L2-210A',
      'L2-210B',
    ])
    expect(lineage.edges.map((edge: { area_share: number }) => edge.area_share).toSorted()).toEqual([
      0.4, 0.6,
    ])
    expect(lineage.edges[0]).toMatchObject({ parent_id: unit, kind: 'split', effective_date: today })

    const { data: history } = await head.call('GET', `/bdstore/${unit}/history`)
    expect(history.list[0].diff).toMatchObject({ is_split: { from: false, to: true } })
    const heard = await run(sql`select ids from event where resource = 'store' and ${unit} = any(ids)`)
    expect(heard.length).toBeGreaterThan(0)
    const told = await run(sql`select users from event where kind = 'access' and 'U012' = any(users)`)
    expect(told.length).toBeGreaterThan(0)
  })

  it('takes it out of every picker and list, unless history is asked for', async () => {
    const { data } = await split(fresh, [60, 40])
    const [child] = data.children
    const found = async (cond: object) =>
      (await head.list('/bdstore', { cond, site: '8', range: '0-99' })).data.list.map(
        ({ _id }: { _id: string }) => _id,
      )
    const { store_no } = data.parents[0]
    expect(await found({ store_no })).toEqual([])
    expect(await found({ $q: store_no })).not.toContain(fresh)
    expect(await found({ store_no: child.store_no })).toEqual([child._id])
    expect(await found({ store_no, is_split: true })).toEqual([fresh])
    expect(await found({ _id: { $in: [fresh] } })).toEqual([fresh])
    expect((await record(fresh)).store_no).toBe(store_no)
  })

  it('asks for parts that come to its area within half a square metre', async () => {
    const short = await split(fresh, [60, 39])
    expect(short).toMatchObject({
      errcode: 4004,
      data: { fields: { parts: 'area_sum' }, sum: 99, area: 100 },
    })
    expect((await split(fresh, [60.2, 40.31])).errcode).toBe(4004)
    expect((await record(fresh)).is_split).toBe(false)
    expect((await split(fresh, [60.1, 40.4])).errcode).toBe(0)
  })

  it('refuses what is no division: one part, no number, the area of nothing', async () => {
    const send = (body: object) => head.call('POST', '/store/split', {}, body)
    const sound = { store_id: fresh, effective_date: today }
    expect((await split(fresh, [100])).errcode).toBe(4001)
    expect(
      (
        await send({
          ...sound,
          parts: [
            { store_no: ' ', area: 60 },
            { store_no: 'X', area: 40 },
          ],
        })
      ).errcode,
    ).toBe(4001)
    expect(
      (
        await send({
          ...sound,
          parts: [
            { store_no: 'Y', area: 0 },
            { store_no: 'X', area: 100 },
          ],
        })
      ).errcode,
    ).toBe(4001)
    expect((await send({ ...sound, effective_date: '2026-02-30', parts: [] })).errcode).toBe(4001)
    expect((await split('nothing', [60, 40])).errcode).toBe(4040)
  })

  it('refuses numbers that are taken, at the part that has them; those of units that are history are free', async () => {
    const taken = await unitOf(`L2-7${count}`)
    const { store_no } = await record(taken)
    const parts = (numbers: string[]) =>
      head.call(
        'POST',
        '/store/split',
        {},
        {
          store_id: fresh,
          effective_date: today,
          parts: numbers.map((number) => ({ store_no: number, area: 50 })),
        },
      )
    expect(await parts(['free', store_no])).toMatchObject({
      errcode: 4090,
      data: { fields: { 'parts.1.store_no': 'duplicate' } },
    })
    expect((await parts(['twice', 'twice'])).data.fields).toEqual({ 'parts.1.store_no': 'duplicate' })
    const own = (await record(fresh)).store_no
    expect((await parts([own, 'free'])).errcode).toBe(0)
  })

  it('is of today or an earlier day, after the unit began and was last measured', async () => {
    const why = async (date: string, areas = [60, 40]) =>
      (await split(fresh, areas, { date })).data?.fields?.effective_date
    expect(await why('2026-11-16')).toBe('after_today')
    expect(await why('2025-01-01')).toBe('before_start')
    const approver = await server.as('brand.approver')
    await approver.update('/bdstore', { _id: fresh }, { action: 'resize', area: 90, from: '2026-10-01' })
    expect(await why('2026-10-01', [50, 40])).toBe('before_change')
    expect((await split(fresh, [50, 40], { date: '2026-10-02' })).errcode).toBe(0)
  })

  it('waits until the leases that are agreed or about to be have ended', async () => {
    await run(sql`insert into lease_ship (_id, contract_no, site, store_ids, brand_id, currency, area, rent_model, start_date,
        end_date, status, created_at, updated_at)
      values (${`L-${fresh}`}, ${`C-${fresh}`}, '8', ${[fresh]}, 'B123', 'CNY', 100, 'fixed', '2027-01-01', '2029-12-31',
        'signed', 0, 0)`)
    const leased = { errcode: 4091, data: { reason: 'leased', leases: [{ contract_no: `C-${fresh}` }] } }
    const setStatus = (status: string) =>
      run(sql`update lease_ship set status = ${status} where _id = ${`L-${fresh}`}`)
    expect(await split(fresh, [60, 40])).toMatchObject(leased)
    await setStatus('pending_approval')
    expect(await split(fresh, [60, 40])).toMatchObject(leased)
    await setStatus('terminated')
    expect((await split(fresh, [60, 40])).errcode).toBe(0)
  })

  it('waits until its tenancies have ended', async () => {
    await letTo(fresh, '2025-02-01', '2026-12-31')
    const let_ = await split(fresh, [60, 40])
    expect(let_).toMatchObject({ errcode: 4091, data: { reason: 'let' } })
    expect(let_.data.tenancies).toMatchObject([{ store_id: fresh, end_date: '2026-12-31' }])
    await run(
      sql`update tenant_ship set actual_exit_date = '2026-11-14', status = 'exited' where store_id = ${fresh}`,
    )
    expect((await split(fresh, [60, 40], { date: '2026-11-14' })).errcode).toBe(4091)
    expect((await split(fresh, [60, 40])).errcode).toBe(0)
  })

  it('waits for a tenant who stays beyond the contract, and for one who is to come', async () => {
    await letTo(fresh, '2025-02-01', '2026-10-31')
    expect((await split(fresh, [60, 40])).errcode).toBe(4091)
    const other = await unitOf(`L2-8${count}`)
    await letTo(other, '2027-02-01', '2028-10-31', null, 'signed')
    expect((await split(other, [60, 40])).errcode).toBe(4091)
  })

  it('happens once: what is history, or ends by itself, is not divided', async () => {
    expect((await split(fresh, [60, 40])).errcode).toBe(0)
    expect(await split(fresh, [60, 40], { no: 'again' })).toMatchObject({
      errcode: 4091,
      data: { reason: 'is_split' },
    })
    const ending = await unitOf(`L2-6${count}`)
    await run(sql`update store set effective_to = '2026-12-31' where _id = ${ending}`)
    expect((await split(ending, [60, 40], { no: 'end' })).data.reason).toBe('ends')
  })

  it('is for whoever may divide and has the store to let, at the own sites', async () => {
    expect((await split(fresh, [60, 40], { by: await server.as('leasing.sh') })).errcode).toBe(4030)
    expect((await split(fresh, [60, 40], { by: await server.as('super') })).errcode).toBe(4030)
    await takeStores(server.database.db, [fresh])
    expect((await split(fresh, [60, 40])).errcode).toBe(4033)
    expect((await split('S-TJ-L2-210', [60, 40])).errcode).toBe(4040)
    await giveStores(server.database.db, [fresh], sql`site = '8' and user_id = 'U012'`)
    await run(sql`update space_owner set permits = '{tour}' where site = '8' and user_id = 'U012'`)
    expect((await split(fresh, [60, 40])).errcode).toBe(4033)
    await run(sql`update space_owner set permits = '{lease}' where site = '8' and user_id = 'U012'`)
    expect((await split(fresh, [60, 40])).errcode).toBe(0)
    const admin = await server.as('admin')
    expect((await split(await unitOf(`L2-5${count}`), [60, 40], { by: admin, no: 'adm' })).errcode).toBe(0)
  })

  it('is done whole or not at all', async () => {
    const rows = () =>
      run(sql`select (select count(*) from store) as stores, (select count(*) from store_lineage) as lineage,
        (select count(*) from audit_log where entity = 'store') as log, (select count(*) from space_owner_store) as owners`)
    const before = await rows()
    // The last thing that is written fails: a trigger of the test's own refuses the log of the parent.
    await run(sql`create function refuse_it() returns trigger language plpgsql as $$
      begin if new.entity_id = '${sql.raw(fresh)}' then raise exception 'no'; end if; return new; end $$`)
    await run(
      sql`create trigger refuse_it before insert on audit_log for each row execute function refuse_it()`,
    )
    expect((await split(fresh, [60, 40])).errcode).toBe(5000)
    await run(sql`drop trigger refuse_it on audit_log`)
    await run(sql`drop function refuse_it`)
    expect(await rows()).toEqual(before)
    expect((await record(fresh)).is_split).toBe(false)
  })

  it('of two at once one wins and the other learns that it is too late', async () => {
    const answers = await Promise.all([
      split(fresh, [60, 40], { no: `P${count}` }),
      split(fresh, [50, 50], { no: `Q${count}` }),
      split(fresh, [30, 70], { no: `R${count}` }),
    ])
    expect(answers.map(({ errcode }) => errcode).toSorted()).toEqual([0, 4091, 4091])
    const { data } = await head.call('GET', '/store/lineage', { store_id: fresh })
    expect(data.edges).toHaveLength(2)
  })

  it('sent again with its key is answered again and done once', async () => {
    const send = () =>
      fetch(`${server.url}/api/v1/store/split`, {
        method: 'POST',
        headers: {
          token: String(head.token),
          'content-type': 'application/json',
          'idempotency-key': `k${count}`,
        },
        body: JSON.stringify({
          store_id: fresh,
          effective_date: today,
          parts: [
            { store_no: `K${count}A`, area: 60 },
            { store_no: `K${count}B`, area: 40 },
          ],
        }),
      }).then((response) => response.json())
    const first = await send()
    expect(first.errcode).toBe(0)
    expect(await send()).toEqual(first)
  })

  it('leaves an open tour problem where it is: readable, and not to be worked on', async () => {
    await run(sql`insert into tour_problem (_id, problem_no, site, store_id, floor_id, category, title, severity, status, found_by, found_at, due_at, created_at, updated_at)
      values (${`TP-${fresh}`}, ${`SHX${count}`}, '8', ${fresh}, 'F-SH-L2', 'clean', 'Leak', 2, 'open', 'U001', 0, 0, 0, 0)`)
    expect((await split(fresh, [60, 40])).errcode).toBe(0)
    const auditor = await server.as('auditor')
    expect((await auditor.call('GET', `/TourProblem/TP-${fresh}`)).data).toMatchObject({
      store_id: fresh,
      status: 'open',
    })
  })
})

describe('taking a division back', () => {
  const restore = (store_id: string, by = head) => by.call('POST', '/store/restore', {}, { store_id })

  it('removes the parts and has the unit there as it was, from either end', async () => {
    for (const end of ['parent', 'child'] as const) {
      const before = await record(fresh)
      const areas = (await head.call('GET', '/store/areas', { store_id: fresh })).data.list
      const { data } = await split(fresh, [60, 40], { no: `${end}${count}` })
      const children = data.children.map(({ _id }: { _id: string }) => _id)
      const answer = await restore(end === 'parent' ? fresh : children[0])
      expect(answer.errcode).toBe(0)
      expect(answer.data.removed.toSorted()).toEqual(children.toSorted())
      const { rev, updated_at, updated_by, ...now } = await record(fresh)
      expect(before).toMatchObject(now)
      expect(rev).toBe(before.rev + 2)
      expect((await head.call('GET', '/store/areas', { store_id: fresh })).data.list).toEqual(areas)
      expect((await head.call('GET', `/bdstore/${children[0]}`)).errcode).toBe(4040)
      expect((await head.call('GET', '/store/lineage', { store_id: fresh })).data.edges).toEqual([])
    }
    const { data } = await head.call('GET', `/bdstore/${fresh}/history`)
    expect(data.list[0].diff).toMatchObject({ is_split: { from: true, to: false } })
  })

  it('is refused with counts as soon as something refers to a part', async () => {
    const { data } = await split(fresh, [60, 40])
    await letTo(data.children[1]._id, '2026-12-01', '2028-12-01', null, 'signed')
    expect(await restore(fresh)).toMatchObject({ errcode: 4093, data: { references: { tenant_ship: 1 } } })
    expect((await record(fresh)).is_split).toBe(true)
  })

  it('is possible after figures were calculated for a part that has none', async () => {
    const { data } = await split(fresh, [60, 40])
    await run(sql`insert into retail_calc_run (_id, site, from_month, to_month, store_ids, status, created_at, updated_at)
      values (${`R-${fresh}`}, '8', '2026-10', '2026-10', ${[data.children[0]._id]}, 'done', 0, 0)`)
    expect((await restore(fresh)).errcode).toBe(0)
  })

  it('is refused for a unit that was never divided, and for a division whose parts are history', async () => {
    expect((await restore(fresh)).errcode).toBe(4091)
    const { data } = await split(fresh, [60, 40])
    const [child] = data.children
    await run(sql`update store set effective_from = '2026-11-01' where _id = ${child._id}`)
    await run(sql`update store_area_history set "from" = '2026-11-01' where store_id = ${child._id}`)
    expect((await split(child._id, [30, 30], { no: `C${count}` })).errcode).toBe(0)
    expect((await restore(fresh)).errcode).toBe(4091)
    expect((await restore(child._id)).errcode).toBe(0)
    expect((await restore(fresh)).errcode).toBe(0)
  })

  it('is refused where the number of the unit has been given to another', async () => {
    const { store_no } = await record(fresh)
    await split(fresh, [60, 40])
    await unitOf(store_no)
    expect((await restore(fresh)).errcode).toBe(4090)
    expect((await record(fresh)).is_split).toBe(true)
  })

  it('is for whoever may divide and has the parts', async () => {
    const { data } = await split(fresh, [60, 40])
    expect((await restore(fresh, await server.as('leasing.sh'))).errcode).toBe(4030)
    await takeStores(server.database.db, [data.children[0]._id])
    expect((await restore(fresh)).errcode).toBe(4033)
    expect((await restore('nothing')).errcode).toBe(4040)
  })

  it('of two at once one wins', async () => {
    await split(fresh, [60, 40])
    const answers = await Promise.all([restore(fresh), restore(fresh)])
    expect(answers.map(({ errcode }) => errcode).toSorted()).toEqual([0, 4091])
  })
})
